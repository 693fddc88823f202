import type { Words } from '../words.ts';

export const news: Words['news'] = {
  bonacieux: {
    name: 'Madame Bonacieux',
    states: {
      home: {
        label: 'a casa',
        sentence: 'Madame Bonacieux è a casa: ti apre la scala che sale dalla Regina.',
      },
      queen: {
        label: 'dalla Regina',
        sentence: 'Madame Bonacieux è dalla Regina: ti apre la scala per scendere.',
      },
      away: { label: 'sparita', sentence: 'Madame Bonacieux è sparita: nessuno ti apre la scala.' },
    },
  },
  passage: {
    name: 'Scala segreta',
    states: {
      open: { label: 'aperta', sentence: 'La scala segreta è aperta, se Madame Bonacieux è lì a farti strada.' },
      closed: { label: 'chiusa', sentence: 'La scala segreta è chiusa: prendi la via lastricata.' },
    },
  },
  gate: {
    name: 'Porta del Louvre',
    states: {
      open: { label: 'aperta', sentence: 'Le guardie si fanno da parte: per la via lastricata si entra al Louvre.' },
      closed: { label: 'chiusa', sentence: 'Le alabarde sono incrociate: dalla porta non si entra e non si esce.' },
    },
  },
  channel: {
    name: 'La Manica',
    states: {
      both: { label: 'barche da entrambe le parti', sentence: 'Una barca aspetta a Calais e un’altra a Dover.' },
      'from-france': {
        label: 'barca a Calais',
        sentence: 'La barca è a Calais: si attraversa solo verso l’Inghilterra.',
      },
      'from-england': {
        label: 'barca a Dover',
        sentence: 'La barca è a Dover: si attraversa solo verso la Francia.',
      },
      none: { label: 'nessuna barca', sentence: 'Nessuna barca prende il mare: non si attraversa.' },
    },
  },
  buckingham: {
    name: 'Buckingham',
    states: {
      home: { label: 'al castello', sentence: 'Il Duca è in casa: il suo castello è aperto.' },
      absent: { label: 'assente', sentence: 'Il Duca è assente: nel suo castello non entra nessuno.' },
    },
  },
  spies: {
    name: 'Spie',
    states: {
      active: {
        label: 'in giro',
        sentence: 'Ci sono spie in giro: molte carte Rochefort colpiscono più forte.',
      },
      absent: { label: 'nessuna', sentence: 'Nessuna spia in giro: Rochefort fa meno paura.' },
    },
  },
};

export const oneTurn: Words['oneTurn'] = {
  label: 'un giro al massimo',
  elements: {
    channel: 'Se restano tutti fermi per un giro intero, le barche ripartono da entrambe le parti.',
    gate: 'Se restano tutti fermi per un giro intero, la porta si riapre.',
    buckingham: 'Se restano tutti fermi per un giro intero, il Duca torna a casa.',
  },
};
