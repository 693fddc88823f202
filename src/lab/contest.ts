import { GAMES } from '#games/all.ts';
import type { GameId } from '#games/index.ts';
import { type AnyGame, type Options, readOptions } from '#kernel/game.ts';
import { below, type Rng } from '#kernel/rng.ts';
import { framed, type Turns } from './boardgameio/framed.ts';
import type { Framework } from './boardgameio/framework.ts';

/** One game played at random: how many choices it took, and what they came to. */
interface RandomGame {
  readonly decisions: number;
  readonly result: unknown;
}

/** Plays one game, its deal from `dice` and its choices from `whim`. */
export type Contestant = (players: number, dice: Rng, whim: Rng) => RandomGame;

/** Musketiere for one round, so that all cards are dealt in `setup`, outside of the drafts boardgame.io works on. */
const GIVEN: Readonly<Partial<Record<GameId, Options>>> = { musketiere: { length: 'round' } };

export const rulesOf = (id: GameId): { game: AnyGame; options: Options } => {
  const { game } = GAMES[id];
  return { game, options: readOptions(game.options, GIVEN[id] ?? {}).options ?? {} };
};

/** Plays one game at random in place, and shows its state after every choice to whoever wants to see it. */
export const playAtRandom = (
  { game, options }: ReturnType<typeof rulesOf>,
  players: number,
  dice: Rng,
  whim: Rng,
  show?: (state: unknown) => void,
): RandomGame => {
  const state = game.setup(players, options, dice, null);
  let made = 0;
  for (let asked = game.decisions(state); asked.length > 0; asked = game.decisions(state)) {
    const { seat, choices } = asked[0];
    game.apply(state, seat, choices[below(whim, choices.length)], null);
    made++;
    show?.(state);
  }
  return { decisions: made, result: game.outcome(state) };
};

export const panache = (id: GameId): Contestant => {
  const rules = rulesOf(id);
  return (players, dice, whim) => playAtRandom(rules, players, dice, whim);
};

export const boardgameio = ({ Client }: Framework, id: GameId, turns: Turns): Contestant => {
  const { game, options } = rulesOf(id);
  return (players, dice, whim) => {
    const client = Client({ game: framed(game, options, dice, turns), numPlayers: players, debug: false });
    for (let made = 0; ; made++) {
      const state = client.getState();
      if (state === null) throw new Error('boardgame.io has no state');
      if (state.ctx.gameover !== undefined) return { decisions: made, result: state.ctx.gameover };
      const { seat, choices } = game.decisions(state.G)[0];
      if (turns === 'single') client.updatePlayerID(`${seat}`);
      client.moves.choose(choices[below(whim, choices.length)]);
    }
  };
};
