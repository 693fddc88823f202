import type { Card } from '#games/roy/cards/adventure.ts';
import type { BlueFace, RedFace } from '#games/roy/cards/board.ts';
import { PARIS } from '#games/roy/cards/paris.ts';
import type { Event } from '#games/roy/events.ts';
import { garrisonDice, isFitAtSiege } from '#games/roy/facts.ts';
import type { Musketeer } from '#games/roy/names.ts';
import type { SiegeTask } from '#games/roy/tasks.ts';
import type { View } from '#games/roy/view.ts';
import { blueDice, redDice } from '../dice/rolls.ts';

/** The siege of one round as it is before the eyes. */
export interface SiegeFrame {
  readonly kind: 'siege';
  readonly red: readonly RedFace[];
  /** Null for a die of the garrison that showed no Sword, where nobody can tell any more what it showed. */
  readonly blue: readonly (BlueFace | null)[];
  /** The Smuggler's Sword counts for Milady. */
  readonly smuggler: boolean;
  readonly garrison: readonly Card[];
  /** Fit musketeers at La Rochelle, and what each has answered. */
  readonly there: readonly { readonly who: Musketeer; readonly answer: 'gives' | 'spares' | null }[];
  /** The red die that was rolled again. */
  readonly again: number | null;
  readonly throws: number;
  readonly from: number;
  /** Where the token has come to; null until it moves. */
  readonly to: number | null;
  readonly end: readonly Event[] | null;
}

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

const SMUGGLER = PARIS.smuggler.siege;

const fitMen = (view: View) => view.men.filter(isFitAtSiege);

const redOf = (swords: number, shields: number) => redDice({ swords, shields }).faces as readonly RedFace[];

/** A siege under way, by the view alone. */
export const siegeUnderWay = (view: View, task: SiegeTask): SiegeFrame => {
  const rolled = task.red - task.shields;
  const blanks = Math.max(0, garrisonDice(view.garrison) - task.team);
  return {
    kind: 'siege',
    red: redOf(rolled, task.shields),
    blue: [...new Array<BlueFace>(task.team).fill('sword'), ...new Array<null>(blanks).fill(null)],
    smuggler: task.swords + task.given.length - rolled >= SMUGGLER,
    garrison: view.garrison,
    there: fitMen(view).map(({ who }) => {
      const index = view.men.findIndex(man => man.who === who);
      const answer = task.given.includes(index) ? 'gives' : task.answered.includes(index) ? 'spares' : null;
      return { who, answer };
    }),
    again: null,
    throws: 0,
    from: view.siege,
    to: null,
    end: null,
  };
};

/** The dice of a siege fall before the eyes. */
export const siegeBegins = (view: View, { red, blue, smuggler }: Of<'siege'>): SiegeFrame => ({
  kind: 'siege',
  red: redOf(red.swords, red.shields),
  blue: blueDice(blue).faces,
  smuggler,
  garrison: view.garrison,
  there: fitMen(view).map(({ who }) => ({ who, answer: null })),
  again: null,
  throws: 1,
  from: view.siege,
  to: null,
  end: null,
});

const answered = (frame: SiegeFrame, who: Musketeer, answer: 'gives' | 'spares'): SiegeFrame => ({
  ...frame,
  there: frame.there.map(each => (each.who === who ? { who, answer } : each)),
});

/** A siege after one more event of it. */
export const siegeAfter = (frame: SiegeFrame, event: Event): SiegeFrame => {
  if (frame.end !== null) return { ...frame, end: [...frame.end, event] };
  switch (event.kind) {
    case 'siege-reroll': {
      if (event.face === null) return frame;
      const { face } = event;
      const again = frame.red.indexOf('shield');
      return {
        ...frame,
        red: frame.red.map((each, at) => (at === again ? face : each)),
        again,
        throws: frame.throws + 1,
      };
    }
    case 'sacrificed':
      return answered(frame, event.who, 'gives');
    case 'spared':
      return answered(frame, event.who, 'spares');
    case 'siege-moved':
      return { ...frame, from: event.from, to: event.to, end: [event] };
    default:
      return frame;
  }
};

/** Milady's Swords: those of her dice and the Smuggler's, less what musketeers have given a life point for. */
export const herSwords = ({ red, smuggler, there }: SiegeFrame): number =>
  red.filter(face => face === 'sword').length +
  (smuggler ? SMUGGLER : 0) -
  there.filter(({ answer }) => answer === 'gives').length;

export const ourSwords = ({ blue }: SiegeFrame): number => blue.filter(face => face === 'sword').length;
