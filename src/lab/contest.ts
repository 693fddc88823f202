import { musketiere } from '#games/musketiere/game.ts';
import { below, type Rng } from '#kernel/rng.ts';
import type { Framework } from './boardgameio/framework.ts';
import { framedMusketiere, type Turns } from './boardgameio/musketiere.ts';

/** One game played at random: how many choices it took, and what they came to. */
interface RandomGame {
  readonly decisions: number;
  readonly scores: readonly number[];
}

/** Plays one game, its deal from `dice` and its choices from `whim`. */
export type Contestant = (players: number, dice: Rng, whim: Rng) => RandomGame;

export const panache: Contestant = (players, dice, whim) => {
  const state = musketiere.setup(players, { length: 'round' }, dice, null);
  let made = 0;
  for (let asked = musketiere.decisions(state); asked.length > 0; asked = musketiere.decisions(state)) {
    const { seat, choices } = asked[0];
    musketiere.apply(state, seat, choices[below(whim, choices.length)], null);
    made++;
  }
  return { decisions: made, scores: state.totals };
};

export const boardgameio =
  ({ Client }: Framework, turns: Turns): Contestant =>
  (players, dice, whim) => {
    const client = Client({ game: framedMusketiere(dice, turns), numPlayers: players, debug: false });
    for (let made = 0; ; made++) {
      const state = client.getState();
      if (state === null) throw new Error('boardgame.io has no state');
      if (state.ctx.gameover !== undefined) return { decisions: made, scores: state.G.totals };
      const { seat, choices } = musketiere.decisions(state.G)[0];
      if (turns === 'single') client.updatePlayerID(`${seat}`);
      client.moves.choose(choices[below(whim, choices.length)]);
    }
  };
