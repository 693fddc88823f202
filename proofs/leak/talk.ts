import { GAMES } from '#games/all.ts';
import { seeded } from '#kernel/fairness.ts';
import { type Options, readOptions } from '#kernel/game.ts';
import type { RoomAction } from '#server/room/room-entry.ts';
import { TALK_KEPT } from '#wire/limits.ts';
import { openPair, type Pair } from './pair.ts';
import type { Side, Who, World } from './side.ts';
import { START } from './start.ts';
import { tableNamed } from './table-named.ts';

// ROY.TALK.3: with private talk the musketeers whisper. Milady and spectators must not even learn that they do: in
// the first world of each case there are whispers, in the second there are none.

interface TalkCase {
  readonly name: string;
  /** Throws a `Leak` where somebody can tell. */
  readonly look: () => Promise<void>;
}

const { game } = GAMES.roy;
const PLAYERS = 3;
const TEAM = [1, 2];
const OUTSIDE: readonly Who[] = [0, null];
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const optionsOf = (given: Options): Options => {
  const { options } = readOptions(game.options, given);
  if (options === null) throw new Error('there is no such option');
  return options;
};
const OPTIONS = optionsOf({ privateTalk: 'on', noHourglass: 'on' });

const whispered = (count: number): RoomAction[] =>
  Array.from({ length: count }, (_, i) => ({
    kind: 'say',
    seat: 1,
    name: 'Connection 1',
    text: `Chut ! ${i}`,
    to: TEAM,
  }));
const said = (count: number): RoomAction[] =>
  Array.from({ length: count }, (_, i) => ({
    kind: 'say',
    seat: 0,
    name: 'Connection 0',
    text: `Bonjour. ${i}`,
    to: null,
  }));

const worldWith = (before: readonly RoomAction[]): World => ({
  game,
  state: game.setup(PLAYERS, OPTIONS, seeded('talk'), null),
  players: PLAYERS,
  options: OPTIONS,
  host: 1,
  table: tableNamed('a'.repeat(22)),
  before,
});

const whisper = (side: Side, which: 0 | 1, id: string): Promise<void> =>
  which === 0 ? side.act(1, id, { act: 'say', text: 'Ce soir.' }) : Promise.resolve();

/** One case for Milady and for a spectator. */
const talkCase = (
  name: string,
  before: readonly [readonly RoomAction[], readonly RoomAction[]],
  look: (pair: Pair, who: Who) => Promise<void>,
): TalkCase => ({
  name,
  async look() {
    const pair = await openPair();
    try {
      for (const who of OUTSIDE) {
        const where = `private talk: ${name}, ${who === null ? 'a spectator' : 'Milady'}`;
        await pair.begin([worldWith(before[0]), worldWith(before[1])], who, where);
        await look(pair, who);
        await pair.end();
      }
    } finally {
      await pair.close();
    }
  },
});

const enterAll = async (pair: Pair, who: Who): Promise<void> => {
  await pair.both('the welcome', side => side.enter(who, null));
  for (const seat of TEAM) await pair.both('the team comes', side => side.enter(seat, null));
};

export const TALK_CASES: readonly TalkCase[] = [
  talkCase('a whisper brings nothing', [[], []], async (pair, who) => {
    await enterAll(pair, who);
    await pair.both('a whisper', (side, which) => whisper(side, which, 'whisper-1'));
    await pair.both('somebody goes', side => side.leave(2));
    await pair.both('the same view again', async side => {
      await side.leave(who);
      await side.enter(who, null);
    });
  }),

  talkCase(
    'whispers take no room from what everybody hears',
    [[...said(TALK_KEPT), ...whispered(3)], said(TALK_KEPT)],
    (pair, who) => pair.both('the welcome', side => side.enter(who, null)),
  ),

  talkCase(
    'whispers do not use up what may be said aloud',
    [[...said(2500), ...whispered(2500)], said(2500)],
    async (pair, who) => {
      await enterAll(pair, who);
      await pair.both('a word aloud', async side => {
        if (who === null) await side.act(1, 'aloud-team', { act: 'say', text: 'Bonsoir.' });
        else await side.act(who, 'aloud-milady', { act: 'say', text: 'Bonsoir.' });
      });
    },
  ),

  talkCase(
    'a message that comes twice counts once, however much was whispered between',
    [[], []],
    async (pair, who) => {
      await enterAll(pair, who);
      const speak = (side: Side) =>
        who === null ? Promise.resolve() : side.act(who, 'my-only-word', { act: 'say', text: 'Tiens !' });
      await pair.both('a word', speak);
      await pair.both('many whispers', async (side, which) => {
        for (let i = 0; i < 70; i++) await whisper(side, which, `whisper-${i}`);
      });
      await pair.both('the word again', speak);
    },
  ),

  talkCase('the order of my tables tells nothing', [[], []], async (pair, who) => {
    await enterAll(pair, who);
    await pair.both('another table', side =>
      side.aside({ ...worldWith([]), table: tableNamed('b'.repeat(22)) }, START + HOUR),
    );
    for (const side of pair.sides) side.clock.skip(2 * HOUR);
    await pair.both('a whisper', (side, which) => whisper(side, which, 'whisper-1'));
    for (const list of ['mine', 'listed']) await pair.both(`GET ${list}`, side => side.get(who, `/api/tables/${list}`));
  }),

  talkCase('who whispered is away no later, also after a restart', [[], []], async (pair, who) => {
    await enterAll(pair, who);
    for (const side of pair.sides) side.clock.skip(DAY);
    await pair.both('a whisper', (side, which) => whisper(side, which, 'whisper-1'));
    await pair.both('the server starts anew', async side => {
      await side.restart();
      side.clock.skip(30_000);
      await side.enter(who, null);
    });
  }),
];
