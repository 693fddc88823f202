import { readOptions } from '#kernel/game.ts';
import { roy } from '../../game.ts';
import { at, type Given, type Position, position } from '../../testing.ts';

const AUTOMA = { automa: 'on' };

const rng = (key: number) => ({ key: [key, 9, 9, 9, 9, 9, 9, 9], at: 0 });

/** A match set up without Milady, the musketeers as they come. */
export const open = (players: number, key = 1, given: Readonly<Record<string, string>> = {}): Position => {
  const { options } = readOptions(roy.options, { ...AUTOMA, ...given });
  const table = at(roy.setup(players, options ?? {}, rng(key), null));
  for (;;) {
    const [decision] = roy.decisions(table.state);
    if (decision.prompt === 'select') return table;
    table.play(decision.seat, decision.choices[0]);
  }
};

const HAS_PLAYED = { turn: 'done' } as const;

/** Athos is the last to play, nobody is at La Rochelle; when he ends his turn the next one begins. */
export const lastMan = (given: Given = {}): Position =>
  position({
    acting: 'athos',
    options: AUTOMA,
    ...given,
    men: { dartagnan: HAS_PLAYED, aramis: { ...HAS_PLAYED, place: 'quest' }, porthos: HAS_PLAYED, ...given.men },
    state: { location: 'paris', presence: 'exposed', shown: true, ...given.state },
  });
