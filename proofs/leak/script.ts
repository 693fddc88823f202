import { type AnyGame, CLOCK } from '#kernel/game.ts';
import { below, type Rng } from '#kernel/rng.ts';
import type { RunOut } from '#wire/clock.ts';
import { isSandRunning, lookAtClocks, lookAtPatience, type Silence, silentWorlds } from './around.ts';
import { type Moved, nextMove } from './next-move.ts';
import type { Pair } from './pair.ts';
import type { Side, Who, World } from './side.ts';

/** Choices that are played on from every position. */
const MOST_STEPS = 5;

/** Longer than the table waits for anybody, in milliseconds. */
const AWAY_FOR = 130_000;

export interface Look {
  readonly pair: Pair;
  readonly worlds: readonly [World, World];
  readonly observer: Who;
  readonly where: string;
  readonly dice: Rng;
  /** In the first world the musketeers whisper all the time, in the second they are silent. */
  readonly whispers: boolean;
}

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

/** One look at two worlds, as it goes on: how far the match has come in both, and what was whispered. */
class Looking {
  readonly #look: Look;
  readonly #game: AnyGame;
  /** Everybody but the observer. */
  readonly #others: readonly Who[];
  readonly #silence: Silence = { answers: [], given: new Set() };
  #states: readonly [unknown, unknown];
  #said = 0;
  #version = 0;
  #at = 0;

  constructor(look: Look) {
    const { worlds, observer } = look;
    this.#look = look;
    this.#game = worlds[0].game;
    this.#states = [worlds[0].state, worlds[1].state];
    const everybody: readonly Who[] = [...Array.from({ length: worlds[0].players }, (_, seat) => seat), null];
    this.#others = everybody.filter(who => who !== observer);
  }

  async run(): Promise<void> {
    const { pair, worlds, observer, where, dice, whispers } = this.#look;
    await pair.begin(silentWorlds(worlds, this.#silence), observer, where);
    await this.#everybodyComes();
    await this.#whisper();
    await tryInVain(this.#look, this.#game, this.#states[0], this.#version);
    if (below(dice, 3) === 0) await askPlainly(this.#look);
    // Choices are played until one would show which world it is, and so would what the rules answer then.
    await this.#runOut('rules');
    await this.#playOn();
    if (below(dice, 3) === 0) await lookAtPatience(this.#around);
    await this.#runOut('bot');
    await this.#comeAndGo();
    if (observer !== null)
      await pair.both('a word of his own', side => side.act(observer, 'my-own-word', { act: 'say', text: 'Morbleu!' }));
    if (below(dice, 3) === 0 || whispers) await askPlainly(this.#look);
    if (below(dice, 8) === 0) await this.#seatChanges();
    await pair.end();
  }

  async #everybodyComes(): Promise<void> {
    const { pair, observer, dice } = this.#look;
    const before = below(dice, this.#others.length + 1);
    for (const who of this.#others.slice(0, before)) await pair.both('somebody comes', side => side.enter(who, null));
    await pair.both('the welcome', side => side.enter(observer, null));
    for (const who of this.#others.slice(before)) await pair.both('somebody else comes', side => side.enter(who, null));
  }

  async #playOn(): Promise<void> {
    const { pair, observer, dice } = this.#look;
    for (let played = 0; played < MOST_STEPS; played++) {
      for (const side of pair.sides) side.clock.skip(100);
      await this.#whisper();
      const move = nextMove(this.#game, this.#states, observer, dice);
      if (move === null) break;
      const how = await this.#play(move, played);
      await this.#whisper();
      // Where nothing of it stands, the last choice may be the observer's own.
      if (observer !== move.seat && how === 'stands')
        await pair.both('nothing of mine to take back', side =>
          side.choose(observer, `not-mine-${played}`, this.#version, null),
        );
    }
  }

  async #play({ seat, choices, states }: Moved, played: number): Promise<'stands' | 'taken back'> {
    const { pair, dice } = this.#look;
    const version = this.#version;
    const choose = (side: Side, which: 0 | 1) => side.choose(seat, `choice-${played}`, version, choices[which]);
    await pair.both(`seat ${seat} chooses ${JSON.stringify(choices)}`, choose);
    // A message that comes twice counts once.
    await pair.both('the same again', choose);
    this.#version++;
    this.#at++;
    if (below(dice, 4) > 0) {
      this.#states = states;
      return 'stands';
    }
    const takeBack = (side: Side) => side.choose(seat, `take-back-${played}`, version + 1, null);
    await pair.both(`seat ${seat} takes it back`, takeBack);
    this.#version++;
    this.#at--;
    return 'taken back';
  }

  get #around() {
    const { pair, worlds, observer, dice } = this.#look;
    return { pair, worlds, observer, dice, states: this.#states };
  }

  async #runOut(by: RunOut['by']): Promise<void> {
    if (this.#look.worlds[0].clock?.runOut.by !== by) return;
    const moves = await lookAtClocks(this.#around, this.#silence);
    this.#states = moves.at(-1)?.states ?? this.#states;
    this.#version += moves.length;
    this.#at += moves.length;
  }

  async #comeAndGo(): Promise<void> {
    const { pair, observer } = this.#look;
    const [absent] = this.#others;
    await pair.both('somebody goes', side => side.leave(absent));
    await this.#whisperWithout(absent);
    await pair.both('the observer goes', side => side.leave(observer));
    await pair.both('he comes again, knowing a part', side =>
      side.enter(observer, { version: Math.max(0, this.#version - 1), at: Math.max(0, this.#at - 1) }),
    );
    await pair.both('and once more, knowing nothing', async side => {
      await side.leave(observer);
      await side.enter(observer, null);
    });
  }

  /** The one who has gone stays away: the others ask for somebody else and let a bot play until he is back. */
  async #seatChanges(): Promise<void> {
    const { pair, worlds } = this.#look;
    const seats = this.#others.filter(who => who !== null);
    const [absent, mover] = seats;
    const runs = isSandRunning(this.#game, this.#states[0]) || worlds[0].clock?.runOut.by === 'rules';
    if (mover === undefined || absent !== this.#others[0] || runs) return;
    await pair.both('he stays away', async side => side.clock.pass(AWAY_FOR));
    const about = { what: 'replace', seat: absent } as const;
    await pair.both('somebody else is asked for', side => side.act(mover, 'ask-for-another', { act: 'move', about }));
    for (let seat = 0; seat < worlds[0].players; seat++)
      if (seat !== absent)
        await pair.both(`seat ${seat} has a word about it`, side =>
          side.act(seat, `a-vote-of-${seat}`, { act: 'vote', agreed: seat !== worlds[0].players - 1 }),
        );
    await pair.both('a bot plays for him', side =>
      side.act(mover, 'let-a-bot-play', { act: 'hand', seat: absent, level: 'random' }),
    );
    pair.counts.seats += 2;
    await pair.both('he is back', side => side.enter(absent, null));
    await pair.both('and plays again', side => side.act(absent, 'i-am-back', { act: 'return' }));
  }

  /** Once the match is over everybody hears everything. */
  get #mayWhisper(): boolean {
    return this.#look.whispers && this.#game.outcome(this.#states[0]) === null;
  }

  /** Whispers come in between everything else, and always in the first world alone. */
  async #whisper(): Promise<void> {
    if (!this.#mayWhisper) return;
    const { pair, worlds, dice } = this.#look;
    const seat = 1 + below(dice, worlds[0].players - 1);
    await pair.sides[0].act(seat, `whisper-${this.#said++}`, { act: 'say', text: `Ce soir, au Louvre. ${this.#said}` });
  }

  /** Once more in the first world, by anybody of the team who is still here. */
  async #whisperWithout(absent: Who): Promise<void> {
    const { pair, worlds } = this.#look;
    const here = Array.from({ length: worlds[0].players - 1 }, (_, i) => i + 1).find(seat => seat !== absent);
    if (this.#mayWhisper && here !== undefined)
      await pair.sides[0].act(here, `whisper-${this.#said + 100}`, { act: 'say', text: 'Pas un mot.' });
  }
}

/** Puts the two worlds before the observer and looks whether he can tell them apart. */
export const lookAt = (look: Look): Promise<void> => new Looking(look).run();
