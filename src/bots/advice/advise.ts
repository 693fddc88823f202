import { seeded } from '#kernel/fairness.ts';
import type { AnyGame } from '#kernel/game.ts';
import type { BotProfile } from '../bot-profile.ts';
import { standingsOf } from '../search/race.ts';
import { compareOptions } from '../search/thinker.ts';
import type { ThinkRequest } from '../think.ts';
import type { Reason } from '../voice/voice.ts';

/** A choice somebody who knows the game would look at. */
export interface Advised {
  /** One of those offered; null lets an optional offer pass. */
  readonly choice: unknown;
  /** From what the asking seat knows: it is for its eyes. */
  readonly reason: Reason | null;
  /** The chance to win that was found for it, from 0 to 1; null where nothing was tried. */
  readonly chance: number | null;
}

/** The best choice and so many after it. */
const SHOWN = 3;
/** How many choices are tried out where the advice names too few. */
const TRIED = 8;

type Option = unknown;

/** What is tried: what the advice would think about, and as much else as there is room for. */
const optionsFor = (all: readonly Option[], short: readonly Option[]): readonly Option[] => {
  if (short.length >= SHOWN || short.length === all.length) return short;
  return [...short, ...all.filter(option => !short.includes(option))].slice(0, Math.max(TRIED, short.length));
};

/**
 * What a good player would do in that seat, the best first, from no more than it may see: the level asked for does not
 * count, and nobody's wishes do. The choices are compared over the same imagined worlds.
 */
export const adviseWith = (
  game: AnyGame,
  profile: BotProfile,
  request: ThinkRequest,
  hasTime: () => boolean,
): Advised[] => {
  const { view, decision, seed, iterations } = request;
  const { choices, optional, seat } = decision;
  const { advice, voice } = profile;
  const rng = seeded(seed);
  const all: readonly Option[] = optional ? [...choices, null] : choices;
  const short = advice?.shortlist?.(view, decision, rng) ?? (advice === null ? all : []);
  const best = advice?.choose(view, decision, rng);
  const list = best === undefined || short.includes(best) ? short : [best, ...short];
  const options = optionsFor(all, list);
  const favourite = best === undefined ? 0 : options.indexOf(best);
  const budget = { iterations, hasTime };
  const raced = compareOptions(game, advice, { view, seat, options, favourite, budget, wishes: [] }, rng);
  const standings = standingsOf(raced);
  const chance = (option: number): number | null => {
    const mean = standings[option]?.mean;
    return mean === undefined ? null : Math.min(1, Math.max(0, mean));
  };
  const others = options.map((_, i) => i).filter(i => i !== raced.best);
  others.sort((a, b) => (chance(b) ?? -1) - (chance(a) ?? -1));
  return [raced.best, ...others].slice(0, SHOWN).map(i => {
    const choice = options[i];
    const reason = choice === null || voice === null ? null : voice.why(view, seat, choice);
    return { choice, reason, chance: chance(i) };
  });
};
