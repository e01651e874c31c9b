//! Every keyword of units, weapons, upgrades and command cards.

/// What sort of card prints a keyword.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// Unit cards.
    Unit,
    /// Weapons.
    Weapon,
    /// Upgrade cards.
    Upgrade,
    /// Command cards.
    Command,
}

/// What is known of a keyword.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its id among the rules.
    pub id: &'static str,
    /// Its name without number and list, as printed.
    pub name: &'static str,
    /// Where it is printed.
    pub kind: Kind,
    /// Whether a number follows the name.
    pub numbered: bool,
}

macro_rules! keywords {
    ($($key:ident, $name:literal, $id:literal, $kind:ident, $numbered:literal;)*) => {
        /// A keyword.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        #[repr(u8)]
        pub enum Key {
            $(
                #[doc = $name]
                $key,
            )*
        }

        impl Key {
            /// All of them, in the order of their names.
            pub const ALL: &'static [Key] = &[$(Key::$key),*];

            /// What is known of it.
            pub fn row(self) -> &'static Row {
                static ROWS: &[Row] = &[
                    $(Row { id: $id, name: $name, kind: Kind::$kind, numbered: $numbered },)*
                ];
                &ROWS[self as usize]
            }
        }
    };
}

keywords! {
    Agile, "Agile", "gl.agile-x", Unit, true;
    Ai, "AI", "gl.ai-action", Unit, false;
    Arm, "Arm", "gl.arm-x", Weapon, true;
    Armor, "Armor", "gl.armor", Unit, false;
    ArmorX, "Armor", "gl.armor-x", Unit, true;
    Arsenal, "Arsenal", "gl.arsenal-x", Unit, true;
    Authoritative, "Authoritative", "gl.authoritative", Unit, false;
    Barrage, "Barrage", "gl.barrage", Unit, false;
    Beam, "Beam", "gl.beam-x", Weapon, true;
    Blast, "Blast", "gl.blast", Weapon, false;
    Block, "Block", "gl.block", Unit, false;
    Bounty, "Bounty", "gl.bounty", Unit, false;
    CalculateOdds, "Calculate Odds", "gl.calculate-odds", Unit, false;
    Charge, "Charge", "gl.charge", Unit, false;
    ClimbingVehicle, "Climbing Vehicle", "gl.climbing-vehicle", Unit, false;
    Compel, "Compel", "gl.compel", Unit, false;
    Coordinate, "Coordinate", "gl.coordinate", Unit, false;
    Counterpart, "Counterpart", "gl.counterpart", Unit, false;
    Cover, "Cover", "gl.cover-x", Unit, true;
    CovertOps, "Covert Ops", "gl.covert-ops", Unit, false;
    Critical, "Critical", "gl.critical-x", Weapon, true;
    Cumbersome, "Cumbersome", "gl.cumbersome", Weapon, false;
    Cunning, "Cunning", "gl.cunning", Unit, false;
    Cycle, "Cycle", "gl.cycle", Upgrade, false;
    DangerSense, "Danger Sense", "gl.danger-sense-x", Unit, true;
    Dauntless, "Dauntless", "gl.dauntless", Unit, false;
    Defend, "Defend", "gl.defend-x", Unit, true;
    Deflect, "Deflect", "gl.deflect", Unit, false;
    Demoralize, "Demoralize", "gl.demoralize-x", Unit, true;
    Detachment, "Detachment", "gl.detachment", Unit, false;
    Detonate, "Detonate", "gl.detonate-x", Weapon, true;
    Disciplined, "Disciplined", "gl.disciplined-x", Unit, true;
    Disengage, "Disengage", "gl.disengage", Unit, false;
    Distract, "Distract", "gl.distract", Unit, false;
    Divulge, "Divulge", "gl.divulge", Command, false;
    Duelist, "Duelist", "gl.duelist", Unit, false;
    Enrage, "Enrage", "gl.enrage-x", Unit, true;
    Entourage, "Entourage", "gl.entourage", Unit, false;
    Equip, "Equip", "gl.equip", Unit, false;
    Exemplar, "Exemplar", "gl.exemplar", Unit, false;
    ExpertClimber, "Expert Climber", "gl.expert-climber", Unit, false;
    FieldCommander, "Field Commander", "gl.field-commander", Unit, false;
    FireSupport, "Fire Support", "gl.fire-support", Unit, false;
    Fixed, "Fixed", "gl.fixed", Weapon, false;
    FullPivot, "Full Pivot", "gl.full-pivot", Unit, false;
    Generator, "Generator", "gl.generator-x", Unit, true;
    Grounded, "Grounded", "gl.grounded", Unit, false;
    Guardian, "Guardian", "gl.guardian-x", Unit, true;
    Gunslinger, "Gunslinger", "gl.gunslinger", Unit, false;
    HeavyWeaponTeam, "Heavy Weapon Team", "gl.heavy-weapon-team", Unit, false;
    HighVelocity, "High Velocity", "gl.high-velocity", Weapon, false;
    Hover, "Hover", "gl.hover", Unit, false;
    Immobilize, "Immobilize", "gl.immobilize-x", Weapon, true;
    ImmuneBlast, "Immune: Blast", "gl.immune-blast", Unit, false;
    ImmuneDeflect, "Immune: Deflect", "gl.immune-deflect", Weapon, false;
    ImmuneEnemyEffects, "Immune: Enemy Effects", "gl.immune-enemy-effects", Unit, false;
    ImmuneMelee, "Immune: Melee", "gl.immune-melee", Unit, false;
    ImmunePierce, "Immune: Pierce", "gl.immune-pierce", Unit, false;
    ImmuneRange1Weapons, "Immune: Range 1 Weapons", "gl.immune-range-1-weapons", Unit, false;
    Impact, "Impact", "gl.impact-x", Weapon, true;
    Impervious, "Impervious", "gl.impervious", Unit, false;
    Incognito, "Incognito", "gl.incognito", Unit, false;
    Inconspicuous, "Inconspicuous", "gl.inconspicuous", Unit, false;
    Indomitable, "Indomitable", "gl.indomitable", Unit, false;
    Infiltrate, "Infiltrate", "gl.infiltrate", Unit, false;
    Inspire, "Inspire", "gl.inspire-x", Unit, true;
    Ion, "Ion", "gl.ion-x", Weapon, true;
    JediHunter, "Jedi Hunter", "gl.jedi-hunter", Unit, false;
    Jump, "Jump", "gl.jump-x", Unit, true;
    Leader, "Leader", "gl.leader-upgrade", Upgrade, false;
    Lethal, "Lethal", "gl.lethal-x", Weapon, true;
    LightTransport, "Light Transport", "gl.light-transport-x", Unit, true;
    Loadout, "Loadout", "gl.loadout", Unit, false;
    LongShot, "Long Shot", "gl.long-shot-x", Weapon, true;
    LowProfile, "Low Profile", "gl.low-profile", Unit, false;
    MakashiMastery, "Makashi Mastery", "gl.makashi-mastery", Unit, false;
    Marksman, "Marksman", "gl.marksman", Unit, false;
    MasterOfTheForce, "Master of the Force", "gl.master-of-the-force-x", Unit, true;
    Nimble, "Nimble", "gl.nimble", Unit, false;
    Noncombatant, "Noncombatant", "gl.noncombatant", Upgrade, false;
    Outmaneuver, "Outmaneuver", "gl.outmaneuver", Unit, false;
    Permanent, "Permanent", "gl.permanent", Command, false;
    Pierce, "Pierce", "gl.pierce-x", Weapon, true;
    Plodding, "Plodding", "gl.plodding", Unit, false;
    Poison, "Poison", "gl.poison-x", Weapon, true;
    Precise, "Precise", "gl.precise-x", Unit, true;
    PullingTheStrings, "Pulling the Strings", "gl.pulling-the-strings", Unit, false;
    QuickThinking, "Quick Thinking", "gl.quick-thinking", Unit, false;
    Ram, "Ram", "gl.ram-x", Weapon, true;
    Ready, "Ready", "gl.ready-x", Unit, true;
    Recharge, "Recharge", "gl.recharge-x", Unit, true;
    Reconfigure, "Reconfigure", "gl.reconfigure", Upgrade, false;
    Regenerate, "Regenerate", "gl.regenerate-x", Unit, true;
    Relentless, "Relentless", "gl.relentless", Unit, false;
    Reliable, "Reliable", "gl.reliable-x", Unit, true;
    Repair, "Repair", "gl.repair-x-capacity-y", Upgrade, true;
    Reposition, "Reposition", "gl.reposition", Unit, false;
    Retinue, "Retinue", "gl.retinue", Unit, false;
    Scale, "Scale", "gl.scale", Unit, false;
    Scatter, "Scatter", "gl.scatter", Weapon, false;
    Scout, "Scout", "gl.scout-x", Unit, true;
    ScoutingParty, "Scouting Party", "gl.scouting-party-x", Unit, true;
    SecretMission, "Secret Mission", "gl.secret-mission", Unit, false;
    Sentinel, "Sentinel", "gl.sentinel", Unit, false;
    Sharpshooter, "Sharpshooter", "gl.sharpshooter-x", Unit, true;
    Shielded, "Shielded", "gl.shielded-x", Unit, true;
    Sidearm, "Sidearm", "gl.sidearm", Upgrade, false;
    Small, "Small", "gl.small", Upgrade, false;
    Smoke, "Smoke", "gl.smoke-x", Unit, true;
    SoresuMastery, "Soresu Mastery", "gl.soresu-mastery", Unit, false;
    Speeder, "Speeder", "gl.speeder-x", Unit, true;
    Spotter, "Spotter", "gl.spotter-x", Unit, true;
    Spray, "Spray", "gl.spray", Weapon, false;
    Spur, "Spur", "gl.spur", Unit, false;
    Stationary, "Stationary", "gl.stationary", Unit, false;
    Steady, "Steady", "gl.steady", Unit, false;
    Suppressive, "Suppressive", "gl.suppressive", Weapon, false;
    Tactical, "Tactical", "gl.tactical-x", Unit, true;
    TakeCover, "Take Cover", "gl.take-cover-x", Unit, true;
    Target, "Target", "gl.target-x", Unit, true;
    Teamwork, "Teamwork", "gl.teamwork", Unit, false;
    TowCable, "Tow Cable", "gl.tow-cable", Weapon, false;
    Transport, "Transport", "gl.transport-x", Unit, true;
    Treat, "Treat", "gl.treat-x-capacity-y", Upgrade, true;
    UncannyLuck, "Uncanny Luck", "gl.uncanny-luck-x", Unit, true;
    Unhindered, "Unhindered", "gl.unhindered", Unit, false;
    Versatile, "Versatile", "gl.versatile", Weapon, false;
    WeakPoint, "Weak Point", "gl.weak-point-x", Unit, true;
    WheelMode, "Wheel Mode", "gl.wheel-mode", Unit, false;
}
