import type { Seat, Tell } from '#kernel/game.ts';
import { because, NOBODY } from '../bars.ts';
import { CASTLES, RIDERS, type Rider } from '../board/board.ts';
import type { Choice } from '../choices.ts';
import type { Event } from '../events.ts';
import type { Position } from '../position.ts';
import type { State } from '../state.ts';
import { beginTurn } from '../turn/rounds.ts';
import { barBesides, beforeRide } from './besides.ts';
import { type TakeQuestion, unasked } from './question.ts';

/** TRO.6: the youngest, who sits first, takes the first. */
const taker = ({ musketeers }: Position): Seat => musketeers.findIndex(({ rider }) => rider === null);
/** Who has a musketeer; -1 while he is free. */
const ownerOf = ({ musketeers }: Position, rider: Rider): Seat => musketeers.findIndex(each => each.rider === rider);

const TAKES = RIDERS.map((rider): Choice => ({ kind: 'take', rider }));

const RIDER_TAKEN = because('TRO.6', 'rider-taken', (position, _, choice) => ({
  seat: choice.kind === 'take' ? ownerOf(position, choice.rider) : NOBODY,
}));
const NOT_YOURS_TO_TAKE = because('TRO.6', 'not-your-turn', position => ({ seat: taker(position) }));

/** All have theirs: the order of play is that of the riders. */
const setOut = (draft: State, tell: Tell<Event>) => {
  draft.order = RIDERS.map(rider => ownerOf(draft, rider)).filter(seat => seat >= 0);
  draft.phase = 'ride';
  draft.round = 1;
  beginTurn(draft, draft.order[0], tell);
};

export const take: TakeQuestion = {
  who: taker,
  reach(_position, _task, _seat, choices) {
    for (let place = 0; place < TAKES.length; place++) choices.push(TAKES[place]);
  },
  beyond: beforeRide,
  bar(position, task, choice, seat) {
    if (choice.kind !== 'take') return barBesides(position, task, choice, seat);
    if (ownerOf(position, choice.rider) >= 0) return RIDER_TAKEN;
    return taker(position) === seat ? null : NOT_YOURS_TO_TAKE;
  },
  answer(draft, _task, choice, seat, tell) {
    if (choice.kind !== 'take') throw unasked(choice);
    const { rider } = choice;
    const musketeer = draft.musketeers[seat];
    musketeer.rider = rider;
    musketeer.at = CASTLES[rider].castle;
    tell?.({ kind: 'taken', seat, rider });
    if (taker(draft) < 0) setOut(draft, tell);
    return true;
  },
};
