//! What abilities want around them before they can act: what else the bearer has, and whom it must meet. Most need nothing.

use dejarik_minis::abilities::{AbilityId, list};

/// Somebody: a name, and abilities as printed.
type Somebody = (&'static str, &'static [&'static str]);

/// What an ability wants around it.
#[derive(Clone, Copy)]
pub(super) struct Needs {
    ability: AbilityId,
    /// What else its bearer has, or how the ability itself is printed.
    pub with: &'static [&'static str],
    /// Who is on its side.
    pub allies: &'static [Somebody],
    /// Who is on the other.
    pub foes: &'static [Somebody],
    /// How many bearers there are at least.
    pub copies: usize,
    /// Whom a commander on its side has an effect for.
    pub leads: Leads,
}

/// A commander that an ability wants to see.
#[derive(Clone, Copy)]
pub(super) enum Leads {
    /// None.
    Nobody,
    /// One whose effect is for this kind of characters.
    Kind(&'static str),
    /// One whose effect hides those with Stealth from all who are not adjacent.
    Hidden,
}

impl Needs {
    /// What that ability wants.
    pub fn of(ability: AbilityId) -> Needs {
        NEEDS.iter().copied().find(|n| n.ability == ability).unwrap_or(nothing(ability))
    }
}

const fn nothing(ability: AbilityId) -> Needs {
    Needs { ability, with: &[], allies: &[], foes: &[], copies: 1, leads: Leads::Nobody }
}

const fn with(ability: AbilityId, with: &'static [&'static str]) -> Needs {
    Needs { with, ..nothing(ability) }
}

const fn beside(ability: AbilityId, allies: &'static [Somebody]) -> Needs {
    Needs { allies, ..nothing(ability) }
}

const fn against(ability: AbilityId, foes: &'static [Somebody]) -> Needs {
    Needs { foes, ..nothing(ability) }
}

const fn led(ability: AbilityId, kind: &'static str) -> Needs {
    Needs { leads: Leads::Kind(kind), ..nothing(ability) }
}

const VEHICLE: Somebody = ("Walker", &["Mounted Weapon", "Large"]);
const FORTRESS: Somebody = ("Fortress", &["Mounted Weapon", "Huge"]);
const SHOOTER: Somebody = ("Shooter", &[]);
const COMMANDO: Somebody = ("Republic Commando", &[]);
const EMPEROR: Somebody = ("Emperor Palpatine", &["Force Lightning 2"]);
const XIZOR: Somebody = ("Prince Xizor", &["Unique"]);
const ARMOURED: Somebody = ("Hulk", &["Damage Reduction 10"]);
const POISONER: Somebody = ("Poisoner", &["Poison +10", "Spit Poison 20", "Triple Attack"]);
const FENCER: Somebody = ("Fencer", &["Lightsaber", "Melee Attack", "Triple Attack"]);

const ARMOURED_JEDI: Somebody = ("Hunter", &["Lightsaber Resistance", "Dark Armor"]);
const EXECUTIONER: Somebody = ("Emperor Palpatine, Sith Lord", &["Execute Order 66"]);

const NEEDS: &[Needs] = &[
    with(list::AFFINITY, &["Affinity (Rebel, Sith)"]),
    led(list::ALDERAAN_SENATOR, "Alderaan Trooper"),
    led(list::COMMANDO, "Commando"),
    led(list::EWOK, "Ewok"),
    led(list::GUNGAN, "Gungan"),
    led(list::PILOT, "Pilot"),
    led(list::SOLDIER, "Soldier"),
    led(list::TROOPER, "Trooper"),
    led(list::UGNAUGHT, "Ugnaught"),
    led(list::WOOKIEE, "Wookiee"),
    Needs { leads: Leads::Hidden, ..with(list::SUPER_STEALTH, &["Stealth"]) },
    Needs { foes: &[EXECUTIONER], ..beside(list::ORDER_66, &[EXECUTIONER]) },
    Needs { copies: 2, ..nothing(list::UNIQUE) },
    Needs { allies: &[("Thug", &[])], ..with(list::RAPPORT, &["Rapport (Thug)"]) },
    with(list::TERM_SQUEEZE, &["Large", "Flight"]),
    Needs { foes: &[ARMOURED_JEDI], ..with(list::TERM_WITH_LIGHTSABERS, &["Lightsaber", "Melee Attack"]) },
    with(list::TERM_LIVING, &["Poison +10", "Heal 10"]),
    with(list::TERM_WOUNDED, &["Heal 10", "Repair 10"]),
    with(list::AMBUSH, &["Triple Attack"]),
    beside(list::BLACK_SUN, &[("Black Sun Vigo", &[])]),
    with(list::BLASTER, &["Blaster 20 (+6)"]),
    Needs { allies: &[SHOOTER, SHOOTER], ..with(list::BLASTER_UPGRADE, &["Blaster Upgrade (Twin Attack)"]) },
    Needs {
        allies: &[SHOOTER, SHOOTER],
        ..with(list::BLASTER_RIFLE_UPGRADE, &["Blaster Rifle Upgrade (Twin Attack)"])
    },
    Needs { foes: &[FENCER], ..with(list::CORTOSIS_GAUNTLET, &["Cortosis Gauntlet 16", "Lightsaber Block"]) },
    with(list::CYBORG, &["Droid Mark"]),
    beside(list::DELTA_FIRE_SUPPORT, &[COMMANDO, COMMANDO]),
    beside(list::DELTA_SHIELD_SUPPORT, &[COMMANDO]),
    against(list::DEMOLISH, &[ARMOURED]),
    against(list::DEMOLITION_CHARGE, &[FORTRESS]),
    Needs { foes: &[("Machine", &["Droid"])], ..with(list::EMP_GRENADES, &["Grenades 10"]) },
    beside(list::EMPERORS_BODYGUARD, &[EMPEROR]),
    against(list::EXECUTE_ORDER_66, &[("Clone Trooper", &[])]),
    Needs { allies: &[("Thug", &[])], ..with(list::GANG, &["Gang +2 (Thug)"]) },
    beside(list::GROUND_PILOT, &[VEHICLE]),
    beside(list::GUNNER, &[VEHICLE]),
    Needs { allies: &[EMPEROR], ..with(list::HAND_OF_THE_EMPEROR, &["Reroll", "Force Push 2"]) },
    against(list::HARPOON_GUN, &[VEHICLE]),
    beside(list::INDUSTRIAL_REPAIR, &[VEHICLE, ("Crane", &["Machinery"])]),
    against(list::ITS_A_TRAP, &[("Scout", &["Stealth"])]),
    beside(list::MACHINERY, &[("Mechanic", &["Industrial Repair 20"])]),
    against(list::NEVER_TELL_ME_THE_ODDS, &[("Scout", &["Recon", "Master Tactician"])]),
    against(list::PENETRATION, &[ARMOURED]),
    with(list::REINFORCEMENTS, &["Reinforcements 20 (Rebel)"]),
    with(list::RESERVES, &["Reserves 20 (Rebel on 11)"]),
    with(list::IMMEDIATE_RESERVES, &["Immediate Reserves 20 (Rebel on 11)"]),
    against(list::SABOTAGE, &[VEHICLE]),
    Needs { copies: 4, ..nothing(list::SQUAD_ASSAULT) },
    with(list::STRAFE_ATTACK, &["Flight", "Speed 10"]),
    beside(list::XIZORS_BODYGUARD, &[XIZOR]),
    against(list::BREATH_MASK, &[POISONER]),
];
