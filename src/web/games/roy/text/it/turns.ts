import { list } from '#kernel/italian.ts';
import type { Words } from '../en/index.ts';

const counted = (one: string, many: string) => (count: number) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

export const turns: Words['turns'] = {
  men: 'I moschettieri in questo giro',
  manTurn: {
    acting: {
      standing: who => `${who} sta giocando`,
      down: who => `${who} sta giocando`,
      jailed: who => `${who} sta giocando, alla Bastiglia`,
    },
    done: {
      standing: who => `${who} ha giocato`,
      down: who => `${who} ha giocato ed è a terra ferito`,
      jailed: who => `${who} ha giocato ed è alla Bastiglia`,
    },
    waiting: {
      standing: who => `${who} deve ancora giocare`,
      down: who => `${who} è a terra ferito: si riprenderà invece di giocare`,
      jailed: who => `${who} deve ancora giocare ed è alla Bastiglia`,
    },
  },
  short: {
    timeStop: 'Tempo fermo',
    conscripts: '1 azione in meno',
    isolation: 'Niente scambi',
    reinforcements: '1 dado rosso in più',
    on: 'Scorre',
    paused: 'In pausa',
    expired: 'Scaduta',
  },

  offer: {
    held: cards => (cards === 1 ? 'La squadra ha 1 carta.' : `La squadra ha ${cards} carte.`),
    track: 'Che cosa sta per succedere',
    here: 'ora',
    next: 'poi',
    dice: counted('dado rosso', 'dadi rossi'),
    richelieu: 'Richelieu: il tempo è scaduto',
    last: 'La prossima casella è quella di Richelieu: vincerebbe Milady.',
    honour: (left, most) =>
      left === 1
        ? `Onore della Regina: resta 1 punto su ${most}.`
        : `Onore della Regina: restano ${left} punti su ${most}.`,
    use: { time: 'Ferma il tempo', honour: 'Restituiscile onore', epic: 'Segnalini Epico' },
    gives: {
      time: () => 'Il segnalino resta dov’è fino alla fine del giro.',
      honour: (from, to) => `Il suo onore: da ${from} a ${to}.`,
      epic: (from, to) => `Segnalini Epico: da ${from} a ${to}.`,
    },
    pass: { time: 'Lascia passare il tempo', queen: 'Abbandonala' },
    passing: {
      time: others => (others === 0 ? 'Il segnalino avanza.' : 'I tuoi compagni possono ancora fermarlo.'),
      queen: others => (others === 0 ? 'Vince Milady.' : 'I tuoi compagni possono ancora salvarla.'),
    },
    passed: names => (names.length === 1 ? `${names[0]} lascia correre.` : `${list(names)} lasciano correre.`),
    yes: 'Accetta',
    no: 'Rifiuta',
    carried: votes =>
      votes === 1 ? 'Con il tuo voto la carta viene giocata.' : `Servono ${votes} voti perché la carta sia giocata.`,
    rejected: votes =>
      votes === 1 ? 'Con il tuo voto non viene giocata.' : `Servono ${votes} voti perché non sia giocata.`,
    votes: 'I voti',
    inFavour: 'A favore',
    against: 'Contro',
    undecided: 'Devono ancora votare',
    nobody: 'nessuno',
  },

  reckoning: {
    title: round => `La fine del giro ${round}`,
    change: (before, after) => `da ${before} a ${after}`,
    skip: 'Continua',
  },
  accounts: {
    siege: 'L’assedio',
    time: 'Tempo',
    ladder: 'Scala del Louvre',
    honour: 'Onore della Regina',
    constance: 'Costanza',
    epics: 'Segnalini Epico',
    oneForAll: 'Uno per tutti',
    treachery: 'Tradimento',
    mission: 'Missione',
    life: 'Punti ferita',
    round: 'Un nuovo giro',
  },

  finale: {
    tale: 'La storia della partita',
    fold: 'Guarda il tavolo',
    points: 'I momenti decisivi',
    noPoints: 'Nessun momento decisivo: la partita ha seguito il suo corso.',
    round: round => (round === 0 ? 'Prima del primo giro' : `Giro ${round}`),
    tracks: 'I tracciati, giro per giro',
    asTable: 'Gli stessi numeri in una tabella',
    names: {
      time: 'Tempo',
      honour: 'Onore',
      siege: 'Assedio',
      constance: 'Costanza',
      quest: 'Ricerca',
      purse: 'Borsa',
    },
    rounds: 'Giro',
    start: 'Inizio',
    fatal: {
      time: 'Richelieu: il tempo è scaduto',
      honour: 'nessun onore',
      siege: 'l’assedio è perduto',
      constance: 'Costanza muore',
    },
    deeds: 'Le imprese',
    musketeer: 'Moschettiere',
    duels: 'Duelli vinti',
    ofDuels: (won, fought) => `${won} su ${fought}`,
    challenges: 'Sfide vinte',
    wounds: 'Ferite',
    falls: 'Cadute',
    plan: 'Il piano di Milady',
    where: 'Dov’era',
    found: 'scoperta',
    unknown: 'mai svelato',
    played: 'Che cosa ha giocato',
    nothing: 'niente',
  },
};
