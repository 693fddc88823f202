import type { Fighter } from '#games/roy/cards/fighter.ts';
import { FOES } from '#games/roy/cards/foes.ts';
import { TOKEN_KINDS, TOKENS } from '#games/roy/cards/tokens.ts';
import type { Musketeer } from '#games/roy/names.ts';
import type { OddsWords } from './words.ts';

export const CARDS = ['single', 'double', 'ability'] as const;
export const GEAR = ['pistol', 'armour', 'blade', 'manoeuvre'] as const;
export type CommittedCard = (typeof CARDS)[number];
export type Gear = (typeof GEAR)[number];

const FIGHT_TOKENS = TOKEN_KINDS.filter(kind => kind !== 'snare');

export const FIGHTERS: Readonly<Record<string, Fighter>> = {
  ...FOES,
  ...Object.fromEntries(FIGHT_TOKENS.map(kind => [kind, TOKENS[kind].fighter])),
};
export const FOE_IDS = Object.keys(FIGHTERS);

const isToken = (id: string): id is (typeof FIGHT_TOKENS)[number] => (FIGHT_TOKENS as readonly string[]).includes(id);
const isFoe = (id: string): id is keyof typeof FOES => Object.hasOwn(FOES, id);

/** An adversary as a title. */
export const foeName = (id: string, { names }: OddsWords): string =>
  isToken(id) ? names.tokens[id].name : isFoe(id) ? names.foes[id].name : id;

/** An adversary in the middle of a sentence. */
export const foeInside = (id: string, { names }: OddsWords): string =>
  isToken(id) ? names.tokens[id].a : isFoe(id) ? names.foes[id].the : id;

export const musketeerName = (id: Musketeer, { names }: OddsWords): string => names.musketeers[id].name;
export const gearName = (id: Gear, { names }: OddsWords): string => names.items[id].name;

/** As people type: without capitals, accents, apostrophes and spaces. */
const typed = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

/** What may be typed, each with its name where that is another word. */
export const listed = <Id extends string>(ids: readonly Id[], nameOf: (id: Id) => string): string =>
  ids.map(id => (typed(nameOf(id)) === id ? id : `${id} (${nameOf(id)})`)).join(', ');

/** Whom or what a word means: its id, or its name in the language of the terminal. */
export const meant = <Id extends string>(
  ids: readonly Id[],
  text: string,
  nameOf: (id: Id) => string,
): Id | undefined => ids.find(id => typed(text) !== '' && [id, typed(nameOf(id))].includes(typed(text)));
