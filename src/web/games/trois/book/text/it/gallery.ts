import type { TroisBookWords } from '../words.ts';

export const gallery: TroisBookWords['gallery'] = {
  lead: 'Tutto ciò che c’è nella scatola, disegnato come sul nostro tavolo. Il foglio delle regole nomina i pezzi, i segni e quante carte ha ogni mazzo. Il numero delle caselle e quel che dicono le 56 carte sono nostri: non abbiamo visto né il tabellone né le carte. Se possiedi la scatola, dicci che cosa contiene.',
  groups: {
    riders: 'I quattro moschettieri',
    pieces: 'I puntali e i dadi',
    news: 'Che cosa cambiano le Gazzette',
    signs: 'I segni delle caselle',
    legs: 'Le cinque tappe',
    piles: 'I mazzi',
  },
};

export const pieces: TroisBookWords['pieces'] = {
  studs: {
    name: 'I puntali di diamante',
    text: 'Aspettano da Buckingham, cavalcano con un moschettiere o stanno su una casella. Dalla Regina mettono fine alla partita.',
  },
  dice: { name: 'I dadi', text: 'Si tirano entrambi, se una carta non te ne lascia uno solo.' },
  piles: {
    milady: 'Sul dorso una fiala. Si pesca su una casella con la fiala.',
    rochefort: 'Sul dorso un pugnale. Si pesca su una casella con il pugnale.',
    sword: 'Sul dorso le spade: carte Moschettieri e stoccate segrete mescolate. Si pesca su una casella con le spade.',
    gazettes: 'Una resta aperta finché non si gira la prossima.',
  },
};

export const marks: TroisBookWords['marks'] = {
  sign: 'Segno',
  squares: 'Caselle',
  route: 'Percorso',
  count: 'Carte',
  leg: (leg, title) => `${leg}. ${title}`,
  steps: steps => (steps === 1 ? '1 passo' : `${steps} passi`),
};
