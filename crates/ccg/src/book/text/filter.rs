//! Which cards, when, and how many: filters, conditions and numbers of the vocabulary.

use super::{Law, Phase, Stat, Who};
use crate::book::word::Word;
use serde::Deserialize;

/// More, less or the same; the signs are meant exactly.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Cmp {
    /// More than.
    Over,
    /// At least.
    AtLeast,
    /// Exactly.
    Same,
    /// At most.
    AtMost,
    /// Less than.
    Under,
}

impl Cmp {
    /// Whether `a` stands so to `b`.
    pub fn holds<T: PartialOrd>(self, a: T, b: T) -> bool {
        match self {
            Cmp::Over => a > b,
            Cmp::AtLeast => a >= b,
            Cmp::Same => a == b,
            Cmp::AtMost => a <= b,
            Cmp::Under => a < b,
        }
    }
}

/// What sort of card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize, Deserialize)]
pub enum Kind {
    /// A character of any kind.
    Character,
    /// A Rebel.
    Rebel,
    /// An Imperial.
    Imperial,
    /// An alien.
    Alien,
    /// A droid.
    Droid,
    /// A starship of any kind.
    Starship,
    /// A capital starship.
    Capital,
    /// A starfighter.
    Starfighter,
    /// A squadron.
    Squadron,
    /// A vehicle of any kind.
    Vehicle,
    /// A transport vehicle.
    Transport,
    /// A combat vehicle.
    Combat,
    /// A shuttle vehicle.
    Shuttle,
    /// A creature vehicle.
    CreatureVehicle,
    /// A weapon of any kind.
    Weapon,
    /// A character weapon.
    CharacterWeapon,
    /// A starship weapon.
    StarshipWeapon,
    /// A vehicle weapon.
    VehicleWeapon,
    /// An automated weapon.
    AutomatedWeapon,
    /// An artillery weapon.
    Artillery,
    /// A device.
    Device,
    /// An Effect of the plain kind: what "Effect" means in text (R116).
    Effect,
    /// A Utinni Effect.
    Utinni,
    /// An Immediate Effect.
    Immediate,
    /// A Mobile Effect.
    MobileEffect,
    /// An Interrupt.
    Interrupt,
    /// A location.
    Location,
    /// A site.
    Site,
    /// A system.
    System,
    /// A sector.
    Sector,
    /// A creature.
    Creature,
    /// An Objective.
    Objective,
    /// A Jedi Test.
    JediTest,
    /// An Epic Event.
    EpicEvent,
    /// Something else.
    Other,
}

/// An icon.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
pub enum Icon {
    /// Pilot.
    Pilot,
    /// Warrior.
    Warrior,
    /// Nav computer.
    NavComputer,
    /// Scomp link.
    Scomp,
    /// Exterior.
    Exterior,
    /// Interior.
    Interior,
    /// Underground.
    Underground,
    /// Planet.
    Planet,
    /// Mobile.
    Mobile,
    /// Space.
    Space,
    /// A site of a starship.
    StarshipSite,
    /// A site of a vehicle.
    VehicleSite,
    /// Independent starship.
    Independent,
    /// Selective creature.
    Selective,
    /// A weapon that is part of the card.
    PermanentWeapon,
}

/// Which cards, seen from the card whose text it is.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
pub enum Filter {
    /// Every card.
    #[default]
    Any,
    /// The card itself.
    This,
    /// What the card is on or carried by.
    Host,
    /// What the character pilots or drives.
    Piloted,
    /// What the moment is about.
    It,
    /// The first target of this action.
    Target,
    /// Of this kind.
    Kind(Kind),
    /// With this icon.
    Icon(Icon),
    /// With this characteristic (R074).
    Trait(Word),
    /// Of this title.
    Title(Word),
    /// Any version of this persona (R252).
    Persona(Word),
    /// Unique.
    Unique,
    /// Docking bays.
    DockingBay,
    /// Your cards.
    Yours,
    /// The opponent's cards.
    Theirs,
    /// With such a number.
    Has(Stat, Cmp, i32),
    /// Present with the card (R261); for a location: present there.
    Present,
    /// At the same location; for a location: at it.
    Here,
    /// At the same site.
    SameSite,
    /// At a site next to it.
    Adjacent,
    /// At a related location (R275).
    Related,
    /// On that planet or the Death Star: at one of its sites (R259).
    On(Word),
    /// At one of the planet's locations, or aboard something there (R259).
    AtPlanet(Word),
    /// At a location like this.
    At(Box<Filter>),
    /// Aboard a craft like this.
    Aboard(Box<Filter>),
    /// Piloting or driving a craft like this.
    Piloting(Box<Filter>),
    /// Carrying or having on it a card like this.
    Carrying(Box<Filter>),
    /// Carried by, or on, a card like this.
    CarriedBy(Box<Filter>),
    /// With somebody like this present.
    With(Box<Filter>),
    /// With somebody like this at the same location.
    SameLocationAs(Box<Filter>),
    /// Alone (R021).
    Alone,
    /// In the battle under way (R246).
    InBattle,
    /// In a battle that the other player initiated.
    Defending,
    /// Hit.
    Hit,
    /// Locations where the opponent has at least so many of these present.
    HasTheirs(Box<Filter>, u8),
    /// Present at a location like this.
    PresentAt(Box<Filter>),
    /// Present at a location, not inside something.
    Outside,
    /// With at least so many of these present.
    Amid(u8, Box<Filter>),
    /// At the site of the targets chosen already.
    SameSiteAsTargets,
    /// Sites where the targets chosen already are not.
    OtherSiteThanTargets,
    /// With this icon printed on it.
    PrintedIcon(Icon),
    /// A craft whose pilot or driver is like this.
    PilotedBy(Box<Filter>),
    /// Immune to cards of that title.
    ImmuneTo(Word),
    /// Locations with a related location like this on table.
    HasRelated(Box<Filter>),
    /// With a number that stands so to one that is worked out.
    Having(Stat, Cmp, Box<Expr>),
    /// A craft with nobody aboard, a location that nobody occupies.
    Unoccupied,
    /// Locations where you have one of these present.
    HasYours(Box<Filter>),
    /// The card whose action is being answered.
    Answered,
    /// At a site next to one like this.
    Beside(Box<Filter>),
    /// Deployed this turn.
    New,
    /// Without a regular move this turn.
    Unmoved,
    /// Where the target of this Utinni Effect was when it was chosen.
    Origin,
    /// With this law upon it.
    Under(Law),
    /// With this characteristic printed on it.
    PrintedTrait(Word),
    /// A craft with one of these aboard.
    HasAboard(Box<Filter>),
    /// What this Utinni Effect targets.
    Quarry,
    /// Present at the location whose number is being worked out.
    There,
    /// Locations where it is night.
    Night,
    /// Locations that you control.
    YouControl,
    /// Locations that the opponent controls.
    TheyControl,
    /// Locations that you occupy.
    YouOccupy,
    /// Locations that the opponent occupies.
    TheyOccupy,
    /// Cards beneath this one (X05).
    Stowed,
    /// In the battle under way together with somebody like this (R166).
    InBattleWith(Box<Filter>),
    /// The site with the lowest marker number (R170).
    Innermost,
    /// The site with the highest marker number (R243).
    Outermost,
    /// Captives: who is meant must be named by this word (R066).
    Captive,
    /// Captives in a prison.
    Imprisoned,
    /// Captives and missing characters held at a location like this.
    HeldAt(Box<Filter>),
    /// Missing characters: who is meant must be named by this word (R218).
    Missing,
    /// Spies under cover.
    Undercover,
    /// Crashed.
    Crashed,
    /// Battlegrounds (R050).
    Battleground,
    /// Craft of yours with room for all of these at once.
    RoomFor(Box<Filter>),
    /// Where *it*, just lost or moved, was.
    WhereItWas,
    /// What a Utinni Effect like this targets.
    SoughtBy(Box<Filter>),
    /// A Utinni Effect whose target is where it is.
    Reached,
    /// Targets that at least so many of your weapons like this can fire at together.
    InSightsOf(u8, Box<Filter>),
    /// Locations without a battle this turn.
    Unbattled,
    /// May still take part in a battle this turn.
    Fresh,
    /// A mine that was buried and is tripped now (R217).
    Unearthed,
    /// The operatives of that planet (R207).
    OperativeOf(Word),
    /// A starfighter attached to an opponent's starship (X21).
    Attached,
    /// Landed (R188).
    Landed,
    /// A location that is printed as part of that planet, wherever it is (R148).
    PartOf(Word),
    /// What the weapon that is being fired could have been aimed at (X25).
    InSights,
    /// The weapon that is being fired.
    Firing,
    /// Locations where a captive or a missing character like this is held.
    Holds(Box<Filter>),
    /// Frozen captives (R145).
    Frozen,
    /// A system that one like this orbits (X12).
    OrbitedBy(Box<Filter>),
    /// Locations related to the first target.
    RelatedToTarget,
    /// Cards with the title of what the moment is about.
    SameTitleAsIt,
    /// A Utinni Effect with a target.
    Seeking,
    /// At the same location as the first target.
    WithTarget,
    /// With a matching pilot aboard (R208).
    WellPiloted,
    /// Locations of the planet that this card is about (R229).
    OfSubject,
    /// The operatives of that planet (R207).
    SubjectsOperative,
    /// An Objective that shows its other side (R229).
    Flipped,
    /// Generic locations (R148).
    Generic,
    /// Locations where the opponent has one of these, be it aboard something.
    HousesTheirs(Box<Filter>),
    /// The characters of highest ability among these (R153).
    HighestAbility(Box<Filter>),
    /// A system at that parsec number.
    AtParsec(i32),
    /// Locations that count for Epic Events and Jedi Tests: no generic ones (004:1476), and none that says it does not.
    Counted,
    /// Sites beneath the energy shield of Hoth (R155).
    Shielded,
    /// Locations that your transport cards reach: not Dagobah, nor special sites, nor, for Dark, beneath the shield (R091, R155).
    Transportable,
    /// With a captive in custody.
    Escorting,
    /// A craft aboard which are all its player's characters, and all ability, in the battle (004:2002).
    AloneWithCrew,
    /// What the weapon fires at whose destiny was just drawn.
    DrawnAgainst,
    /// Being deployed: not on table yet.
    Arriving,
    /// All of these.
    AllOf(Vec<Filter>),
    /// Any of these.
    AnyOf(Vec<Filter>),
    /// None of these.
    Not(Box<Filter>),
}

impl Filter {
    /// Whether these words are among its words.
    pub fn mentions(&self, words: &Filter) -> bool {
        match self {
            Filter::AllOf(all) | Filter::AnyOf(all) => all.iter().any(|f| f.mentions(words)),
            f => f == words,
        }
    }

    /// Whether it speaks of captured or missing cards, which no other words mean (R066).
    pub fn names_hidden(&self) -> bool {
        match self {
            Filter::Captive
            | Filter::Imprisoned
            | Filter::HeldAt(_)
            | Filter::Missing
            | Filter::Target
            | Filter::Frozen
            | Filter::Stowed => true,
            Filter::AllOf(all) => all.iter().any(Filter::names_hidden),
            Filter::AnyOf(any) => any.iter().any(Filter::names_hidden),
            _ => false,
        }
    }

    /// Whether it asks for the target of an action.
    pub fn names_target(&self) -> bool {
        match self {
            Filter::Target => true,
            Filter::AllOf(all) => all.iter().any(Filter::names_target),
            Filter::AnyOf(any) => any.iter().any(Filter::names_target),
            _ => false,
        }
    }

    /// Whether it asks for spies, thieves or warriors, of whom one card can be two.
    pub fn names_skill(&self) -> bool {
        match self {
            Filter::Trait(word) => matches!(word.spelt(), "spy" | "thief"),
            Filter::Icon(icon) => *icon == Icon::Warrior,
            Filter::AllOf(all) => all.iter().any(Filter::names_skill),
            Filter::AnyOf(any) => any.iter().any(Filter::names_skill),
            _ => false,
        }
    }

    /// Whether it means craft by their model, of which a squadron is three.
    pub fn names_model(&self) -> bool {
        match self {
            Filter::Trait(word) => matches!(word.spelt(), "x-wing" | "y-wing" | "b-wing" | "tie" | "tie/ln"),
            Filter::AllOf(all) => all.iter().any(Filter::names_model),
            Filter::AnyOf(any) => any.iter().any(Filter::names_model),
            _ => false,
        }
    }
}

/// A condition.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
pub enum Cond {
    /// Always.
    #[default]
    Always,
    /// The card itself is like this.
    Is(Filter),
    /// What the moment is about is like this.
    ItIs(Filter),
    /// Some card on table is like this.
    Exists(Filter),
    /// So many cards on table are like this.
    Count(Filter, Cmp, i32),
    /// One number stands so to another.
    Compare(Expr, Cmp, Expr),
    /// You control the location.
    Control,
    /// It is this phase.
    Phase(Phase),
    /// It is your turn.
    YourTurn,
    /// It is the opponent's turn.
    TheirTurn,
    /// That player did what is under way.
    By(Who),
    /// That player is the one who lost the battle.
    LostBattle(Who),
    /// One of your weapons can be fired at somebody, battle or not (X26).
    CanSnipe,
    /// A card like this lies on top of your Lost Pile.
    OnTopOfLost(Filter),
    /// A card like this lies in your Lost Pile; in one that lies face down, perhaps.
    InYourLostPile(Filter),
    /// An Interrupt like this moved what the moment is about.
    MovedBy(Filter),
    /// Nobody has acted yet in this phase.
    Beginning,
    /// All of these.
    All(Vec<Cond>),
    /// One of these.
    Or(Vec<Cond>),
    /// Not that.
    Not(Box<Cond>),
}

/// A number that is worked out.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum Expr {
    /// This number.
    N(i32),
    /// How many cards on table are like this.
    Count(Filter),
    /// A number of the card itself.
    Of(Stat),
    /// A number of the first target.
    OfTarget(Stat),
    /// A number of what the moment is about.
    OfIt(Stat),
    /// A number of the card's host.
    OfHost(Stat),
    /// What the text of the card's host adds to that number of what it pilots.
    AddedByHost(Stat),
    /// The highest such number among these cards.
    Highest(Stat, Filter),
    /// The sum of such numbers of these cards.
    SumOf(Stat, Filter),
    /// The total of the destinies just drawn by this action.
    Drawn,
    /// The number that was chosen.
    Chosen,
    /// How many were targeted.
    Targets,
    /// How many parsecs lay between here and where the target of this Utinni Effect was, as it was chosen.
    Parsecs,
    /// How much Force a player lost to Force drains this turn.
    Drained(Who),
    /// The marker number of where the card is that the moment is about (R206).
    Marker,
    /// How many battle destinies a player has drawn.
    DrewBattle(Who),
    /// Their total.
    BattleTotal(Who),
    /// By how much a completed Jedi Test raises ability (R182).
    Raised,
    /// How many cards are in a hand.
    Hand(Who),
    /// A player's power in the battle, or at the location.
    Power(Who),
    /// So many Force icons of both sides at the location of the card.
    IconsHere,
    /// So many Force icons of a player at all locations on table.
    IconsInPlay(Who),
    /// So many Force icons on a player's side at the location of the card.
    IconsOf(Who),
    /// How many cards are in a Used Pile.
    Used(Who),
    /// How many cards are in a Reserve Deck.
    Reserve(Who),
    /// How much Force what is being answered is about.
    AmountBelow,
    /// How much Force a player has to use.
    ForcePile(Who),
    /// A player's Life Force.
    Life(Who),
    /// How much Force of the other player a player used this turn.
    Begged(Who),
    /// Attrition against a player that is still to be satisfied.
    AttritionLeft(Who),
    /// Half of it, which need not be whole (X09).
    Half(Box<Expr>),
    /// The lesser of two.
    Lesser(Box<Expr>, Box<Expr>),
    /// The sum of these.
    Sum(Vec<Expr>),
    /// The first without the second.
    Minus(Box<Expr>, Box<Expr>),
    /// The product of these.
    Times(Box<Expr>, Box<Expr>),
}

impl Expr {
    /// Whether it need not be whole (X09).
    pub fn is_broken(&self) -> bool {
        match self {
            Expr::Half(_) => true,
            Expr::Sum(parts) => parts.iter().any(Expr::is_broken),
            Expr::Lesser(a, b) | Expr::Minus(a, b) | Expr::Times(a, b) => a.is_broken() || b.is_broken(),
            _ => false,
        }
    }
}
