//! The procedures of the game, one file each.

mod aim;
mod area;
mod attack;
mod command;
mod doors;
mod duty;
mod effects;
mod force;
mod harm;
mod initiative;
mod joining;
mod march;
mod opportunity;
mod placing;
mod push;
mod ride;
mod round;
mod save;
mod search;
mod sound;
mod stop;
mod stroll;
mod transport;
mod turn;
mod victory;
mod voice;
mod walk;
mod window;

pub use area::one_by_one;
pub use attack::{attack, attack_as, declared, hits_with, roll_again};
pub(crate) use command::moments as command_moments;
pub use command::understood;
pub use doors::{settle_door, settle_doors};
pub use effects::{
    answered, around, at_hand, avoids, blast, each, finish_move, has_aim, mark, name_target, stun_unless_saved, touches,
};
pub use force::{declare_power, spend};
pub use harm::{defeat, doom, harm, harm_dealt, heal, hurt, stun};
pub use initiative::reroll_initiative;
pub use joining::thaw;
pub use march::{Least, walk_to, walk_up_to};
pub use opportunity::{opportunity, provoked};
pub(crate) use placing::edge;
pub use push::{push, repulse};
pub use ride::strafe;
pub use save::{save, save_by};
pub use stroll::{Manner, can_stroll, pseudo_turn, stroll};
pub use transport::{change_side, offer as offer_boarding};
pub use turn::{attacks_after_move, attacks_in_turn, can_attack, carry_out, deeds, may_do, may_leave, take_turn};
pub use victory::check_victory;
pub use walk::{Destination, entered, gait, may_budge, may_go, path_through, reach, sidesteps, swerves, trail, way};
pub use window::{speak_up, window};

use crate::Minis;
use crate::choice::{Ask, Choice, Deed};
use crate::event::Event;
use crate::look::Look;
use crate::setup::Setup;
use crate::view::View;
use crate::world::{FigureId, Stage, World};
use dejarik_kernel::{At, Chance, Outcome, Play, Rules, Seat, WhyNot};

impl Rules for Minis {
    type Setup = Setup;
    type World = World;
    type Event = Event;
    type Ask = Ask;
    type Choice = Choice;
    type View = View;
    const NAME: &'static str = "minis";
    const PASS: Choice = Choice::Pass;

    fn version(&self) -> String {
        let shipped = concat!("minis ", env!("CARGO_PKG_VERSION"), "+", env!("DEJARIK_FINGERPRINT"));
        self.own_fingerprint().map_or(shipped.to_owned(), |own| format!("{shipped}.own-{own:08x}"))
    }

    fn seats(&self, setup: &Setup) -> usize {
        setup.companies.len()
    }

    fn begin(&self, setup: &Setup) -> Result<World, String> {
        self.world(setup)
    }

    /// One setup, one initiative, or one activation with all that is inside it.
    fn step(&self, at: &mut At<'_, Self>) -> Play<()> {
        match at.world().stage {
            Stage::Setup => placing::set_up(at),
            Stage::Initiative => initiative::begin_round(at),
            Stage::Phases => round::next_activation(at),
        }
    }

    fn outcome(&self, w: &World) -> Option<Outcome> {
        w.ended
    }

    fn apply(w: &mut World, e: &Event) {
        crate::event::apply(w, e);
    }

    fn view(&self, w: &World, _: Option<Seat>) -> View {
        View::new(w)
    }

    fn seen(&self, e: &Event, _: Option<Seat>) -> Option<Event> {
        Some(e.clone())
    }

    /// Nothing is hidden in this game but answers not yet shown, which are not in the World.
    fn imagine(&self, _: &mut World, _: &World, _: Seat, _: &mut Chance) {}

    fn why_not(&self, w: &World, ask: &Ask, choice: &Choice) -> Option<WhyNot> {
        why_not(&Look::new(self, w), ask, choice)
    }

    fn fault(&self, w: &World) -> Option<String> {
        sound::fault(&Look::new(self, w))
    }

    fn unsound(&self, start: &World) -> Option<String> {
        sound::unsound(self, start)
    }
}

/// A look at the World from inside a rule.
pub fn look<'a>(at: &'a At<'_, Minis>) -> Look<'a> {
    Look::new(at.rules(), at.world())
}

/// The seat that decides for a figure now.
pub fn controller(at: &At<'_, Minis>, f: FigureId) -> Seat {
    at.world()[f].side
}

fn why_not(look: &Look<'_>, ask: &Ask, choice: &Choice) -> Option<WhyNot> {
    // Nobody can say why not of a figure that there is not.
    if choice.figure().is_some_and(|f| usize::from(f.0) >= look.w.figures.len()) {
        return None;
    }
    match (ask, choice) {
        (Ask::Turn(who), Choice::Deed(deed)) => may_do(look, *who, *deed).err(),
        (Ask::Turn(who), Choice::Figure(at)) => may_do(look, *who, Deed::Attack(*at)).err(),
        (Ask::Target(who, ability), Choice::Figure(at)) => look.may_aim(*who, *at, *ability).err(),
        (Ask::Activate(_), Choice::Figure(f)) if look.w[*f].activated => {
            Some(WhyNot::new("000:1036", "it-has-activated-this-round"))
        }
        _ => None,
    }
}
