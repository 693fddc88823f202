import { list, to } from '#kernel/italian.ts';
import { type Card, CHARACTERS, type Character, countIn, sortedHand } from '../../cards/adventure.ts';
import type { ADVERSARY_IDS } from '../../cards/adversaries.ts';
import type { BlueRoll, RedRoll } from '../../events.ts';
import type { Location, MissionPlace, Musketeer } from '../../names.ts';
import type { Names, Noun, Somewhere, Thing } from '../shape.ts';
import { each } from '../shape.ts';

const person = (name: string): Noun => ({
  name,
  the: name,
  of: `di ${name}`,
  to: to(name),
});
const noun = (name: string, the: string, of: string, to: string): Noun => ({ name, the, of, to });

const thing = (name: string, a: string, one: string, many: string): Thing => ({
  name,
  a,
  count: count => (count === 1 ? `1 ${one}` : `${count} ${many}`),
});
const adversary = (name: string, armed: string): Thing =>
  thing(name, `un avversario ${armed}`, `avversario ${armed}`, `avversari ${armed}`);
const card = (kind: string, name = kind): Thing => thing(name, `una carta ${kind}`, `carta ${kind}`, `carte ${kind}`);
const character = (name: string): Thing => ({ name, a: name, count: () => name });
const upgrade = (skill: string): Thing =>
  thing(
    `${skill} migliorata`,
    `un miglioramento di ${skill}`,
    `miglioramento di ${skill}`,
    `miglioramenti di ${skill}`,
  );
const place = (name: string, at: string, from: string, to = at): Somewhere => ({ name, at, to, from });

const ADVERSARIES = {
  henchman: noun('Scagnozzo', 'lo Scagnozzo', 'dello Scagnozzo', 'allo Scagnozzo'),
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
    athos: person('Athos'),
    aramis: person('Aramis'),
    porthos: person('Porthos'),
    treville: person('Tréville'),
  },
  foes: {
    ...ADVERSARIES,
    guard: noun('Guardia', 'la guardia', 'della guardia', 'alla guardia'),
    inn: noun(
      'Avversario della locanda',
      'l’avversario della locanda',
      'dell’avversario della locanda',
      'all’avversario della locanda',
    ),
    wardes: { ...person('de Wardes'), name: 'De Wardes' },
    road: noun(
      'Avversario sulla strada',
      'l’avversario sulla strada',
      'dell’avversario sulla strada',
      'all’avversario sulla strada',
    ),
    first: noun('Primo avversario', 'il primo avversario', 'del primo avversario', 'al primo avversario'),
    second: noun('Secondo avversario', 'il secondo avversario', 'del secondo avversario', 'al secondo avversario'),
    jailer: noun('Carceriere', 'il carceriere', 'del carceriere', 'al carceriere'),
    rochefort: person('Rochefort'),
  },
  tokens: {
    snare: thing('Tranello', 'un Tranello', 'Tranello', 'Tranelli'),
    shields: adversary('Due Scudi', 'con due Scudi'),
    parry: adversary('Spada e Scudo', 'con una Spada e uno Scudo'),
    swords: adversary('Due Spade', 'con due Spade'),
    two: adversary('2 dadi', 'da 2 dadi'),
    three: adversary('3 dadi', 'da 3 dadi'),
    four: adversary('4 dadi', 'da 4 dadi'),
    decoy: thing('Esca', 'un’Esca', 'Esca', 'Esche'),
  },
  traps: {
    beggars: noun('Mendicante', 'il Mendicante', 'del Mendicante', 'al Mendicante'),
    harlot: noun('Cortigiana', 'la Cortigiana', 'della Cortigiana', 'alla Cortigiana'),
    nemesis: noun('Nemesi', 'la Nemesi', 'della Nemesi', 'alla Nemesi'),
    thief: noun('Ladro', 'il Ladro', 'del Ladro', 'al Ladro'),
    assassin: noun('Assassino', 'l’Assassino', 'dell’Assassino', 'all’Assassino'),
  },
  treachery: {
    emergency: 'Emergenza!',
    reinforcements: 'Rinforzo',
    ambush: 'Imboscata',
    conscripts: 'Coscritti',
    jailed: 'Mandare alla Bastiglia',
    isolation: 'Isolamento',
    'dead-end': 'Strada sbarrata',
    balm: 'Balsamo',
    intrigue: 'Complotto contro la Regina',
  },
  paris: {
    abduction: 'Il Rapimento',
    disappearance: 'La Scomparsa',
    captive: 'Costanza prigioniera',
    smuggler: 'Contrabbandiere',
    message: 'Messaggio per la Regina',
    duels: 'Duelli a Parigi',
  },
  louvre: {
    poisons: 'L’affare dei veleni',
    debts: 'I debiti di gioco della Regina',
    chevreuse: 'La duchessa di Chevreuse',
    slander: 'Calunnie a corte',
    letter: 'La lettera rubata',
    confessor: 'Il falso confessore',
    portrait: 'Il ritratto di Buckingham',
    ball: 'Il ballo in maschera',
  },
  cards: {
    erudition: card('Erudizione'),
    nobility: card('Nobiltà'),
    gallantry: card('Galanteria'),
    panache: card('Coraggio'),
    single: card('Combattimento'),
    double: thing(
      'Combattimento doppio',
      'una carta Combattimento doppia',
      'carta Combattimento doppia',
      'carte Combattimento doppie',
    ),
    ...each(CHARACTERS, id => character(NAMES_OF_CHARACTERS[id])),
  },
  items: {
    horse: thing('Purosangue', 'un purosangue', 'purosangue', 'purosangue'),
    pistol: thing('Pistola', 'una pistola', 'pistola', 'pistole'),
    armour: thing('Armatura', 'un’armatura', 'armatura', 'armature'),
    blade: thing('Spada di Toledo', 'una spada di Toledo', 'spada di Toledo', 'spade di Toledo'),
    balm: thing('Balsamo', 'un balsamo', 'balsamo', 'balsami'),
    manoeuvre: thing('Manovra migliorata', 'una manovra migliorata', 'manovra migliorata', 'manovre migliorate'),
    erudition: upgrade('Erudizione'),
    nobility: upgrade('Nobiltà'),
    gallantry: upgrade('Galanteria'),
    panache: { ...upgrade('Coraggio'), name: 'Coraggio migliorato' },
  },
  skills: { erudition: 'Erudizione', nobility: 'Nobiltà', gallantry: 'Galanteria', panache: 'Coraggio' },
  places: {
    quarters: place('Il rifugio di Milady', 'nel rifugio di Milady', 'dal rifugio di Milady'),
    richelieu: place('Il covo di Richelieu', 'nel covo di Richelieu', 'dal covo di Richelieu', 'al covo di Richelieu'),
    'vieux-colombier': place('Il Vieux-Colombier', 'al Vieux-Colombier', 'dal Vieux-Colombier'),
    bastille: place('La Bastiglia', 'alla Bastiglia', 'dalla Bastiglia'),
    paris: place('Parigi', 'a Parigi', 'da Parigi'),
    louvre: place('Il Louvre', 'al Louvre', 'dal Louvre'),
    'la-rochelle': place('La Rochelle', 'a La Rochelle', 'da La Rochelle'),
    quest: place('La Ricerca', 'alla Ricerca', 'dalla Ricerca'),
  },
  boards: {
    1: 'La locanda del Giglio d’Oro',
    2: 'Un passaggio per l’Inghilterra',
    3: 'Ritorno a Parigi',
    4: 'Le gallerie del Louvre',
  },
  paths: ['Stanze', 'Stalle', 'Cantine'],
  faces: {
    sword: thing('Spada', 'una Spada', 'Spada', 'Spade'),
    shield: thing('Scudo', 'uno Scudo', 'Scudo', 'Scudi'),
    lily: thing('Giglio', 'un Giglio', 'Giglio', 'Gigli'),
  },
  effects: {
    time: 'fermare il tempo',
    honour: 'restituire onore alla Regina',
    epic: 'ottenere 2 segnalini Epico',
  },
};

// Words that many sentences share.

/** A musketeer inside a sentence, and at its head. */
export const man = (who: Musketeer): string => names.musketeers[who].the;
export const Man = (who: Musketeer): string => names.musketeers[who].name;
export const ofMan = (who: Musketeer): string => names.musketeers[who].of;
export const toMan = (who: Musketeer): string => names.musketeers[who].to;

/** The paths of the Inn inside a sentence. */
export const IN_PATH = ['nelle stanze', 'nelle stalle', 'nelle cantine'];
export const OF_PATH = ['delle stanze', 'delle stalle', 'delle cantine'];

/** Whose mission it is. */
export const OF_MISSION: Readonly<Record<MissionPlace, string>> = { paris: 'di Parigi', louvre: 'del Louvre' };

/** The first letter of a sentence. */
export const upper = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

const disjunction = new Intl.ListFormat('it', { type: 'disjunction' });
export const either = (parts: readonly string[]): string => disjunction.format(parts);

const counted =
  (one: string, many: string) =>
  (count: number): string =>
    count === 1 ? `1 ${one}` : `${count} ${many}`;

export const pistoles = counted('moneta', 'monete');
export const lifePoints = counted('punto ferita', 'punti ferita');
export const epicTokens = counted('segnalino Epico', 'segnalini Epico');
export const actions = counted('azione', 'azioni');
export const dice = counted('dado', 'dadi');
export const redDice = counted('dado rosso', 'dadi rossi');
export const cards = counted('carta', 'carte');
export const oneForAllCards = counted('carta «Uno per tutti»', 'carte «Uno per tutti»');
export const points = counted('punto onore', 'punti onore');

/** A title set off from its sentence. */
export const title = (name: string): string => `«${name}»`;

/** The faces of a roll; nothing rolled is said as such. */
const faces = (roll: readonly (readonly [count: number, face: 'sword' | 'shield' | 'lily'])[]): string => {
  const shown = roll.filter(([count]) => count > 0);
  return shown.length === 0 ? 'nulla' : list(shown.map(([count, face]) => names.faces[face].count(count)));
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
  return [...new Set(sorted)].map(kind => {
    const count = countIn(sorted, kind);
    return count === 1 ? names.cards[kind].a : names.cards[kind].count(count);
  });
};

/** Where Milady is, told to the others and to herself. */
export const herPlace = (location: Location): string =>
  location === 'quarters' ? 'nel suo rifugio' : names.places[location].at;
export const yourPlace = (location: Location): string =>
  location === 'quarters' ? 'nel tuo rifugio' : names.places[location].at;
