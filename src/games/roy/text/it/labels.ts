import { PASSAGE_PRICE } from '../../cards/board.ts';
import type { Labels } from '../shape.ts';
import {
  dice,
  epicTokens,
  Man,
  man,
  names,
  OF_MISSION,
  OF_PATH,
  ofMan,
  pistoles,
  redDice,
  title,
  toMan,
} from './names.ts';

export const labels: Labels = {
  draw: () => 'Pesca una carta',
  move: ({ to }) => `Vai ${names.places[to].to}`,
  horse: ({ to }) => `Cavalca fino ${names.places[to].to} (gratis)`,
  ride: ({ to }) => `Vai ${names.places[to].to} sul cavallo di Planchet (gratis)`,
  trade: ({ who }) => `Scambia con ${man(who)}`,
  play: ({ card }) => `Gioca ${names.cards[card].a}`,
  help: ({ who }) => `Gioca Planchet in aiuto ${ofMan(who)}: una carta e un movimento gratuito`,
  heal: () => 'Gioca Planchet: recupera 1 punto ferita',
  reinforce: ({ card }) => `Piazza ${names.cards[card].a} a La Rochelle`,
  challenge: ({ skill, value, vain }) =>
    vain ? `Sfida: ${names.skills[skill]} ${value}, fuori portata` : `Sfida: ${names.skills[skill]} ${value}`,
  duel: ({ foe, token, dice: red, life }) => {
    if (token === 'snare') return `Affronta il Tranello (${names.foes[foe].the})`;
    if (token !== null) return `Affronta ${names.foes[foe].the} (${names.tokens[token].name})`;
    if (red === null) return `Affronta ${names.foes[foe].the}`;
    return life === 1
      ? `Affronta ${names.foes[foe].the} (${redDice(red)})`
      : `Affronta ${names.foes[foe].the} (${redDice(red)}, ${life} punti ferita)`;
  },
  buy({ item, price }) {
    if (price === 'combat') return `Acquista ${names.items[item].a} (una carta Combattimento)`;
    return price === 'card'
      ? `Acquista ${names.items[item].a} (una carta qualsiasi)`
      : `Acquista ${names.items[item].a} (${pistoles(price)})`;
  },
  bribe: ({ price }) => `Corrompi le guardie (${pistoles(price)})`,
  'break-out': ({ dice: red }) => `Evadi: affronta il carceriere (${redDice(red)})`,
  advance({ path, walk, space, token }) {
    if (walk) return `${names.paths[path]}: avanza fino alla casella ${space}`;
    return token === null
      ? `${names.paths[path]}, casella ${space}: affronta il segnalino coperto`
      : `${names.paths[path]}, casella ${space}: affronta il segnalino (${names.tokens[token].name})`;
  },
  withdraw: () => 'Torna nell’Area Comune',
  search: ({ dice: blue }) => `Cerca Costanza (${dice(blue)})`,
  'hand-over': ({ card }) => `Consegna ${names.cards[card].a}`,
  passage({ pay }) {
    if (pay === 'tokens') return `Prendi il passaggio segreto (${epicTokens(PASSAGE_PRICE)})`;
    return pay === 'card'
      ? `Prendi il passaggio segreto (1 carta «Uno per tutti» e ${epicTokens(PASSAGE_PRICE - 2)})`
      : 'Prendi il passaggio segreto (2 carte «Uno per tutti»)';
  },
  order: ({ who }) => `Dai un ordine ${toMan(who)}`,
  'paris-first': ({ card }) => `Apri con ${title(names.paris[card])}`,
  'paris-keep': ({ card }) => `Tieni ${title(names.paris[card])}`,
  'paris-play': ({ card }) => `Metti in gioco ${title(names.paris[card])}`,
  'paris-take': ({ card }) => `Prendi ${title(names.paris[card])}`,
  lay: ({ token, left }) => `Piazza ${names.tokens[token].a} (ne hai ${left})`,
  'lay-challenge': ({ skill }) => `Piazza la sfida di ${names.skills[skill]}`,
  place: ({ card, strength }) =>
    `Piazza ${card in names.traps ? names.traps[card as keyof typeof names.traps].the : names.foes[card as keyof typeof names.foes].the} (forza ${strength})`,
  'man-leave-out': ({ who }) => `${Man(who)} resta fuori`,
  'man-treville': ({ who }) => `Tréville sostituisce ${man(who)}`,
  'man-cast': ({ who }) => `Interpreta ${man(who)}`,
  'man-nemesis': ({ who }) => `Nomina ${man(who)}`,
  'man-target': ({ who, card }) => (card === 'jailed' ? `Manda ${man(who)} alla Bastiglia` : `Ferisci ${man(who)}`),
  'man-victim': ({ who }) => `Ferisci ${man(who)}`,
  go: ({ to }) => `Vai ${to === 'quarters' ? 'nel tuo rifugio' : names.places[to].to}`,
  plot: () => 'Pesca una carta Tradimento',
  betray: ({ card }) => `Gioca ${title(names.treachery[card])}`,
  start: ({ who, down, place }) =>
    down ? `${Man(who)} si riprende` : `${Man(who)} gioca il suo turno (${names.places[place].at})`,
  give: ({ card }) => `Metti sul piatto ${names.cards[card].a}`,
  hand: ({ gear }) => `Metti sul piatto ${names.items[gear].a}`,
  accept: () => 'Accetta',
  cancel: () => 'Annulla lo scambio',
  refuse: () => 'Rifiuta',
  add: ({ card }) => `Aggiungi ${names.cards[card].a} (+1)`,
  'ability-challenge': ({ card }) => `Abilità speciale: scarta ${names.cards[card].a} (+1)`,
  'ability-duel': ({ card }) => `Abilità speciale: scarta ${names.cards[card].a} (+1 dado)`,
  'epic-challenge': () => 'Spendi un segnalino Epico (valore −1)',
  'epic-duel': () => 'Spendi un segnalino Epico (+1 dado)',
  commit: ({ card, dice: blue }) => `Impegna ${names.cards[card].a} (+${dice(blue)})`,
  'reroll-blade': ({ face }) => `Rilancia ${names.faces[face].a}`,
  'reroll-foe': ({ face }) => `Rilancia ${names.faces[face].a}`,
  'reroll-siege': () => 'Rilancia uno Scudo',
  pay: ({ card }) => `Paga con ${names.cards[card].a}`,
  replace: ({ token }) => `Rinuncia a ${names.items[token].a}`,
  reveal({ pay, spaces }) {
    const seen = spaces === 1 ? 'scopri 1 casella della locanda' : `scopri ${spaces} caselle della locanda`;
    return pay === 'token' ? `Spendi un segnalino Epico: ${seen}` : `Uno per tutti: ${seen}`;
  },
  name: ({ path, space }) => `Casella ${space} ${OF_PATH[path]}`,
  beggars: ({ place, price }) => `Paga il Mendicante ${OF_MISSION[place]} (${pistoles(price)})`,
  end: ({ who }) => `Chiudi il turno ${ofMan(who)}`,
  intercept: () => 'Rochefort intercetta',
  standing: ({ order }) =>
    ({
      ask: 'Ordine a Rochefort: chiedimelo ogni volta',
      always: 'Ordine a Rochefort: intercetta sempre',
      never: 'Ordine a Rochefort: non intercettare mai',
    })[order],
  'search-plots': () => 'Cerca una carta nel mazzo Tradimento',
  refill: () => 'Pesca fino ad avere 3 carte',
  take: ({ card }) => `Prendi ${title(names.treachery[card])}`,
  raze: ({ card }) => `Scarta ${names.cards[card].a}`,
  sacrifice: ({ who }) => `${Man(who)} sacrifica 1 punto ferita`,
  spare: ({ who }) => `${Man(who)} non sacrifica nulla`,
  'one-for-all': ({ effect }) =>
    ({
      time: 'Uno per tutti: ferma il tempo',
      honour: 'Uno per tutti: restituisci onore alla Regina',
      epic: 'Uno per tutti: ottieni 2 segnalini Epico',
    })[effect],
  toll: ({ card }) => `Scarta ${names.cards[card].a}`,
  vote: ({ yes }) => (yes ? 'Sì, giochiamola' : 'No, teniamola'),
  'done-challenge': ({ score, value }) =>
    score >= value ? `Vinci la sfida: ${score} contro ${value}` : `Fermati a ${score} e fallisci`,
  'done-commit': ({ dice: blue }) => `Lancia ${dice(blue)}`,
  'done-blind': ({ dice: blue }) => `Scopri l’avversario, con ${dice(blue)}`,
  'done-epic': ({ dice: blue }) => `Lancia ${dice(blue)}`,
  'done-purchase': () => 'Nessun altro acquisto',
  'done-ordered': () => 'Lascia cadere l’ordine',
  'done-offer': ({ empty }) => (empty ? 'Non offrire nulla e chiedi' : 'Fai questa offerta'),
  'done-answer': ({ empty, alone }) => {
    if (alone) return 'Scambia';
    return empty ? 'Non dare nulla in cambio' : 'Dai questo in cambio';
  },
  'pass-paris': () => 'Non giocare carte Parigi',
  'pass-quarters': () => 'Non prendere carte Parigi',
  'pass-treachery': () => 'Non pescare e non giocare',
  'pass-intercept': () => 'Lascia correre',
  'pass-blade': () => 'Tieni i dadi così',
  'pass-foe-reroll': () => 'Tieni i dadi così',
  'pass-siege-reroll': () => 'Tieni i dadi così',
  'pass-ride': () => 'Resta qui',
  'pass-time': () => 'Lascia passare il tempo',
  'pass-queen': () => 'Abbandona la Regina',
  expire: () => 'La sabbia è finita',
};
