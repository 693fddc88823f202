import { inSentence, list } from '#kernel/italian.ts';
import type { Words } from '../en/index.ts';
import { actions } from './actions.ts';
import { boards } from './boards.ts';
import { hers } from './hers.ts';
import { infoCard } from './info-card.ts';
import { learn } from './learn.ts';
import { map } from './map.ts';
import { scenes } from './scenes.ts';
import { side } from './side.ts';
import { turns } from './turns.ts';

const counted = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`;
const cards = counted('carta', 'carte');

export const it: Words = {
  actions,
  boards,
  hers,
  learn,
  infoCard,
  map,
  scenes,
  side,
  turns,

  tabs: {
    title: 'Le parti del tavolo',
    act: 'Agire',
    sheet: 'Scheda',
    hand: 'Mano',
    screen: 'Schermo',
    people: 'Tavolo',
  },

  you: 'Tu',
  round: round => (round === 0 ? 'Prima del primo giro' : `Giro ${round}`),
  phases: {
    title: 'Le fasi del giro',
    milady: 'Milady',
    musketeers: 'I moschettieri',
    siege: 'L’assedio',
    end: 'Fine del giro',
  },
  holds: {
    title: 'In questo giro',
    timeStop: 'Il tempo è fermo',
    conscripts: 'Coscritti: un’azione in meno',
    isolation: 'Isolamento: niente scambi',
    reinforcements: 'Rinforzo nell’assedio',
    on: 'La clessidra scorre',
    paused: 'La clessidra è ferma per un momento',
    expired: 'La clessidra è vuota',
  },

  time: {
    title: 'Tempo',
    at: (space, last) => `${space} di ${last}`,
    note: counted('dado rosso nell’assedio', 'dadi rossi nell’assedio'),
    end: 'Casella Richelieu',
  },
  siege: {
    title: 'Assedio di La Rochelle',
    level: 'in parità',
    ahead: spaces => `${spaces} verso il trionfo`,
    behind: spaces => `${spaces} verso la rovina`,
    ruin: 'rovina',
    triumph: 'trionfo',
  },
  honour: {
    title: 'L’onore della Regina',
    left: (left, most) => `${left} su ${most}`,
  },
  ladder: {
    title: 'Scala del Louvre',
    at: (space, last) => `casella ${space} di ${last}`,
    spaces: ['+2 Epico', '+2 Epico', '−1 onore', 'fallita'],
    none: 'nessuna missione',
  },
  constance: { title: 'Costanza', at: (done, last) => `${done} su ${last}` },
  rochefort: {
    title: 'Rochefort',
    life: (life, most) => `${counted('punto ferita', 'punti ferita')(life)} su ${most}`,
  },
  purse: { title: 'Borsa', holds: counted('moneta', 'monete') },
  epics: { title: 'Segnalini Epico', holds: (count, most) => `${count} su ${most}` },
  oneForAll: { title: 'Uno per tutti', holds: cards },
  deck: count => `${cards(count)} nel mazzo Avventura`,

  noMission: 'Qui non c’è nessuna missione.',
  challenge: (skill, value) => `Sfida: ${skill} ${value}`,
  won: 'sfida vinta',
  asks: {
    search: (done, goal) => `Costanza cercata: ${done} su ${goal}`,
    'hand-over': (done, goal) => `Carte Combattimento consegnate: ${done} su ${goal}`,
    guards: (done, goal) => `Guardie battute: ${done} su ${goal}`,
    successes: (done, goal) => `Successi di Milady: ${done} su ${goal}`,
  },
  redDice: counted('dado rosso', 'dadi rossi'),
  life: (life, most) => `${counted('punto ferita', 'punti ferita')(life)} su ${most}`,
  garrison: {
    none: 'Ancora nessun rinforzo.',
    holds: (cards, dice) => `Rinforzi: ${cards} (${counted('dado blu', 'dadi blu')(dice)})`,
  },

  everybody: 'Al tavolo',
  seat: {
    bot: 'bot',
    hand: count => `${cards(count)} in mano`,
    automa: 'il tavolo gioca per Milady',
    orders: 'Rochefort ha i suoi ordini',
  },
  man: {
    done: 'ha giocato',
    fateful: 'mai più alla Ricerca',
    bound: 'deve lasciare il covo',
    upgraded: 'migliorata',
    blueDice: counted('dado blu', 'dadi blu'),
  },

  hand: {
    title: 'La tua mano',
    of: name => `${name}: le carte in mano`,
    count: cards,
    empty: 'Non hai carte.',
    none: 'Nessuna carta.',
  },
  screen: {
    title: 'Dietro il tuo schermo',
    of: 'Dietro lo schermo di Milady',
    location: 'Carta Area',
    adversaries: 'Avversari',
    traps: 'Trappole',
    treachery: 'Carte Tradimento',
    deck: 'Nel mazzo Tradimento',
    paris: 'Carte Parigi in mano',
    pile: 'Carte Parigi da parte',
    tokens: 'Segnalini rimasti',
    orders: {
      ask: 'Rochefort te lo chiede ogni volta',
      always: 'Rochefort intercetta ogni volta che può',
      never: 'Rochefort non intercetta mai',
    },
    none: 'niente',
  },

  question: {
    title: 'Che cosa puoi fare',
    yourTurn: 'Tocca a te',
    waiting: names => inSentence(`${names.length === 1 ? 'Si aspetta' : 'Si aspettano'} ${list(names)}.`),
    anyMoment: 'In qualsiasi momento',
    find: 'Cerca una scelta',
    found: counted('scelta', 'scelte'),
    noneFound: 'Nessuna scelta contiene queste parole.',
    takeBack: 'Riprendi',
    playing: {
      setup: 'Milady prepara il tavolo',
      milady: 'Ora gioca Milady',
      team: 'I moschettieri si consultano',
      siege: 'I moschettieri all’assedio di La Rochelle',
      end: 'La fine del giro',
    },
    also: 'Potresti anche…',
    need: 'Non devi fare nulla: resta tutto a portata di mano, in qualsiasi momento.',
  },
  groups: {
    here: 'Sul posto',
    go: 'Andare altrove',
    ride: 'Cavalcare',
    cards: 'Carte',
    companions: 'Compagni',
    arsenal: 'L’Arsenale',
    adversaries: 'Avversari',
    traps: 'Trappole',
    treachery: 'Tradimento',
    locations: 'Destinazione',
    orders: 'Ordine permanente a Rochefort',
  },

  justNow: { title: 'Un attimo fa', nothing: 'Niente da raccontare.', skip: 'Avanti' },

  finale: {
    title: 'La partita è finita',
    milady: 'Milady ha vinto',
    musketeers: 'I moschettieri hanno vinto',
    youWon: 'Hai vinto',
    youLost: 'Hai perso',
    winners: names => inSentence(names.length === 1 ? `Vince ${names[0]}.` : `Vincono ${list(names)}.`),
    rounds: (rounds, board) =>
      `${counted('giro giocato', 'giri giocati')(rounds)}; la Ricerca era arrivata alla plancia ${board} di 4.`,
  },
};
