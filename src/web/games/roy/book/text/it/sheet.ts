import type { BookWords } from '#web/parts/book/book.ts';

export const sheet: BookWords['sheet'] = {
  lead: 'I moschettieri partono a cercare i gioielli della Regina. A Milady, sola contro tutti, basta trattenerli abbastanza a lungo.',
  win: {
    title: 'I moschettieri vincono insieme',
    lines: [
      'quando completano la quarta plancia della Ricerca: la locanda, il passaggio per l’Inghilterra, il ritorno a Parigi, le gallerie del Louvre.',
    ],
  },
  lose: {
    title: 'Milady vince all’istante quando',
    lines: [
      'il segnalino Tempo arriva alla casella Richelieu;',
      'l’assedio di La Rochelle arriva all’estremità sinistra;',
      'la Regina ha perso tutto l’onore;',
      'il Rapimento a Parigi le ha portato 6 Spade.',
    ],
  },
  turn: {
    title: 'Un giro',
    steps: [
      [
        'Milady',
        'piazza coperta la sua carta Area, può mettere in gioco una carta Parigi, poi pesca o gioca una carta Tradimento.',
      ],
      [
        'I moschettieri',
        'hanno un turno ciascuno, nell’ordine che preferiscono. Un’azione: pescare, muoversi ovunque, scambiare, giocare un Personaggio, rinforzare La Rochelle, affrontare una sfida o un duello, acquistare fino a 2 segnalini, o ciò che il luogo offre. Alla fine Milady si scopre e agisce dove si trova.',
      ],
      [
        'La Rochelle.',
        'Milady lancia i dadi rossi indicati sotto il segnalino Tempo, i moschettieri un dado blu per ogni carta Combattimento piazzata lì (due per una doppia). Contano solo le Spade: il segnalino si sposta della differenza.',
      ],
      ['La fine.', 'Il segnalino Tempo avanza, il segnalino Louvre scende, la carta Parigi colpisce.'],
      ['Una sfida:', 'la tua abilità, più 1 per ogni carta della stessa abilità, deve raggiungere il suo valore.'],
      [
        'Un duello:',
        '3 dadi blu, più 1 per ogni carta Combattimento, contro i dadi rossi dell’avversario. Prima le manovre segrete; poi ogni Scudo annulla una Spada, e ogni Spada rimasta toglie 1 punto ferita. Al primo sangue è finito; dopo un pareggio ciascuno rilancia con un dado in meno.',
      ],
      [
        'Rochefort',
        'può intercettare un tentativo a Parigi, al Louvre o alla Ricerca, se Milady si nasconde lì. Prima bisogna battersi con lui; ferito, fugge.',
      ],
    ],
  },
  numbers: {
    title: 'Quello che si dimentica',
    rows: [
      ['Azioni', '3; in quattro giocatori 4'],
      ['Carte all’inizio', 'in 2–3: 9, in 4: 7, in 5–6: 5'],
      ['Punti ferita', '3; Porthos e Rochefort 5'],
      ['Dadi blu in un duello', 'mai più di 6'],
      ['Borsa', '5 all’inizio, 10 al massimo'],
      ['Purosangue, pistola, armatura, spada di Toledo', '2 monete ciascuno'],
      ['Balsamo', '1 moneta, restituisce 2 punti ferita'],
      ['Manovra migliorata', 'una carta Combattimento'],
      ['Abilità migliorata', 'una carta Avventura qualsiasi'],
      ['Carte a La Rochelle', '3 al massimo'],
      ['Segnalini Epico', '7 in tutto'],
      ['Missione del Louvre, casella 1 o 2', '2 segnalini Epico'],
      ['Mendicante / guardie della Bastiglia', '2 monete / 1'],
      ['Sfide: seconda plancia / gallerie', '6 / 8'],
      ['Passaggio segreto', '3 segnalini Epico'],
    ],
  },
  pieces: {
    title: 'Dadi, carte e segnalini',
    meanings: {
      blue: 'Dado blu: Spada, Scudo e Giglio, su due facce ciascuno.',
      red: 'Dado rosso di Milady: tre Spade, tre Scudi, nessun Giglio.',
      manoeuvre: 'Manovra segreta: queste tre facce tolgono subito 1 punto ferita.',
      skill: 'Carta Abilità: +1 in una sfida di quell’abilità.',
      combat: 'Carte Combattimento: un dado in più, o due.',
      character: 'Carta Personaggio: si gioca con un’azione.',
      hidden: 'Un segnalino della Ricerca, coperto.',
      dice: 'Un avversario che lancia altrettanti dadi rossi.',
      fixed: 'Un avversario a risultato fisso: non lancia dadi.',
      snare: 'Tranello: 1 punto ferita perso, senza duello.',
      decoy: 'Esca: non c’è nessuno, ma l’azione è spesa.',
      challenge: 'Segnalino sfida delle gallerie: 8 in questa abilità.',
    },
  },
};

export const gallery: BookWords['gallery'] = {
  lead: 'Tutto ciò che c’è nella scatola, disegnato come sul nostro tavolo. Un segno dice da dove viene ogni valore; titoli e nomi sono dell’editore, salvo dove sono segnati come nostri.',
  groups: {
    adventure: 'Carte Avventura: Abilità e Combattimento',
    tokens: 'Segnalini della Ricerca',
    locations: 'Le carte Area di Milady',
  },
};
