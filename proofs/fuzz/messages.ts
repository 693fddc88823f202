import { randomBytes } from 'node:crypto';
import { below, type Rng } from '#kernel/rng.ts';
import { MOST_MESSAGE, PROTOCOL } from '#wire/limits.ts';
import type { ToServer } from '#wire/to-server.ts';
import { pick } from '../support/random.ts';
import { broken, randomBytesOf, randomText } from './mutate.ts';

/** How somebody who sends nonsense is known to the server. */
export type Part =
  /** Has said nothing yet; his cookie is wrong or there is none. */
  | 'stranger'
  /** Looks on at a table. */
  | 'spectator'
  /** Plays, and is not asked now. */
  | 'seated';

export interface Spot {
  readonly part: Part;
  readonly table: string;
  /** Something the match would take if it came from somebody else, or earlier. */
  readonly choice: unknown;
  readonly version: number;
  /** The id of a choice of this seat that counts already; null where there is none. */
  readonly counted: string | null;
}

export interface Nonsense {
  readonly how: string;
  readonly data: string | Buffer;
  readonly binary: boolean;
  /** What has to come back: by itself a refusal; the connection may end only where it says so. */
  readonly answer: 'refused' | 'done' | 'pong' | 'refused or closed';
}

type Message = Extract<ToServer, object>;

const ACTS: readonly Extract<Message, { kind: 'act' }>['act'][] = [
  { act: 'sit', seat: 0, name: 'Rochefort', face: 'rochefort' },
  { act: 'rise' },
  { act: 'rename', name: 'Rochefort', face: 'rochefort' },
  { act: 'reveal', words: 'Meung' },
  { act: 'thaw' },
  { act: 'ready', ready: false },
  { act: 'start' },
  { act: 'plan', seat: 1, plan: { kind: 'open' } },
  { act: 'list', listed: true },
  { act: 'reissue', seat: 0 },
  { act: 'remove', spectator: 'abcdefgh' },
  { act: 'unseat', seat: 1, block: true },
  { act: 'close', seat: 1 },
  { act: 'cancel' },
  { act: 'hush', on: true },
  { act: 'reclaim' },
  { act: 'return' },
  { act: 'nod', suggestion: 'AbCdEfGhIjKl', agreed: true },
  { act: 'wish', to: 1, wish: { kind: 'come', what: 'paris' }, asked: true },
  { act: 'wish', to: 0, wish: { kind: 'purse' }, asked: false },
  { act: 'advice', on: false },
  { act: 'move', about: { what: 'replace', seat: 1 } },
  { act: 'vote', agreed: true },
  { act: 'again' },
];
/** Whoever plays may say something, may let a bot play for him, and has a say about time: these are nonsense from others alone. */
const ACTS_OF_OTHERS: typeof ACTS = [
  { act: 'say', text: 'Monsieur, vous me heurtez.' },
  { act: 'hand', seat: 1, level: 'random' },
  { act: 'nudge', seat: 0 },
  { act: 'moment' },
  { act: 'resign', seat: 1 },
];
/** Nothing of it can be seen. */
const SILENCE = ['', ' ', '\u0000', '\u202e', '\u2066\u2069', '\ud800', '\n\n', '\u200b'];

const token = (): string => randomBytes(16).toString('base64url');
const freshId = (): string => randomBytes(9).toString('base64url');

/** A message that is well-formed and must change nothing, coming from there. */
const wellFormed = ({ part, table, choice, version }: Spot, dice: Rng): Message => {
  const id = freshId();
  switch (below(dice, 8)) {
    case 0:
      return { kind: 'choose', id, version, choice: choice as never };
    case 1:
      return { kind: 'choose', id, version: below(dice, 1_000_000), choice: { kind: 'nonsense' } };
    case 2:
      return { kind: 'take-back', id, version: pick(dice, [version, 0, version + 1]) };
    case 3:
      // Nobody gets in by a key that is guessed; whoever is in already stays where he is.
      return { kind: 'enter', protocol: PROTOCOL, table: pick(dice, [table, token()]), key: token(), have: null };
    case 4:
      return {
        kind: 'enter',
        protocol: pick(dice, [0, PROTOCOL + 1, 999, -1]),
        table,
        key: null,
        have: { version: 0, at: 0 },
      };
    default:
      return { kind: 'act', id, act: pick(dice, part === 'seated' ? ACTS : [...ACTS, ...ACTS_OF_OTHERS]) };
  }
};

const text = (how: string, data: string, answer: Nonsense['answer'] = 'refused'): Nonsense => ({
  how,
  data,
  binary: false,
  answer,
});

/** One message that is broken, or comes from the wrong one, or at the wrong time. */
export const nonsense = (spot: Spot, dice: Rng): Nonsense => {
  switch (below(dice, 40)) {
    case 0:
      return { how: 'binary', data: randomBytesOf(dice, 400), binary: true, answer: 'refused' };
    case 1:
      // Whatever is no text at all ends the connection, as the protocol of the web has it.
      return { how: 'bytes as text', data: randomBytesOf(dice, 200), binary: false, answer: 'refused or closed' };
    case 2:
      return text('too long', 'x'.repeat(MOST_MESSAGE + 1 + below(dice, 5000)), 'refused or closed');
    case 3:
      return text('as long as may be', 'é'.repeat(MOST_MESSAGE / 2), 'refused');
    case 4:
      return text('nothing', pick(dice, ['', ' ', 'null', '0', '""', 'true', '[]', '{}']));
    case 5:
      return text('ping', JSON.stringify({ kind: 'ping' }), 'pong');
    case 6:
      return text(
        'silence',
        JSON.stringify({ kind: 'act', id: freshId(), act: { act: 'say', text: pick(dice, SILENCE) } }),
      );
    case 7:
      return text('odd text', JSON.stringify(randomText(dice, 200)));
    case 8:
      if (spot.counted === null) break;
      return text(
        'sent again',
        JSON.stringify({ kind: 'choose', id: spot.counted, version: 0, choice: spot.choice }),
        'done',
      );
    case 9:
      return text('twice in one', JSON.stringify({ kind: 'ping' }).repeat(2));
  }
  const message = wellFormed(spot, dice);
  if (below(dice, 3) === 0) return text('out of turn', JSON.stringify(message));
  const { how, text: data } = broken(message, dice);
  return text(how, data);
};
