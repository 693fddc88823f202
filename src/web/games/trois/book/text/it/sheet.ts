import type { BookWords } from '#web/parts/book/book.ts';

export const sheet: BookWords['sheet'] = {
  lead: 'Al Louvre dalla Regina, in Inghilterra a prendere i suoi puntali di diamante, e ritorno: una corsa in cui chi porta il tesoro ha tutti gli altri alle calcagna.',
  win: {
    title: 'Vincere',
    lines: [
      'Cinque tappe: dal tuo castello a casa di Madame Bonacieux, dalla Regina, di nuovo da Madame Bonacieux, da Buckingham, e infine ancora dalla Regina.',
      'Il primo che entra nel castello di Buckingham riceve i puntali. Chi supera chi li porta, li prende.',
      'Chi consegna i puntali alla Regina vince all’istante.',
    ],
  },
  lose: {
    title: 'Che cosa ti ferma',
    lines: [
      'La porta del Louvre è chiusa: non si passa.',
      'La scala segreta dev’essere aperta. Si sale solo se Madame Bonacieux è a casa, si scende solo se è dalla Regina.',
      'Nessuna barca dalla tua parte: aspetti in porto.',
      'Il Duca è assente: aspetti davanti al castello.',
      'Una notizia «un giro al massimo» finisce quando tutti hanno giocato e tutti sono fermi.',
    ],
  },
  turn: {
    title: 'Un turno',
    steps: [
      ['Una carta ti trattiene?', 'Prova prima i due dadi: il tiro che ti libera è la tua mossa.'],
      ['Tira', 'due dadi e avanza di tante caselle quanti sono i punti. Dopo un doppio si tira di nuovo.'],
      [
        'O una casella sola:',
        'da quando Buckingham ha dato via i puntali, tutti tranne chi li porta possono farlo, senza dadi.',
      ],
      ['Ti restano caselle', 'da Madame Bonacieux, dalla Regina o da Buckingham? Fermati lì, o prosegui.'],
      ['Casella occupata?', 'Fermati sulla prima libera dietro.'],
      [
        'Spade, pugnale, fiala:',
        'se finisci lì, pesca da quel mazzo e obbedisci. Tra le spade ci sono le stoccate segrete: quelle si tengono.',
      ],
      ['Gazzetta:', 'passaci sopra o fermati lì, e dopo la tua mossa si gira la prossima.'],
      ['Una stoccata segreta', 'si gioca nel proprio turno, nel momento che la carta indica.'],
      [
        'Il cavaliere in trappola:',
        'chi porta i puntali li lascia a lui. Li prende chi finisce esattamente lì; solo per questo si può tornare indietro.',
      ],
      ['Puntali sulla strada:', 'li prende il primo dell’ultima tappa che ci passa sopra.'],
      [
        'Molto indietro?',
        'La scorciatoia si apre quando i puntali ne hanno raggiunto lo sbocco. Se sono già tornati in Francia, a Calais puoi fare dietrofront.',
      ],
    ],
  },
  numbers: {
    title: 'Quello che si dimentica',
    rows: [
      ['Tutto il viaggio, via lastricata / scala', '108 / 93 passi'],
      ['Fino a casa di Madame Bonacieux', '9 passi'],
      ['Da lì alla Regina, via lastricata / scala', '9 / 4 passi'],
      ['Andata da Buckingham / ritorno', '37 / 44 passi'],
      ['La scorciatoia fa risparmiare', '13 passi'],
      ['Cavaliere in trappola, strada per Parigi', 'casella 14 di 22'],
      ['Milady, Rochefort, spade, Gazzette', '10, 10, 18, 18'],
      ['Stoccate segrete in tutto / al più in mano', '9 / 3'],
      ['Tiri per liberarsi', '2'],
      ['Su 18 Gazzette: porta / scala aperte', '13 / 11'],
      ['Duca in casa / barca a Calais / a Dover', '13 / 11 / 10'],
      ['Madame Bonacieux a casa / dalla Regina', '8 / 6'],
    ],
  },
  pieces: {
    title: 'Sul tabellone',
    meanings: {
      rider: 'Un moschettiere: uno solo per casella.',
      studs: 'I puntali di diamante.',
      gazette: 'Gazzetta: una nuova dopo la tua mossa.',
      sword: 'Spade: un aiuto, un contrattempo o una stoccata segreta.',
      dagger: 'Pugnale: una carta del conte di Rochefort.',
      phial: 'Fiala: una carta di Milady.',
      trap: 'Il cavaliere in trappola tiene i puntali.',
      entry: 'La scorciatoia, per chi è indietro.',
      gate: 'Alabarde incrociate: porta chiusa.',
      passage: 'Lucchetto: scala chiusa.',
      channel: 'Tempesta: nessuna barca parte.',
      buckingham: 'Finestre buie: il Duca è assente.',
    },
  },
};
