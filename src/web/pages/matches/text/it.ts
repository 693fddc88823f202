import { inSentence, list } from '#kernel/italian.ts';
import type { MatchesWords } from './en.ts';

const day = new Intl.DateTimeFormat('it', { dateStyle: 'medium' });

export const it: MatchesWords = {
  title: 'Le mie partite',
  none: 'Ancora nessuna partita portata a termine',
  noneText: 'Ciò che giochi fino in fondo in questo browser si conta qui, anche se elimini la partita stessa.',
  won: (won, played) => `${won} ${won === 1 ? 'vittoria' : 'vittorie'} su ${played}`,
  streak: count => (count === 1 ? 'L’ultima vinta' : `Le ultime ${count} vinte`),
  noStreak: 'L’ultima persa',
  longest: count => `Serie più lunga: ${count}`,
  sides: 'Per parte',
  levels: 'Secondo il bot più forte',
  noBots: 'Senza bot',
  players: 'Per numero di giocatori',
  playersOf: count => (count === 1 ? '1 giocatore' : `${count} giocatori`),
  history: 'Una dopo l’altra',
  victory: 'Vinta',
  defeat: 'Persa',
  shared: winners => {
    if (winners.length === 0) return 'Nessuno ha vinto';
    return `${list(winners)} ${winners.length > 1 ? 'vincono' : 'vince'}`;
  },
  names: list,
  online: 'online',
  when: milliseconds => day.format(milliseconds),
  replay: 'Rivedi',
  replayOf: names => inSentence(`Rivedi la partita di ${list(names)}`),
  more: count => (count === 1 ? 'Mostra l’altra' : `Mostra le altre ${count}`),
  kept: 'Queste righe restano solo in questo browser, e nessun altro le vede.',
  export: 'Salva in un file',
  delete: 'Cancella lo storico',
  sure: {
    title: 'Cancellare lo storico?',
    text: count =>
      count === 1
        ? 'Una riga sarà cancellata da questo browser per sempre. Le partite conservate restano dove sono.'
        : `${count} righe saranno cancellate da questo browser per sempre. Le partite conservate restano dove sono.`,
    keep: 'Conservalo',
    confirm: 'Cancellalo',
    done: 'Lo storico è stato cancellato.',
  },
};
