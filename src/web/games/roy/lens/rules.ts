import { ADVERSARY_IDS } from '#games/roy/cards/adversaries.ts';
import type { FoeId } from '#games/roy/choices.ts';
import type { View } from '#games/roy/view.ts';
import type { Thing } from '../things.ts';

// The rules a thing rests on, the one that says most of it first.

type Of<Kind extends Thing['kind'], Key extends string> =
  Extract<Thing, { kind: Kind }> extends { [K in Key]: infer Id } ? Id & string : never;
type Rules<Id extends string> = Readonly<Record<Id, readonly string[]>>;

const PLACES: Rules<Of<'place', 'id'>> = {
  quarters: ['MILQ.1', 'MOVE.3'],
  richelieu: ['RICH.3', 'RICH.4', 'RICH.1'],
  'vieux-colombier': ['VIEUX.1', 'VIEUX.3'],
  bastille: ['BAST.3', 'BAST.4', 'BAST.5'],
  paris: ['PARIS.9', 'PARIS.13'],
  louvre: ['LOUVRE.4', 'LOUVRE.7'],
  'la-rochelle': ['REINF.1', 'SIEGE.5', 'SIEGE.8'],
  quest: ['QUEST.1', 'QUEST.2'],
};

const PARIS: Rules<Of<'paris', 'id'>> = {
  abduction: ['CARD.26', 'PARIS.14'],
  disappearance: ['CARD.27', 'PARIS.15'],
  captive: ['CARD.28'],
  smuggler: ['CARD.29', 'PARIS.16'],
  message: ['CARD.30'],
  duels: ['CARD.31'],
};

const TRAPS: Rules<Of<'trap', 'id'>> = {
  beggars: ['CARD.17', 'TRAP.15'],
  harlot: ['CARD.18'],
  nemesis: ['CARD.19'],
  thief: ['CARD.20', 'TRAP.11'],
  assassin: ['CARD.21', 'TRAP.11'],
};

const MEN: Rules<Of<'man', 'who'>> = {
  dartagnan: ['DART.1', 'DART.2'],
  athos: ['ATHOS.1'],
  aramis: ['ARAMIS.1'],
  porthos: ['PORTH.1'],
  treville: ['TREV.4'],
};

const TRACKS: Rules<Of<'track', 'id'>> = {
  time: ['TIME.1', 'TIME.2', 'TIME.3'],
  honour: ['LOUVRE.12', 'LOUVRE.13'],
  siege: ['SIEGE.12', 'SIEGE.15', 'SIEGE.18'],
  purse: ['GEN.6', 'CARD.45'],
  ladder: ['LOUVRE.7', 'LOUVRE.8', 'LOUVRE.9'],
  constance: ['PARIS.12', 'PARIS.5'],
  rochefort: ['ROCH.8', 'ROCH.15', 'ROCH.16'],
  epics: ['QUEST.12', 'QUEST.9'],
  oneForAll: ['ONE.2', 'ONE.3'],
};

const ITEMS: Rules<Of<'item', 'id'>> = {
  horse: ['EQUIP.8'],
  pistol: ['EQUIP.9'],
  armour: ['EQUIP.11', 'MANO.11'],
  blade: ['EQUIP.12'],
  balm: ['UPGR.1'],
  manoeuvre: ['UPGR.3', 'UPGR.4'],
  erudition: ['UPGR.6', 'UPGR.9'],
  nobility: ['UPGR.6', 'UPGR.9'],
  gallantry: ['UPGR.6', 'UPGR.9'],
  panache: ['UPGR.6', 'UPGR.9'],
};

const CARDS: Rules<Of<'card', 'id'>> = {
  erudition: ['CHALL.3'],
  nobility: ['CHALL.3'],
  gallantry: ['CHALL.3'],
  panache: ['CHALL.3'],
  single: ['DUEL.3', 'REINF.1'],
  double: ['DUEL.3', 'COMP.3'],
  bassompierre: ['CHAR.4', 'CHAR.5'],
  essarts: ['CARD.33', 'CHAR.1'],
  buckingham: ['CARD.34', 'CHAR.1'],
  captain: ['CARD.35', 'CHAR.1'],
  ketty: ['CARD.36', 'CHAR.1'],
  laporte: ['CARD.37', 'CHAR.1'],
  planchet: ['CARD.38', 'CHAR.1'],
};

const TREACHERY: Rules<Of<'treachery', 'id'>> = {
  emergency: ['TREACH.19', 'GLASS.1'],
  reinforcements: ['TREACH.12', 'TREACH.13'],
  ambush: ['TREACH.15'],
  conscripts: ['TREACH.9'],
  jailed: ['TREACH.18'],
  isolation: ['CARD.23'],
  'dead-end': ['CARD.24', 'TREACH.20'],
  balm: ['TREACH.11'],
  intrigue: ['CARD.25'],
};

const EFFECTS: Rules<Of<'effect', 'id'>> = {
  time: ['ONE.4', 'ONE.5'],
  honour: ['ONE.7', 'ONE.8'],
  epic: ['ONE.9', 'ONE.12'],
};

const BOARDS: Readonly<Record<View['quest']['board'], readonly string[]>> = {
  1: ['INN.4', 'INN.8', 'INN.9'],
  2: ['CALAIS.2', 'CALAIS.4', 'CALAIS.5'],
  3: ['RETURN.2', 'RETURN.3', 'RETURN.4'],
  4: ['GALL.3', 'GALL.6', 'GALL.9'],
};

const TOKENS: Rules<Of<'token', 'id'>> = {
  snare: ['QUEST.7'],
  shields: ['QUEST.4', 'QUEST.5'],
  parry: ['QUEST.4', 'QUEST.5'],
  swords: ['QUEST.4', 'QUEST.5'],
  two: ['DUEL.6'],
  three: ['DUEL.6'],
  four: ['DUEL.6'],
  decoy: ['INN.5', 'QUEST.3'],
};

/** The Adversary cards stand in the book in the order of their strength, from this rule on. */
const FIRST_ADVERSARY = 5;

const foeRules = (foe: FoeId): readonly string[] => {
  switch (foe) {
    case 'rochefort':
      return ['ROCH.1', 'ROCH.8', 'ROCH.10'];
    case 'jailer':
      return ['BAST.5', 'BAST.6'];
    case 'guard':
      return ['CARD.31'];
    case 'wardes':
      return ['CALAIS.5', 'CARD.41'];
    case 'inn':
      return ['INN.4', 'QUEST.4'];
    case 'road':
      return ['RETURN.2', 'RETURN.3'];
    case 'first':
    case 'second':
      return ['GALL.5', 'GALL.7'];
    default:
      return [`CARD.${FIRST_ADVERSARY + ADVERSARY_IDS.indexOf(foe)}`, 'DUEL.2'];
  }
};

const idsOf = (thing: Thing, { paris, quest }: View): readonly string[] => {
  switch (thing.kind) {
    case 'place':
      return PLACES[thing.id];
    case 'mission':
      if (thing.place === 'louvre') return ['LOUVRE.3', 'LOUVRE.5', 'CARD.32'];
      return paris === null ? ['PARIS.11'] : [...PARIS[paris.card], 'PARIS.9'];
    case 'foe':
      return foeRules(thing.id);
    case 'trap':
      return TRAPS[thing.id];
    case 'man':
      return [...MEN[thing.who], 'OUT.3'];
    case 'milady':
      return ['DEST.1', 'DEST.5', 'DEST.7'];
    case 'track':
      return TRACKS[thing.id];
    case 'quest':
      return BOARDS[quest.board];
    case 'space':
      return ['INN.4', 'INN.12'];
    case 'path':
      return ['INN.6', 'INN.9'];
    case 'token':
      return TOKENS[thing.id];
    case 'arsenal':
      return ['EQUIP.1', 'EQUIP.2', 'EQUIP.5'];
    case 'item':
      return ITEMS[thing.id];
    case 'skill':
      return ['CHALL.3', 'CHALL.6'];
    case 'card':
      return CARDS[thing.id];
    case 'deck':
      return ['ACT.4', 'ACT.5'];
    case 'garrison':
      return ['REINF.3', 'REINF.5', 'SIEGE.5'];
    case 'treachery':
      return TREACHERY[thing.id];
    case 'paris':
      return PARIS[thing.id];
    case 'effect':
      return EFFECTS[thing.id];
  }
};

export const rulesOf = (thing: Thing, view: View): readonly string[] => idsOf(thing, view).map(id => `ROY.${id}`);
