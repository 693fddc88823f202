import type { learn as english } from '../en/learn.ts';

const points = (count: number): string => (count === 1 ? '1 punto' : `${count} punti`);
const spaces = (count: number): string => (count === 1 ? 'una casella' : `${count} caselle`);

export const learn: typeof english = {
  title: 'Un consiglio',
  close: 'Non mostrarlo più',
  off: 'Basta consigli',
  unfold: 'Leggi il consiglio',
  fold: 'Ripiega il consiglio',
  hints: {
    queen: left =>
      `La Regina può perdere ancora solo ${points(left)} onore: compi una missione del Louvre, o tieni per lei una carta «Uno per tutti».`,
    siege: left =>
      `Ancora ${spaces(left)} e l’assedio è perduto. Le carte Combattimento piazzate a La Rochelle portano dadi, e chi è lì può sacrificare un punto ferita.`,
    time: left =>
      `Ancora ${spaces(left)} e il tempo è scaduto. Ormai conta solo la Ricerca; una carta «Uno per tutti» ferma il tempo per un giro.`,
    constance: left =>
      `Ancora ${left === 1 ? 'una Spada' : `${left} Spade`} e Costanza muore: sventa il Rapimento prima della fine del giro.`,
    'louvre-fails':
      'La missione del Louvre fallisce alla fine di questo giro e costa alla Regina 2 punti onore, se non la compi adesso.',
    fallen:
      'Il tuo moschettiere è al Vieux-Colombier, fuori combattimento: invece di giocare il suo turno si rialza, con tutti i punti ferita.',
    bastille:
      'Per uscire dalla Bastiglia corrompi le guardie con 1 moneta, o batti il carceriere in duello. Ogni tentativo costa un’azione.',
    outnumbered: (blue, red) =>
      `${blue} dadi blu contro ${red} rossi sono un cattivo affare. Ogni carta Combattimento aggiunge un dado, solo prima del primo lancio.`,
    rochefort: at =>
      `Nessuno sa dove sia Milady: forse Rochefort aspetta ${at}. Intercetta duelli, sfide e azioni della Ricerca, mai movimenti, acquisti o scambi.`,
    'challenge-short': (missing, skill) =>
      `Per la sfida di questo luogo ti ${missing === 1 ? 'manca' : 'mancano'} ${points(missing)} di ${skill}: pesca, scambia, o acquista un miglioramento con una carta qualsiasi.`,
    captain: 'Hai in mano M. de Tréville: con un’azione porta tre carte.',
    quest: 'Nessuno è alla Ricerca, e nient’altro ti farà vincere.',
    garrison:
      'A La Rochelle non c’è ancora nessuna carta Combattimento. Una carta piazzata lì resta, e lancia i suoi dadi in ogni assedio.',
    'her-layout':
      'A loro basta un percorso. Che nessuno cominci né finisca facilmente; anche le Esche costano loro un’azione.',
    'her-strength':
      'Le carte devono fare esattamente la forza richiesta. Una Trappola conta 1, e se ne può usare una sola.',
    'her-intercept':
      'Se Rochefort intercetta, tutti sanno dove sei; se non viene ferito l’azione è persa, e lui resta.',
    'her-quarters': 'Parigi è vuota, e non hai carte Parigi in mano: il tuo rifugio te ne darebbe una.',
    'her-palace':
      'Non hai Tradimenti: nel covo di Richelieu ne pescheresti tre, a meno che un moschettiere non venga a trovarti.',
    'her-siege': cards => `A La Rochelle ci sono ${cards} carte: andandoci togli loro una carta Combattimento.`,
    'her-destination': 'Dove devono andare in questo giro? Rochefort può aspettarli lì, tutti tranne Athos.',
  },
};
