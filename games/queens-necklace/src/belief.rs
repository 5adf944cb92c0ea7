//! The full states a view leaves possible.

use crate::chances::{Chances, Sample};
use crate::display::Display;
use crate::market::Slot;
use crate::phase::influence::KINDS;
use crate::phase::{Change, Phase};
use crate::view::{Answer, Place, Stage, View};
use crate::{Bag, Card, QueensNecklace};
use tabletop::{Chance, Face, Seat, SeatSet, Viewer};

/// A view with everything in it that is not luck already worked out. Hidden cards follow
/// the right distribution: luck uniform, the choices of others taken as telling nothing
/// beyond being possible.
#[derive(Clone, Debug)]
pub struct Belief {
    /// The table without what is hidden.
    frame: QueensNecklace,
    me: Option<Seat>,
    hidden: Hidden,
    /// Where each Merchant may lie, from the top of the full deck.
    merchants: [(u8, u8); 3],
    playable: Option<Bag>,
    /// Rivals who have sealed a display we have not seen.
    sealed: SeatSet,
}

#[derive(Clone, Debug)]
enum Hidden {
    /// All hands lie open.
    Nothing([Bag; 4]),
    Hands(Box<Chances>),
}

impl Belief {
    pub(crate) fn of(view: &View) -> Belief {
        let seats = view.players.len() as u8;
        let open = view.players.iter().map(|player| player.hand.up());
        let hidden = match open.collect::<Option<Vec<Bag>>>() {
            Some(open) => {
                let mut hands = [Bag::EMPTY; 4];
                hands[..open.len()].copy_from_slice(&open);
                Hidden::Nothing(hands)
            }
            None => Hidden::Hands(Box::new(Chances::of(view))),
        };
        let drawn = view.options.deck_places(seats) - view.deck;
        let met = 3 - view.merchants.len();
        let mut merchants = view.options.merchant_places(seats);
        for (at, (first, last)) in merchants.iter_mut().enumerate() {
            if at < met {
                *last = *first; // drawn already: anywhere before the top will do
            } else {
                *first = (*first).max(drawn + 1);
            }
        }
        let mut frame = frame(view, seats);
        let sealed = lay_stage(&mut frame, view);
        Belief {
            frame,
            me: view.viewer.seat(),
            hidden,
            merchants,
            playable: view.playable.up(),
            sealed,
        }
    }

    pub(crate) fn imagine(&self, chance: &mut impl Chance) -> QueensNecklace {
        let mut table = self.frame;
        let playable = match &self.hidden {
            Hidden::Nothing(hands) => {
                table.hands = *hands;
                self.playable
            }
            Hidden::Hands(chances) => {
                let Sample { hands, playable } = chances.sample(chance);
                table.hands = hands;
                self.playable.or(Some(playable))
            }
        };
        if let Some(playable) = playable {
            table.playable = KINDS.map(|card| playable.count(card));
        }
        let held = table
            .hands
            .iter()
            .fold(Bag::EMPTY, |all, &hand| all.plus(hand));
        table.undrawn = table.undrawn.minus(held);
        table.merchants = self
            .merchants
            .map(|(first, last)| first + chance.pick(u32::from(last - first) + 1) as u8);
        self.imagine_displays(&mut table, chance);
        table
    }

    /// Rivals' displays: sealed ones are any, the others not begun.
    fn imagine_displays(&self, table: &mut QueensNecklace, chance: &mut impl Chance) {
        let Phase::Sale { asked, .. } = table.phase else {
            return;
        };
        let rivals = asked.iter().filter(|&seat| Some(seat) != self.me);
        for seat in rivals {
            let hand = table.hand(seat);
            let mut display = Display::begin(hand);
            if self.sealed.contains(seat) {
                let mut steps = Vec::new();
                loop {
                    steps.clear();
                    display.legal(hand, &mut steps);
                    let step = steps[chance.pick(steps.len() as u32) as usize];
                    if step == (crate::Action::Seal {}) {
                        break;
                    }
                    display.choose(step, hand);
                }
            }
            table.displays[seat.index()] = display;
        }
    }
}

/// What lies open on the table.
fn frame(view: &View, seats: u8) -> QueensNecklace {
    let mut waiting = [None; 3];
    for (place, &seat) in waiting.iter_mut().zip(&view.waiting) {
        *place = Some(seat);
    }
    let mut market = [None; 5];
    for (slot, place) in market.iter_mut().zip(&view.market) {
        *slot = match *place {
            Place::Offer { card, step, .. } => Some(Slot::new(card, step)),
            Place::Gap {} => None,
        };
    }
    let by_seat = |of: &dyn Fn(&crate::view::Player) -> Bag| {
        let mut bags = [Bag::EMPTY; 4];
        for (bag, player) in bags.iter_mut().zip(&view.players) {
            *bag = of(player);
        }
        bags
    };
    let mut scores = [0; 4];
    for (score, player) in scores.iter_mut().zip(&view.players) {
        *score = player.score;
    }
    let wearer = view.players.iter().position(|player| player.necklace);
    let known = by_seat(&|player| player.known);
    let offered: Bag = market.iter().flatten().map(|slot| slot.card()).collect();
    // In the deck or in a hand; the hands are taken out when they are imagined.
    let elsewhere = Bag::BOX.minus(view.gone.plus(offered));
    let unlocated = known
        .iter()
        .fold(elsewhere, |left, &known| left.minus(known));
    QueensNecklace {
        hands: by_seat(&|player| match player.hand {
            Face::Up(hand) => hand,
            Face::Down => Bag::EMPTY,
        }),
        known,
        undrawn: elsewhere,
        unlocated,
        displays: [Display::default(); 4],
        playable: [0; 6],
        scores,
        market,
        fashion: view.fashion,
        merchants: [0; 3],
        deck: view.deck,
        waiting,
        wearer: wearer.map(|seat| Seat(seat as u8)),
        unseen_playable: view.unseen_playable,
        sales: view.sales,
        current: view.current,
        seats,
        turn: view.turn,
        options: view.options,
        rules: view.rules as u8,
        phase: Phase::Over,
    }
}

/// The question on the table; who of the rivals has sealed a display.
fn lay_stage(table: &mut QueensNecklace, view: &View) -> SeatSet {
    let me = view.viewer.seat();
    let owed = |asked: SeatSet, mine: Answer| match me {
        Some(me) if mine != (Answer::Owed {}) => asked.without(me),
        _ => asked,
    };
    let mut sealed_rivals = SeatSet::EMPTY;
    table.phase = match view.stage {
        Stage::Influence { ducats } => Phase::Influence { ducats },
        Stage::Obey {
            target,
            gem,
            ducats,
        } => Phase::Obey {
            target,
            gem,
            ducats,
        },
        Stage::Purchase { ducats, bought } => Phase::Purchase { ducats, bought },
        Stage::Cardinal { asked, by, then } => Phase::Cardinal { asked, by, then },
        Stage::Queen {
            slot, asked, mine, ..
        } => Phase::Queen {
            slot,
            asked,
            owed: owed(asked, mine),
            taker: me.filter(|_| mine == (Answer::Accepted {})),
        },
        Stage::Sale {
            asked,
            sealed,
            mine,
            then,
        } => {
            if let (Some(me), Some(mine)) = (me, mine) {
                table.displays[me.index()] = mine;
            }
            sealed_rivals = me.map_or(sealed, |me| sealed.without(me));
            let owed = asked.iter().filter(|&seat| !sealed.contains(seat));
            Phase::Sale {
                asked,
                owed: owed.collect(),
                then,
            }
        }
        Stage::Alchemist {
            ref displays,
            asked,
            mine,
            then,
        } => {
            for shown in displays {
                table.displays[shown.seat.index()] = Display::from(shown);
            }
            let change = match (mine, me) {
                (Answer::Transmuting { card, into }, Some(seat)) => {
                    Some(Change { seat, card, into })
                }
                _ => None,
            };
            Phase::Alchemist {
                asked,
                owed: owed(asked, mine),
                change,
                then,
            }
        }
        Stage::Over {} => Phase::Over,
    };
    if view.viewer == (Viewer::Open {}) {
        return SeatSet::EMPTY;
    }
    sealed_rivals
}

/// Kinds that are never hidden in a hand: Astrologers do not stay there (QN-S3, QN-P5),
/// and the Necklace is worn (QN-S6).
pub(crate) fn may_hide(card: Card) -> bool {
    !matches!(card, Card::Astrologer | Card::Necklace)
}
