import type { Words } from '../shape.ts';

/** The button, as it reads. */
const choose = (label: string): string => `Scegliete «${label}».`;

export const it: Words = {
  lessons: {
    first: {
      title: 'Una corsa per la Regina',
      about:
        'La corsa in due minuti: dadi e caselle, carte e stoccate segrete, la Gazzetta, la scala, il mare, e come i puntali passano di mano in mano per strada.',
      button: 'La lezione di La Porte',
      guide: 'La Porte',
      over: 'I puntali sono tuoi, e la strada di casa è davanti a te. Continua da qui contro i bot, o riparti in una partita tutta tua.',
    },
  },
  names: ['Maria', 'Ugo', 'Noè'],
  pages: {
    aim: {
      say: 'La Porte, valletto della Regina. I suoi puntali di diamante sono dal duca di Buckingham: ognuno per sé, vince chi glieli riporta.',
    },
    roll: {
      say: 'Due dadi vi portano a casa di Madame Bonacieux, dalla Regina e indietro, per Calais e Dover dal Duca e ritorno.',
      now: choose,
    },
    ride: {
      say: 'Sei e uno: la settima casella porta una fiala. Su spada, pugnale o fiala si pesca da quel mazzo.',
      now: choose,
    },
    thrust: {
      say: 'Febbre di palude, un dono di Milady: vi terrebbe a letto. Ma contro le sue carte avete una stoccata segreta.',
      now: choose,
    },
    gazette: {
      say: 'Superata una casella Gazzetta, ne esce una nuova. Fino alla prossima dice che cosa è aperto: scala e porta del Louvre, barche, castello del Duca.',
    },
    double: {
      say: 'Due 5: dopo un doppio Noè tira ancora. E così voi, se niente vi tronca la mossa.',
    },
    house: {
      say: 'Leggete la Gazzetta: porta del Louvre chiusa, scala segreta aperta, e Madame Bonacieux in casa per farvi salire. Da lei!',
      now: choose,
    },
    stairs: {
      say: 'Altre dieci caselle da qui. Alla Regina ne mancano quattro per la scala, nove per la via lastricata, oltre la porta chiusa.',
      now: choose,
    },
    queen: {
      say: 'Sua Maestà rivuole i puntali; qui ci si può fermare o proseguire. Per scendere la scala vi manca qui Madame Bonacieux: prendete la via lastricata, fino alla porta.',
      now: choose,
    },
    'held-up': {
      say: 'Porta chiusa, niente barca, Duca assente: si aspetta una Gazzetta che apra la via. Il resto del tiro è perso, e il secondo pure.',
    },
    square: {
      say: 'Noè era alla porta prima di voi. Una casella, un cavaliere: vi fermate sulla prima libera dietro.',
    },
    gallop: {
      say: 'La porta è aperta! Lasciatemi le redini fino alla costa: niente di nuovo per strada.',
    },
    boats: {
      say: 'Calais è a tre caselle, e ci sono barche: il mare è un passo come gli altri. Senza, aspettereste in porto.',
      now: choose,
    },
    studs: {
      say: 'Ugo è il primo dal Duca, e i puntali sono suoi. Ma di qui alla Regina si possono ancora prendere.',
    },
    one: {
      say: 'Due doppi, e Ugo è una casella avanti. Consegnati i puntali, chi non li porta tira i dadi o avanza di una sola casella.',
      now: 'Decidete voi: tirare i dadi, o avanzare di una casella?',
    },
    overtake: {
      say: 'Otto caselle, e superate Ugo. Chi finisce la mossa davanti a chi ha i puntali glieli prende.',
      now: choose,
    },
    carry: {
      say: 'Sono vostri! Chi li porta tira sempre: per Dover, Calais e casa Bonacieux fino alla Regina, con gli altri alle calcagna.',
    },
    trap: {
      say: 'Attenzione: sulla strada per Parigi chi passa con i puntali accanto al cavaliere in trappola li lascia lì. Li prende il primo che si ferma esattamente là, anche tornando indietro.',
    },
    end: {
      say: 'Leggete la Gazzetta, serbate le stoccate e non rinunciate mai a un inseguimento. Una prima corsa vi aspetta; io, naturalmente, non ho visto nulla.',
    },
  },
};
