import { type AnyGame, usualOf } from '#kernel/game.ts';
import type { Explained, Language } from '#kernel/text.ts';
import { setupTextOf } from '../../games/setup-text.ts';
import { factsOf } from '../../match/facts.ts';
import type { SeatPlan } from './plan.svelte.ts';

export const PRESET_IDS = ['first', 'solo', 'printed', 'expert'] as const;
export type PresetId = (typeof PRESET_IDS)[number];

/** A table set with one touch: options other than these have their first value, and bots their level. */
interface Preset {
  readonly options: Readonly<Record<string, string>>;
  readonly level: 'steady' | 'thinker';
  /** Left out where the number of players stays as it was. */
  readonly players?: number;
  /** Where somebody alone against bots sits best; left out where he stays. */
  readonly alone?: number;
}

export type Presets = Readonly<Record<PresetId, Preset>>;

export const hasPresets = (game: string): boolean => factsOf(game)?.presets !== undefined;

const presetsIn = (game: string): Presets => {
  const presets = factsOf(game)?.presets;
  if (presets === undefined) throw new Error(`${game} has no presets`);
  return presets;
};

export const presetWords = (game: string, language: Language, id: PresetId): Explained => {
  const text = setupTextOf(game);
  if (text === null) throw new Error(`${game} has no words for its presets`);
  return text[language].presets[id];
};

const optionsOf = ({ id, options: specs }: AnyGame, preset: PresetId): Record<string, string> => {
  const set = presetsIn(id)[preset].options;
  return Object.fromEntries(specs.map(spec => [spec.id, set[spec.id] ?? usualOf(spec)]));
};

interface Planned {
  players: number;
  seats: SeatPlan[];
  options: Record<string, string>;
  leaveVacant(): void;
}

/** The plate whose options are set; null where somebody has changed something. Who sits where does not count. */
export const presetOf = (game: AnyGame, { options }: Pick<Planned, 'options'>): PresetId | null =>
  PRESET_IDS.find(id => {
    const wanted = optionsOf(game, id);
    return Object.keys(wanted).every(option => options[option] === wanted[option]);
  }) ?? null;

/** Sets the table: all options, the level of the bots, and the number of players where the plate names one. */
export const setPreset = (game: AnyGame, plan: Planned, id: PresetId): void => {
  const { level, players, alone } = presetsIn(game.id)[id];
  plan.options = optionsOf(game, id);
  if (players !== undefined) plan.players = players;
  for (const seat of plan.seats) {
    seat.level = level;
    if (seat.bot !== null) seat.bot = level;
  }
  if (alone !== undefined) moveAlone(plan, alone);
  plan.leaveVacant();
};

/** Who plays alone changes places with the bot there; faces and names stay with the places. */
const moveAlone = ({ players, seats }: Planned, to: number): void => {
  const people = seats.slice(0, players).filter(({ bot }) => bot === null);
  const [person] = people;
  if (people.length !== 1 || person === seats[to]) return;
  person.bot = person.level;
  seats[to].bot = null;
};
