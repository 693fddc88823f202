import type { Examples } from './words.ts';

export const it: Examples = {
  behind: {
    title: 'La casella è occupata',
    begins:
      'Aramis è sulla casella 6 della strada per Calais, d’Artagnan sei caselle più avanti. È il turno di Aramis.',
    steps: [
      [
        'Aramis tira',
        'Due e quattro: proprio la casella di d’Artagnan. C’è posto per uno solo, e Aramis si ferma sulla prima casella libera dietro, la 11. È passato su una casella Gazzetta: si gira la successiva.',
      ],
    ],
  },
  double: {
    title: 'Un doppio, e un altro ancora',
    begins: 'Sulla strada per Calais Aramis non ha nessuno davanti. È sulla casella 4.',
    steps: [
      ['tira i dadi', 'Uno e uno: due caselle, e poiché è un doppio tira di nuovo.'],
      [
        'tira di nuovo',
        'Quattro e quattro: altre otto caselle, fino alla 14. Sul percorso c’è una casella Gazzetta, e la Gazzetta viene prima del tiro seguente.',
      ],
      ['tira ancora una volta', 'Due e tre: cinque caselle, fino alla 19. Stavolta niente doppio; tocca a d’Artagnan.'],
    ],
  },
  held: {
    title: 'Trattenuto, e come ci si libera',
    begins:
      'Aramis è sulla casella 4. Quattro caselle più avanti c’è una fiala, e in cima a quel mazzo una carta che preferirebbe non incontrare.',
    steps: [
      [
        'fa quattro in tutto',
        'Uno e tre: finisce sulla fiala, pesca e legge. La carta resta davanti a lui: riparte con 7 o più, e ha due tentativi.',
      ],
      [
        'il suo turno seguente',
        'D’Artagnan ha giocato. Aramis prova con i due dadi: due e tre, non basta. Gli resta un tentativo.',
      ],
      [
        'e quello dopo',
        'Cinque e tre fanno otto. È libero, la carta va sotto il suo mazzo, e questo tiro è la sua mossa: otto caselle, fino alla 16.',
      ],
    ],
  },
  one: {
    title: 'Una casella invece di due dadi',
    begins:
      'D’Artagnan ha i puntali e torna a casa attraverso la Francia. Aramis è ancora all’andata, sulla casella 5.',
    steps: [
      [
        'Aramis avanza di una casella',
        'Da quando i puntali sono stati consegnati può farlo: niente dadi, una casella sola, e finisce sulla 6 senza carte da pescare.',
      ],
      [
        'il turno di d’Artagnan',
        'Chi porta i puntali questa scelta non ce l’ha. Tira uno e due, e avanza di tre caselle.',
      ],
    ],
  },
  stairs: {
    title: 'Per la scala segreta',
    begins:
      'Aramis è proprio davanti alla casa di Madame Bonacieux. La Gazzetta dice che lei è a casa e che la scala è aperta.',
    steps: [
      [
        'tira i dadi',
        'Uno e tre. Una casella lo porta alla casa, ne restano tre. Può fermarsi qui, prendere la via lastricata o tentare la scala.',
      ],
      ['prende la scala', 'Tre passi fatti. Ancora uno ed è dalla Regina; per la via lastricata ne resterebbero sei.'],
    ],
  },
  studs: {
    title: 'Appena avuti, già perduti',
    begins: 'Nessuno è ancora stato al castello di Buckingham. Aramis ne dista due caselle, d’Artagnan una.',
    steps: [
      [
        'Aramis tira',
        'Due e quattro. In due caselle è al castello: è il primo, e il Duca gli consegna i puntali. Ne restano quattro.',
      ],
      [
        'prosegue',
        'Avrebbe potuto fermarsi. Usa invece quello che gli resta, ed è sulla via del ritorno, a quattro caselle dal castello.',
      ],
      [
        'd’Artagnan tira',
        'Tre e quattro. Una casella lo porta al castello, dove per lui non c’è più niente; ne restano sei.',
      ],
      ['insegue Aramis', 'Sei caselle: supera Aramis e gli prende i puntali.'],
    ],
  },
};
