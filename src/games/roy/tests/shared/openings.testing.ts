import { readOptions } from '#kernel/game.ts';
import { type Choice, PASS } from '../../choices.ts';
import type { Event } from '../../events.ts';
import { roy } from '../../game.ts';
import { at, diceFor, type Given, type Position } from '../../testing.ts';

const rng = (key: number) => ({ key: [key, 6, 6, 6, 6, 6, 6, 6], at: 0 });

/** Set up to the first turn of a musketeer: the choices wanted are made as soon as they are on offer. */
export const openWith = (
  players: number,
  given: Readonly<Record<string, string>>,
  ...wanted: readonly Choice[]
): Position => {
  const { options } = readOptions(roy.options, given);
  const table = at(roy.setup(players, options ?? {}, rng(1), null));
  for (;;) {
    const [decision] = roy.decisions(table.state);
    if (decision.prompt === 'select') return table;
    const choice = wanted.find(each => table.offers(decision.seat, each));
    table.play(decision.seat, choice ?? decision.choices.at(-1) ?? PASS);
  }
};

/** The set-up, everybody taking the first thing on offer, to the first turn. */
export const opened = (players: number, given: Required<Given>['options'] = {}) => {
  const { options } = readOptions(roy.options, given);
  const table = at(roy.setup(players, options ?? {}, diceFor([]), null));
  while (table.state.turn === 0) {
    const [{ seat, choices }] = roy.decisions(table.state);
    table.play(seat, choices[0]);
  }
  return table.state;
};

/** The set-up to the first turn: Milady places a Thief where she can, else everybody takes the first thing on offer. */
export const openedWithThief = (players: number, given: Required<Given>['options'] = {}) => {
  const { options } = readOptions(roy.options, given);
  const table = at(roy.setup(players, options ?? {}, diceFor([]), null));
  const events: Event[] = [];
  const thief = { kind: 'place', card: 'thief' } as const;
  while (table.state.turn === 0) {
    const [{ seat, choices }] = roy.decisions(table.state);
    table.play(seat, table.offers('milady', thief) ? thief : choices[0]);
    events.push(...table.events);
  }
  return { state: table.state, events };
};
