import { itNames as names } from '#games/roy/text/it/index.ts';
import type { Hint } from '../../learn/hints.ts';
import type { learn as english } from '../en/learn.ts';

const points = (count: number): string => (count === 1 ? '1 punto' : `${count} punti`);
const spaces = (count: number): string => (count === 1 ? 'una casella' : `${count} caselle`);

const say = (hint: Hint): string => {
  switch (hint.id) {
    case 'queen':
      return `La Regina può perdere ancora solo ${points(hint.left)} onore: completa una carta del Louvre, o tieni per lei una carta «Uno per tutti».`;
    case 'siege':
      return `L’assedio è perso fra ${spaces(hint.left)}. Le carte Combattimento posate a La Rochelle portano dadi, e chi è lì può dare il suo sangue.`;
    case 'time':
      return `Il tempo finisce fra ${spaces(hint.left)}. Ormai conta solo la Missione; una carta «Uno per tutti» ferma il tempo per un giro.`;
    case 'constance':
      return `Ancora ${hint.left === 1 ? 'una Spada' : `${hint.left} Spade`} e Costanza muore: chiudi il Rapimento prima della fine del giro.`;
    case 'louvre-fails':
      return 'La carta del Louvre fallisce alla fine di questo giro e costa alla Regina 2 punti onore, se non la completi adesso.';
    case 'fallen':
      return 'Il tuo moschettiere giace al Vieux-Colombier: il suo turno se ne va per rialzarsi, con tutti i punti vita.';
    case 'bastille':
      return 'Per uscire dalla Bastiglia: una mancia di 1 pistole, o un duello con il carceriere. Ogni tentativo costa un’azione.';
    case 'outnumbered':
      return `${hint.blue} dadi blu contro ${hint.red} rossi sono un cattivo affare. Ogni carta Combattimento aggiunge un dado, solo prima del primo lancio.`;
    case 'rochefort':
      return `Nessuno sa dove sia Milady: forse Rochefort aspetta ${names.places[hint.place].at}. Ferma duelli, sfide e Missione, mai spostamenti, acquisti o scambi.`;
    case 'challenge-short':
      return `Per la sfida di qui ti ${hint.missing === 1 ? 'manca 1 punto' : `mancano ${hint.missing} punti`} di ${names.skills[hint.skill]}: pesca, scambia, o compra un miglioramento con una carta qualsiasi.`;
    case 'captain':
      return 'Hai in mano M. de Tréville: con un’azione porta tre carte.';
    case 'quest':
      return 'Nessuno è alla Missione, e nient’altro ti farà vincere.';
    case 'garrison':
      return 'A La Rochelle non c’è ancora nessuna carta Combattimento. Posata qui, resta e tira nell’assedio ogni giro.';
    case 'her-layout':
      return 'A loro basta un corridoio. Che nessuno cominci né finisca facilmente; anche le Esche costano loro un’azione.';
    case 'her-strength':
      return 'Le carte devono fare esattamente la forza richiesta. Una trappola conta 1, e ce n’è una sola.';
    case 'her-intercept':
      return 'Se Rochefort interviene, tutti sanno dove sei; se non viene ferito l’azione è persa, e lui resta.';
    case 'her-quarters':
      return 'Parigi è vuota, e non hai carte Parigi in mano: il tuo rifugio te ne darebbe una.';
    case 'her-palace':
      return 'Non hai Tradimenti: al palazzo di Richelieu ne pescheresti tre, a meno che un moschettiere ti trovi lì.';
    case 'her-siege':
      return `A La Rochelle ci sono ${hint.cards} carte: andandoci togli loro una carta Combattimento.`;
    case 'her-destination':
      return 'Dove devono andare in questo giro? Rochefort può aspettarli lì, tutti tranne Athos.';
  }
};

export const learn: typeof english = {
  title: 'Un consiglio',
  close: 'Questo basta',
  off: 'Niente consigli',
  on: 'Dammi consigli',
  say,
};
