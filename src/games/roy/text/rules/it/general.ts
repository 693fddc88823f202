export const general: Readonly<Record<string, string>> = {
  'ROY.GEN.1':
    'Si fronteggiano due parti: da un lato Milady, interpretata da un solo giocatore (o da nessuno, nella partita senza Milady); dall’altro i moschettieri, che vincono o perdono tutti insieme.',
  'ROY.GEN.2':
    'I moschettieri vincono in un solo modo: portare a termine la Ricerca dei gioielli della Regina (qui sempre la Ricerca, con la maiuscola). Milady vince se fa scadere il tempo o se provoca uno di tre disastri: l’assedio di La Rochelle perduto, la Regina disonorata, Costanza uccisa.',
  'ROY.GEN.3':
    'Una missione è fatta di ostacoli di tre tipi: sfide, duelli e Trappole. È compiuta solo quando sono stati superati tutti gli ostacoli che vanno superati.',
  'ROY.GEN.4':
    'Gli ostacoli di una missione di Parigi o del Louvre si affrontano nell’ordine che si vuole, anche con moschettieri diversi e nell’arco di più giri.',
  'ROY.GEN.5':
    'Un ostacolo superato (sfida vinta, avversario battuto, Trappola tolta) resta superato finché la sua missione è in gioco.',
  'ROY.GEN.6':
    'Il denaro, le pistole d’oro dell’epoca (qui sempre le monete), sta in una borsa comune a tutti i moschettieri: ogni guadagno vi entra, ogni spesa ne esce.',
  'ROY.GEN.7':
    'I segnalini Epico appartengono ai moschettieri tutti insieme e stanno sulla plancia attuale della Ricerca, ovunque siano stati guadagnati.',
  'ROY.GEN.8':
    'Se un fatto ha più conseguenze, si applicano in quest’ordine: poteri speciali e ferite; trasporto di chi è fuori combattimento; rimozione dell’avversario e ricompense; completamento della missione o della plancia; allestimento della successiva; effetto delle Trappole.',

  'ROY.COMP.1':
    'Il tabellone ha dieci zone: i tracciati del tempo e della borsa, l’Arsenale, la Ricerca, il rifugio di Milady, il covo di Richelieu, il Vieux-Colombier, la Bastiglia, Parigi, il Louvre e La Rochelle.',
  'ROY.COMP.2':
    'Il mazzo Avventura ha 47 carte: 24 carte Abilità (6 per ognuna delle quattro abilità), 16 carte Combattimento (13 semplici e 3 doppie) e 7 carte Personaggio.',
  'ROY.COMP.3': 'Una carta Combattimento doppia è una carta sola, ma vale come due carte Combattimento.',
  'ROY.COMP.4': 'Le quattro abilità sono Erudizione, Nobiltà, Galanteria e Coraggio.',
  'ROY.COMP.5':
    'Le carte di Milady sono 12 Avversari, 5 Trappole, 15 Tradimenti, 6 carte Parigi, 8 carte Louvre e 6 carte Area.',
  'ROY.COMP.6':
    'Le sei carte Area sono il rifugio di Milady, il covo di Richelieu, Parigi, il Louvre, La Rochelle e la Ricerca. Non ce n’è nessuna per il Vieux-Colombier né per la Bastiglia.',
  'ROY.COMP.7': 'Le cinque Trappole sono tutte diverse: Mendicante, Cortigiana, Nemesi, Ladro e Assassino.',
  'ROY.COMP.8':
    'Una carta Avversario riporta una forza da 1 a 3, un nome, una ricompensa, di solito un potere speciale e il numero di dadi rossi che lancia.',
  'ROY.COMP.9':
    'I segnalini Avversario sono 27: 4 Esche, 4 segnalini sfida (uno per abilità) e 19 segnalini combattimento.',
  'ROY.COMP.10':
    'Tra i 19 segnalini combattimento, 8 sono speciali e non lanciano dadi: quattro tipi in due copie, cioè tre risultati fissi e il Tranello. Gli altri 11 indicano un numero di dadi rossi.',
  'ROY.COMP.11':
    'I 19 segnalini combattimento si usano tutti, senza avanzi: 8 sulla prima plancia, 3 sulla terza e gli ultimi 8 sulla quarta.',
  'ROY.COMP.12':
    'I dadi sono 6 blu e 4 rossi. I blu mostrano Spada, Scudo o Giglio; i rossi soltanto Spada o Scudo, mai un Giglio.',
  'ROY.COMP.13': 'Esistono soltanto 7 segnalini Epico.',
  'ROY.COMP.14':
    'La scheda di un moschettiere riporta i punti ferita, i valori delle quattro abilità, il numero di dadi di combattimento, una manovra segreta (d’Artagnan ha anche uno spazio libero per una seconda), 2 spazi per i miglioramenti, 2 per l’equipaggiamento e un’abilità speciale.',
  'ROY.COMP.15':
    'La scheda di Rochefort riporta 5 punti ferita, i suoi dadi rossi, una manovra segreta e la ricompensa per chi lo sconfigge: una carta «Uno per tutti».',
  'ROY.COMP.16':
    'Una carta Parigi riporta un titolo, una sfida, una forza e una condizione con un effetto dannoso. Fa eccezione la nostra «Duelli a Parigi»: non ha sfida e ha forza 0, perciò non le si affianca nessuna carta.',
  'ROY.COMP.17':
    'Una carta Louvre riporta un titolo, con il racconto sul dorso, una sfida, una forza e una ricompensa.',
  'ROY.COMP.18': 'Una Trappola conta come forza 1 nel totale richiesto da una missione.',

  'ROY.SETUP.1':
    'Ogni segnalino parte dalla sua casella iniziale: il tempo, la borsa, Costanza in fondo alla scala di Parigi, La Rochelle al centro della sua scala, il Louvre sulla casella in alto e la Regina all’inizio del suo tracciato.',
  'ROY.SETUP.2':
    'Nell’Arsenale si dispongono tutti i segnalini Equipaggiamento e Miglioramento. All’inizio nessun moschettiere ne possiede, tranne Tréville.',
  'ROY.SETUP.3': 'Rochefort comincia con tutti i suoi 5 punti ferita.',
  'ROY.SETUP.4':
    'Un giocatore, uno soltanto, interpreta Milady: prende i dadi rossi, la clessidra, la miniatura e tutte le sue carte e i suoi segnalini.',
  'ROY.SETUP.5':
    'Milady tiene nascosti dietro lo schermo i 12 Avversari, le 5 Trappole, le 6 carte Area e i 27 segnalini, tolti quelli che piazza durante la preparazione.',
  'ROY.SETUP.6': 'Si mescola il mazzo Tradimento e Milady ne pesca 3 carte, che gli altri non vedono.',
  'ROY.SETUP.7': 'Si mescola il mazzo Louvre e lo si impila con il racconto visibile.',
  'ROY.SETUP.8':
    'Milady sceglie una qualsiasi delle 6 carte Parigi e la mette in gioco. Le altre 5 restano accanto al tabellone e non fanno parte della sua mano.',
  'ROY.SETUP.9': 'Milady allestisce la prima plancia della Ricerca, la locanda del Giglio d’Oro.',
  'ROY.SETUP.10': 'Ognuno degli altri giocatori sceglie un moschettiere diverso e ne mette i punti ferita al massimo.',
  'ROY.SETUP.11': 'Si mescola il mazzo Avventura e ogni giocatore moschettiere riceve 5 carte.',
  'ROY.SETUP.12': 'D’Artagnan parte da Parigi, Aramis da La Rochelle, Athos dal Vieux-Colombier e Porthos dal Louvre.',
  'ROY.SETUP.13':
    'Le carte «Uno per tutti», i segnalini Epico e i segnalini Validazione stanno nella riserva: all’inizio i moschettieri non ne hanno.',
  'ROY.SETUP.14':
    'Si apre così: si annuncia la carta Parigi e Milady piazza i suoi avversari e l’eventuale Trappola; si legge il racconto della prima carta Louvre, la si gira e Milady fa lo stesso; si annuncia la prima plancia della Ricerca. Poi comincia il primo giro.',
  'ROY.SETUP.15':
    'Un Ladro o un Assassino piazzato durante la preparazione colpisce subito chi si trova già lì: d’Artagnan a Parigi, Porthos al Louvre. Opzione del tavolo: durante la preparazione queste Trappole non agiscono.',
  'ROY.SETUP.16':
    'Le scelte iniziali si fanno in quest’ordine: i ruoli; la prima carta Parigi, in sei anche le due carte Parigi in più, e la disposizione della locanda; se gioca Tréville e quale moschettiere resta fuori; chi prende quale moschettiere. Poi si danno le carte e si apre la partita.',
};
