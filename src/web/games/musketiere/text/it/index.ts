import type { Card } from '#games/musketiere/cards.ts';
import { cardSwords, cardValue } from '#games/musketiere/cards.ts';
import type { Marker } from '#games/musketiere/state.ts';
import { inSentence, list } from '#kernel/italian.ts';
import type { Words } from '../en/index.ts';

const SWORDS = ['senza spade', 'con una spada', 'con due spade', 'con tre spade', 'con quattro spade'];
const ORDINALS = ['Primo', 'Secondo', 'Terzo', 'Quarto', 'Quinto', 'Sesto', 'Settimo', 'Ottavo', 'Nono'];
const PLACES = ['prima', 'seconda', 'terza'];
const NUMBERS = 'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici'.split(' ');

const number = (count: number) => NUMBERS[count] ?? String(count);
const each = (target: number, cards: number) =>
  target % cards === 0 ? target / cards : `${Math.floor(target / cards)} o ${Math.ceil(target / cards)}`;
const card = (which: Card) => `${cardValue(which)} ${SWORDS[cardSwords(which)]}`;
const covered = (marker: Marker | null) =>
  marker === null ? '' : marker === 'jewel' ? ', sotto un gioiello' : ', in prigione';
const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;
const capital = (text: string) => text.replace(/^./, letter => letter.toUpperCase());
/** The article a number asks for when it is spoken: lo zero, l’uno, l’otto, il nove. */
const the = (which: Card) => {
  const value = cardValue(which);
  if (value === 0) return `Lo ${card(which)}`;
  return value === 1 || value === 8 ? `L’${card(which)}` : `Il ${card(which)}`;
};

export const it: Words = {
  you: 'Tu',
  card,
  plain: 'senza spade',
  jewel: 'gioiello',
  prison: 'prigione',
  ducats: count => (count === 1 ? 'ducato' : 'ducati'),
  cards: count => many(count, 'carta', 'carte'),

  round: round => `Mano ${round}`,
  duel: duel => `${ORDINALS[duel - 1]} duello`,
  choosing: 'Scelta delle ricompense',
  goal: length => (length === 'hundred' ? 'partita ai cento ducati' : 'una mano sola'),
  duels: 'I duelli di questa mano',
  dot: {
    won: duel => `Duello ${duel}: vinto`,
    lost: duel => `Duello ${duel}: perso`,
    now: duel => `Duello ${duel}: in corso`,
    ahead: duel => `Duello ${duel}: da combattere`,
  },

  players: 'Chi siede al tavolo',
  cloth: 'Il duello',
  guard: {
    title: 'La guardia',
    name: target => `La guardia del Cardinale: ${target} da raggiungere`,
    down: 'Carta della guardia, coperta',
    left: count => `ancora ${count}`,
    stack: count => `La guardia, ancora ${many(count, 'carta coperta', 'carte coperte')}`,
    waits: 'La prima carta della guardia si scopre quando tutte le ricompense sono sul tavolo.',
  },
  slot: {
    open: (name, which) => `${name}: ${card(which)}`,
    down: name => `${name}: una carta coperta`,
    thrown: name => `${name}: una carta scartata, coperta`,
    empty: name => `${name}: ancora nessuna carta`,
    noCount: 'non conta',
  },
  champion: 'Campione',
  scapegoat: 'Capro espiatorio',

  ruler: {
    label: 'La somma',
    ahead: (target, fighters) =>
      fighters === 1
        ? `${target} da raggiungere con una carta sola.`
        : `${target} da raggiungere in ${number(fighters)}: ${each(target, fighters)} a testa.`,
    missing: count => (count === 1 ? 'Ne manca ancora uno.' : `Ne mancano ancora ${number(count)}.`),
    reached: 'Basta così.',
    sum: (sum, target) => ({ sum: String(sum), of: `su ${target}.` }),
    won: over => (over === 0 ? 'Vinto, al punto esatto.' : `Vinto con ${over} di vantaggio.`),
    lost: short => (short === 1 ? 'Perso: mancava 1.' : `Perso: mancavano ${short}.`),
    part: (name, value) => `${name}: ${value}`,
    unknown: name => `${name}: non ancora scoperta`,
  },

  status: {
    thinking: 'sta pensando…',
    turn: 'deve scegliere',
    laid: 'carta sul tavolo',
    rewards: count => `${many(count, 'ricompensa', 'ricompense')} su 3`,
    ready: 'ricompense sul tavolo',
    out: 'fuori: tre prigioni',
    champion: 'campione di questo duello',
    scapegoat: 'capro espiatorio del duello',
    holds: marker => (marker === 'jewel' ? 'ha in mano un gioiello' : 'ha in mano una prigione'),
  },
  thrown: count => many(count, 'carta scartata', 'carte scartate'),
  rewardsOf: name => `${name}: le ricompense`,
  myRewards: 'Le tue ricompense',
  reward: {
    own: (place, which, marker) =>
      which === null
        ? `La tua ${PLACES[place]} ricompensa${covered(marker)}`
        : `La tua ${PLACES[place]} ricompensa: ${card(which)}${covered(marker)}`,
    other: (name, place, which, marker) =>
      which === null
        ? `${name}, ${PLACES[place]} ricompensa, coperta${covered(marker)}`
        : `${name}, ${PLACES[place]} ricompensa: ${card(which)}${covered(marker)}`,
    empty: place => `${capital(PLACES[place])} ricompensa: non ancora sul tavolo`,
  },
  handOf: name => `${name}: le carte in mano`,
  hand: 'Le tue carte',
  looksOn: 'Stai guardando: le carte coperte restano coperte.',

  supply: {
    title: 'La riserva',
    jewels: count => (count === 1 ? '1 gioiello su 3' : `${count} gioielli su 3`),
    prisons: count => (count === 1 ? '1 prigione su 3' : `${count} prigioni su 3`),
  },

  stake: {
    title: 'La posta in gioco',
    pay: 'A fine mano ogni ricompensa paga il suo valore: il doppio sotto un gioiello, nulla in prigione.',
    hand: 'Le nove carte che tieni combattono i duelli, una per duello.',
    end: 'Tre gioielli sulle tue carte chiudono subito la mano.',
    win: (target, supply) =>
      supply === 'supply'
        ? `Da ${target} in su, la carta più forte prende un gioiello.`
        : `Da ${target} in su, la carta più forte prende un gioiello agli altri: la riserva non ne ha più.`,
    lose: (target, supply) =>
      supply === 'supply'
        ? `Sotto ${target}, la carta più debole prende una prigione.`
        : `Sotto ${target}, la carta più debole prende una prigione agli altri: la riserva non ne ha più.`,
    swords: 'A parità di valore è più forte la carta con più spade.',
    free: 'Da campione potresti invece liberare dalla prigione una delle tue carte ricompensa.',
    twoJewels: name =>
      name === null
        ? 'Hai due gioielli: il terzo chiude subito la mano.'
        : `${name} ha due gioielli: il terzo chiude subito la mano.`,
    twoPrisons: name =>
      name === null
        ? 'Hai due prigioni: la terza ti tiene fuori dai duelli.'
        : `${name} ha due prigioni: con la terza resta fuori dai duelli.`,
    out: name =>
      name === null
        ? 'Tre prigioni ti tengono fuori: la tua carta non conta, gli altri combattono senza di te.'
        : `${name} ha tre prigioni e resta fuori: bisogna raggiungere il numero senza la sua carta.`,
    champion: (name, which) =>
      name === null
        ? `${the(which)} era la carta più forte ed era tua: prendi un gioiello.`
        : inSentence(`${the(which)} di ${name} era la carta più forte e vale un gioiello.`),
    scapegoat: (name, which) =>
      name === null
        ? `${the(which)} era la carta più debole ed era tua: prendi una prigione.`
        : inSentence(`${the(which)} di ${name} era la carta più debole e costa una prigione.`),
  },

  count: {
    title: 'Che cosa si è visto',
    guards: 'Carte della guardia ancora da girare:',
    none: 'nessuna',
    cards: 'Carte moschettiere per valore e spade:',
    value: (value, seen, of) => `${value}: ${seen === 1 ? 'vista' : 'viste'} ${seen} su ${of}`,
    fought: 'giocate',
    mine: 'tue',
    unseen: 'mai viste',
  },

  action: {
    label: 'Che cosa puoi fare',
    yourTurn: 'Tocca a te',
    over: 'La partita è finita',
    others: 'Gli altri stanno scegliendo',
    watching: 'Al tavolo',
    waiting: names => inSentence(`${names.length === 1 ? 'Si aspetta' : 'Si aspettano'} ${list(names)}.`),
    decides: {
      jewel: name => inSentence(`Si aspetta il campione, ${name}.`),
      prison: name => inSentence(`Si aspetta il capro espiatorio, ${name}.`),
    },
    showing: 'Le carte si scoprono.',
    lay: count => (count === 1 ? 'Metti giù questa carta' : `Metti giù queste ${number(count)} carte`),
    sending: 'Le tue carte vanno sul tavolo…',
    chosen: (count, of) => `${count} su ${of}`,
    chooseMore: count =>
      count === 1 ? 'Tocca ancora una delle tue carte.' : `Tocca ${number(count)} delle tue carte.`,
    tooMany: 'Ne hai scelte abbastanza: prima tocca una delle carte scelte per riprenderla.',
    pickFirst: 'Tocca la carta che vuoi giocare.',
    throwIt: 'Scegli la carta da scartare',
    pickIt: 'Scegli la tua carta',
    takeBack: 'Riprendi',
    pass: 'Non prendere nulla',
    free: 'Libera una carta',
    fight: 'Combatti lo stesso',
  },

  reckoning: {
    button: 'Ultimi conti',
    title: round => `I conti della mano ${round}`,
    endings: {
      'three-jewels': name =>
        name === null ? 'I tre gioielli sono tuoi: la mano è finita.' : `${name} ha i tre gioielli: la mano è finita.`,
      'nine-duels': () => 'I nove duelli sono stati combattuti: la mano è finita.',
    },
    turnedUp: 'Le ricompense si scoprono, e si paga.',
    jewel: value => `${value} × 2 = ${value * 2}`,
    prison: 'prigione: 0',
    free: value => String(value),
    earned: ducats => (ducats === 1 ? '+1 ducato' : `+${ducats} ducati`),
    change: (before, after) => `da ${before} a ${after}`,
    changeSpoken: (before, after) => `da ${before} a ${many(after, 'ducato', 'ducati')}`,
    thrown: 'Carte scartate:',
    duelsWon: (won, fought) => `${many(won, 'duello vinto', 'duelli vinti')} su ${fought}`,
    tied: 'Parità in testa: deciderà un’altra mano.',
    leads: 'in testa',
    goOn: 'Avanti',
    close: 'Chiudi',
  },

  history: {
    button: 'Duelli',
    title: 'I duelli di questa mano',
    none: 'In questa mano non si è ancora combattuto nessun duello.',
    duel: 'Duello',
    target: 'Guardia',
    sum: 'Somma',
    result: 'Esito',
    won: 'vinto',
    lost: 'perso',
    out: 'fuori',
    note: 'Le carte che hanno combattuto restano scoperte.',
  },

  finale: {
    won: name => (name === null ? 'Hai vinto la partita!' : `${name} vince la partita!`),
    standings: 'Classifica finale',
    player: 'Moschettiere',
    column: round => `M${round}`,
    total: 'Ducati',
    place: 'Posto',
    rounds: (rounds, duels) =>
      rounds === 1 ? `${duels} duelli in una mano sola.` : `${duels} duelli in ${number(rounds)} mani.`,
  },

  keys: {
    button: 'Tasti',
    title: 'Giocare con la tastiera',
    rows: [
      ['Tab', 'passa da una parte del tavolo alla successiva'],
      ['Frecce', 'passa da una delle tue carte all’altra'],
      ['Inizio, Fine', 'prima e ultima delle tue carte'],
      ['Invio', 'scegli la carta; un’altra volta la mette giù'],
      ['Esc', 'riprendi le carte scelte, chiudi un messaggio'],
      ['?', 'apri questa pagina, quando sei sulle tue carte'],
    ],
    why: 'Ciò che non è permesso resta al suo posto: vai lì per leggere il perché; Invio e poi Tab portano alla regola.',
    motion: 'Un tasto o un clic conclude ogni movimento in corso.',
  },
};
