export const people: Readonly<Record<string, string>> = {
  'ROY.ROCH.1':
    'Rochefort può intercettare soltanto se la destinazione di Milady in questo giro è Parigi, il Louvre o la Ricerca, e soltanto in quel luogo.',
  'ROY.ROCH.2':
    'A Parigi può intercettare chi tenta una sfida o un duello, oppure i successi o la condizione della carta Parigi; al Louvre chi tenta una sfida o un duello; alla Ricerca qualunque azione della Ricerca.',
  'ROY.ROCH.3':
    'Non intercetta mai chi pesca, si muove, scambia, acquista o gioca una carta Personaggio, né nulla che riguardi una Trappola.',
  'ROY.ROCH.4': 'Intercettando, Milady si scopre: mostra la sua carta Area e mette la miniatura in quel luogo.',
  'ROY.ROCH.5':
    'Finché Milady è nascosta, decide ogni volta se Rochefort intercetta: se lascia correre, il tentativo prosegue, e lei potrà intercettare il prossimo. Quando Rochefort è allo scoperto e illeso, non sta più a lei decidere. Opzione del tavolo: Rochefort intercetta sempre, ogni volta che può.',
  'ROY.ROCH.6':
    'Si procede così: il moschettiere dichiara l’azione precisa, Rochefort compare, l’azione resta in sospeso e prima si combatte il duello con Rochefort.',
  'ROY.ROCH.7':
    'Questo duello non costa azioni e segue le regole normali: si possono usare carte Combattimento, abilità speciali ed equipaggiamento.',
  'ROY.ROCH.8':
    'Se perde almeno 1 punto ferita, Rochefort fugge: la miniatura di Milady torna nel suo rifugio, e in questo giro lei non può prendere carte Parigi.',
  'ROY.ROCH.9':
    'Fuggito Rochefort, il moschettiere ancora in piedi deve riprendere esattamente l’azione che aveva dichiarato.',
  'ROY.ROCH.10': 'Se Rochefort non ha perso punti ferita, l’azione dichiarata è spesa senza effetto e lui resta.',
  'ROY.ROCH.11':
    'Se resta, in questo giro Rochefort deve affrontare lì ogni altro tentativo di chiunque tranne Athos, compresa l’azione successiva dello stesso moschettiere, finché non viene ferito.',
  'ROY.ROCH.12':
    'Se si colpiscono a vicenda, Rochefort perde 1 punto ferita e fugge; il moschettiere perde 1 punto ferita e, se è ancora in piedi, riprende la sua azione. Opzione del tavolo: ciascuno perde 1 punto ferita per ogni Spada non annullata.',
  'ROY.ROCH.13':
    'Un moschettiere messo fuori combattimento da Rochefort perde l’azione dichiarata, anche se Rochefort fugge.',
  'ROY.ROCH.14': 'Una volta fuggito, in questo giro Rochefort non intercetta più nulla.',
  'ROY.ROCH.15':
    'A 0 punti ferita Rochefort è fuori combattimento: finché non viene curato non si può usare, e Milady non può andare a Parigi, al Louvre né alla Ricerca.',
  'ROY.ROCH.16':
    'La prima volta che Rochefort viene messo fuori combattimento i moschettieri ricevono una carta «Uno per tutti»; le volte successive non danno nulla.',
  'ROY.ROCH.17': 'Rochefort si cura soltanto con una carta Tradimento che restituisce punti ferita: «Balsamo».',
  'ROY.ROCH.18': 'Contro Rochefort non si possono spendere segnalini Epico.',
  'ROY.ROCH.19':
    'Il duello con Rochefort e quello che eventualmente si riprende dopo sono due duelli distinti: le carte si impegnano separatamente, e in ciascuno si possono usare di nuovo la pistola e la spada di Toledo.',

  'ROY.ATHOS.1': 'Athos e Rochefort non si battono mai: Rochefort non può intercettare Athos.',
  'ROY.ATHOS.2': 'Quando Athos agisce dove Milady è nascosta, lei non viene scoperta.',
  'ROY.ATHOS.3': 'Athos non protegge gli altri moschettieri che agiscono nello stesso luogo.',
  'ROY.ATHOS.4':
    'Dove Rochefort sta allo scoperto, Athos può affrontare gli ostacoli di Parigi, del Louvre e della Ricerca come se lui non ci fosse.',
  'ROY.ATHOS.5':
    'Nel covo di Richelieu questa abilità non vale: l’arrivo di Athos scopre Milady come quello di chiunque altro.',

  'ROY.ARAMIS.1':
    'Una volta per giro Aramis può scartare dalla mano una carta Avventura qualsiasi per avere +1 in una sfida di qualunque abilità oppure un dado blu in più in un duello.',
  'ROY.ARAMIS.2': 'È un solo uso per giro in tutto, non uno per le sfide e uno per i duelli.',
  'ROY.ARAMIS.3':
    'Il tipo della carta non conta, e la carta dà soltanto quel +1: anche una Combattimento doppia usata così vale 1.',
  'ROY.ARAMIS.4': 'Vale sempre il limite di 6 dadi blu, e in un duello la carta si impegna prima del primo lancio.',
  'ROY.ARAMIS.5': 'Questa abilità non serve a piazzare una carta a La Rochelle.',

  'ROY.DART.1': 'D’Artagnan comincia con una manovra segreta migliore di quella degli altri.',
  'ROY.DART.2': 'Può acquistare la manovra migliorata come seconda manovra, e conserva la prima.',

  'ROY.PORTH.1': 'Porthos ha al massimo 5 punti ferita, 2 più degli altri; il recupero glieli restituisce tutti e 5.',

  'ROY.TREV.1': 'Tréville, il capitano dei moschettieri, parte dal Vieux-Colombier.',
  'ROY.TREV.2':
    'In una partita in cinque può prendere il posto di uno dei quattro moschettieri, a scelta dei giocatori. Opzione del tavolo: Tréville scende in campo.',
  'ROY.TREV.3': 'In sei giocatori è il quinto moschettiere.',
  'ROY.TREV.4':
    'Una sola volta nel proprio turno Tréville può spendere una delle sue azioni per dare un ordine a un altro moschettiere.',
  'ROY.TREV.5':
    'Chi riceve l’ordine compie subito un’azione a sua scelta, secondo le regole normali; quest’azione non si toglie dalle sue.',
  'ROY.TREV.6':
    'L’ordine può andare a un moschettiere che ha già giocato il suo turno o a uno che deve ancora giocarlo.',
  'ROY.TREV.7':
    'Non può eseguire l’ordine chi è fuori combattimento; e chi in questo giro è stato imprigionato da Richelieu non può usarlo per evadere.',
  'ROY.TREV.8': 'Tréville comincia con una spada di Toledo, presa dalle scorte dell’Arsenale.',
  'ROY.TREV.9':
    'Anche in due, tre o quattro Tréville può sostituire uno dei moschettieri in gioco; numero di moschettieri, azioni e carte restano quelli previsti per quel numero di giocatori.',
  'ROY.TREV.10':
    'Per dare un ordine non occorre trovarsi nello stesso luogo: Tréville può darlo da ovunque, anche dalla Bastiglia.',
  'ROY.TREV.11':
    'L’azione la sceglie il giocatore che riceve l’ordine, tra quelle che gli costerebbero un’azione: il movimento del purosangue non vi rientra. Chi non ha nessuna azione possibile non può essere scelto.',
  'ROY.TREV.12':
    'Tutto ciò che nasce dall’azione ordinata (intercettazione, duello, missione compiuta, nuova missione, Trappole) si risolve prima che il turno di Tréville prosegua. Se Tréville stesso finisce fuori combattimento, il suo turno è concluso.',
};
