//! Every ability, Force power, size and term of the rules, one row each, and how a printed name is read.
//!
//! A row says what kind of thing a name is, what is printed after it and at which moment it matters. What it
//! does is written elsewhere. [`parse`] reads a name as it stands on a card.

use serde::{Deserialize, Serialize};

pub use super::printed::{ParseError, Printed, parse};

/// The number of an ability: its place in [`ROWS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct AbilityId(pub u16);

/// What sort of thing a row is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A special ability.
    Special,
    /// A Force power.
    Force,
    /// A size of character.
    Size,
    /// A term of the rules, or a word that others look for.
    Keyword,
}

/// What is printed after the name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Parameter {
    /// Nothing.
    None,
    /// A number: "Grenades 20".
    Number,
    /// A bonus: "Bounty Hunter +4".
    Bonus,
    /// A bonus, or nothing and the usual amount: "Cunning Attack", "Cunning Attack +20".
    OptionalBonus,
}

/// The moment at which a row matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Timing {
    /// Legality or cost while a squad is put together.
    SquadBuilding,
    /// A choice or addition between the reveal and the first initiative roll.
    Setup,
    /// Changes the initiative check, or acts between it and the first activation.
    Initiative,
    /// When the character is activated.
    OnActivate,
    /// Voluntary, on its own turn, and replaces nothing.
    OnTurn,
    /// Allowance, cost, passage or duty while moving.
    Movement,
    /// Used instead of all attacks of the turn.
    ReplacesAttacks,
    /// Used instead of the whole turn.
    ReplacesTurn,
    /// Adds attacks to an attack.
    ExtraAttack,
    /// Changes combined fire, or follows from it.
    CombinedFire,
    /// Sight, cover, nearest enemy and legal targets.
    Targeting,
    /// When a target is declared.
    ReactionTarget,
    /// Declared just before the attack roll.
    DeclareAttack,
    /// A change to a number.
    PassiveModifier,
    /// After a die is rolled, before its result stands.
    ReactionRoll,
    /// When it, or a neighbour, is hit.
    ReactionHit,
    /// What its own hit brings besides damage.
    OnHit,
    /// When damage is about to be taken.
    ReactionDamage,
    /// When somebody is, or would be, defeated.
    ReactionDefeated,
    /// When a Force power is declared.
    ReactionForce,
    /// At a step of somebody's move.
    ReactionMove,
    /// At the end of a turn.
    EndOfTurn,
    /// Works on others as long as it stands.
    Aura,
    /// A standing property.
    State,
    /// A word of the rules; nothing to carry out.
    Definition,
}

/// One line of the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    /// The stable id, such as `cunning-attack`.
    pub id: &'static str,
    /// The name as printed, without its parameter.
    pub name: &'static str,
    /// What sort of thing it is.
    pub kind: Kind,
    /// What is printed after the name.
    pub parameter: Parameter,
    /// When it matters.
    pub timing: Timing,
}

impl AbilityId {
    /// How many rows there are.
    pub const COUNT: usize = ROWS.len();

    /// The line of the list.
    pub fn row(self) -> &'static Row {
        &ROWS[self.0 as usize]
    }

    /// Every ability, in the order of the list.
    pub fn all() -> impl Iterator<Item = AbilityId> {
        (0..Self::COUNT as u16).map(AbilityId)
    }
}

/// The ability of a stable id such as `cunning-attack`.
pub fn by_id(id: &str) -> Option<AbilityId> {
    AbilityId::all().find(|a| a.row().id == id)
}

macro_rules! abilities {
    ($($constant:ident $id:literal $name:literal $kind:ident $parameter:ident $timing:ident;)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Place { $($constant),* }

        $(
            #[doc = concat!("The row of ", $name, ".")]
            pub const $constant: AbilityId = AbilityId(Place::$constant as u16);
        )*

        /// The list.
        pub static ROWS: [Row; 379] = [$(Row {
            id: $id, name: $name, kind: Kind::$kind, parameter: Parameter::$parameter, timing: Timing::$timing,
        }),*];
    };
}

abilities! {
    ABSORB_ENERGY "absorb-energy" "Absorb Energy" Force None ReactionHit;
    ACCELERATE "accelerate" "Accelerate" Special None Movement;
    ACCURATE_SHOT "accurate-shot" "Accurate Shot" Special None Targeting;
    TERM_ACTING "term-acting" "acting" Keyword None Definition;
    TERM_ACTIVATE "term-activate" "activate/activation" Keyword None Definition;
    TERM_ADJACENT "term-adjacent" "adjacent" Keyword None Definition;
    ADVANTAGEOUS_ATTACK "advantageous-attack" "Advantageous Attack" Special None PassiveModifier;
    ADVANTAGEOUS_COVER "advantageous-cover" "Advantageous Cover" Special None PassiveModifier;
    AFFINITY "affinity" "Affinity" Special None SquadBuilding;
    AING_TII_FLOW_WALKING "aing-tii-flow-walking" "Aing-Tii Flow-Walking" Force None Initiative;
    ALDERAAN_SENATOR "alderaan-senator" "Alderaan Senator" Special None State;
    TERM_ALLY "term-ally" "ally/allied character" Keyword None Definition;
    AMBUSH "ambush" "Ambush" Special None ExtraAttack;
    ANTICIPATION "anticipation" "Anticipation" Force None Initiative;
    STAT_ATTACK "stat-attack" "Attack" Keyword None Definition;
    TERM_ATTACK "term-attack" "attack" Keyword None Definition;
    TERM_ATTACK_OF_OPPORTUNITY "term-attack-of-opportunity" "attack of opportunity" Keyword None ReactionMove;
    TERM_ATTACK_ROLL "term-attack-roll" "attack roll" Keyword None Definition;
    ATLATL "atlatl" "Atlatl" Special Number ReplacesAttacks;
    ATARU_STYLE "ataru-style" "Ataru Style" Special None PassiveModifier;
    AVOID_DEFEAT "avoid-defeat" "Avoid Defeat" Special None ReactionDefeated;
    TERM_BATTLE_MAP "term-battle-map" "battle map" Keyword None Definition;
    BATTLE_MEDITATION "battle-meditation" "Battle Meditation" Force None OnTurn;
    BETRAYAL "betrayal" "Betrayal" Special None ReactionRoll;
    BLACK_SUN "black-sun" "Black Sun" Special None State;
    BLASTER "blaster" "Blaster" Special Number ReplacesAttacks;
    BLASTER_BARRAGE "blaster-barrage" "Blaster Barrage" Force None ReplacesAttacks;
    BLASTER_RIFLE_UPGRADE "blaster-rifle-upgrade" "Blaster Rifle Upgrade" Special None Aura;
    BLASTER_UPGRADE "blaster-upgrade" "Blaster Upgrade" Special None Aura;
    BODYGUARD "bodyguard" "Bodyguard" Special None ReactionDamage;
    BOMBAD_GUNGAN "bombad-gungan" "Bombad Gungan" Special None ReactionTarget;
    TERM_BONUS "term-bonus" "bonus" Keyword None Definition;
    BOOMING_VOICE "booming-voice" "Booming Voice" Special None Aura;
    BOUNTY_HUNTER "bounty-hunter" "Bounty Hunter" Special Bonus PassiveModifier;
    CAREFUL_SHOT "careful-shot" "Careful Shot" Special Bonus PassiveModifier;
    CESTA "cesta" "Cesta" Special Number ReplacesAttacks;
    TERM_CHARACTER "term-character" "character" Keyword None Definition;
    CHARGING_ASSAULT "charging-assault" "Charging Assault" Special Bonus ReplacesTurn;
    CHARGING_FIRE "charging-fire" "Charging Fire" Special None ReplacesTurn;
    CLEAVE "cleave" "Cleave" Special None ReactionDefeated;
    CLOAKED "cloaked" "Cloaked" Special None Targeting;
    TERM_COMBINED_FIRE "term-combined-fire" "combined fire" Keyword None CombinedFire;
    TERM_COMMANDER "term-commander" "commander" Keyword None Definition;
    TERM_COMMANDER_EFFECT "term-commander-effect" "commander effect" Keyword None Aura;
    COMMANDO "commando" "Commando" Keyword None State;
    CONTROL_MINDS "control-minds" "Control Minds" Force None ReplacesAttacks;
    CORTOSIS_GAUNTLET "cortosis-gauntlet" "Cortosis Gauntlet" Special Number ReactionHit;
    TERM_COVER "term-cover" "cover" Keyword None Targeting;
    TERM_CRITICAL_HIT "term-critical-hit" "critical hit" Keyword None Definition;
    CROWD_FIGHTING "crowd-fighting" "Crowd Fighting" Special None PassiveModifier;
    CUNNING_ATTACK "cunning-attack" "Cunning Attack" Special OptionalBonus PassiveModifier;
    CYBORG "cyborg" "Cyborg" Special None State;
    STAT_DAMAGE "stat-damage" "Damage" Keyword None Definition;
    TERM_DAMAGE "term-damage" "damage" Keyword None Definition;
    DAMAGE_REDUCTION "damage-reduction" "Damage Reduction" Special Number ReactionDamage;
    DARK_ARMOR "dark-armor" "Dark Armor" Special None ReactionDamage;
    DARK_FORCE_SPIRIT "dark-force-spirit" "Dark Force Spirit" Force Number ReactionDefeated;
    DARK_INSPIRATION "dark-inspiration" "Dark Inspiration" Special None Setup;
    DARK_MASTER "dark-master" "Dark Master" Special None Setup;
    DEADEYE "deadeye" "Deadeye" Special None PassiveModifier;
    DEADLY_ATTACK "deadly-attack" "Deadly Attack" Special None PassiveModifier;
    TERM_DEFEAT "term-defeat" "defeat/defeated" Keyword None Definition;
    STAT_DEFENSE "stat-defense" "Defense" Keyword None Definition;
    DELTA_FIRE_SUPPORT "delta-fire-support" "Delta Fire Support" Special None Aura;
    DELTA_SHIELD_SUPPORT "delta-shield-support" "Delta Shield Support" Special None Aura;
    DEMOLISH "demolish" "Demolish" Special None PassiveModifier;
    DEMOLITION_CHARGE "demolition-charge" "Demolition Charge" Special None ReplacesTurn;
    DESERT_SKIFF "desert-skiff" "Desert Skiff" Special None State;
    TERM_DIFFICULT_TERRAIN "term-difficult-terrain" "difficult terrain" Keyword None Movement;
    DIPLOMAT "diplomat" "Diplomat" Special None Targeting;
    DISINTEGRATION "disintegration" "Disintegration" Special None OnHit;
    DISRUPTIVE "disruptive" "Disruptive" Special None Aura;
    DJEM_SO_STYLE "djem-so-style" "Djem So Style" Special None ReactionHit;
    DOCTRINE_OF_FEAR "doctrine-of-fear" "Doctrine of Fear" Special None Aura;
    DOMINATE "dominate" "Dominate" Special None ReplacesTurn;
    TERM_DOOR "term-door" "door" Keyword None EndOfTurn;
    DOOR_GIMMICK "door-gimmick" "Door Gimmick" Special None EndOfTurn;
    DOUBLE_ATTACK "double-attack" "Double Attack" Special None ExtraAttack;
    DOUBLE_CLAW_ATTACK "double-claw-attack" "Double Claw Attack" Special None ExtraAttack;
    DRAIN_LIFE "drain-life" "Drain Life" Force Number OnTurn;
    DRAIN_LIFE_3 "drain-life-3" "Drain Life 3" Force None OnTurn;
    DRAIN_LIFE_ENERGY "drain-life-energy" "Drain Life Energy" Special None ReactionDefeated;
    DRAW_FIRE "draw-fire" "Draw Fire" Special None ReactionTarget;
    DROID "droid" "Droid" Special None State;
    DROID_DEFENDER "droid-defender" "Droid Defender" Special None ReactionTarget;
    DROID_MASTER "droid-master" "Droid Master" Special None Aura;
    DROID_REINFORCEMENTS "droid-reinforcements" "Droid Reinforcements" Special Number Setup;
    ELECTRIC_SHOCK "electric-shock" "Electric Shock" Special Bonus PassiveModifier;
    EMERGENCY_LIFE_SUPPORT "emergency-life-support" "Emergency Life Support" Special None Aura;
    EMP_GRENADES "emp-grenades" "EMP Grenades" Special None ReplacesAttacks;
    EMPATHY "empathy" "Empathy" Special None Aura;
    EMPERORS_BODYGUARD "emperors-bodyguard" "Emperor's Bodyguard" Special None ReactionDamage;
    EMPLACEMENT "emplacement" "Emplacement" Special None State;
    TERM_ENEMY "term-enemy" "enemy/enemy character" Keyword None Definition;
    ENERGY_SHIELD "energy-shield" "Energy Shield" Special None ReactionHit;
    ETERNAL_HATRED "eternal-hatred" "Eternal Hatred" Force None ReactionDefeated;
    EVADE "evade" "Evade" Special None ReactionHit;
    EWOK "ewok" "Ewok" Keyword None State;
    EXECUTE_ORDER_66 "execute-order-66" "Execute Order 66" Special None Targeting;
    EXTRA_ATTACK "extra-attack" "Extra Attack" Special None ExtraAttack;
    TERM_FACTIONS "term-factions" "factions" Keyword None SquadBuilding;
    FIRE_CONTROL "fire-control" "Fire Control" Special None Aura;
    FLAMETHROWER "flamethrower" "Flamethrower" Special Number ReplacesAttacks;
    FLANKING_SUPPORT "flanking-support" "Flanking Support" Special None CombinedFire;
    FLIGHT "flight" "Flight" Special None Movement;
    FLURRY_ATTACK "flurry-attack" "Flurry Attack" Special None ExtraAttack;
    FLUX_DENSITY "flux-density" "Flux Density" Special OptionalBonus CombinedFire;
    TERM_FOLLOWER "term-follower" "follower" Keyword None Definition;
    FORCE_ABSORB "force-absorb" "Force Absorb" Force None ReactionForce;
    FORCE_ALTER "force-alter" "Force Alter" Force None ReactionRoll;
    FORCE_ASCETIC "force-ascetic" "Force Ascetic" Special None State;
    FORCE_BUBBLE "force-bubble" "Force Bubble" Force None ReactionDamage;
    FORCE_BURST "force-burst" "Force Burst" Force None ReplacesTurn;
    FORCE_CLOAK "force-cloak" "Force Cloak" Force None ReplacesTurn;
    FORCE_CORRUPTION_2 "force-corruption-2" "Force Corruption 2" Force None ReplacesAttacks;
    FORCE_DEFENSE "force-defense" "Force Defense" Force None ReactionForce;
    FORCE_EMPATHIC "force-empathic" "Force Empathic" Special Number ReactionDefeated;
    FORCE_GRIP "force-grip" "Force Grip" Force Number ReplacesAttacks;
    FORCE_GRIP_4 "force-grip-4" "Force Grip 4" Force None ReplacesAttacks;
    FORCE_HEAL "force-heal" "Force Heal" Force Number ReplacesAttacks;
    FORCE_IMMUNITY "force-immunity" "Force Immunity" Special None State;
    FORCE_LEAP "force-leap" "Force Leap" Force None Movement;
    FORCE_LIGHTNING "force-lightning" "Force Lightning" Force Number ReplacesAttacks;
    FORCE_LIGHTNING_1 "force-lightning-1" "Force Lightning 1" Force None ReplacesAttacks;
    FORCE_LIGHTNING_2 "force-lightning-2" "Force Lightning 2" Force None ReplacesAttacks;
    FORCE_LIGHTNING_4 "force-lightning-4" "Force Lightning 4" Force None ReplacesAttacks;
    FORCE_LIGHTNING_5 "force-lightning-5" "Force Lightning 5" Force None ReplacesTurn;
    TERM_FORCE_POINTS "term-force-points" "Force points" Keyword None Definition;
    TERM_FORCE_POWERS "term-force-powers" "Force powers" Keyword None Definition;
    FORCE_PUSH "force-push" "Force Push" Force None Definition;
    FORCE_PUSH_2 "force-push-2" "Force Push 2" Force None ReplacesAttacks;
    FORCE_PUSH_3 "force-push-3" "Force Push 3" Force None ReplacesTurn;
    FORCE_PUSH_4 "force-push-4" "Force Push 4" Force None ReplacesAttacks;
    FORCE_PUSH_5 "force-push-5" "Force Push 5" Force None ReplacesTurn;
    FORCE_RENEWAL_1 "force-renewal-1" "Force Renewal 1" Force None OnActivate;
    FORCE_REPULSE "force-repulse" "Force Repulse" Force None Definition;
    FORCE_REPULSE_2 "force-repulse-2" "Force Repulse 2" Force None ReplacesAttacks;
    FORCE_REPULSE_3 "force-repulse-3" "Force Repulse 3" Force None ReplacesTurn;
    FORCE_REPULSE_5 "force-repulse-5" "Force Repulse 5" Force None ReplacesTurn;
    FORCE_SENSE "force-sense" "Force Sense" Force None OnTurn;
    FORCE_SPIRIT "force-spirit" "Force Spirit" Force Number ReactionDefeated;
    FORCE_STORM "force-storm" "Force Storm" Force Number ReplacesAttacks;
    FORCE_STORM_2 "force-storm-2" "Force Storm 2" Force None ReplacesAttacks;
    FORCE_STRIKE "force-strike" "Force Strike" Force Number ReplacesAttacks;
    FORCE_STUN "force-stun" "Force Stun" Force None OnTurn;
    FORCE_THRUST "force-thrust" "Force Thrust" Force Number ReplacesAttacks;
    FORCE_VALOR "force-valor" "Force Valor" Force None ReplacesAttacks;
    FORCE_WEAPON "force-weapon" "Force Weapon" Force None ReplacesAttacks;
    FRAGILE "fragile" "Fragile" Special Number State;
    FRINGE_REINFORCEMENTS "fringe-reinforcements" "Fringe Reinforcements" Special Number Setup;
    FRINGE_RESERVES "fringe-reserves" "Fringe Reserves" Special Number Initiative;
    FROZEN_IN_CARBONITE "frozen-in-carbonite" "Frozen in Carbonite" Special None SquadBuilding;
    FURIOUS_ASSAULT "furious-assault" "Furious Assault" Special None ReplacesTurn;
    GALLOPING_ATTACK "galloping-attack" "Galloping Attack" Special None ExtraAttack;
    GANG "gang" "Gang" Special Bonus PassiveModifier;
    GREATER_MOBILE_ATTACK "greater-mobile-attack" "Greater Mobile Attack" Special None ExtraAttack;
    GREGARIOUS "gregarious" "Gregarious" Special None PassiveModifier;
    GRENADES "grenades" "Grenades" Special Number ReplacesAttacks;
    GUNGAN "gungan" "Gungan" Keyword None State;
    GUNNER "gunner" "Gunner" Special OptionalBonus CombinedFire;
    HAND_OF_THE_EMPEROR "hand-of-the-emperor" "Hand of the Emperor" Special None State;
    HARPOON_GUN "harpoon-gun" "Harpoon Gun" Special None ReplacesAttacks;
    HEAL "heal" "Heal" Special Number ReplacesAttacks;
    HEAVY_LIFT "heavy-lift" "Heavy Lift" Special None ReplacesAttacks;
    HEAVY_WEAPON "heavy-weapon" "Heavy Weapon" Special None State;
    STAT_HIT_POINTS "stat-hit-points" "Hit Points" Keyword None Definition;
    HOLOGRAM "hologram" "Hologram" Special None State;
    HOMICIDAL_SURGERY "homicidal-surgery" "Homicidal Surgery" Special None ReplacesTurn;
    HUGE "huge" "Huge" Size None State;
    ILLUSION "illusion" "Illusion" Force None ReactionHit;
    TERM_IMMEDIATE "term-immediate" "immediate/immediately" Keyword None Definition;
    IMPULSIVE_MOMENTUM "impulsive-momentum" "Impulsive Momentum" Special None ReactionDefeated;
    IMPULSIVE_SAVAGERY "impulsive-savagery" "Impulsive Savagery" Special None ReactionDefeated;
    IMPULSIVE_SHOT "impulsive-shot" "Impulsive Shot" Special None ReactionDefeated;
    IMPULSIVE_SWEEP "impulsive-sweep" "Impulsive Sweep" Special None ReactionDefeated;
    TERM_IN_A_SQUARE "term-in-a-square" "in a square" Keyword None Definition;
    INDUSTRIAL_REPAIR "industrial-repair" "Industrial Repair" Special Number ReplacesAttacks;
    TERM_INITIATIVE "term-initiative" "initiative" Keyword None Initiative;
    INTUITION "intuition" "Intuition" Special None Initiative;
    INVISIBILITY "invisibility" "Invisibility" Special None Targeting;
    ION_GUN "ion-gun" "Ion Gun" Special Bonus PassiveModifier;
    ITS_A_TRAP "its-a-trap" "It's a Trap!" Special None Aura;
    JEDI_HUNTER "jedi-hunter" "Jedi Hunter" Special None PassiveModifier;
    JEDI_MIND_TRICK "jedi-mind-trick" "Jedi Mind Trick" Force None OnTurn;
    JOLT "jolt" "Jolt" Special None OnHit;
    KARMIC_METTLE "karmic-mettle" "Karmic Mettle" Special None ReactionRoll;
    KNIGHT_SPEED "knight-speed" "Knight Speed" Force None Movement;
    KOUHUN_INFESTATION "kouhun-infestation" "Kouhun Infestation" Special None ReplacesTurn;
    LARGE "large" "Large" Size None State;
    TERM_LEGAL_TARGET "term-legal-target" "legal target" Keyword None Targeting;
    LIFT "lift" "Lift" Special None ReplacesAttacks;
    LIGHT_SPIRIT "light-spirit" "Light Spirit" Special None State;
    LIGHT_TUTOR "light-tutor" "Light Tutor" Special None Setup;
    LIGHTSABER "lightsaber" "Lightsaber" Special None PassiveModifier;
    LIGHTSABER_ASSAULT "lightsaber-assault" "Lightsaber Assault" Force None ReplacesAttacks;
    LIGHTSABER_BLOCK "lightsaber-block" "Lightsaber Block" Force None ReactionHit;
    LIGHTSABER_DEFLECT "lightsaber-deflect" "Lightsaber Deflect" Force None ReactionHit;
    LIGHTSABER_DUELIST "lightsaber-duelist" "Lightsaber Duelist" Special None PassiveModifier;
    LIGHTSABER_PRECISION "lightsaber-precision" "Lightsaber Precision" Force None DeclareAttack;
    LIGHTSABER_REFLECT "lightsaber-reflect" "Lightsaber Reflect" Force None ReactionHit;
    LIGHTSABER_RESISTANCE "lightsaber-resistance" "Lightsaber Resistance" Special None PassiveModifier;
    LIGHTSABER_RIPOSTE "lightsaber-riposte" "Lightsaber Riposte" Force None ReactionHit;
    LIGHTSABER_SWEEP "lightsaber-sweep" "Lightsaber Sweep" Force None ReplacesAttacks;
    LIGHTSABER_THROW "lightsaber-throw" "Lightsaber Throw" Force None ReplacesAttacks;
    LIGHTSABER_THROW_2 "lightsaber-throw-2" "Lightsaber Throw 2" Force None ReplacesAttacks;
    LIGHTSABER_THROW_5 "lightsaber-throw-5" "Lightsaber Throw 5" Force None ReplacesTurn;
    TERM_LINE_OF_SIGHT "term-line-of-sight" "line of sight" Keyword None Targeting;
    TERM_LIVING "term-living" "living" Keyword None State;
    LONER "loner" "Loner" Special None PassiveModifier;
    TERM_LOW_OBJECTS "term-low-objects" "low objects" Keyword None Movement;
    MACHINERY "machinery" "Machinery" Special None State;
    MAKASHI_STYLE_MASTERY "makashi-style-mastery" "Makashi Style Mastery" Special None ReactionHit;
    MANDALORIAN_CONSCRIPTION "mandalorian-conscription" "Mandalorian Conscription" Special None Setup;
    MASTER_OF_THE_FORCE "master-of-the-force" "Master of the Force" Force Number State;
    MASTER_SPEED "master-speed" "Master Speed" Force None Movement;
    MASTER_TACTICIAN "master-tactician" "Master Tactician" Special None Initiative;
    MEDIUM "medium" "Medium" Size None State;
    MELEE_ATTACK "melee-attack" "Melee Attack" Special None Targeting;
    TERM_MELEE_ATTACK "term-melee-attack" "melee attack" Keyword None Definition;
    MELEE_REACH "melee-reach" "Melee Reach" Special Number Targeting;
    MERCENARY "mercenary" "Mercenary" Special None Movement;
    METTLE "mettle" "Mettle" Special None ReactionRoll;
    MIGHTY_SWING "mighty-swing" "Mighty Swing" Special Bonus PassiveModifier;
    MINES "mines" "Mines" Special Number ReactionMove;
    MISSILES "missiles" "Missiles" Special Number ReplacesAttacks;
    MOBILE_ATTACK "mobile-attack" "Mobile Attack" Special None Movement;
    MOLECULAR_SHIELDING "molecular-shielding" "Molecular Shielding" Special None ReactionHit;
    MOMENTUM "momentum" "Momentum" Special None PassiveModifier;
    MOUNTED_WEAPON "mounted-weapon" "Mounted Weapon" Special None CombinedFire;
    TERM_MOVE "term-move" "move/movement" Keyword None Movement;
    TERM_NAMED "term-named" "named/name contains" Keyword None Definition;
    TERM_NEAREST_ENEMY "term-nearest-enemy" "nearest enemy" Keyword None Targeting;
    NET_GUN "net-gun" "Net Gun" Special None ReplacesAttacks;
    NEVER_TELL_ME_THE_ODDS "never-tell-me-the-odds" "Never Tell Me The Odds" Special None Initiative;
    TERM_ON_TERRAIN "term-on-terrain" "on terrain" Keyword None Definition;
    OOGLITH_MASQUER "ooglith-masquer" "Ooglith Masquer" Special None Setup;
    TERM_OPPONENT "term-opponent" "opponent" Keyword None Definition;
    OPPORTUNIST "opportunist" "Opportunist" Special OptionalBonus PassiveModifier;
    ORDER_66 "order-66" "Order 66" Special None SquadBuilding;
    OVERRIDE "override" "Override" Special None EndOfTurn;
    OVERWHELMING_FORCE "overwhelming-force" "Overwhelming Force" Force None DeclareAttack;
    PARALYSIS "paralysis" "Paralysis" Special None OnHit;
    PARRY "parry" "Parry" Special None ReactionHit;
    PAWN_OF_THE_DARK_SIDE "pawn-of-the-dark-side" "Pawn of the Dark Side" Force None ReplacesAttacks;
    PENETRATION "penetration" "Penetration" Special Number PassiveModifier;
    TERM_PHASE "term-phase" "phase" Keyword None Definition;
    PHEROMONES "pheromones" "Pheromones" Special None ReactionTarget;
    PILOT "pilot" "Pilot" Keyword None State;
    TERM_PIT "term-pit" "pit" Keyword None Movement;
    PLAERYIN_BOL "plaeryin-bol" "Plaeryin Bol" Special None ReplacesTurn;
    POISON "poison" "Poison" Special OptionalBonus OnHit;
    POISONED_BLADE "poisoned-blade" "Poisoned Blade" Special None OnHit;
    POWER_COUPLING "power-coupling" "Power Coupling" Special None EndOfTurn;
    PROGRAMMED_TARGET "programmed-target" "Programmed Target" Special None Setup;
    PROTECTIVE "protective" "Protective" Special Bonus PassiveModifier;
    TERM_PUSH "term-push" "push" Keyword None Movement;
    QUADRUPLE_ATTACK "quadruple-attack" "Quadruple Attack" Special None ExtraAttack;
    QUICK_REACTIONS "quick-reactions" "Quick Reactions" Special None PassiveModifier;
    RAKGHOUL_DISEASE "rakghoul-disease" "Rakghoul Disease" Special None OnHit;
    TERM_RANGE "term-range" "range" Keyword None Definition;
    RANGEFINDER "rangefinder" "Rangefinder" Special None ReplacesAttacks;
    RAPPORT "rapport" "Rapport" Special None SquadBuilding;
    RECON "recon" "Recon" Special None Initiative;
    RECOVERY "recovery" "Recovery" Force Number ReplacesTurn;
    REGENERATION "regeneration" "Regeneration" Special Number EndOfTurn;
    REINFORCEMENTS "reinforcements" "Reinforcements" Special Number Setup;
    REND "rend" "Rend" Special Bonus OnHit;
    REPAIR "repair" "Repair" Special Number ReplacesAttacks;
    TERM_REPLACES_ATTACKS "term-replaces-attacks" "replaces attacks" Keyword None Definition;
    TERM_REPLACES_TURN "term-replaces-turn" "replaces turn" Keyword None Definition;
    REPUBLIC_RESERVES "republic-reserves" "Republic Reserves" Special Number Initiative;
    RESERVES "reserves" "Reserves" Special Number Initiative;
    RESILIENT "resilient" "Resilient" Special None State;
    RIGID "rigid" "Rigid" Special None Movement;
    ROLLING_CLEAVE "rolling-cleave" "Rolling Cleave" Special None ReactionDefeated;
    TERM_ROUND "term-round" "round" Keyword None Definition;
    SABOTAGE "sabotage" "Sabotage" Special None ReplacesAttacks;
    SATCHEL_CHARGE "satchel-charge" "Satchel Charge" Special None ReplacesAttacks;
    SAVAGE "savage" "Savage" Special None Movement;
    TERM_SAVE "term-save" "save" Keyword None Definition;
    SCRAMBLE "scramble" "Scramble" Special None OnHit;
    SELF_DESTRUCT "self-destruct" "Self-Destruct" Special Number ReactionDefeated;
    SEPARATIST_RESERVES "separatist-reserves" "Separatist Reserves" Special Number Initiative;
    SEVER_FORCE "sever-force" "Sever Force" Force None ReplacesTurn;
    SHAPER "shaper" "Shaper" Special Bonus Aura;
    SHATTER_BEAM "shatter-beam" "Shatter Beam" Special None ReplacesAttacks;
    SHATTERPOINT "shatterpoint" "Shatterpoint" Force None ReplacesTurn;
    SHIELDS "shields" "Shields" Special Number ReactionDamage;
    SHOCKSTAFF_ELECTROSTAFF "shockstaff-electrostaff" "Shockstaff/Electrostaff" Special Bonus OnHit;
    SHOCKWAVE "shockwave" "Shockwave" Force None ReplacesAttacks;
    TERM_SIGHT "term-sight" "sight" Keyword None Definition;
    SITH_GRIP "sith-grip" "Sith Grip" Force Number ReplacesAttacks;
    SITH_HATRED "sith-hatred" "Sith Hatred" Force None OnTurn;
    SITH_HUNGER "sith-hunger" "Sith Hunger" Force Number ReplacesAttacks;
    SITH_LIGHTNING "sith-lightning" "Sith Lightning" Force Number ReplacesAttacks;
    SITH_RAGE "sith-rage" "Sith Rage" Force None DeclareAttack;
    SITH_SORCERY "sith-sorcery" "Sith Sorcery" Force None OnTurn;
    SMALL "small" "Small" Size None State;
    SNIPER "sniper" "Sniper" Special None Targeting;
    SOLDIER "soldier" "Soldier" Keyword None State;
    SONIC_ATTACK "sonic-attack" "Sonic Attack" Special None OnHit;
    SONIC_STUNNER "sonic-stunner" "Sonic Stunner" Special None ReplacesAttacks;
    SORESU_STYLE_MASTERY "soresu-style-mastery" "Soresu Style Mastery" Special None ReactionHit;
    TERM_SPACE "term-space" "space" Keyword None Definition;
    TERM_SPEED "term-speed" "speed" Keyword None Definition;
    SPEED "speed" "Speed" Special Number Movement;
    SPIT_POISON "spit-poison" "Spit Poison" Special Number ReplacesAttacks;
    SPLASH "splash" "Splash" Special Number OnHit;
    SPOTTER "spotter" "Spotter" Special Bonus CombinedFire;
    TERM_SQUAD "term-squad" "squad" Keyword None Definition;
    SQUAD_ASSAULT "squad-assault" "Squad Assault" Special None PassiveModifier;
    TERM_SQUEEZE "term-squeeze" "squeeze" Keyword None Movement;
    STABLE_FOOTING "stable-footing" "Stable Footing" Special None Movement;
    TERM_STACKING "term-stacking" "stacking" Keyword None Definition;
    STEALTH "stealth" "Stealth" Special None Targeting;
    STRAFE_ATTACK "strafe-attack" "Strafe Attack" Special None ExtraAttack;
    TERM_STUN "term-stun" "stun" Keyword None Definition;
    SURPRISE_MOVE "surprise-move" "Surprise Move" Force None Initiative;
    SWARM "swarm" "Swarm" Special Bonus PassiveModifier;
    SYNCHRONIZED_FIRE "synchronized-fire" "Synchronized Fire" Special None CombinedFire;
    SYNERGY "synergy" "Synergy" Special OptionalBonus PassiveModifier;
    TERM_TARGET "term-target" "target" Keyword None Definition;
    THUD_BUG "thud-bug" "Thud Bug" Special None ReplacesAttacks;
    TERM_TOUCH "term-touch" "touch" Keyword None Definition;
    TOW_CABLE "tow-cable" "Tow Cable" Special None ReplacesTurn;
    TRANSFER_ESSENCE "transfer-essence" "Transfer Essence" Force None OnTurn;
    TRAPS "traps" "Traps" Special None Aura;
    TRIPLE_ATTACK "triple-attack" "Triple Attack" Special None ExtraAttack;
    TROOPER "trooper" "Trooper" Keyword None State;
    TERM_TURN "term-turn" "turn" Keyword None Definition;
    TWIN_ATTACK "twin-attack" "Twin Attack" Special None ExtraAttack;
    UGNAUGHT "ugnaught" "Ugnaught" Keyword None State;
    UNIQUE "unique" "Unique" Special None SquadBuilding;
    UNLEASH_THE_FORCE "unleash-the-force" "Unleash the Force" Force Number ReplacesAttacks;
    TERM_UNLEASHED_FORCE_POWERS "term-unleashed-force-powers" "unleashed Force powers" Keyword None Definition;
    USE_THE_FORCE "use-the-force" "Use the Force" Force None DeclareAttack;
    VAAPAD_STYLE_FIGHTING "vaapad-style-fighting" "Vaapad-Style Fighting" Special None PassiveModifier;
    VICIOUS_ATTACK "vicious-attack" "Vicious Attack" Special None PassiveModifier;
    VIRULENT_POISON_DART "virulent-poison-dart" "Virulent Poison Dart" Special None ReplacesTurn;
    VONDUUN_CRAB_ARMOR "vonduun-crab-armor" "Vonduun Crab Armor" Special Number ReactionDamage;
    TERM_WALL "term-wall" "wall" Keyword None Movement;
    WALL_CLIMBER "wall-climber" "Wall Climber" Special None Movement;
    WHEEL_FORM "wheel-form" "Wheel Form" Special None Movement;
    WHEELED "wheeled" "Wheeled" Special None ReplacesTurn;
    WHIRLWIND_ATTACK "whirlwind-attack" "Whirlwind Attack" Force None ReplacesTurn;
    TERM_WITH_LIGHTSABERS "term-with-lightsabers" "with lightsabers" Keyword None State;
    WOOKIEE "wookiee" "Wookiee" Keyword None State;
    TERM_WOUNDED "term-wounded" "wounded" Keyword None State;
    XIZORS_BODYGUARD "xizors-bodyguard" "Xizor's Bodyguard" Special None ReactionDamage;
    YSALAMIRI "ysalamiri" "Ysalamiri" Special None Aura;
    REROLL "reroll" "Reroll" Force None ReactionRoll;
    MOVE_FASTER "move-faster" "Move Faster" Force None Movement;
    RAZORBUG "razorbug" "Razorbug" Special None ReplacesAttacks;
    BRAVADO "bravado" "Bravado" Special None PassiveModifier;
    BREATH_MASK "breath-mask" "Breath Mask" Special None State;
    DESTABILIZE_SHIELDS "destabilize-shields" "Destabilize Shields" Special None Aura;
    DROID_MARK "droid-mark" "Droid Mark" Special None OnActivate;
    FINAL_SHOT "final-shot" "Final Shot" Special None ReactionDefeated;
    GROUND_PILOT "ground-pilot" "Ground Pilot" Special OptionalBonus PassiveModifier;
    IMMEDIATE_RESERVES "immediate-reserves" "Immediate Reserves" Special Number Initiative;
    INTERNAL_STRIFE "internal-strife" "Internal Strife" Special None ReactionRoll;
    KARMIC_LUCK "karmic-luck" "Karmic Luck" Special None ReactionRoll;
    LEVITATION "levitation" "Levitation" Force None OnTurn;
    MEDICAL_SUPPLIES "medical-supplies" "Medical Supplies" Special None ReplacesTurn;
    MIMETIC_COMBAT_PROCESSOR "mimetic-combat-processor" "Mimetic Combat Processor" Special None OnTurn;
    MUNITIONS_SUPPLIES "munitions-supplies" "Munitions Supplies" Special None ReplacesTurn;
    PATHFINDER "pathfinder" "Pathfinder" Special None Aura;
    RELAY_ORDERS "relay-orders" "Relay Orders" Special None Aura;
    ROGER_ROGER "roger-roger" "Roger Roger" Special None Aura;
    SNARE_RIFLE "snare-rifle" "Snare Rifle" Special None OnHit;
    TACTICS_BROKER "tactics-broker" "Tactics Broker" Special None Initiative;
    TARGETING "targeting" "Targeting" Special None OnTurn;
    TROOP_CART "troop-cart" "Troop Cart" Special None State;
    YUUZHAN_VONG_COLLABORATOR "yuuzhan-vong-collaborator" "Yuuzhan Vong Collaborator" Special None SquadBuilding;
    FORCE_WHIRLWIND "force-whirlwind" "Force Whirlwind" Force None ReplacesAttacks;
    FORCE_RENEWAL_2 "force-renewal-2" "Force Renewal 2" Force None OnActivate;
    LIGHTSABER_REFLECT_ALL "lightsaber-reflect-all" "Lightsaber Reflect (prevented damage)" Force None ReactionHit;
    SEPARATIST_REINFORCEMENTS "separatist-reinforcements" "Separatist Reinforcements" Special Number Setup;
    SUPER_STEALTH "super-stealth" "super-stealth" Keyword None Targeting;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_different() {
        let mut ids: Vec<_> = ROWS.iter().map(|r| r.id).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), AbilityId::COUNT);
    }

    #[test]
    fn a_constant_is_its_row() {
        assert_eq!(CUNNING_ATTACK.row().name, "Cunning Attack");
        assert_eq!(by_id("super-stealth"), Some(SUPER_STEALTH));
        assert_eq!(SUPER_STEALTH.0 as usize, AbilityId::COUNT - 1);
        assert_eq!(by_id("no-such-thing"), None);
    }

    /// 220 special abilities, 83 Force powers, 4 sizes, 72 keywords.
    #[test]
    fn counts_by_kind() {
        let count = |k| ROWS.iter().filter(|r| r.kind == k).count();
        assert_eq!([Kind::Special, Kind::Force, Kind::Size, Kind::Keyword].map(count), [220, 83, 4, 72]);
    }
}
