import type { MusketiereBookWords } from './words.ts';

export const it: MusketiereBookWords = {
  sheet: {
    lead: 'Fianco a fianco contro la guardia del Cardinale, e ognuno per la propria borsa.',
    win: {
      title: 'Vincere',
      lines: ['Chi alla fine di una mano ha 100 ducati o più vince. Se sono più d’uno, vince il totale più alto.'],
    },
    lose: {
      title: 'Che cosa paga, e che cosa no',
      lines: [
        'Una carta ricompensa paga il suo valore in ducati.',
        'Con un gioiello sopra paga il doppio.',
        'In prigione non paga niente.',
        'Hai tutti e tre i gioielli: la mano finisce all’istante.',
      ],
    },
    turn: {
      title: 'Una mano',
      steps: [
        ['Carte.', 'Dodici a testa. Mettine tre coperte: sono le tue ricompense; nove restano in mano.'],
        ['Duello.', 'Si gira la prima carta della guardia: il suo numero è quello da raggiungere.'],
        [
          'Scelta.',
          'Ognuno sceglie in segreto una carta. Si mostrano insieme e si sommano i valori; le spade non contano.',
        ],
        [
          'Vinto:',
          'la somma raggiunge il numero. Chi ha la carta più forte è il campione: prende un gioiello, o rimette nella riserva una propria prigione.',
        ],
        [
          'Perso:',
          'la somma resta al di sotto. Chi ha la carta più debole è il capro espiatorio, e prende una prigione.',
        ],
        ['E così via,', 'fino a nove duelli. Poi le ricompense si girano e si pagano.'],
        ['Riserva vuota?', 'Prendi il segnalino da una carta ricompensa di qualcun altro.'],
        ['Tre carte occupate?', 'Un campione restituisce una prigione, un capro espiatorio un gioiello.'],
        [
          'Tre prigioni?',
          'A ogni duello scarti una carta, e gli altri devono raggiungere l’intero numero senza di te.',
        ],
      ],
    },
    numbers: {
      title: 'Quello che si dimentica',
      rows: [
        ['Carte moschettiere', '55: valori 0–10, 0–4 spade'],
        ['Carte della guardia', '15, da 4 a 40'],
        ['Tolte in 2', '25, 30, 35, 40'],
        ['Tolte in 3', '4, 35, 40'],
        ['Tolte in 4', '4, 5, 7'],
        ['Gioielli e prigioni', '3 e 3'],
        ['Segnalini su una ricompensa', 'uno al massimo'],
      ],
    },
    pieces: {
      title: 'Carte e segnalini',
      meanings: {
        guard: 'Una carta della guardia: bisogna arrivare a 16.',
        musketeer: 'Una carta moschettiere: valore 8, tre spade.',
        reward: 'Una carta ricompensa: resta coperta.',
        jewel: 'Un gioiello raddoppia la carta che ha sotto.',
        prison: 'Una prigione toglie ogni valore alla carta che ha sotto.',
        strength: 'A parità di valore è più forte la carta con più spade. Non ce ne sono due uguali.',
      },
    },
  },
  introductions: {
    'MUS.1': 'Per battere la guardia serve l’aiuto di tutti, ma alla paga ognuno pensa per sé.',
    'MUS.2':
      'La scelta più difficile viene per prima: le carte alte pagano come ricompensa, ma vincono anche i duelli.',
    'MUS.7': 'Ogni carta ha il suo posto in una lunga fila, dalla più debole alla più forte.',
    'MUS.8':
      'Una guardia, una carta a testa, mostrate nello stesso momento. Insieme si vince o si perde; da soli si guadagna, o si paga.',
    'MUS.14':
      'Gioielli e prigioni vanno su ricompense che nessun altro ha visto, e sono pochi: presto ce li si ruba a vicenda.',
    'MUS.19': 'Nove duelli, o tre gioielli allo stesso giocatore. Allora si vede quanto valevano i segreti di ognuno.',
    RULING: 'I casi che il regolamento lascia aperti, e come si decidono qui.',
  },
  figures: {
    'MUS.1': 'Insieme fanno 26: per la guardia da 25 basta.',
    'MUS.2': 'Tre carte coperte come ricompense; le altre nove restano in mano.',
    'MUS.7': 'Un otto con tre spade batte un otto con una; un nove li batte entrambi, anche senza spade.',
    'MUS.8':
      'Sedici da raggiungere, e la somma è diciotto: vinto. Il sette è la carta più forte, e prende il gioiello.',
    'MUS.14': 'Un gioiello, una carta libera, una prigione: ciò che sta sulla carta decide quanto paga.',
    'MUS.14.take': 'Che cosa porta un duello: una sola carta è premiata o punita, mai tutte.',
    'MUS.19': 'Il dieci paga il doppio, il sei una volta, il nove in prigione niente: 26 ducati.',
  },
  gallery: {
    lead: 'Tutto ciò che c’è nella scatola, disegnato come sul nostro tavolo. Il regolamento nomina sette guardie; gli altri otto valori sono nostri.',
    groups: { guards: 'La guardia del Cardinale', markers: 'I segnalini', musketeers: 'Le 55 carte moschettiere' },
  },
  differences: {
    lead: 'Di questo gioco c’è un solo testo, ed è breve. Dove tace, abbiamo dovuto scegliere.',
    items: {
      guards: {
        books: 'Delle quindici carte della guardia il testo ne nomina sette: 4, 5, 7, 25, 30, 35 e 40.',
        here: 'Le altre otto formano una scala regolare, scelta perché si vinca circa metà dei duelli in due, in tre e in quattro.',
      },
      oneMarker: {
        books: 'Non si dice se due segnalini possano stare sulla stessa ricompensa.',
        here: 'Uno al massimo: altrimenti le regole sulle tre carte occupate non avrebbero senso.',
      },
      taker: {
        books: 'Non si dice chi scelga il giocatore e la carta da cui si prende un segnalino.',
        here: 'Chi lo prende. La carta ricompensa resta coperta.',
      },
      covered: {
        books:
          'Un capro espiatorio con tre carte occupate restituisce un gioiello; se poi riceva anche una prigione, non si dice.',
        here: 'No: quando il duello è stato perso, nessuna carta era libera.',
      },
      shutOut: {
        books: 'Che cosa scarta chi ha tre prigioni, e quando torna a combattere, è appena accennato.',
        here: 'Una carta a scelta per duello, coperta; si torna a combattere dal duello dopo quello in cui si è persa una prigione.',
      },
      open: {
        books:
          'Non si dice se si possano guardare le proprie ricompense, né se le carte che hanno combattuto restino visibili.',
        here: 'Sì a entrambe: nessuno deve giocare a memoria. Solo ciò che si scarta per tre prigioni resta nascosto fino alla fine della mano.',
      },
      hundred: {
        books: 'Non si dice nulla di più totali che raggiungono 100 nella stessa mano.',
        here: 'Vince il più alto; a parità si gioca un’altra mano.',
      },
      single: {
        books: 'Il testo conosce solo la partita a 100.',
        here: 'Preparando il tavolo si può scegliere una mano sola.',
      },
    },
  },
  labels: {
    target: 'da raggiungere',
    total: (sum: number, target: number) => `${sum} su ${target}`,
    won: 'vinto',
    strongest: 'la più forte',
    weaker: 'più debole',
    stronger: 'più forte',
    rewards: 'Carte ricompensa',
    hand: 'In mano: nove carte',
    guards: 'Le guardie',
    supply: 'La riserva',
    champion: 'Vinto: la carta più forte prende un gioiello',
    scapegoat: 'Perso: la carta più debole prende una prigione',
    pays: { jewel: 'paga doppio', free: 'paga una volta', prison: 'non paga niente' },
    sum: 'Insieme',
  },
};
