//! One line of a squad: `obi: General Obi-Wan Kenobi at c4, damage 20, activated`.

use crate::abilities::{AbilityId, Printed, list, parse};
use crate::book::{Book, Character, Commander, Effect, Faction, FindError, Size};
use crate::map::Square;
use dejarik_kernel::Seat;
use dejarik_kernel::ruling::{Piece, Trouble, fold};

/// A figure as a ruling describes it.
pub(super) struct Figurine {
    /// Its label, where it stands.
    pub label: Piece,
    /// Whose it is.
    pub seat: Seat,
    /// Its card: one of the Book, or one made up or changed, which is still to be taken in.
    pub card: Card,
    /// Where it stands.
    pub at: Option<Square>,
    /// The label of the transport that it is aboard of.
    pub aboard: Option<Piece>,
    /// Damage taken.
    pub damage: i16,
    /// Force points, if not the rating.
    pub force: Option<u8>,
    /// Whom it is inside, if that one is Frozen in Carbonite.
    pub inside: Option<Piece>,
    /// The full name of whoever is inside it.
    pub holds: Option<String>,
    /// Whether it has activated.
    pub activated: bool,
    /// Whether it came as a reinforcement.
    pub reinforcement: bool,
    /// What it is worth, if not its cost.
    pub value: Option<u16>,
    /// What holds for it: source's label, ability, number, and whether it is granted or marked.
    pub conditions: Vec<Affliction>,
}

/// A condition as a ruling writes it.
pub(super) struct Affliction {
    /// Who brought it about.
    pub by: Piece,
    /// By which ability, with its number.
    pub printed: Printed,
    /// Whether the figure is marked by it or has it.
    pub nature: crate::world::Nature,
    /// How long it lasts.
    pub until: crate::world::Until,
}

/// The card of a figure.
pub(super) enum Card {
    /// As in the Book, by its full name; so many squares wide.
    Known(String, u8),
    /// Made up for the ruling.
    New(Box<Character>),
}

impl Card {
    /// How many squares wide its figure is.
    pub fn span(&self) -> u8 {
        match self {
            Card::Known(_, span) => *span,
            Card::New(card) => span(card.size),
        }
    }
}

fn span(size: Size) -> u8 {
    match size {
        Size::Small | Size::Medium => 1,
        Size::Large => 2,
        Size::Huge => 3,
    }
}

/// The words of attributes, as messages name them.
const ATTRIBUTES: [&str; 20] = [
    "at <square>",
    "aboard <label>",
    "damage <n>",
    "hit points <n>",
    "force <n>",
    "rating <n>",
    "activated",
    "off",
    "inside <label>",
    "value <n>",
    "cost <n>",
    "reinforcement",
    "lightsaber",
    "commander <name>",
    "commander (<effect>)",
    "without <ability>",
    "no commander",
    "marked by <label> with <ability>",
    "granted <ability> by <label>",
    "<an ability as printed>",
];

impl Figurine {
    /// Reads a line of a squad.
    pub fn read(line: &Piece, seat: Seat, book: &Book) -> Result<Figurine, Trouble> {
        let end = line.text.find(" #").unwrap_or(line.text.len());
        let line = Piece::new(line.line, line.column, &line.text[..end]);
        let Some((label, rest)) = line.split_once(':') else {
            return Err(line.trouble("a figure is written as `label: Name at c4, attributes`"));
        };
        let plain = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
        if label.text.is_empty() || !label.text.chars().all(plain) {
            return Err(label.trouble(format!("`{label}` is not a label: one word of letters, digits and hyphens")));
        }
        let parts = rest.split(',');
        let (head, used) = Head::read(&rest, &parts, book)?;
        let mut draft = Draft::new(&label, head, book);
        let mut n = used;
        while n < parts.len() {
            n += draft.attribute(&parts[n..], book)?;
        }
        draft.finish(label, seat)
    }
}

/// Name, figures and square.
struct Head {
    name: Piece,
    known: Option<Character>,
    figures: Option<[Option<i16>; 4]>,
    at: Option<Square>,
}

impl Head {
    /// The longest beginning that names a character of the Book; otherwise the first part, made up.
    fn read(rest: &Piece, parts: &[Piece], book: &Book) -> Result<(Head, usize), Trouble> {
        if parts.is_empty() {
            return Err(rest.trouble("the name of a character is missing here"));
        }
        let head = |used: usize| {
            let text = parts[..used].iter().map(|p| p.text.as_str()).collect::<Vec<_>>().join(", ");
            Head::split(&Piece { text, ..parts[0].clone() })
        };
        for used in (1..=parts.len()).rev() {
            let mut head = head(used)?;
            match book.all_called(&head.name.text).as_slice() {
                [] => {}
                [card] => {
                    head.known = Some((*card).clone());
                    return Ok((head, used));
                }
                several => {
                    let full = several.iter().map(|card| book.full_name(card));
                    return Err(head.name.unknown("one character of the Book", full));
                }
            }
        }
        let head = head(1)?;
        match head.figures {
            Some(figures) if figures.iter().all(Option::is_some) => Ok((head, 1)),
            Some(_) => Err(head
                .name
                .trouble("a character that is made up needs all four figures: Hit Points/Defense/+Attack/Damage")),
            None => {
                let hint = "a character of the Book, nor are its figures given (`10/13/+3/10`)";
                let nearest = match book.find(&head.name.text) {
                    Err(FindError::Nobody { nearest, .. }) => nearest,
                    _ => Vec::new(),
                };
                Err(head.name.unknown(hint, nearest))
            }
        }
    }

    /// `Name 10/13/+3/10 at c4`.
    fn split(text: &Piece) -> Result<Head, Trouble> {
        let (mut words, mut at, mut figures) = (text.words(), None, None);
        if let [.., before, place] = words.as_slice()
            && fold(&before.text) == "at"
        {
            at = Some(square(place)?);
            words.truncate(words.len() - 2);
        }
        if let Some(last) = words.last()
            && last.text.matches('/').count() == 3
        {
            figures = Some(four(last)?);
            words.pop();
        }
        let name = words.iter().map(|w| w.text.as_str()).collect::<Vec<_>>().join(" ");
        Ok(Head { name: Piece { text: name, ..text.clone() }, known: None, figures, at })
    }
}

/// `10/13/+3/10`, where `-` leaves what the Book has.
fn four(word: &Piece) -> Result<[Option<i16>; 4], Trouble> {
    let mut figures = [None; 4];
    for (place, text) in figures.iter_mut().zip(word.text.split('/')) {
        let wrong = || word.trouble(format!("`{text}` is not a figure; write Hit Points/Defense/+Attack/Damage"));
        *place = if text == "-" { None } else { Some(text.parse().map_err(|_| wrong())?) };
    }
    Ok(figures)
}

/// A square, or trouble.
pub(super) fn square(word: &Piece) -> Result<Square, Trouble> {
    fold(&word.text).parse().map_err(|_| word.trouble(format!("`{word}` is not a square like `c4`")))
}

/// A number, or trouble.
pub(super) fn number<T: std::str::FromStr>(word: &Piece) -> Result<T, Trouble> {
    word.text.trim().parse().map_err(|_| word.trouble(format!("`{word}` is not a number that fits here")))
}

/// A figure under way.
struct Draft {
    figurine: Figurine,
    card: Character,
    abilities: Vec<Printed>,
    changed: bool,
    original: Option<String>,
    hit_points: Option<i16>,
    commander: Option<Vec<Effect>>,
}

impl Draft {
    fn new(label: &Piece, head: Head, book: &Book) -> Draft {
        let original = head.known.as_ref().map(|card| book.full_name(card));
        let changed = head.known.is_none() || head.figures.is_some();
        let mut card = head.known.unwrap_or_else(|| Character {
            faction: Some(Faction::Fringe),
            cost: Some(10),
            ..Character::blank(&head.name.text, "")
        });
        // Several figures of one name may differ: the set tells their cards apart.
        card.set = format!("ruling {label}");
        let [hit_points, defense, attack, damage] = head.figures.unwrap_or_default();
        card.hit_points = hit_points.or(card.hit_points);
        card.defense = defense.or(card.defense);
        card.attack = attack.or(card.attack);
        card.damage = damage.or(card.damage);
        let figurine = Figurine {
            label: label.clone(),
            seat: Seat(0),
            card: Card::Known(String::new(), 1),
            at: head.at,
            aboard: None,
            damage: 0,
            force: None,
            inside: None,
            holds: None,
            activated: false,
            reinforcement: false,
            value: None,
            conditions: Vec::new(),
        };
        let abilities = card.abilities.clone();
        Draft { figurine, card, abilities, changed, original, hit_points: None, commander: None }
    }

    /// Reads one attribute at the beginning of these parts, and says how many of them it took.
    fn attribute(&mut self, parts: &[Piece], book: &Book) -> Result<usize, Trouble> {
        let part = &parts[0];
        let (first, rest) = part.first_word();
        let word = fold(&first.text);
        match (word.as_str(), rest.text.as_str()) {
            ("at", _) => self.figurine.at = Some(square(&rest)?),
            ("off", "") => self.figurine.at = None,
            ("aboard", label) if !label.is_empty() => (self.figurine.at, self.figurine.aboard) = (None, Some(rest)),
            ("inside", _) => self.figurine.inside = Some(rest.clone()),
            ("damage", _) if fold(&rest.first_word().0.text) != "reduction" => self.figurine.damage = number(&rest)?,
            ("hit", _) if fold(&rest.first_word().0.text) == "points" => {
                self.hit_points = Some(number(&rest.first_word().1)?);
            }
            ("force", text) if text.parse::<u8>().is_ok() => {
                let points = number(&rest)?;
                self.figurine.force = Some(points);
                if self.card.force.is_none() {
                    self.card.force = Some(points);
                    self.changed = true;
                }
            }
            ("rating", _) => self.changed().force = Some(number(&rest)?),
            ("activated", "") => self.figurine.activated = true,
            ("reinforcement", "") => self.figurine.reinforcement = true,
            ("value", _) => self.figurine.value = Some(number(&rest)?),
            ("cost", _) => self.changed().cost = Some(number(&rest)?),
            // In small letters the blade, with a capital the ability of that name.
            ("lightsaber", "") if !part.text.starts_with('L') => self.changed().lightsaber = true,
            ("no", text) if fold(text) == "commander" => {
                self.commander = None;
                self.changed().commander = Commander::None;
            }
            ("commander", _) => return self.command(&rest, parts, book),
            ("without", _) => self.without(&rest)?,
            ("marked", _) => self.marked(part)?,
            ("granted", _) => self.granted(part)?,
            _ => self.ability_or_faction(part)?,
        }
        Ok(1)
    }

    /// The card, which is not as in the Book any more.
    fn changed(&mut self) -> &mut Character {
        self.changed = true;
        &mut self.card
    }

    /// `commander General Obi-Wan Kenobi` or `commander (who: Followers, gets: [Attack(4)])`.
    fn command(&mut self, rest: &Piece, parts: &[Piece], book: &Book) -> Result<usize, Trouble> {
        self.changed = true;
        let effects = self.commander.get_or_insert_with(Vec::new);
        if rest.text.starts_with('(') {
            let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
            let effect = options.from_str(&rest.text).map_err(|e| {
                let at = Piece::new(rest.line, rest.column + e.span.start.col.saturating_sub(1), "");
                at.trouble(e.code.to_string())
            })?;
            effects.push(effect);
            return Ok(1);
        }
        let mut error = None;
        for used in (1..=parts.len()).rev() {
            let tail = parts[1..used].iter().map(|p| format!(", {}", p.text));
            let name: String = std::iter::once(rest.text.clone()).chain(tail).collect();
            match book.find(&name) {
                Ok(card) => {
                    let Commander::Effects(known) = &card.commander else {
                        return Err(rest.trouble(format!("{name} has no commander effect in the Book")));
                    };
                    effects.extend(known.iter().cloned());
                    return Ok(used);
                }
                Err(e) => error = Some(e),
            }
        }
        Err(rest.trouble(error.map(|e| e.to_string()).unwrap_or_default()))
    }

    fn without(&mut self, name: &Piece) -> Result<(), Trouble> {
        let printed = parse(&name.text).map_err(|e| name.trouble(e.to_string()))?;
        let before = self.abilities.len();
        self.abilities.retain(|p| p.ability != printed.ability);
        if self.abilities.len() == before {
            return Err(name.trouble(format!("{} has no {name}", self.card.name)));
        }
        self.changed = true;
        Ok(())
    }

    /// `marked by dooku with Force Corruption 2`.
    fn marked(&mut self, part: &Piece) -> Result<(), Trouble> {
        let words = part.words();
        let form = || part.trouble("a mark is written as `marked by <label> with <ability>`");
        let [_, by, who, with, name @ ..] = words.as_slice() else { return Err(form()) };
        if fold(&by.text) != "by" || fold(&with.text) != "with" || name.is_empty() {
            return Err(form());
        }
        self.afflict(who.clone(), name, crate::world::Nature::Marked)
    }

    /// `granted Stealth by obi`.
    fn granted(&mut self, part: &Piece) -> Result<(), Trouble> {
        let words = part.words();
        let form = || part.trouble("a gift is written as `granted <ability> by <label>`");
        let [_, name @ .., by, who] = words.as_slice() else { return Err(form()) };
        if fold(&by.text) != "by" || name.is_empty() {
            return Err(form());
        }
        self.afflict(who.clone(), name, crate::world::Nature::Granted)
    }

    fn afflict(&mut self, by: Piece, name: &[Piece], nature: crate::world::Nature) -> Result<(), Trouble> {
        let text = name.iter().map(|w| w.text.as_str()).collect::<Vec<_>>().join(" ");
        let printed = parse(&text).map_err(|e| name[0].trouble(e.to_string()))?;
        let until = crate::world::Until::Skirmish;
        self.figurine.conditions.push(Affliction { by, printed, nature, until });
        Ok(())
    }

    fn ability_or_faction(&mut self, part: &Piece) -> Result<(), Trouble> {
        if let Some(faction) = Faction::by_name(&part.text) {
            self.changed().faction = Some(faction);
            return Ok(());
        }
        match parse(&part.text) {
            Ok(printed) => {
                self.abilities.push(printed);
                self.changed = true;
                Ok(())
            }
            Err(e) if e.nearest.is_empty() => Err(part.trouble(e.to_string())),
            Err(e) => {
                let abilities = e.nearest.iter().map(|n| (*n).to_owned());
                Err(part.unknown("an attribute of a figure", abilities.chain(ATTRIBUTES.map(str::to_owned))))
            }
        }
    }

    fn finish(mut self, label: Piece, seat: Seat) -> Result<Figurine, Trouble> {
        self.figurine.seat = seat;
        if let Some(left) = self.hit_points {
            self.figurine.damage = self.card.hit_points.unwrap_or(0) - left;
        }
        if let Some(effects) = self.commander {
            self.card.commander = Commander::Effects(effects);
        }
        let lacking: Vec<&AbilityId> = self.abilities.iter().filter(|p| p.lacks_number()).map(|p| &p.ability).collect();
        if let Some(a) = lacking.first() {
            return Err(
                label.trouble(format!("{} needs a number after its name, or is left out with `without`", a.row().name))
            );
        }
        let figures = [self.card.hit_points, self.card.defense, self.card.attack, self.card.damage];
        if figures.contains(&None) && !self.abilities.iter().any(|p| p.ability == list::FROZEN_IN_CARBONITE) {
            let known = figures.map(|n| n.map_or("?".to_owned(), |n| n.to_string())).join("/");
            let name = &self.card.name;
            return Err(label.trouble(format!(
                "the Book has only {known} of {name}: write figures after its name (`30/14/-/-` where `-` is as in the Book)"
            )));
        }
        let value = self.figurine.value.or(self.card.cost);
        self.figurine.value = if self.figurine.reinforcement { Some(0) } else { value };
        self.figurine.card = match (self.changed, self.original) {
            (false, Some(name)) => Card::Known(name, span(self.card.size)),
            _ => {
                let abilities = self.abilities;
                Card::New(Box::new(self.card.with_abilities(abilities)))
            }
        };
        Ok(self.figurine)
    }
}
