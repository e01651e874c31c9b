//! Characters made up for a game: who has the wanted abilities, and whom they need around them.

use super::needs::{Leads, Needs};
use dejarik_kernel::{Chance, Seat};
use dejarik_minis::Minis;
use dejarik_minis::abilities::{AbilityId, Kind, Parameter, Printed, Timing, list, parse};
use dejarik_minis::book::{Also, Character, Commander, Effect, Faction, Filter, Gets, Range, When, Who};

/// Somebody in the game.
pub(super) struct Player {
    /// The place of its card.
    pub card: usize,
    /// Whose it is.
    pub seat: Seat,
    /// The place of the card of the one inside, if it is Frozen in Carbonite.
    pub holds: Option<usize>,
}

/// Everybody in the game.
#[derive(Default)]
pub(super) struct Cast {
    /// Their cards, and some that may join later.
    pub cards: Vec<Character>,
    /// Who plays.
    pub players: Vec<Player>,
    /// Whether something wanted happens while squads are set up.
    pub from_the_start: bool,
}

/// Ordinary company: abilities, and the Force rating.
const COMPANY: &[(&[&str], Option<u8>)] = &[
    (&["Droid"], None),
    (&["Soldier", "Trooper"], None),
    (&["Double Attack"], None),
    (&["Melee Attack", "Lightsaber Deflect", "Lightsaber Block", "Reroll"], Some(4)),
    (&["Melee Attack", "Force Push 2", "Force Heal 20"], Some(5)),
    (&["Force Lightning 2", "Sith Rage", "Melee Attack"], Some(4)),
    (&["Large", "Melee Attack", "Savage"], None),
    (&["Huge", "Rigid", "Droid"], None),
    (&["Stealth", "Mobile Attack"], None),
    (&["Cyborg", "Droid", "Flight"], None),
    (&["Wookiee", "Melee Attack"], None),
    (&["Pilot", "Unique", "Shields 2"], None),
    (&["Bodyguard", "Mettle"], Some(2)),
    (&["Grenades 10", "Evade"], None),
    (&["Force Grip 2", "Use the Force", "Master of the Force 2"], Some(6)),
];

impl Cast {
    /// The cast of a game for these goals.
    pub fn draw(rules: &Minis, goals: &[AbilityId], lots: &mut Chance) -> Cast {
        let mut cast = Cast::default();
        let effects = commands(rules);
        for goal in goals {
            cast.bring(rules, *goal, goals, &effects, lots);
        }
        for seat in [Seat(0), Seat(1)] {
            let here = cast.players.iter().filter(|p| p.seat == seat).count();
            for _ in here..4 + lots.below(3) {
                cast.companion(seat, &effects, lots);
            }
        }
        for faction in Faction::ALL {
            let droid = lots.below(2) == 0;
            let abilities = if droid { vec![Printed::plain(list::DROID)] } else { Vec::new() };
            let card = cast.card("Newcomer", abilities, None, &effects, lots);
            (cast.cards[card].faction, cast.cards[card].cost) = (Some(faction), Some(5));
        }
        cast.from_the_start = goals.iter().any(|g| g.row().timing == Timing::Setup) && lots.below(4) > 0;
        cast
    }

    /// The name that finds a player's card.
    pub fn name(&self, player: &Player) -> String {
        self.full_name(player.card)
    }

    /// The name that finds a card.
    pub fn full_name(&self, card: usize) -> String {
        format!("{} ({})", self.cards[card].name, self.cards[card].set)
    }

    /// A bearer of the ability, or some, with those that it needs on its side and on the other.
    fn bring(&mut self, rules: &Minis, goal: AbilityId, goals: &[AbilityId], effects: &[Effect], lots: &mut Chance) {
        let needs = Needs::of(goal);
        let mut abilities: Vec<Printed> = needs.with.iter().filter_map(|name| parse(name).ok()).collect();
        if abilities.iter().all(|p| p.ability != goal) {
            abilities.push(print(rules, goal, lots));
        }
        if lots.below(2) == 0 {
            let other = goals[lots.below(goals.len())];
            abilities.push(print(rules, other, lots));
        }
        // What is only a word is not printed on a card.
        abilities.retain(|p| !p.ability.row().id.starts_with("term-") && p.ability != list::SUPER_STEALTH);
        let extras = ["Melee Attack", "Double Attack", "Twin Attack", "Unique", "Droid", "Lightsaber", "Mobile Attack"];
        for _ in 0..lots.below(3) {
            abilities.extend(parse(extras[lots.below(extras.len())]));
        }
        let about = abilities.iter().find(|p| p.ability == goal).and_then(|p| p.of.clone());
        let rated = goal.row().kind == Kind::Force || lots.below(2) == 0;
        let name = format!("Bearer of {}", goal.row().id);
        let card = self.card(&name, abilities, rated.then(|| 2 + lots.below(5) as u8), effects, lots);
        let seat = Seat(lots.below(2) as u8);
        let other = Seat(1 - seat.0);
        self.enlist(card, seat, needs.copies + usize::from(lots.below(3) == 0));
        if lots.below(2) == 0 {
            self.enlist(card, other, 1);
        }
        let kind = about.as_deref().filter(|of| parse(of).is_err()).map(|of| of.strip_suffix('s').unwrap_or(of));
        if let Some(kind) = kind {
            let partner = self.card(kind, Vec::new(), None, effects, lots);
            self.enlist(partner, seat, 1);
        }
        for (somebody, seat) in needs.allies.iter().map(|a| (a, seat)).chain(needs.foes.iter().map(|f| (f, other))) {
            let (name, abilities) = *somebody;
            let abilities: Vec<Printed> = abilities.iter().filter_map(|name| parse(name).ok()).collect();
            let rated = abilities.iter().any(|p| p.ability.row().kind == Kind::Force);
            let card = self.card(name, abilities, rated.then_some(4), effects, lots);
            self.enlist(card, seat, 1 + lots.below(2));
        }
        self.lead(needs.leads, seat, effects, lots);
        if goal == list::FROZEN_IN_CARBONITE {
            let inside = self.card("Han Solo", vec![Printed::plain(list::UNIQUE)], None, effects, lots);
            self.players.iter_mut().filter(|p| p.card == card).for_each(|p| p.holds = Some(inside));
        }
    }

    /// A commander with an effect that is wanted.
    fn lead(&mut self, leads: Leads, seat: Seat, effects: &[Effect], lots: &mut Chance) {
        let (only, when, gets) = match leads {
            Leads::Nobody => return,
            Leads::Kind(kind) => (Filter::Kind(kind.to_owned()), Vec::new(), Gets::Attack(2)),
            Leads::Hidden => (Filter::has(list::STEALTH), vec![When::HasCover], Gets::TargetedOnlyByAdjacent),
        };
        let card = self.card("Leader", Vec::new(), None, effects, lots);
        self.cards[card].commander = Commander::Effects(vec![Effect {
            who: Who::Squad,
            only: vec![only],
            also: vec![Also::Droids, Also::Savage],
            range: Range::Unlimited,
            when,
            gets: vec![gets],
        }]);
        self.enlist(card, seat, 1);
    }

    fn enlist(&mut self, card: usize, seat: Seat, count: usize) {
        self.players.extend((0..count).map(|_| Player { card, seat, holds: None }));
    }

    fn companion(&mut self, seat: Seat, effects: &[Effect], lots: &mut Chance) {
        let (abilities, force) = COMPANY[lots.below(COMPANY.len())];
        let abilities = abilities.iter().filter_map(|name| parse(name).ok()).collect();
        let card = self.card("Companion", abilities, force, effects, lots);
        self.enlist(card, seat, 1);
    }

    fn card(
        &mut self,
        name: &str,
        abilities: Vec<Printed>,
        force: Option<u8>,
        effects: &[Effect],
        lots: &mut Chance,
    ) -> usize {
        let mut different: Vec<Printed> = Vec::new();
        for printed in abilities {
            if different.iter().all(|p| p.ability != printed.ability) {
                different.push(printed);
            }
        }
        let mut card = Character::blank(name, &format!("made up {}", self.cards.len()));
        card.faction = Some(Faction::ALL[lots.below(Faction::ALL.len())]);
        card.cost = Some(3 + lots.below(20) as u16);
        card.hit_points = Some(10 * (2 + lots.below(8) as i16));
        card.defense = Some(12 + lots.below(8) as i16);
        card.attack = Some(4 + lots.below(9) as i16);
        card.damage = Some(10 * (1 + lots.below(2) as i16));
        card.force = force;
        card.lightsaber = lots.below(4) == 0;
        if lots.below(5) == 0 {
            card.commander = Commander::Effects(vec![effects[lots.below(effects.len())].clone()]);
        }
        self.cards.push(card.with_abilities(different));
        self.cards.len() - 1
    }
}

/// Every commander effect that some card has.
fn commands(rules: &Minis) -> Vec<Effect> {
    let all = rules.book().characters().iter();
    all.flat_map(|c| match &c.commander {
        Commander::Effects(effects) => effects.clone(),
        Commander::None | Commander::Unknown => Vec::new(),
    })
    .collect()
}

/// The ability as some card prints it, or with a usual number.
fn print(rules: &Minis, ability: AbilityId, lots: &mut Chance) -> Printed {
    let known: Vec<&Printed> = rules
        .book()
        .characters()
        .iter()
        .flat_map(|c| &c.abilities)
        .filter(|p| p.ability == ability && p.missing().is_none())
        .collect();
    if !known.is_empty() {
        return known[lots.below(known.len())].clone();
    }
    let number = match ability.row().parameter {
        Parameter::Number => Some(20),
        Parameter::Bonus => Some(4),
        Parameter::None | Parameter::OptionalBonus => None,
    };
    Printed { ability, number, of: None }
}
