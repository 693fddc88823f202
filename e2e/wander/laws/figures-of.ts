import type { View as Musketiere } from '#games/musketiere/view.ts';
import { HONOUR_LAST } from '#games/roy/cards/board.ts';
import type { View as Roy } from '#games/roy/view.ts';
import type { View as Trois } from '#games/trois/view.ts';

/** What each number on the page must be, by what it counts. */
type Figures = Readonly<Record<string, number>>;

const ofRoy = (view: Roy): Figures => {
  const led = (seat: number) => view.men.filter(man => man.seat === seat);
  return {
    'track:time': view.time,
    'track:honour': HONOUR_LAST - view.honour,
    'track:purse': view.purse,
    'track:epics': view.epics,
    'track:oneForAll': view.oneForAll,
    'track:rochefort': view.rochefort,
    'track:siege': Math.abs(view.siege),
    deck: view.deck,
    ...(view.turn > 0 && { round: view.turn }),
    ...(led(view.seat ?? -1).length > 0 && { hand: view.hand.length }),
    ...Object.fromEntries(view.men.map(man => [`life:${man.who}`, man.life])),
    ...Object.fromEntries(view.men.map(man => [`hand-of:${man.who}`, view.hands[man.seat]])),
  };
};

const ofTrois = ({ round, musketeers, seat }: Trois): Figures => ({
  round,
  ...(seat !== null && { [`bottes:${seat}`]: musketeers[seat].bottes.length }),
});

const ofMusketiere = ({ hand, totals, hands, seat }: Musketiere): Figures => ({
  ...(seat !== null && { hand: hand.length }),
  ...Object.fromEntries(totals.map((ducats, at) => [`ducats:${at}`, ducats])),
  ...Object.fromEntries(hands.map((cards, at) => [`cards:${at}`, cards])),
});

/** By game, from what a seat may know. */
export const FIGURES: Readonly<Record<string, (view: unknown) => Figures>> = {
  roy: view => ofRoy(view as Roy),
  trois: view => ofTrois(view as Trois),
  musketiere: view => ofMusketiere(view as Musketiere),
};
