import { type Card, CHARACTERS, type Character, countIn, sortedHand } from '../../cards/adventure.ts';
import type { ADVERSARY_IDS } from '../../cards/adversaries.ts';
import type { BlueRoll, RedRoll } from '../../events.ts';
import type { Effect, Item, Location, Musketeer, Skill } from '../../names.ts';
import type { Names, Noun, Somewhere, Thing } from '../shape.ts';
import { each } from '../shape.ts';

/** A name without an article: “de Porthos”, “d’Athos”. */
const person = (name: string, of = `de ${name}`): Noun => ({ name, the: name, of, to: `à ${name}` });
const masculine = (name: string, one = name.toLowerCase()): Noun => ({
  name,
  the: `le ${one}`,
  of: `du ${one}`,
  to: `au ${one}`,
});
const feminine = (name: string): Noun => ({ name, the: `la ${name}`, of: `de la ${name}`, to: `à la ${name}` });
const elided = (name: string, one: string): Noun => ({ name, the: `l’${one}`, of: `de l’${one}`, to: `à l’${one}` });

const counted =
  (one: string, many = `${one}s`) =>
  (count: number): string =>
    count < 2 ? `${count} ${one}` : `${count} ${many}`;

const un = (name: string, one: string, many = `${one}s`): Thing => ({
  name,
  a: `un ${one}`,
  count: counted(one, many),
});
const une = (name: string, one: string, many: string): Thing => ({ name, a: `une ${one}`, count: counted(one, many) });
const adversary = (name: string, armed: string): Thing => un(name, `adversaire ${armed}`, `adversaires ${armed}`);
const card = (name: string, kind = name): Thing => une(name, `carte ${kind}`, `cartes ${kind}`);
const upgrade = (name: string, of: string): Thing => une(name, `amélioration ${of}`, `améliorations ${of}`);
const character = (name: string): Thing => ({ name, a: name, count: () => name });
const place = (name: string, at: string, from: string): Somewhere => ({ name, at, to: at, from });

const ADVERSARIES = {
  henchman: masculine('Sbire', 'Sbire'),
  boisrenard: person('Boisrenard'),
  lubin: person('Lubin'),
  bernajoux: person('Bernajoux'),
  brisemont: person('Brisemont'),
  cahusac: person('Cahusac'),
  biscarat: person('Biscarat'),
  vitray: person('Vitray'),
  houdiniere: person('La Houdinière'),
  laffemas: person('Laffemas'),
  jussac: person('Jussac'),
  cavois: person('Cavois'),
} satisfies Record<(typeof ADVERSARY_IDS)[number], Noun>;

const NAMES_OF_CHARACTERS: Readonly<Record<Character, string>> = {
  bassompierre: 'M. de Bassompierre',
  essarts: 'M. des Essarts',
  buckingham: 'Buckingham',
  captain: 'M. de Tréville',
  ketty: 'Ketty',
  laporte: 'M. de La Porte',
  planchet: 'Planchet',
};

export const names: Names = {
  musketeers: {
    dartagnan: { ...person('d’Artagnan'), name: 'D’Artagnan' },
    athos: person('Athos', 'd’Athos'),
    aramis: person('Aramis', 'd’Aramis'),
    porthos: person('Porthos'),
    treville: person('Tréville'),
  },
  foes: {
    ...ADVERSARIES,
    guard: masculine('Garde'),
    inn: elided('Adversaire de l’auberge', 'adversaire de l’auberge'),
    wardes: { name: 'De Wardes', the: 'de Wardes', of: 'du comte de Wardes', to: 'au comte de Wardes' },
    road: elided('Adversaire sur la route', 'adversaire posté sur la route'),
    first: masculine('Premier adversaire'),
    second: masculine('Second adversaire'),
    jailer: masculine('Geôlier'),
    rochefort: person('Rochefort'),
  },
  tokens: {
    snare: un('Piège', 'Piège'),
    shields: adversary('Deux Boucliers', 'à deux Boucliers'),
    parry: adversary('Épée et Bouclier', 'à une Épée et un Bouclier'),
    swords: adversary('Deux Épées', 'à deux Épées'),
    two: adversary('2 dés', 'à 2 dés'),
    three: adversary('3 dés', 'à 3 dés'),
    four: adversary('4 dés', 'à 4 dés'),
    decoy: un('Leurre', 'Leurre'),
  },
  traps: {
    beggars: { name: 'Mendiants', the: 'les Mendiants', of: 'des Mendiants', to: 'aux Mendiants' },
    harlot: feminine('Courtisane'),
    nemesis: person('Nemesis'),
    thief: masculine('Voleur', 'Voleur'),
    assassin: elided('Assassin', 'Assassin'),
  },
  treachery: {
    emergency: 'Urgence !',
    reinforcements: 'Renforts',
    ambush: 'Guet-apens',
    conscripts: 'Conscrits',
    jailed: 'Embastillé',
    isolation: 'Isolés',
    'dead-end': 'Impasse',
    balm: 'Baume',
    intrigue: 'Complot',
  },
  paris: {
    abduction: 'L’enlèvement',
    disappearance: 'La disparition',
    captive: 'Constance séquestrée',
    smuggler: 'Le trafiquant',
    message: 'Message pour la Reine',
    duels: 'Duels à Paris',
  },
  louvre: {
    poisons: 'L’affaire des poisons',
    debts: 'Les dettes de jeu de la Reine',
    chevreuse: 'La duchesse de Chevreuse',
    slander: 'Calomnies à la cour',
    letter: 'La lettre volée',
    confessor: 'Le faux confesseur',
    portrait: 'Le portrait de Buckingham',
    ball: 'Le bal masqué',
  },
  cards: {
    erudition: card('Érudition'),
    nobility: card('Noblesse'),
    gallantry: card('Galanterie'),
    panache: card('Panache'),
    single: card('Combat'),
    double: card('Double Combat', 'double Combat'),
    ...each(CHARACTERS, id => character(NAMES_OF_CHARACTERS[id])),
  },
  items: {
    horse: un('Pur-sang', 'pur-sang', 'pur-sang'),
    pistol: un('Pistolet', 'pistolet'),
    armour: une('Cuirasse', 'cuirasse', 'cuirasses'),
    blade: une('Lame de Tolède', 'lame de Tolède', 'lames de Tolède'),
    balm: un('Baume', 'baume'),
    manoeuvre: une('Botte améliorée', 'botte améliorée', 'bottes améliorées'),
    erudition: upgrade('Érudition améliorée', 'd’Érudition'),
    nobility: upgrade('Noblesse améliorée', 'de Noblesse'),
    gallantry: upgrade('Galanterie améliorée', 'de Galanterie'),
    panache: upgrade('Panache amélioré', 'de Panache'),
  },
  skills: { erudition: 'Érudition', nobility: 'Noblesse', gallantry: 'Galanterie', panache: 'Panache' },
  places: {
    quarters: place('L’hôtel de Milady', 'à l’hôtel de Milady', 'de l’hôtel de Milady'),
    richelieu: place('Chez Richelieu', 'chez Richelieu', 'de chez Richelieu'),
    'vieux-colombier': place('Le Vieux-Colombier', 'au Vieux-Colombier', 'du Vieux-Colombier'),
    bastille: place('La Bastille', 'à la Bastille', 'de la Bastille'),
    paris: place('Paris', 'à Paris', 'de Paris'),
    louvre: place('Le Louvre', 'au Louvre', 'du Louvre'),
    'la-rochelle': place('La Rochelle', 'à La Rochelle', 'de La Rochelle'),
    quest: place('La Quête', 'à la Quête', 'de la Quête'),
  },
  boards: {
    1: 'L’auberge du Lys d’or',
    2: 'Le passage vers l’Angleterre',
    3: 'Le retour vers Paris',
    4: 'Les galeries du Louvre',
  },
  paths: ['Chambres', 'Écuries', 'Cellier'],
  faces: {
    sword: une('Épée', 'Épée', 'Épées'),
    shield: un('Bouclier', 'Bouclier'),
    lily: un('Lys', 'Lys', 'Lys'),
  },
  effects: { time: 'arrêter le temps', honour: 'relever l’honneur de la Reine', epic: '2 jetons Épopée' },
};

// Words that many sentences share.

/** A musketeer inside a sentence, and at its head. */
export const man = (who: Musketeer): string => names.musketeers[who].the;
export const Man = (who: Musketeer): string => names.musketeers[who].name;
export const ofMan = (who: Musketeer): string => names.musketeers[who].of;
export const toMan = (who: Musketeer): string => names.musketeers[who].to;

/** “le défi d’Érudition” */
const OF_SKILL: Readonly<Record<Skill, string>> = {
  erudition: 'd’Érudition',
  nobility: 'de Noblesse',
  gallantry: 'de Galanterie',
  panache: 'de Panache',
};
export const challengeOf = (skill: Skill): string => `défi ${OF_SKILL[skill]}`;

/** Something its owner has, as against something on sale. */
export const THE_ITEM: Readonly<Record<Item, string>> = {
  horse: 'le pur-sang',
  pistol: 'le pistolet',
  armour: 'la cuirasse',
  blade: 'la lame de Tolède',
  balm: 'le baume',
  manoeuvre: 'la botte améliorée',
  erudition: 'l’Érudition améliorée',
  nobility: 'la Noblesse améliorée',
  gallantry: 'la Galanterie améliorée',
  panache: 'le Panache amélioré',
};

/** The paths of the Inn: into one, and one's own spaces. */
export const INTO_PATH = ['dans les Chambres', 'dans les Écuries', 'dans le Cellier'] as const;
export const OF_PATH = ['des Chambres', 'des Écuries', 'du Cellier'] as const;

/** What a One-for-all card is played for. */
export const FOR_EFFECT: Readonly<Record<Effect, string>> = {
  time: 'pour arrêter le temps',
  honour: 'pour relever l’honneur de la Reine',
  epic: 'pour en tirer 2 jetons Épopée',
};

/** The first letter of a sentence. */
export const upper = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

const conjunction = new Intl.ListFormat('fr', { type: 'conjunction' });
const disjunction = new Intl.ListFormat('fr', { type: 'disjunction' });
export const list = (parts: readonly string[]): string => conjunction.format(parts);
export const either = (parts: readonly string[]): string => disjunction.format(parts);

export const pistoles = counted('pistole');
export const lifePoints = counted('point de vie', 'points de vie');
export const epicTokens = counted('jeton Épopée', 'jetons Épopée');
export const actions = counted('action');
export const dice = counted('dé');
export const blueDice = counted('dé bleu', 'dés bleus');
export const redDice = counted('dé rouge', 'dés rouges');
export const oneForAllCards = counted('carte « Un pour tous »', 'cartes « Un pour tous »');
export const points = counted('point d’honneur', 'points d’honneur');
/** One is said in a word where cards change hands. */
export const cards = (count: number): string => (count === 1 ? 'une carte' : `${count} cartes`);
export const plots = (count: number): string => (count === 1 ? 'une Perfidie' : `${count} Perfidies`);

/** A title set off from its sentence. */
export const title = (name: string): string => `« ${name} »`;

/** The faces of a roll; nothing rolled is said as such. */
const faces = (roll: readonly (readonly [count: number, face: 'sword' | 'shield' | 'lily'])[]): string => {
  const shown = roll.filter(([count]) => count > 0);
  return shown.length === 0 ? 'rien' : list(shown.map(([count, face]) => names.faces[face].count(count)));
};
export const blueRoll = ({ swords, shields, lilies }: BlueRoll): string =>
  faces([
    [swords, 'sword'],
    [shields, 'shield'],
    [lilies, 'lily'],
  ]);
export const redRoll = ({ swords, shields }: RedRoll): string =>
  faces([
    [swords, 'sword'],
    [shields, 'shield'],
  ]);

/** Several cards, equal ones counted. */
export const counts = (held: readonly Card[]): string[] => {
  const sorted = sortedHand(held);
  return [...new Set(sorted)].map(id => {
    const count = countIn(sorted, id);
    return count === 1 ? names.cards[id].a : names.cards[id].count(count);
  });
};

/** Where Milady is, told to herself. */
export const yourPlace = (location: Location): string =>
  location === 'quarters' ? 'à votre hôtel' : names.places[location].at;
