### Commander effects: the pieces that sentences are made of. The order is: how many, whom, how near, what they get, when.

effect-unknown = It has a commander effect whose text has not been entered.
effect-admits = Your squad may include { $kind }, whatever their faction.
effect-first = { $when }, { $rest }
effect-one-of = one of the
effect-two-of = two of the
effect-within = within { $n } squares
effect-adjacent = adjacent to this character
effect-included = { $whom } ({ $also } included)
effect-also-droids = Droids
effect-also-savage = Savage characters

## Whom; with `of`, after "one of the"

effect-followers = followers
effect-of-followers = followers
effect-allies = allies
effect-of-allies = allies
effect-squad = characters in your squad
effect-of-squad = characters in your squad
effect-enemies = enemies
effect-of-enemies = enemies
effect-enemies-targeted = enemies
effect-characters = characters
effect-ones = ones

## Only those

filter-kind = { $word }
filter-trooper = Trooper
filter-wookiee = Wookiee
filter-soldier = Soldier
filter-droid = Droid
filter-savage = Savage
filter-faction = { $word }
filter-unique = Unique
filter-non-unique = non-Unique
filter-commander = commander
filter-named = named { $word }
filter-name-contains = with { $word } in the name
filter-has = with { $word }
filter-lacks = without { $word }
filter-force-rated = with a Force rating
filter-not-force-rated = without a Force rating
filter-damage-up-to = with a printed Damage of { $n } or less
filter-that-are = that are { $kinds }

## When

when-not-moved = on a turn in which they do not move
when-moved = on a turn in which they have moved
when-ends-move-within = if they end their move within { $n } squares of this character
when-instead-of-moving = if they give up their move
when-against-adjacent = against adjacent enemies
when-against-faction = against { $faction } enemies
when-against-activated = against enemies that have activated this round
when-against-not-activated = against enemies that have not activated this round
when-ally-within = while another ally is within { $n } squares of them
when-has-cover = while they have cover
when-on-critical = when they score a critical hit
when-combined-fire-by = when { $allies } combine fire with them
when-defeats-enemy = when they defeat an enemy
when-is-defeated = when they are defeated
when-is-missed = when an attack misses them
when-commander-sees-enemy = if this character sees an enemy
when-end-of-commanders-turn = at the end of this character's turn
when-after-initiative = once a round, after initiative and before anybody activates

## What they get; a verb that the piece before began with too is left out

gets-verb-get = get
gets-verb-have = have
gets-attack = get { $bonus } Attack
gets-defense = get { $bonus } Defense
gets-damage = get { $bonus } Damage
gets-damage-after-doubling = get { $bonus } Damage, added after doubling,
gets-squares = can move { $n } more squares on their turns
gets-speed = have Speed { $n }
gets-ability = have { $ability }
gets-combined-fire = give { $bonus } Attack in place of +4 when they combine fire
gets-combined-fire-bonus = give { $bonus } more Attack when they combine fire
gets-critical-on = score a critical hit on a natural { $n } or more
gets-force-of-commander = may spend this character's Force points, but not theirs as well in one turn
gets-force-of-commander-too = may spend this character's Force points besides their own
gets-start-force =
    { $n ->
        [one] start with 1 more Force point
       *[other] start with { $n } more Force points
    }
gets-reroll-save = may roll a failed save again, once a turn
gets-reroll-attack-or-fall = may roll an attack again, once a turn, with { $bonus }, and are defeated if it misses
gets-immediate-attack = may make an immediate attack
gets-immediate-attack-with = may make an immediate attack with { $bonus }
gets-one-immediate-attack = may make an immediate attack
gets-one-immediate-attack-with = may make an immediate attack with { $bonus }
bonus-attack = { $bonus } Attack
bonus-damage = { $bonus } Damage
gets-move-at-once = may at once move { $n } squares, without attacks of opportunity and without losing attacks,
gets-move-at-once-provoking = may at once move { $n } squares
gets-move-at-end-of-turn = may move { $n } more squares at the end of their turn
gets-one-moves-its-speed = may move up to its speed
gets-swap-two = may change places if they are of one size
gets-provokes-nothing = provoke no attacks of opportunity
gets-targeted-only-by-adjacent = can be targeted only by adjacent enemies
gets-falls-on-natural-one =
    are defeated when they roll a natural 1, and the others of this kind then get { $bonus } Attack, every time
gets-targets-past-cover = may target { $enemies } that have cover, nearest or not
gets-all-attacks-and-half-move = may move half as far as they could and still make all their attacks
gets-replaces-attacks-twice = may use two abilities in place of attacks, one right after the other
gets-activations-up-to = are activated one to { $n } in a phase, as you like,
gets-one-gets = may be named to get { $what } until the end of this character's next turn
gets-saved-and-set-up-again = make a save of { $n } if they would be defeated, and are set up again unhurt if it succeeds
gets-more-activations = are activated { $n } more in each phase
gets-activations-per-phase =
    { $n ->
        [one] are activated one at a time, one in each phase
       *[other] are activated { $n } in each phase
    }
gets-admits = may be joined by { $kind }, whatever their faction
