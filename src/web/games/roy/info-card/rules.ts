import { ADVERSARY_IDS } from '#games/roy/cards/adversaries.ts';
import type { FoeId } from '#games/roy/choices.ts';
import type { View } from '#games/roy/view.ts';
import type { Target } from '../targets.ts';

// The rules a target rests on, the one that says most of it first.

type Of<Kind extends Target['kind'], Key extends string> =
  Extract<Target, { kind: Kind }> extends { [K in Key]: infer Id } ? Id & string : never;
type Rules<Id extends string> = Readonly<Record<Id, readonly string[]>>;

const PLACES: Rules<Of<'place', 'id'>> = {
  quarters: ['ROY.MILQ.1', 'ROY.MOVE.3'],
  richelieu: ['ROY.RICH.3', 'ROY.RICH.4', 'ROY.RICH.1'],
  'vieux-colombier': ['ROY.VIEUX.1', 'ROY.VIEUX.3'],
  bastille: ['ROY.BAST.3', 'ROY.BAST.4', 'ROY.BAST.5'],
  paris: ['ROY.PARIS.9', 'ROY.PARIS.13'],
  louvre: ['ROY.LOUVRE.4', 'ROY.LOUVRE.7'],
  'la-rochelle': ['ROY.REINF.1', 'ROY.SIEGE.5', 'ROY.SIEGE.8'],
  quest: ['ROY.QUEST.1', 'ROY.QUEST.2'],
};

const PARIS: Rules<Of<'paris', 'id'>> = {
  abduction: ['ROY.CARD.26', 'ROY.PARIS.14'],
  disappearance: ['ROY.CARD.27', 'ROY.PARIS.15'],
  captive: ['ROY.CARD.28'],
  smuggler: ['ROY.CARD.29', 'ROY.PARIS.16'],
  message: ['ROY.CARD.30'],
  duels: ['ROY.CARD.31'],
};

const TRAPS: Rules<Of<'trap', 'id'>> = {
  beggars: ['ROY.CARD.17', 'ROY.TRAP.15'],
  harlot: ['ROY.CARD.18'],
  nemesis: ['ROY.CARD.19'],
  thief: ['ROY.CARD.20', 'ROY.TRAP.11'],
  assassin: ['ROY.CARD.21', 'ROY.TRAP.11'],
};

const MEN: Rules<Of<'man', 'who'>> = {
  dartagnan: ['ROY.DART.1', 'ROY.DART.2'],
  athos: ['ROY.ATHOS.1'],
  aramis: ['ROY.ARAMIS.1'],
  porthos: ['ROY.PORTH.1'],
  treville: ['ROY.TREV.4'],
};

const TRACKS: Rules<Of<'track', 'id'>> = {
  time: ['ROY.TIME.1', 'ROY.TIME.2', 'ROY.TIME.3'],
  honour: ['ROY.LOUVRE.12', 'ROY.LOUVRE.13'],
  siege: ['ROY.SIEGE.12', 'ROY.SIEGE.15', 'ROY.SIEGE.18'],
  purse: ['ROY.GEN.6', 'ROY.CARD.45'],
  ladder: ['ROY.LOUVRE.7', 'ROY.LOUVRE.8', 'ROY.LOUVRE.9'],
  constance: ['ROY.PARIS.12', 'ROY.PARIS.5'],
  rochefort: ['ROY.ROCH.8', 'ROY.ROCH.15', 'ROY.ROCH.16'],
  epics: ['ROY.QUEST.12', 'ROY.QUEST.9'],
  oneForAll: ['ROY.ONE.2', 'ROY.ONE.3'],
};

const ITEMS: Rules<Of<'item', 'id'>> = {
  horse: ['ROY.EQUIP.8'],
  pistol: ['ROY.EQUIP.9'],
  armour: ['ROY.EQUIP.11', 'ROY.MANO.11'],
  blade: ['ROY.EQUIP.12'],
  balm: ['ROY.UPGR.1'],
  manoeuvre: ['ROY.UPGR.3', 'ROY.UPGR.4'],
  erudition: ['ROY.UPGR.6', 'ROY.UPGR.9'],
  nobility: ['ROY.UPGR.6', 'ROY.UPGR.9'],
  gallantry: ['ROY.UPGR.6', 'ROY.UPGR.9'],
  panache: ['ROY.UPGR.6', 'ROY.UPGR.9'],
};

const CARDS: Rules<Of<'card', 'id'>> = {
  erudition: ['ROY.CHALL.3'],
  nobility: ['ROY.CHALL.3'],
  gallantry: ['ROY.CHALL.3'],
  panache: ['ROY.CHALL.3'],
  single: ['ROY.DUEL.3', 'ROY.REINF.1'],
  double: ['ROY.DUEL.3', 'ROY.COMP.3'],
  bassompierre: ['ROY.CHAR.4', 'ROY.CHAR.5'],
  essarts: ['ROY.CARD.33', 'ROY.CHAR.1'],
  buckingham: ['ROY.CARD.34', 'ROY.CHAR.1'],
  captain: ['ROY.CARD.35', 'ROY.CHAR.1'],
  ketty: ['ROY.CARD.36', 'ROY.CHAR.1'],
  laporte: ['ROY.CARD.37', 'ROY.CHAR.1'],
  planchet: ['ROY.CARD.38', 'ROY.CHAR.1'],
};

const TREACHERY: Rules<Of<'treachery', 'id'>> = {
  emergency: ['ROY.TREACH.19', 'ROY.GLASS.1'],
  reinforcements: ['ROY.TREACH.12', 'ROY.TREACH.13'],
  ambush: ['ROY.TREACH.15'],
  conscripts: ['ROY.TREACH.9'],
  jailed: ['ROY.TREACH.18'],
  isolation: ['ROY.CARD.23'],
  'dead-end': ['ROY.CARD.24', 'ROY.TREACH.20'],
  balm: ['ROY.TREACH.11'],
  intrigue: ['ROY.CARD.25'],
};

const EFFECTS: Rules<Of<'effect', 'id'>> = {
  time: ['ROY.ONE.4', 'ROY.ONE.5'],
  honour: ['ROY.ONE.7', 'ROY.ONE.8'],
  epic: ['ROY.ONE.9', 'ROY.ONE.12'],
};

const BOARDS: Readonly<Record<View['quest']['board'], readonly string[]>> = {
  1: ['ROY.INN.4', 'ROY.INN.8', 'ROY.INN.9'],
  2: ['ROY.CALAIS.2', 'ROY.CALAIS.4', 'ROY.CALAIS.5'],
  3: ['ROY.RETURN.2', 'ROY.RETURN.3', 'ROY.RETURN.4'],
  4: ['ROY.GALL.3', 'ROY.GALL.6', 'ROY.GALL.9'],
};

const TOKENS: Rules<Of<'token', 'id'>> = {
  snare: ['ROY.QUEST.7'],
  shields: ['ROY.QUEST.4', 'ROY.QUEST.5'],
  parry: ['ROY.QUEST.4', 'ROY.QUEST.5'],
  swords: ['ROY.QUEST.4', 'ROY.QUEST.5'],
  two: ['ROY.DUEL.6'],
  three: ['ROY.DUEL.6'],
  four: ['ROY.DUEL.6'],
  decoy: ['ROY.INN.5', 'ROY.QUEST.3'],
};

/** The Adversary cards stand in the book in the order of their strength, from this rule on. */
const FIRST_ADVERSARY = 5;

const foeRules = (foe: FoeId): readonly string[] => {
  switch (foe) {
    case 'rochefort':
      return ['ROY.ROCH.1', 'ROY.ROCH.8', 'ROY.ROCH.10'];
    case 'jailer':
      return ['ROY.BAST.5', 'ROY.BAST.6'];
    case 'guard':
      return ['ROY.CARD.31'];
    case 'wardes':
      return ['ROY.CALAIS.5', 'ROY.CARD.41'];
    case 'inn':
      return ['ROY.INN.4', 'ROY.QUEST.4'];
    case 'road':
      return ['ROY.RETURN.2', 'ROY.RETURN.3'];
    case 'first':
    case 'second':
      return ['ROY.GALL.5', 'ROY.GALL.7'];
    default:
      return [`ROY.CARD.${FIRST_ADVERSARY + ADVERSARY_IDS.indexOf(foe)}`, 'ROY.DUEL.2'];
  }
};

export const rulesOf = (target: Target, { paris, quest }: View): readonly string[] => {
  switch (target.kind) {
    case 'place':
      return PLACES[target.id];
    case 'mission':
      if (target.place === 'louvre') return ['ROY.LOUVRE.3', 'ROY.LOUVRE.5', 'ROY.CARD.32'];
      return paris === null ? ['ROY.PARIS.11'] : [...PARIS[paris.card], 'ROY.PARIS.9'];
    case 'foe':
      return foeRules(target.id);
    case 'trap':
      return TRAPS[target.id];
    case 'man':
      return [...MEN[target.who], 'ROY.OUT.3'];
    case 'milady':
      return ['ROY.DEST.1', 'ROY.DEST.5', 'ROY.DEST.7'];
    case 'track':
      return TRACKS[target.id];
    case 'quest':
      return BOARDS[quest.board];
    case 'space':
      return ['ROY.INN.4', 'ROY.INN.12'];
    case 'path':
      return ['ROY.INN.6', 'ROY.INN.9'];
    case 'token':
      return TOKENS[target.id];
    case 'arsenal':
      return ['ROY.EQUIP.1', 'ROY.EQUIP.2', 'ROY.EQUIP.5'];
    case 'item':
      return ITEMS[target.id];
    case 'skill':
      return ['ROY.CHALL.3', 'ROY.CHALL.6'];
    case 'card':
      return CARDS[target.id];
    case 'deck':
      return ['ROY.ACT.4', 'ROY.ACT.5'];
    case 'garrison':
      return ['ROY.REINF.3', 'ROY.REINF.5', 'ROY.SIEGE.5'];
    case 'treachery':
      return TREACHERY[target.id];
    case 'paris':
      return PARIS[target.id];
    case 'effect':
      return EFFECTS[target.id];
  }
};
