import { inside } from '#games/trois/text/it/names.ts';
import { inSentence, list } from '#kernel/italian.ts';
import type { Words } from '../en/index.ts';
import { board } from './board.ts';

const either = new Intl.ListFormat('it', { type: 'disjunction' });
const tries = (left: number) => (left === 1 ? 'ancora un tentativo' : `ancora ${left} tentativi`);

export const it: Words = {
  board,
  you: 'Tu',
  close: 'Chiudi',

  riders: {
    title: 'I cavalieri, in ordine di gioco',
    round: round => (round === 0 ? 'Prima della partenza' : `Giro ${round}`),
    toGo: steps => (steps === 1 ? 'manca 1 passo' : `mancano ${steps} passi`),
    steps: steps => (steps === 1 ? '1 passo' : `${steps} passi`),
    leads: 'in testa',
    carries: 'ha i puntali',
    bottes: count =>
      count === 0 ? 'nessuna stoccata segreta' : count === 1 ? '1 stoccata segreta' : `${count} stoccate segrete`,
    skip: turns => (turns === 1 ? 'salta un turno' : `salta ${turns} turni`),
    hold: (until, left) =>
      until === 'double'
        ? `trattenuto fino a un doppio (${tries(left)})`
        : `trattenuto fino a ${until} o più (${tries(left)})`,
    oneDie: 'un dado solo al prossimo tiro',
    choosing: 'non ha ancora scelto',
  },

  gazette: {
    title: 'Gazzetta',
    imprint: 'Stampata a Parigi, all’insegna del Gallo',
    issue: issue => `N. ${issue} · due denari`,
    states: 'Lo stato del regno',
    read: 'Leggi la Gazzetta',
    strip: headline => `Gazzetta: ${headline}. Leggila`,
  },

  panel: {
    title: 'La tua corsa',
    over: 'La partita è finita',
    others: name => `${name} cavalca`,
    choosing: name => `${name} prende un moschettiere`,
    taking: 'I moschettieri montano in sella',
    watching: 'Stai guardando',
    waiting: names => inSentence(`${names.length === 1 ? 'Si aspetta' : 'Si aspettano'} ${list(names)}.`),
    rolled: dice =>
      dice.length === 1 ? `Un dado: ${dice[0]}` : `Dadi: ${dice.join(' e ')}, in tutto ${dice[0] + dice[1]}`,
    double: 'Un doppio!',
    takeBack: 'Riprendi',
    justNow: 'Un attimo fa',
    nothing: 'I cavalli sono sellati.',
  },

  notes: {
    roll: 'Due dadi, e via al galoppo',
    rollOne: 'Stavolta un dado solo',
    rollHold: until => (until === 'double' ? 'Un doppio ti libera' : `${until} o più ti libera`),
    one: 'Una casella sola, senza dadi',
    wait: 'Il tuo turno finisce',
    leads: to => `Ti porta ${either.format(to)}`,
    stop: 'Il resto del tiro è perso',
    stopHere: 'Resta qui fino al prossimo turno',
    obey: 'Fai quello che dice la carta',
    leave: 'I puntali restano al cavaliere in trappola',
    keep: 'Non rinunci a nulla, e aspetti',
    free: 'Non aspetta più',
    gateShut: 'La porta è chiusa: aspetterai lì',
  },

  refused: {
    roll: 'Tira i dadi',
    one: 'Avanza di una casella',
    stop: 'Fermati qui',
    back: 'Torna indietro',
    public: 'La via lastricata',
    stairs: 'La scala segreta',
    road: 'La strada',
    sea: 'Attraversa il mare',
    france: 'Resta in Francia',
    shortcut: 'La scorciatoia',
    castle: 'Entra nel castello',
  },

  cards: {
    drawnBy: name => inSentence(`Pescata da ${name}`),
    drawnByYou: 'Hai pescato',
    playedBy: name => inSentence(`Giocata da ${name}`),
    playedByYou: 'Giochi',
    hidden: 'Una stoccata segreta: può guardarla solo chi l’ha pescata.',
    yours: 'Una stoccata segreta per te. Tienila nascosta!',
    kind: { milady: 'Milady', rochefort: 'Rochefort', mousquetaires: 'Moschettieri', botte: 'Stoccata segreta' },
  },

  hand: {
    title: 'Le tue stoccate segrete',
    of: name => inSentence(`Stoccate segrete di ${name}`),
    none: 'Non hai nessuna stoccata segreta. Le spade lungo la strada possono dartene una.',
    play: 'Giocala adesso',
    give: 'Rinuncia a questa',
  },

  take: {
    title: 'Scegli il tuo moschettiere',
    note: 'Prendi il suo volto e i suoi colori. Aramis muove sempre per primo, poi d’Artagnan, Porthos e Athos.',
    taken: name => inSentence(`preso da ${name}`),
    yours: 'il tuo',
    taunts: {
      aramis: 'Elegante, discreto, il primo a partire',
      dartagnan: 'Giovane, svelto, guascone',
      porthos: 'Forte, chiassoso, tutto d’oro',
      athos: 'Nobile, silenzioso, l’ultimo a partire',
    },
  },

  finale: {
    title: 'I puntali sono dalla Regina',
    won: (rider, player) => inSentence(`Vince ${inside(rider)}, per ${player}!`),
    youWon: rider => `Hai vinto, ${inside(rider)}!`,
    told: 'La corsa in cifre',
    rounds: count => (count === 1 ? 'giro' : 'giri'),
    hands: count =>
      count === 1 ? 'volta in cui i puntali sono passati di mano' : 'volte in cui i puntali sono passati di mano',
    gazettes: count => (count === 1 ? 'Gazzetta letta' : 'Gazzette lette'),
    squares: count => (count === 1 ? 'casella percorsa in tutto' : 'caselle percorse in tutto'),
    cards: count => (count === 1 ? 'carta pescata' : 'carte pescate'),
    thrusts: count => (count === 1 ? 'stoccata segreta giocata' : 'stoccate segrete giocate'),
    standings: 'Fin dove è arrivato ciascuno',
    home: 'dalla Regina',
    fold: 'Guarda il tabellone',
    unfold: 'La fine della storia',
  },
};
