import { botOf, quickLevelOf } from '#bots/index.ts';
import { RULES } from '#games/all.ts';
import type { GameId } from '#games/index.ts';
import { seeded } from '#kernel/fairness.ts';
import { CLOCK, type Seat } from '#kernel/game.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import { openTable } from '#table/table.ts';
import { freshMatch } from '../support/match-at.ts';
import { type Dice, diceFor } from './dice.ts';
import type { Walk } from './walk.ts';

/** More choices than any match has. */
const TO_THE_END = 100_000;
/** A good part of a long match; shorter ones are over by then and begun from the deal. */
const FAR = 260;
/** Most end within a walk; in the others one round follows another. */
const SHORT: Readonly<Record<string, Readonly<Record<string, string>>>> = { musketiere: { length: 'round' } };

/** What is played out on a stage before everybody's eyes. */
const SCENES: readonly string[] = ['duel', 'challenge', 'siege'];
const isScene = (view: unknown): boolean =>
  SCENES.includes((view as { readonly todo?: readonly { readonly kind: string }[] }).todo?.at(-1)?.kind ?? '');
/** So many choices further a scene is sought. */
const SOUGHT = 150;

interface Until {
  readonly choices: number;
  /** From then on, until one of these people is asked in the middle of a scene. */
  readonly scene?: readonly Seat[];
}

/** Plays on with bots for so many choices; what is over by then has been played to its end. */
const playedOn = (
  id: GameId,
  record: MatchRecord,
  { choices, scene }: Until,
  seed: number,
): { record: MatchRecord; over: boolean } => {
  const game = RULES[id];
  const { table } = openTable(game, record);
  if (table === null) throw new Error('a fresh match breaks');
  const rng = seeded(`wander/${seed}`);
  for (let at = 0; at < choices + (scene === undefined ? 0 : SOUGHT); at++) {
    const open = table.seen(null).asked.filter(each => each.seat !== CLOCK);
    const next = open.find(each => !each.optional) ?? open[0];
    if (next === undefined) return { record: table.record, over: true };
    const { view, asked } = table.seen(next.seat);
    const owed = asked.find(each => each.seat === next.seat);
    if (owed === undefined) break;
    if (at >= choices && scene?.includes(owed.seat) && isScene(view)) break;
    // A match of bots that never err would hardly see the odd corners of the rules.
    const bot = botOf(id, at % 7 === 0 ? 'random' : quickLevelOf(id));
    const question = { seat: owed.seat, prompt: owed.prompt, choices: owed.choices };
    table.choose(next.seat, table.version, bot(game, view, question, rng, { iterations: 1, hasTime: () => true }));
  }
  return { record: table.record, over: table.seen(null).outcome !== null };
};

const seatsFor = (
  walk: Walk,
  dice: Dice,
): { players: number; people: readonly Seat[]; options?: Record<string, string> } => {
  const { game, mode } = walk;
  if (mode === 'solo') return { players: 2, people: [1], options: { automa: 'on' } };
  const [least, most] = RULES[game].seats;
  const players = least + dice.below(most - least + 1);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  // In Mousquetaires du Roy one seat is a side of its own: half of the walks are hers.
  const alone = game === 'roy' && dice.below(3) === 0 ? 0 : dice.below(players);
  if (mode !== 'shared') return { players, people: [alone] };
  if (dice.below(3) === 0) return { players, people: seats };
  const other = (alone + 1 + dice.below(players - 1)) % players;
  return { players, people: [alone, other] };
};

/** The match a walk begins with: dealt just now, or well under way; looked back at, it may be over. */
export const recordFor = (walk: Walk): MatchRecord => {
  if (walk.record !== undefined) return walk.record;
  const dice = diceFor(`match/${walk.seed}`);
  const { players, people, options = {} } = seatsFor(walk, dice);
  const fresh = freshMatch(
    {
      game: walk.game,
      players,
      people,
      options: { ...(diceFor(`length/${walk.seed}`).below(3) > 0 && SHORT[walk.game]), ...options },
    },
    walk.seed % 60_000,
  );
  const level = quickLevelOf(walk.game);
  const seated = { ...fresh, seats: fresh.seats.map(seat => ({ ...seat, bot: seat.bot === null ? null : level })) };
  const far = dice.below(3) === 0 ? 0 : dice.below(FAR);
  if (walk.mode === 'replay')
    return playedOn(walk.game, seated, { choices: dice.below(2) === 0 ? TO_THE_END : far }, walk.seed).record;
  // Where things move, what is played out is worth the most.
  const staged = walk.speed !== 'at-once' && dice.below(3) > 0;
  const { record, over } = playedOn(walk.game, seated, { choices: far, ...(staged && { scene: people }) }, walk.seed);
  return over ? seated : record;
};
