import type { Examples } from './words.ts';

export const it: Examples = {
  trade: {
    title: 'Athos e Porthos fanno uno scambio',
    begins:
      'Athos e Porthos sono tutti e due al Louvre. Athos ha in mano due carte Combattimento e una carta Erudizione, Porthos una carta Erudizione e una carta Galanteria. È il turno di Athos, che ha tre azioni.',
    steps: [
      [
        'Athos propone uno scambio a Porthos',
        'Prima ne parlano. Nulla è ancora pagato: uno scambio che non si conclude non costa niente.',
      ],
      [
        'ciascuno mette sul piatto ciò che dà',
        'Athos mette la sua carta Combattimento doppia, Porthos la sua carta Erudizione. Gli altri vedono quante carte passano di mano, ma non quali.',
      ],
      [
        'tutti e due accettano',
        'Le carte passano di mano. Athos ha pagato un’azione e gliene restano due; Porthos non ha pagato nulla.',
      ],
    ],
  },
  challenge: {
    title: 'Il coraggio di d’Artagnan contro Coraggio 7',
    begins:
      'La missione al Louvre chiede Coraggio 7. D’Artagnan è sul posto; di suo ha 4 in Coraggio, e in mano ha tre carte Coraggio e una carta Galanteria.',
    steps: [
      [
        'd’Artagnan affronta la sfida',
        'Ci spende un’azione. Può farlo: con le sue carte può arrivare a 7. Per ora è a 4.',
      ],
      [
        'gioca due carte Coraggio',
        'Ognuna vale un punto: 4 e 2 fanno 6, ne manca uno. La carta Galanteria non servirebbe, contano solo le carte della stessa abilità.',
      ],
      [
        'gioca la terza',
        'Sette: la sfida è vinta e segnata. Le tre carte vengono scartate e la borsa guadagna 3 monete. Lo Scagnozzo aspetta ancora qualcuno che lo affronti.',
      ],
    ],
  },
  cardinal: {
    title: 'Milady è dal Cardinale? No',
    begins:
      'Milady ha piazzato coperta la sua carta Area. Athos ha davanti tutto il suo turno, e sospetta che lei sia nel covo di Richelieu.',
    steps: [
      [
        'Athos ci va',
        'Non c’è. Athos finisce subito alla Bastiglia e il suo turno è concluso; nel prossimo potrà tentare di uscirne.',
      ],
    ],
  },
  found: {
    title: 'Milady è dal Cardinale? Sì',
    begins: 'La stessa scommessa, in un altro giro: la carta di Milady è coperta, e Aramis ha tre azioni.',
    steps: [
      [
        'Aramis ci va',
        'Scoperta! Milady mostra la carta e perde ciò che il Cardinale le avrebbe dato. Ad Aramis restano due azioni, e chi verrà dopo di lui non rischia più nulla.',
      ],
    ],
  },
  jailer: {
    title: 'Due modi di lasciare la Bastiglia',
    begins:
      'Athos comincia il turno dietro le sbarre. Ha tre azioni, la squadra una sola moneta, e lui preferirebbe tenersela.',
    steps: [
      [
        'tenta di evadere',
        'Costa un’azione, ed è un duello: i suoi tre dadi contro i tre del carceriere. Una Spada e due Gigli contro due Spade e uno Scudo.',
      ],
      [
        'si contano le Spade',
        'Lo Scudo ferma la Spada di Athos; le due del carceriere passano. Athos perde due punti ferita e resta dov’è, con due azioni.',
      ],
      ['Athos paga lo stesso', 'La moneta apre la porta. Athos è al Vieux-Colombier, e gli resta un’azione.'],
    ],
  },
  draws: {
    title: 'Due pareggi e una Spada',
    begins: 'Athos è a Parigi, di fronte allo Scagnozzo: tre dadi blu contro due rossi. Nessuno impegna carte.',
    steps: [
      [
        'le due parti lanciano',
        'Lo Scudo di Athos ferma la Spada dello Scagnozzo, e viceversa; il Giglio non conta. Pareggio: ciascuno toglie un dado.',
      ],
      [
        'rilanciano',
        'Due dadi contro uno. L’unico dado dello Scagnozzo mostra uno Scudo e ferma la Spada di Athos: un altro pareggio. Ad Athos resta un dado, allo Scagnozzo nessuno.',
      ],
      [
        'Athos lancia da solo',
        'Una Spada, e nulla che la fermi: lo Scagnozzo è battuto e porta 1 moneta. È quello che ritorna sempre: la sua carta torna in mano a Milady.',
      ],
    ],
  },
  blood: {
    title: 'Primo sangue da tutte e due le parti',
    begins:
      'D’Artagnan ha ancora due punti ferita e tre carte Combattimento semplici in mano. Cavois ha due punti ferita e quattro dadi rossi.',
    steps: [
      [
        'd’Artagnan impegna due carte',
        'Tre dadi suoi e uno per carta: cinque. Si tiene la terza carta; dopo il primo lancio sarà tardi per impegnarla.',
      ],
      [
        'le due parti lanciano',
        'Due Spade per parte, e Scudi a sufficienza per tutte. Pareggio: quattro dadi contro tre, e nessuna carta in più.',
      ],
      [
        'rilanciano',
        'Passa una Spada da ogni parte, e il primo sangue chiude il duello. A d’Artagnan resta un punto ferita, e uno a Cavois, che rimane a Parigi con la sua ferita.',
      ],
    ],
  },
  manoeuvre: {
    title: 'La manovra segreta di Aramis',
    begins:
      'Ad Aramis servono tre Gigli. Affronta Brisemont e i suoi tre dadi rossi, con una carta Combattimento doppia in mano.',
    steps: [
      ['impegna la carta doppia', 'Tre dadi e altri due: più sono i dadi, più facile è che escano tre Gigli.'],
      [
        'le due parti lanciano',
        'Tre Gigli! La Spada e lo Scudo accanto non contano più, e nemmeno le tre Spade di Brisemont.',
      ],
      [
        'la manovra va a segno',
        'Brisemont perde il suo unico punto ferita e lascia il gioco. Aramis è illeso, e la squadra guadagna un segnalino Epico.',
      ],
    ],
  },
  rochefort: {
    title: 'Rochefort si mette in mezzo',
    begins: 'Porthos è a Parigi, dove lo Scagnozzo sorveglia il Rapimento. La carta Area di Milady è coperta.',
    steps: [
      [
        'Porthos affronta lo Scagnozzo',
        'Dichiara esattamente che cosa vuole fare. Ora tocca a Milady: se la sua carta è Parigi, Rochefort può intervenire.',
      ],
      [
        'Milady gira la carta Area: Parigi',
        'Prima viene Rochefort. Le tre Spade di Porthos incontrano due Scudi, le due di Rochefort nessuno; ma quando sono colpiti tutti e due, ciascuno perde un punto solo. Ne restano 4 a Porthos e 4 a Rochefort, che fugge.',
      ],
      [
        'Porthos prosegue',
        'Il duello dichiarato si combatte adesso, senza un’altra azione: una Spada supera lo Scudo dello Scagnozzo, che è battuto. Per questo giro Rochefort non torna più.',
      ],
    ],
  },
  siege: {
    title: 'Una carta, un lancio, un sacrificio',
    begins:
      'Quinto giro: nell’assedio Milady lancia due dadi rossi. A La Rochelle c’è una carta Combattimento semplice. Porthos è lì, con una doppia in mano.',
    steps: [
      [
        'Porthos porta rinforzi',
        'Con un’azione piazza la carta doppia. Ora gli assedianti lanciano tre dadi: uno e due.',
      ],
      [
        'si verifica l’assedio',
        'Due Spade contro due: così il segnalino non si muoverebbe. Lo Scudo non conta. Ma Porthos è sul posto.',
      ],
      [
        'Porthos sacrifica un punto ferita',
        'Annulla una Spada di Milady: una contro due, e il segnalino avanza di una casella verso il trionfo. A Porthos restano quattro punti ferita.',
      ],
    ],
  },
  evening: {
    title: 'Una brutta fine di giro',
    begins:
      'L’ultimo moschettiere ha giocato. A La Rochelle non c’è nessuno, la missione al Louvre è sulla seconda casella, e del Rapimento a Parigi nessuno si è occupato.',
    steps: [
      [
        'si verifica l’assedio',
        'Nessuna carta a La Rochelle, quindi nessun dado blu. L’unico dado rosso di Milady mostra una Spada: il segnalino scivola di una casella verso la rovina.',
      ],
      [
        'il tempo passa',
        'Il segnalino Tempo arriva alla sua quarta casella. Dal prossimo giro Milady lancia due dadi rossi nell’assedio.',
      ],
      [
        'il Louvre',
        'Il segnalino Louvre scende sulla terza casella, e la Regina perde 1 punto onore: gliene restano 11 su 13.',
      ],
      [
        'il Rapimento',
        'Milady lancia quattro dadi rossi contro Costanza. Due Spade: con quella di prima fanno tre. A sei Costanza è perduta, e la partita con lei.',
      ],
    ],
  },
  inn: {
    title: 'Su per le scale, verso le stanze',
    begins: 'Athos è nell’Area Comune della locanda, con tre azioni, tre punti ferita e un segnalino Epico.',
    steps: [
      [
        'dà un’occhiata',
        'Il segnalino Epico ne scopre tre in un colpo solo: un Tranello, un avversario dal risultato fisso e un’Esca. Un Tranello soltanto guardato non fa ancora nulla.',
      ],
      [
        'prima casella: il Tranello',
        'Athos ci va lo stesso: niente duello, un punto ferita perso, il segnalino sparisce. Restano due azioni.',
      ],
      [
        'seconda casella: un risultato fisso',
        'Questo non lancia dadi: mostra sempre una Spada e uno Scudo. Athos ha due Spade e uno Scudo; una Spada passa, e la via è libera.',
      ],
      [
        'terza casella: l’Esca',
        'Nessuno, ma l’azione è spesa, ed era l’ultima di Athos. Un solo segnalino sbarra ancora il percorso; chi lo batte completa la plancia.',
      ],
    ],
  },
  road: {
    title: 'Prima le carte, poi le facce',
    begins:
      'Il ritorno a Parigi. Tre segnalini sono coperti; Porthos affronta il primo, con due carte Combattimento semplici e due segnalini Epico di riserva.',
    steps: [
      [
        'impegna una carta',
        'Deve decidere prima di sapere chi lo aspetta. Una carta: quattro dadi. L’altra gli resta in mano.',
      ],
      [
        'si scopre il segnalino',
        'Quattro dadi rossi, il più forte che ci sia. Per la seconda carta è tardi; il segnalino ora resta scoperto.',
      ],
      [
        'un segnalino Epico in aiuto',
        'Su questa plancia vale una carta Combattimento semplice, anche adesso: cinque dadi. Resta un segnalino Epico.',
      ],
      [
        'le due parti lanciano',
        'Tre Spade contro due Scudi: ne passa una. I due Scudi di Porthos fermano le due Spade. Il primo agguato è superato, il suo segnalino lascia il gioco.',
      ],
    ],
  },
  passage: {
    title: 'Uno con la spada, il resto di nascosto',
    begins:
      'La prima anticamera del Louvre è scoperta: una sfida di Erudizione 8, un avversario con due dadi e uno con quattro. Athos è lì, con tre segnalini Epico.',
    steps: [
      [
        'Athos combatte il più debole',
        'Una delle due Spade di Athos supera lo Scudo dell’altro, e lo Scudo di Athos ne ferma la Spada. Un avversario è battuto, quello con quattro dadi è ancora lì.',
      ],
      [
        'prende il passaggio segreto',
        'Un’azione e tre segnalini Epico: l’anticamera è superata, ciò che vi restava sparisce, e si apre la seconda. Ad Athos resta un’azione.',
      ],
    ],
  },
};
