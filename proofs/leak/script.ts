import { type AnyGame, CLOCK, type Decision, type Happening, redact, type Seat, step } from '#kernel/game.ts';
import { same } from '#kernel/journal.ts';
import { below, type Rng } from '#kernel/rng.ts';
import type { Pair } from './pair.ts';
import type { Who, World } from './side.ts';

/** Choices that are played on from every position. */
const MOST_STEPS = 5;

export interface Look {
  readonly pair: Pair;
  readonly worlds: readonly [World, World];
  readonly observer: Who;
  readonly where: string;
  readonly dice: Rng;
  /** In the first world the musketeers whisper all the time, in the second they are silent. */
  readonly whispers: boolean;
}

interface Moved {
  readonly seat: Seat;
  readonly choices: readonly [unknown, unknown];
  readonly states: readonly [unknown, unknown];
}

const isLoud = (game: AnyGame, before: unknown, after: unknown, events: readonly Happening[]): boolean =>
  game.rng(before).at !== game.rng(after).at || events.some(event => event.reveals);

const anyOf = <T>(dice: Rng, items: readonly T[]): T => items[below(dice, items.length)];

/**
 * Somebody's next choice: the same in both worlds or, where it is not the observer's, perhaps another one. Null
 * where the rules themselves show the observer which world it is: dice fall, a hidden thing is turned up, or what
 * was chosen differs in plain sight.
 */
const nextMove = (game: AnyGame, states: readonly [unknown, unknown], observer: Who, dice: Rng): Moved | null => {
  const asked = game.decisions(states[0]).filter(each => each.seat !== CLOCK);
  if (asked.length === 0) return null;
  const { seat, choices } = anyOf(dice, asked);
  const choice = anyOf(dice, choices);
  const elsewhere = game.decisions(states[1]).find((each): each is Decision<unknown> => each.seat === seat);
  if (elsewhere === undefined) throw new Error('the other world asks somebody else');
  const repeated = elsewhere.choices.find(each => same(each, choice));
  const repeats = repeated !== undefined && (seat === observer || below(dice, 2) === 0);
  const other = repeats ? repeated : anyOf(dice, elsewhere.choices);
  const real = step(game, states[0], seat, choice);
  const second = step(game, states[1], seat, other);
  if (isLoud(game, states[0], real.state, real.events)) return null;
  if (isLoud(game, states[1], second.state, second.events)) return null;
  const told = (events: readonly Happening[]) => events.map(event => redact(event, observer));
  const hidden = ({ secret }: Happening) =>
    secret !== undefined && !(observer !== null && secret.to.includes(observer));
  const inSecret = (events: readonly Happening[]) => events.length > 0 && events.every(hidden);
  const alike = same(choice, other) || (inSecret(real.events) && inSecret(second.events));
  const sameEvents = alike && same(told(real.events), told(second.events));
  const sameViews = same(game.view(real.state, observer), game.view(second.state, observer));
  if (!sameEvents && !sameViews) return null;
  return { seat, choices: [choice, other], states: [real.state, second.state] };
};

/** What the observer gets for messages that must change nothing. */
const tryInVain = async ({ pair, observer }: Look, game: AnyGame, state: unknown, version: number): Promise<void> => {
  const everything = game.decisions(state);
  const own = everything.find(each => each.seat === observer);
  const foreign = everything.find(each => each.seat !== observer && each.seat !== CLOCK);
  await pair.both('a choice nobody offers', side => side.choose(observer, 'in-vain-1', version, { kind: 'nonsense' }));
  await pair.both('a choice of tomorrow', side =>
    side.choose(observer, 'in-vain-2', version + 7, own?.choices[0] ?? { kind: 'nonsense' }),
  );
  // What is another's to choose is the same in neither world; only the first one's is tried in both.
  if (foreign !== undefined && own === undefined)
    await pair.both("somebody else's choice", side => side.choose(observer, 'in-vain-3', version, foreign.choices[0]));
  await pair.both('a late take-back', side => side.choose(observer, 'in-vain-4', version + 1, null));
  await pair.both('a rematch too early', side => side.act(observer, 'in-vain-5', { act: 'again' }));
  await pair.both("somebody else's seat for a bot", side =>
    side.act(observer, 'in-vain-6', { act: 'hand', seat: observer === 0 ? 1 : 0, level: 'random' }),
  );
  if (observer === null)
    await pair.both('a word of a spectator', side => side.act(observer, 'in-vain-7', { act: 'say', text: 'Hola!' }));
};

const askPlainly = async ({ pair, observer, worlds }: Look): Promise<void> => {
  const { table } = worlds[0];
  const paths = ['mine', 'listed', `${table}/account`, `${table}/match`, `${'x'.repeat(22)}/account`];
  for (const path of paths) await pair.both(`GET ${path}`, side => side.get(observer, `/api/tables/${path}`));
};

/** Puts the two worlds before the observer and looks whether he can tell them apart. */
export const lookAt = async (look: Look): Promise<void> => {
  const { pair, worlds, observer, where, dice } = look;
  const { game, players } = worlds[0];
  let said = 0;
  let states: readonly [unknown, unknown] = [worlds[0].state, worlds[1].state];

  /** Whispers come in between everything else, and always in the first world alone. */
  const whisper = async (): Promise<void> => {
    // Once the match is over everybody hears everything.
    if (!look.whispers || game.outcome(states[0]) !== null) return;
    const seat = 1 + below(dice, players - 1);
    await pair.sides[0].act(seat, `whisper-${said++}`, { act: 'say', text: `Ce soir, au Louvre. ${said}` });
  };

  await pair.begin(worlds, observer, where);
  const everybody: readonly Who[] = [...Array.from({ length: players }, (_, seat) => seat), null];
  const before = below(dice, everybody.length);
  const others = everybody.filter(who => who !== observer);
  for (const who of others.slice(0, before)) await pair.both('somebody comes', side => side.enter(who, null));
  await pair.both('the welcome', side => side.enter(observer, null));
  for (const who of others.slice(before)) await pair.both('somebody else comes', side => side.enter(who, null));
  await whisper();

  let version = 0;
  let at = 0;
  await tryInVain(look, game, states[0], version);
  if (below(dice, 3) === 0) await askPlainly(look);

  for (let played = 0; played < MOST_STEPS; played++) {
    for (const side of pair.sides) side.clock.skip(100);
    await whisper();
    const move = nextMove(game, states, observer, dice);
    if (move === null) break;
    const { seat, choices } = move;
    await pair.both(`seat ${seat} chooses ${JSON.stringify(choices)}`, (side, which) =>
      side.choose(seat, `choice-${played}`, version, choices[which]),
    );
    version++;
    at++;
    // A message that comes twice counts once.
    await pair.both('the same again', (side, which) =>
      side.choose(seat, `choice-${played}`, version - 1, choices[which]),
    );
    if (below(dice, 4) === 0) {
      await pair.both(`seat ${seat} takes it back`, side => side.choose(seat, `take-back-${played}`, version, null));
      version++;
      at--;
    } else states = move.states;
    await whisper();
    if (observer !== seat)
      await pair.both('nothing of mine to take back', side =>
        side.choose(observer, `not-mine-${played}`, version, null),
      );
  }

  const [absent] = others;
  await pair.both('somebody goes', side => side.leave(absent));
  if (game.outcome(states[0]) === null) await whisperBy(look, absent, said);
  await pair.both('the observer goes', side => side.leave(observer));
  await pair.both('he comes again, knowing a part', side =>
    side.enter(observer, { version: Math.max(0, version - 1), at: Math.max(0, at - 1) }),
  );
  await pair.both('and once more, knowing nothing', async side => {
    await side.leave(observer);
    await side.enter(observer, null);
  });
  if (observer !== null)
    await pair.both('a word of his own', side => side.act(observer, 'my-own-word', { act: 'say', text: 'Morbleu!' }));
  if (below(dice, 3) === 0 || look.whispers) await askPlainly(look);
  await pair.end();
};

/** Once more in the first world, by anybody of the team who is still here. */
const whisperBy = async ({ pair, worlds, whispers }: Look, absent: Who, said: number): Promise<void> => {
  const here = Array.from({ length: worlds[0].players - 1 }, (_, i) => i + 1).find(seat => seat !== absent);
  if (whispers && here !== undefined)
    await pair.sides[0].act(here, `whisper-${said + 100}`, { act: 'say', text: 'Pas un mot.' });
};
