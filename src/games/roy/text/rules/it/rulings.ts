export const rulings: Readonly<Record<string, string>> = {
  'ROY.RULING.1': 'Rochefort protegge le Trappole? No, mai.',
  'ROY.RULING.2':
    'Milady deve intercettare per forza? Finché è nascosta, no: può lasciar correre, e i moschettieri non vengono a sapere se ne aveva la possibilità, perché a Parigi, al Louvre e alla Ricerca ogni tentativo comporta la stessa attesa. Può anche dare a Rochefort un ordine permanente. Quando Rochefort è allo scoperto e illeso, deve battersi. Opzione del tavolo: intercetta ogni volta che può, anche dal nascondiglio.',
  'ROY.RULING.3':
    'Quanti danni si fanno quando Rochefort e il moschettiere si colpiscono a vicenda? 1 a testa. Se colpisce uno solo, contano tutte le sue Spade. Opzione del tavolo: anche nel colpo doppio conta ogni Spada non annullata.',
  'ROY.RULING.4':
    'Per evadere dalla Bastiglia bisogna vincere il duello? Sì; altrimenti si resta e si riprova con un’altra azione. Opzione del tavolo: si esce qualunque sia l’esito.',
  'ROY.RULING.5':
    'Chi è il carceriere? Un avversario da 3 dadi rossi e 1 punto ferita, senza potere, manovra segreta né ricompensa.',
  'ROY.RULING.6':
    'Quando si riprende un moschettiere messo fuori combattimento nella fase I? Subito; il suo turno di questo giro è consumato.',
  'ROY.RULING.7':
    'Il segnalino Louvre scende anche se in questo giro una missione è stata compiuta? Sì, sempre, a meno che le missioni non siano finite.',
  'ROY.RULING.8':
    'Una sola Trappola per missione, per luogo o per partita? Per luogo: una a Parigi e una al Louvre possono stare in gioco insieme.',
  'ROY.RULING.9': 'Quanto vale una Trappola nella forza di una missione? 1.',
  'ROY.RULING.10':
    'E se Milady non può formare la forza esatta? Piazza il totale più alto che riesce a formare senza superarla, scegliendo lei tra totali uguali. Se non ha nulla di adatto, non piazza nulla.',
  'ROY.RULING.11': 'Avversari e Trappole si piazzano scoperti? Sì.',
  'ROY.RULING.12':
    'Alla fine della fase II Milady deve per forza scoprirsi? Sì. Nel rifugio, però, può rinunciare alla carta Parigi.',
  'ROY.RULING.13': 'Milady può saltare il passo del Tradimento? Sì.',
  'ROY.RULING.14':
    'Che fine fanno le carte Tradimento giocate? Vanno negli scarti, che si rimescolano quando il mazzo è vuoto e bisogna pescare o cercare una carta. Opzione del tavolo: le carte giocate escono definitivamente dal gioco.',
  'ROY.RULING.15':
    'C’è un limite di carte in mano? No, per nessuna delle due parti. Se bisogna pescare e le carte non bastano, si prendono quelle che ci sono.',
  'ROY.RULING.16':
    'Bisogna usare tutte le azioni? No: si può chiudere il turno prima, e le azioni rimaste sono perse. Un turno però non si può spezzare in due.',
  'ROY.RULING.17':
    'Chi comincia il turno nel covo di Richelieu deve andarsene? Sì, in qualunque momento del turno ma al più tardi con l’ultima azione, che può allora essere soltanto un movimento (anche con il purosangue). Con un altro movimento può tornarvi; lo scadere della clessidra o l’andare fuori combattimento lo esonera. Opzione del tavolo: può restare.',
  'ROY.RULING.18':
    'Un moschettiere che si trova già nel covo di Richelieu conta come visita? No: contano soltanto gli arrivi di questo giro.',
  'ROY.RULING.19':
    'Come si comporta l’armatura con la ferita di Jussac? La assorbe sempre, anche se il suo Scudo ha già parato una Spada nell’ultimo lancio; gli Scudi usciti dai dadi invece non la assorbono. Opzione del tavolo: l’assorbe soltanto se nell’ultimo lancio il suo Scudo non ha parato nulla.',
  'ROY.RULING.20':
    'A che serve l’armatura fuori dal confronto delle Spade? A nulla, salvo che con Jussac: non protegge da manovre segrete, «Imboscata», Tranelli, Assassino né sacrifici, e non conta mai come un dado.',
  'ROY.RULING.21':
    'Un risultato fisso contro un moschettiere senza più dadi? Si fa un ultimo confronto con zero dadi, contando l’armatura; se nessuno subisce danni, il duello è fallito.',
  'ROY.RULING.22':
    'E se una parte non ha più dadi? L’altra continua a lanciare, con un dado in meno a ogni pareggio, finché colpisce o resta senza.',
  'ROY.RULING.23':
    'Quando vale una manovra segreta? A ogni lancio, se compaiono i tre simboli richiesti: si applica da sé e fa 1 solo danno, anche se i dadi adatti sono di più.',
  'ROY.RULING.24':
    'Le ferite di Cavois restano? Sì, finché è piazzato nella missione. Se torna in mano a Milady ha di nuovo tutti i punti ferita.',
  'ROY.RULING.25':
    'Si possono impegnare carte per più di 6 dadi? Soltanto se l’ultima carta serve ad arrivare a 6, cioè una doppia quando i dadi sono 5: il dado in eccesso va perso.',
  'ROY.RULING.26':
    'Si può tentare una sfida che non si può vincere, farsi aiutare o vincerla a rate? Tentare sì, per esempio per stanare Milady, ma l’azione è persa; nessuno può aiutare, e ciò che è costato un tentativo non vale per il successivo. Opzione del tavolo: si dichiarano soltanto sfide che si possono vincere.',
  'ROY.RULING.27':
    'Negli scambi valgono i limiti dell’equipaggiamento? Sì: alla fine ciascuno ha al massimo 2 segnalini, diversi tra loro, e durante lo scambio non se ne può scartare nessuno.',
  'ROY.RULING.28':
    'Milady vede le carte scambiate? No: tutti sanno quante sono, ma quali siano lo vedono soltanto i due che scambiano. Opzione del tavolo: le vedono tutti.',
  'ROY.RULING.29':
    'Che cosa vuol dire «stesso luogo» alla Ricerca? La Ricerca è un luogo solo: nella locanda anche moschettieri su caselle diverse possono scambiare.',
  'ROY.RULING.30':
    'Che cos’altro si può fare alla Bastiglia? Pescare, acquistare, giocare una carta Personaggio, scambiare con un compagno di prigionia.',
  'ROY.RULING.31':
    'Come si usa il purosangue? Nel proprio turno, prima, tra o dopo le azioni; non per uscire dalla Bastiglia né all’interno della locanda. L’uso vale per il segnalino: ceduto dopo essere stato usato, in questo giro non dà un secondo movimento.',
  'ROY.RULING.32':
    'Nella locanda, dove resta chi fallisce un duello, e come si cambia percorso? Resta sulla casella in cui era. Tornare nell’Area Comune costa 1 azione, che Rochefort non può intercettare; da lì si può prendere un altro percorso.',
  'ROY.RULING.33':
    'Rochefort può intercettare chi cammina sulle caselle libere della locanda? Sì, può intercettare sia chi affronta un segnalino sia chi avanza. Non può farlo con chi torna nell’Area Comune né quando si scoprono segnalini spendendo segnalini Epico.',
  'ROY.RULING.34':
    'Chi può scoprire i segnalini della locanda con i segnalini Epico, e quando? Ogni giocatore moschettiere, nella fase II tra un’azione e l’altra, anche senza essere lì e senza spendere azioni. Si indicano le tre caselle, poi si scoprono tutte insieme.',
  'ROY.RULING.35':
    'Un Tranello può stare sulla terza o sulla quarta plancia? Sì. Al ritorno a Parigi ferisce appena scoperto, si scarta e conta come battuto; nelle gallerie costa 1 azione affrontarlo, con lo stesso effetto.',
  'ROY.RULING.36':
    'Fin dove arriva il sacrificio? Si può dare anche l’ultimo punto ferita, ma soltanto finché Milady ha ancora una Spada. Anche la Spada del «Contrabbandiere» si può annullare.',
  'ROY.RULING.37':
    'Nell’assedio il segnalino può oltrepassare la scala o saltare caselle? Si ferma alle estremità; le caselle oltrepassate danno comunque il loro premio, che vale una volta sola.',
  'ROY.RULING.38':
    'Milady può scartare M. de Bassompierre? No: resta a La Rochelle fino alla fine della partita. Opzione del tavolo: può scartarlo.',
  'ROY.RULING.39':
    'Chi gioca una carta «Uno per tutti»? Qualsiasi giocatore moschettiere: vale il primo che conferma, e gli altri lo vedono subito. Quando si può rispondere, si va avanti solo dopo che tutti hanno rinunciato. Opzione del tavolo: si vota, e serve più della metà dei giocatori moschettieri; la parità vale no.',
  'ROY.RULING.40':
    'Fermare il tempo annulla un avanzamento già fatto? No: ferma soltanto quelli non ancora avvenuti, e la «Strada sbarrata» a cui si risponde. Giocato contro la «Scomparsa», non cancella l’avanzamento normale della fase IV.',
  'ROY.RULING.41':
    'E se la Regina dovesse superare la casella Richelieu? Il segnalino si ferma sulla casella Richelieu; i 2 punti restituiti si contano da lì, al massimo fino alla casella iniziale.',
  'ROY.RULING.42':
    'E quando le missioni del Louvre sono finite? Nessuna missione, il segnalino resta fermo sulla casella 1 e quel tracciato non fa più perdere onore. Opzione del tavolo: le carte Louvre uscite formano una nuova pila.',
  'ROY.RULING.43':
    'Che cosa accade quando scade la clessidra? L’azione dichiarata si chiude con le scelte già fatte, i recuperi in attesa si compiono e Milady esegue la sua azione di fine fase; i movimenti gratuiti non usati sono persi. Il tempo che Milady impiega a pensare non conta mai contro i moschettieri. Opzione del tavolo: la durata, di solito 2 minuti.',
  'ROY.RULING.44':
    'In sei, quali sono le 2 carte Parigi di Milady? Due in mano, oltre a quella in gioco. Opzione del tavolo: una in gioco e una in mano.',
  'ROY.RULING.45':
    'A chi può dare ordini Tréville? A qualsiasi altro moschettiere in piedi, anche a chi si è già ripreso in questo giro. Se l’azione ordinata lo mette fuori combattimento, anche per mano di un Assassino, o gli costa la Bastiglia nel covo di Richelieu, perde il turno di questo giro se non l’ha ancora giocato; chi è fuori combattimento si riprende nel giro successivo, ma subito se stava evadendo. Chi è stato imprigionato da Richelieu in questo giro può fare altro, ma non tentare di uscire.',
  'ROY.RULING.46':
    'Senza Milady, che cosa succede se Rochefort è fuori combattimento? Resta soltanto La Rochelle, se vi sono almeno 2 carte; altrimenti in quel giro non c’è destinazione.',
  'ROY.RULING.47':
    'Senza Milady, come si fanno le altre scelte? Rochefort intercetta sempre, la carta scartata a La Rochelle è una Combattimento a caso, lo Scudo si rilancia sempre, la vittima della Nemesi si sorteggia. Si usano azioni e carte previste per un giocatore in più (in solitario: 9 carte, 1 in più a ogni giro, niente «Isolamento»); in cinque si ignorano le carte in più di Milady, ma il tempo parte dalla terza casella. Opzione del tavolo: a La Rochelle si scarta prima una carta doppia.',
  'ROY.RULING.48':
    'Senza Milady, come si riempie una missione? Si pesca una carta alla volta: si tiene se rientra nella forza che manca e non è una seconda Trappola, altrimenti si mette da parte. Ci si ferma alla forza esatta o alla fine del mazzo e si rimescola il resto; gli avversari che tornano e lo Scagnozzo rientrano in questo mazzo.',
  'ROY.RULING.49':
    'In due o in tre, l’equipaggiamento passa liberamente tra i moschettieri dello stesso giocatore? No: le carte sono in comune, ma per l’equipaggiamento serve comunque uno scambio nello stesso luogo.',
  'ROY.RULING.50':
    'Milady può ripetere la stessa destinazione? Sì, senza limiti. La presenza di Rochefort, però, finisce con il giro.',
  'ROY.RULING.51':
    'Quando vale la «Ricerca mortale»? Per qualunque causa che metta fuori combattimento un moschettiere mentre è alla Ricerca, «Imboscata» compresa. Milady vince quando tutti i moschettieri della partita sono esclusi, ma prima si guarda se una plancia è completata.',
  'ROY.RULING.52':
    'Quando vale «Athos il coraggioso»? Soltanto dove Rochefort è già allo scoperto: una Milady nascosta continua a non poter intercettare Athos.',
  'ROY.RULING.53':
    'Chi può guardare le carte Parigi rimaste? Soltanto Milady; tutti sanno però quante sono. Prenderne una è facoltativo.',
  'ROY.RULING.54':
    'Se Milady viene sorpresa nel covo di Richelieu o Rochefort fugge, la sua destinazione conta ancora per altro? No: niente carta Parigi, niente Tradimenti, niente scarto a La Rochelle.',
  'ROY.RULING.55':
    'Si può curare oltre il massimo? No, mai: per Rochefort il massimo è 5. Con tutti i punti ferita non si può acquistare il balsamo dell’Arsenale.',
  'ROY.RULING.56':
    'I regolamenti stampati nelle varie lingue non sempre coincidono: quale seguiamo? Sempre quello originale francese: per esempio 7 carte a testa in quattro giocatori, 9 in due o in tre, in due 1 carta pescata a ogni giro, turni in qualsiasi ordine in tre, azione ripresa dopo la fuga di Rochefort, carte che restano a La Rochelle di giro in giro, Trappola scartata quando la carta Parigi è sostituita.',
  'ROY.RULING.57':
    'E se un moschettiere va fuori combattimento proprio mentre completa una plancia o compie una missione? Plancia e missione valgono; per la plancia pesca comunque le sue 2 carte.',
  'ROY.RULING.58':
    'In che ordine si applicano le conseguenze simultanee? Prima ferite e trasporti, poi ricompense, poi la missione nuova. Chi cade nell’ultimo duello di una missione del Louvre è quindi già lontano quando agisce l’Assassino della successiva, e uno Scagnozzo appena battuto è già in mano a Milady per quella missione.',
  'ROY.RULING.59':
    'Chi può essere preso di mira da un Tradimento? Per «Imboscata» un moschettiere in piedi; per «Mandare alla Bastiglia» un moschettiere in piedi che non vi sia già. Se nessuno va bene, la carta non si può giocare.',
  'ROY.RULING.60':
    'Per chi si lancia il dado di Ladro e Assassino? Una volta per ogni moschettiere presente quando si piazzano, poi per chiunque entri: con un movimento, con il purosangue o con una carta. Spostarsi all’interno del luogo non conta; vale anche durante la preparazione. Opzione del tavolo: durante la preparazione non si lancia.',
  'ROY.RULING.61':
    'Chi decide l’ordine dei turni? Quando nessuno sta giocando, può cominciare qualsiasi giocatore con un moschettiere che non ha ancora avuto il suo turno: vale chi conferma per primo.',
  'ROY.RULING.62':
    'Chi può spendere il denaro e i segnalini Epico? Il giocatore di turno, senza che gli altri possano opporsi; per il Mendicante e per scoprire i segnalini della locanda, qualsiasi giocatore moschettiere.',
  'ROY.RULING.63': 'E se l’azione da riprendere dopo Rochefort non è più possibile? È spesa senza effetto.',
  'ROY.RULING.64':
    'Al ritorno a Parigi bisogna per forza impegnare carte alla cieca? No, si può anche non impegnarne nessuna.',
  'ROY.RULING.65':
    'Come si svolge uno scambio? Offerta, controfferta, accordo di entrambi. Un rifiuto non costa nulla, ma allo stesso compagno non si può chiedere di nuovo prima di un’altra azione; uno scambio vuoto non si fa.',
  'ROY.RULING.66':
    'Si può giocare una carta Personaggio senza effetto? No: per esempio Buckingham se non restano segnalini Epico, M. des Essarts con la borsa piena, M. de La Porte con la Regina sulla casella iniziale, M. de Tréville se non ci sono carte da pescare, Ketty se la carta Area è già scoperta, Planchet se non può aiutare nessuno.',
  'ROY.RULING.67': 'E se in una sfida ci si ferma sotto il valore? Il tentativo fallisce: azione e carte sono perse.',
  'ROY.RULING.68':
    'Tréville può giocare in meno di cinque, e fin dove arrivano i suoi ordini? Sì, al posto di un moschettiere in gioco. Gli ordini arrivano ovunque, e valgono un’azione tra quelle che ne costano una: niente movimenti gratuiti.',
  'ROY.RULING.69':
    'E se un giocatore non risponde? Per risposte, sacrifici, intercettazioni, Tradimenti e scambi vale come rinuncia o rifiuto. Se non si sa chi gioca, tocca al primo che manca nell’ordine d’Artagnan, Athos, Aramis, Porthos, Tréville; nel proprio turno, il turno finisce, o il moschettiere si sposta al Vieux-Colombier se doveva lasciare il covo di Richelieu. Le scelte obbligate di Milady si sorteggiano fra quelle possibili.',
};
