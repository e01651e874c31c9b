### Terms of the rules that have a row in the list of abilities, in our own words.

ability-term-acting =
    Whoever is doing something just now: moving, attacking or using an ability, on its own turn or not. Its player is
    the acting player, who comes first when several things happen at once.
ability-term-activate =
    To choose a character for its turn of the round. It counts as activated from that moment, and nobody activates
    twice in a round. Stun and combined fire merely make a character count as activated: it gets no turn, and nothing
    that waits for its activation happens.
ability-term-adjacent =
    In one of the eight neighboring squares, with line of sight between the two; a wall or closed door between them
    separates. Nobody is adjacent to itself.
ability-term-ally =
    Another character of the same squad or, in team games, of a teammate's squad. Whoever changes sides, if only for a
    turn, changes allies too.
ability-stat-attack = The number on the card that is added to attack rolls. Bonuses and penalties may take it below 0.
ability-term-attack =
    A d20 plus Attack, measured against the Defense of the target; a hit deals the Damage of the attacker. Nothing
    else is an attack, so protection from attacks is no help against Grenades and the like.
ability-term-attack-of-opportunity =
    When an enemy is about to leave a square next to it by moving, it may first make one attack on that enemy. The
    rules for targets do not matter, nobody can combine fire, and no ability can take the place of this attack. Each
    character may do it once in any one turn.
ability-term-attack-roll =
    A d20 plus Attack with everything that changes it. It hits if the sum is at least the Defense of the target. A
    natural 20 always hits and is a critical hit; a natural 1 always misses.
ability-term-battle-map = The grid of squares on which a skirmish is fought. Its rim counts as a wall.
ability-term-bonus =
    A number added to a roll or a statistic. Bonuses from different sources are added up, two from sources of one name
    are not.
ability-term-character =
    One fighter: a miniature and its stat card. Those with a personal name are Unique, of the others there may be any
    number.
ability-term-combined-fire =
    When a character attacks on its own turn, allies that are still to activate and can see the target may help,
    before the die is rolled: each of them becomes activated and adds 4 to Attack. Characters with Melee Attack or
    with Damage 0 cannot help or be helped.
ability-term-commander = A character with a commander effect, whether on its card or gained in play.
ability-term-commander-effect =
    What a commander does for its side as long as it stands. It needs no line of sight; a range is counted around
    walls and closed doors; Droid and Savage characters are left out unless it names them. Of several bonuses to the
    same number only the best counts.
ability-term-cover =
    Low objects, walls and other characters can hide an enemy: it then has +4 Defense, however many of them do, and is
    a legal target only if it is the nearest enemy. Enemies next to the attacker never have cover.
ability-term-critical-hit =
    A natural 20 on the attack die, or also a lower number where an ability says so. It hits in any case and doubles
    the printed Damage; bonuses are added after that. Droids are spared the doubling.
ability-stat-damage = The number on the card that a hit takes from the Hit Points of the target.
ability-term-damage = What attacks and abilities take from somebody's Hit Points. Whoever has none left is defeated.
ability-term-defeat =
    A character without Hit Points is defeated. First comes whatever may still save it, then what its defeat sets off,
    and at last it is taken from the map.
ability-stat-defense = The number that an attack roll must reach in order to hit.
ability-term-difficult-terrain =
    Rough ground, outlined in yellow. Stepping into it costs 2 squares of movement, diagonally 4. Sight, cover and
    range take no notice of it.
ability-term-door =
    A wall while it is closed, nothing at all while it is open. Whenever a turn ends, each door with somebody next to
    it opens, and every other one shuts.
ability-term-enemy = A character that an opponent controls at the moment.
ability-term-factions =
    The allegiances printed on the cards. A squad has one of them; Fringe characters may join any squad.
ability-term-follower =
    A member of the squad that has no commander effect at the moment. Few commander effects reach anybody but
    followers.
ability-term-force-points =
    What a character spends on Force powers, on rolling again and on moving faster. It starts with as many as its
    Force rating, and what is spent is gone. It may spend once in each turn, its own or another's.
ability-term-force-powers =
    Abilities paid for with Force points; without enough points they cannot be used. Rolling again and moving faster
    are Force powers too.
ability-stat-hit-points = How much damage a character can take. At 0 it is defeated.
ability-term-immediate =
    What is immediate happens on the spot, whoever's turn it is, and goes before the thing it interrupts. If several
    such things coincide, the acting player's come first, then those of the others, clockwise.
ability-term-in-a-square =
    A character is in every square that its space covers: 1 for most, 4 for Large ones, 9 for Huge ones.
ability-term-initiative =
    Each round begins with a d20 for every player. The highest decides who goes first; ties are rolled again.
ability-term-legal-target =
    An enemy in line of sight. If enemies are next to the acting character, it must choose among these; otherwise one
    that has cover can be chosen only if nobody is nearer.
ability-term-line-of-sight =
    Two characters see each other if some straight line between their spaces touches no wall, closed door or solid
    object. Other characters and other terrain never block it.
ability-term-living = Whoever has no Mounted Weapon and is no Droid, or is a Cyborg. Everybody else is nonliving.
ability-term-low-objects =
    Furniture, machines and the like, outlined in green. Stepping into them costs 2 squares of movement, diagonally 4.
    They give cover, except those that the attacker stands in or next to.
ability-term-melee-attack =
    An attack by a character that has Melee Attack. All others are nonmelee attacks, even between neighbors.
ability-term-move =
    On its turn a character may go as far as its speed and attack, or twice as far without attacking. Being put
    somewhere by an effect that does not speak of moving is no movement.
ability-term-named =
    A named character has exactly that name. Where a name is to contain certain words, every version with those words
    fits, and so does whoever has an ability of that name.
ability-term-nearest-enemy =
    Of the enemies a character sees, the one at the least range; there may be several. Some abilities keep their
    bearers from counting.
ability-term-on-terrain = A character is on a kind of terrain if any square of its space is.
ability-term-opponent = A player of the other side.
ability-term-phase =
    One player's share of activations: two characters one after the other, or the last one if no more are left.
ability-term-pit =
    A drop, outlined in orange. Only those who can fly may cross it, and nobody may stay in it. Whoever is pushed
    toward one stops at its edge and is defeated unless a save of 11 succeeds, or of 6 for those who could enter it.
ability-term-push =
    To be moved by somebody's power, on a way that the acting player picks. Each step leads farther from the acting
    character, slow ground costs double, and occupied squares and walls are slid along. Attacks of opportunity are not
    provoked.
ability-term-range =
    The number of squares from one space to another, the last one counted. A diagonal step is 2; walls and closed
    doors are walked around, while characters, pits and slow ground do not matter.
ability-term-replaces-attacks =
    Used on its own turn by a character that gives up all its attacks for it. It may still move, but can use only one
    such ability in a turn and nothing that adds attacks. Attacks of opportunity and immediate attacks cannot be
    exchanged in this way.
ability-term-replaces-turn =
    Takes up the whole turn: the character does what the ability lets it do and nothing else. What happens at the end
    of a turn happens all the same.
ability-term-round = It begins with initiative; then the players' phases alternate until everybody has activated.
ability-term-save =
    A d20 that must show at least the number given. A natural 20 always succeeds, a natural 1 never. The character in
    danger rolls unless the text names another, and nobody may decline to roll or fail on purpose.
ability-term-sight = As a range: anybody the character can see.
ability-term-space = The squares a character fills: 1 if Small or Medium, 4 if Large, 9 if Huge.
ability-term-speed =
    How far a character can move on a turn in which it attacks; twice as far otherwise. It is 6 unless the card says
    another.
ability-term-squad = The characters that fight for one player.
ability-term-squeeze =
    A Large character can pass a gap 1 square wide, a Huge one a gap of 2, if it ends its move where it has room. Only
    walls and pits can be squeezed past, never enemies.
ability-term-stacking =
    Different effects add up. The same effect does not add to itself, and with another number after its name it is
    still the same.
ability-term-stun =
    A stunned character counts as activated and so loses its turn of this round. If it has activated already, or is in
    the middle of its turn, nothing changes.
ability-term-target =
    The enemy that an attack or ability is aimed at, chosen by the rules for legal targets. An empty square is no
    target.
ability-term-touch = As a range: a character next to the user, or the user itself.
ability-term-turn = What one activated character does from beginning to end. As a rule everybody has one in a round.
ability-term-unleashed-force-powers =
    Force powers that exist in several versions with a number each; the higher the number, the more they cost and do.
ability-term-wall =
    A line, or a whole square, outlined in magenta. It stops movement, also diagonal steps past its ends, as well as
    line of sight and the counting of range, and it can give cover.
ability-term-with-lightsabers =
    A character has a lightsaber if its miniature shows one, or if it has the ability Lightsaber or a Force power with
    that word in its name.
ability-term-wounded = A character with fewer Hit Points than it started with.
