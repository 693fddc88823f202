export const actions: Readonly<Record<string, string>> = {
  'ROY.ACT.1':
    'Le azioni ordinarie sono: pescare una carta Avventura, muoversi, scambiare, giocare una carta Personaggio, rinforzare La Rochelle, affrontare una sfida o un duello, acquistare equipaggiamento o miglioramenti.',
  'ROY.ACT.2':
    'Certi luoghi offrono altre azioni: uscire dalla Bastiglia, avanzare nella locanda, prendere un passaggio segreto nelle gallerie del Louvre, fare ciò che chiede la condizione di una carta Parigi.',
  'ROY.ACT.3': 'Ogni azione consuma una delle azioni del moschettiere, salvo che una regola dica altrimenti.',
  'ROY.ACT.4': 'Pescare: il giocatore prende in mano la prima carta del mazzo Avventura.',
  'ROY.ACT.5': 'Quando il mazzo Avventura è finito, si mescolano gli scarti per formarne uno nuovo.',
  'ROY.ACT.6': 'Se mancano sia il mazzo sia gli scarti, non si pesca nulla e l’azione di pescare non si può scegliere.',
  'ROY.ACT.7': 'Non c’è limite al numero di carte Avventura in mano.',
  'ROY.ACT.8':
    'Le carte giocate, pagate o scartate dai moschettieri vanno negli scarti delle carte Avventura. Fanno eccezione quelle piazzate a La Rochelle, che restano lì finché Milady non le scarta.',
  'ROY.ACT.9':
    'Pescare, muoversi, giocare una carta Personaggio e acquistare si può fare ovunque. Per scambiare serve un compagno nello stesso luogo; per rinforzare bisogna essere a La Rochelle; per una sfida o un duello bisogna trovarsi dove sta la sfida o l’avversario.',
  'ROY.ACT.10':
    'Non costano azioni: il duello imposto da Rochefort, pagare il Mendicante, il movimento del purosangue, spendere segnalini Epico (tranne che per un passaggio segreto), giocare una carta «Uno per tutti», partecipare a uno scambio proposto da un altro.',

  'ROY.MOVE.1':
    'Con un movimento si va direttamente dal luogo in cui ci si trova a qualsiasi altro luogo consentito: non serve che siano vicini.',
  'ROY.MOVE.2':
    'I luoghi consentiti sono il covo di Richelieu, il Vieux-Colombier, Parigi, il Louvre, La Rochelle e la Ricerca.',
  'ROY.MOVE.3': 'I moschettieri non possono mai entrare nel rifugio di Milady.',
  'ROY.MOVE.4':
    'I moschettieri non possono mai andare alla Bastiglia di propria volontà: ci finiscono soltanto per essere entrati nel covo di Richelieu o per una carta Tradimento.',
  'ROY.MOVE.5': 'I tracciati e l’Arsenale non sono luoghi.',
  'ROY.MOVE.6':
    'Gli effetti dell’arrivo si risolvono subito: nel covo di Richelieu si verifica se c’è Milady, un Ladro o un Assassino lancia il dado, alla Ricerca con la prima plancia in gioco ci si mette nell’Area Comune.',
  'ROY.MOVE.7':
    'Chi è alla Bastiglia non può usare l’azione di movimento: ne esce soltanto secondo le regole della prigione.',
  'ROY.MOVE.8': 'Entrare in un luogo dove Rochefort sta allo scoperto non provoca di per sé un duello.',

  'ROY.TRADE.1': 'Il moschettiere di turno scambia con un solo altro moschettiere che si trova nello stesso luogo.',
  'ROY.TRADE.2': 'L’azione la spende soltanto chi comincia lo scambio.',
  'ROY.TRADE.3':
    'Carte Avventura e segnalini Equipaggiamento possono passare di mano in qualsiasi quantità e in entrambe le direzioni, anche tutto in cambio di niente.',
  'ROY.TRADE.4':
    'A uno scambio non partecipa mai un terzo moschettiere: per un secondo compagno serve una seconda azione.',
  'ROY.TRADE.5': 'I miglioramenti (abilità e manovra segreta) non passano mai di mano.',
  'ROY.TRADE.6':
    'Un moschettiere in piedi al Vieux-Colombier può spendere un’azione per scambiare con un compagno che vi giace fuori combattimento.',
  'ROY.TRADE.7': 'I due giocatori devono essere d’accordo su ciò che ciascuno cede.',
  'ROY.TRADE.8':
    'Dopo lo scambio nessuno può avere più di 2 segnalini Equipaggiamento, né due uguali; altrimenti lo scambio non è valido.',
  'ROY.TRADE.9': 'Rochefort non intercetta mai uno scambio.',
  'ROY.TRADE.10': 'Non importa se il compagno ha già giocato il suo turno oppure no.',
  'ROY.TRADE.11':
    'Tutti sanno quante carte passano da una parte e dall’altra, ma quali siano lo sanno soltanto i due che scambiano. L’equipaggiamento è sempre visibile a tutti. Opzione del tavolo: le carte scambiate si mostrano a tutti.',
  'ROY.TRADE.12':
    'Chi comincia indica il compagno; ciascuno dei due mette sul piatto ciò che dà, entrambi vedono l’offerta, e lo scambio avviene, e costa l’azione, solo quando tutti e due hanno accettato.',
  'ROY.TRADE.13':
    'Uno scambio rifiutato o annullato non costa nulla. Chi l’ha proposto non può riproporne uno allo stesso compagno prima di aver compiuto un’altra azione.',
  'ROY.TRADE.14': 'Uno scambio in cui non passa di mano proprio nulla non si può fare.',
  'ROY.TRADE.15': 'Se i due moschettieri sono dello stesso giocatore, l’accordo non serve: decide lui.',

  'ROY.CHAR.1': 'Con un’azione il moschettiere gioca una carta Personaggio dalla mano e ne applica l’effetto.',
  'ROY.CHAR.2': 'La si può giocare da qualsiasi luogo.',
  'ROY.CHAR.3': 'Dopo l’uso la carta si scarta; fa eccezione M. de Bassompierre, che si piazza a La Rochelle.',
  'ROY.CHAR.4':
    'M. de Bassompierre si gioca da qualsiasi luogo. Finché è a La Rochelle aggiunge 1 dado blu agli assedi, e occupa uno dei tre spazi per le carte.',
  'ROY.CHAR.5': 'M. de Bassompierre non si può giocare se a La Rochelle ci sono già tre carte.',
  'ROY.CHAR.6': 'Le altre carte Personaggio fanno ciò che riportano: l’elenco è nel capitolo delle carte.',
  'ROY.CHAR.7': 'Una carta Personaggio che in quel momento non cambierebbe nulla non si può giocare.',

  'ROY.REINF.1':
    'Un moschettiere che si trova a La Rochelle può, con un’azione, piazzarvi scoperta una carta Combattimento dalla mano.',
  'ROY.REINF.2': 'La carta può essere semplice o doppia.',
  'ROY.REINF.3':
    'A La Rochelle possono stare al massimo 3 carte, M. de Bassompierre compreso. Una carta doppia conta come una carta sola.',
  'ROY.REINF.4': 'I moschettieri non possono riprendere, scambiare o sostituire una carta già piazzata.',
  'ROY.REINF.5': 'Le carte restano a La Rochelle di giro in giro, finché Milady non le scarta.',
  'ROY.REINF.6': 'Aramis non può usare la sua abilità speciale per piazzare a La Rochelle una carta di un altro tipo.',
  'ROY.REINF.7': 'I segnalini Epico non servono mai a La Rochelle.',

  'ROY.CHALL.1': 'Una sfida indica un’abilità e un valore da 5 a 8.',
  'ROY.CHALL.2': 'Un moschettiere che si trova nello stesso luogo può tentarla con un’azione.',
  'ROY.CHALL.3':
    'Il punteggio è il valore del moschettiere in quell’abilità, miglioramento compreso, più 1 per ogni carta della stessa abilità giocata dalla mano.',
  'ROY.CHALL.4': 'Si possono giocare quante carte adatte si vuole: anche nessuna, anche più del necessario.',
  'ROY.CHALL.5': 'Le carte di un altro tipo non contano mai, salvo che con l’abilità speciale di Aramis.',
  'ROY.CHALL.6': 'La sfida è vinta quando il punteggio raggiunge o supera il suo valore.',
  'ROY.CHALL.7': 'Su una sfida vinta si mette un segnalino Validazione: non si può più tentare.',
  'ROY.CHALL.8': 'Tutte le carte giocate per la sfida si scartano.',
  'ROY.CHALL.9':
    'Contano soltanto l’abilità del moschettiere che agisce e la mano di chi lo gioca: nessun altro può aggiungere carte.',
  'ROY.CHALL.10': 'Carte e tentativi non si accumulano: una sfida si vince con una sola azione, oppure non si vince.',
  'ROY.CHALL.11':
    'Si può dichiarare una sfida anche se non se ne può raggiungere il valore: l’azione è allora spesa senza effetto e non si perdono carte. Opzione del tavolo: si dichiarano soltanto sfide che si possono vincere.',
  'ROY.CHALL.12':
    'Se dopo un’intercettazione il moschettiere non può più raggiungere il valore, l’azione è spesa senza effetto e non si giocano altre carte.',
  'ROY.CHALL.13':
    'Chi smette di aggiungere carte prima di raggiungere il valore fallisce il tentativo: perde l’azione e le carte già giocate.',
  'ROY.CHALL.14':
    'Per stabilire se una sfida si può vincere contano la mano, l’abilità speciale di Aramis se non è ancora stata usata e, sulla seconda plancia, i segnalini Epico e le carte «Uno per tutti». Una Cortigiana alza di 1 il valore da raggiungere.',
};
