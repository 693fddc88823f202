import type { Choice } from '#games/roy/choices.ts';
import { remember, remembered } from '#web/storage.ts';

const FAST = 'panache.roy.fast-duels';
const ODDS = 'panache.roy.odds';

/** How a reader likes to see duels and sieges; remembered in this browser. */
class SceneSettings {
  /** Duels and other rolls are shown in short. */
  fast = $state(remembered(FAST) === 'on');
  /** The exact odds stand beside a duel, where the table allows it. */
  odds = $state(remembered(ODDS) !== 'off');
  /** The answer the reader points at: the scene shows what it would do. */
  aim = $state.raw<Choice | null>(null);

  setFast(fast: boolean): void {
    this.fast = fast;
    remember(FAST, fast ? 'on' : 'off');
  }
  setOdds(odds: boolean): void {
    this.odds = odds;
    remember(ODDS, odds ? 'on' : 'off');
  }
}

export const sceneSettings = new SceneSettings();
