const choose = (label: string): string => `Scegliete «${label}».`;
const guide = 'Planchet';

export const extraLessons = {
  trade: {
    title: 'Lo scambio',
    about: 'Due moschettieri nello stesso luogo, una carta per un’altra: come si propone e si conclude uno scambio.',
    button: 'La lezione sullo scambio',
    guide,
    over: 'La carta che ti mancava è arrivata da un amico. Quattro azioni ben spese: andata, scambio, ritorno e una sfida vinta.',
  },
  richelieu: {
    title: 'Il covo di Richelieu e la Bastiglia',
    about: 'Come uscire di prigione, e come rovinare a Milady la visita al Cardinale.',
    button: 'La lezione sul covo di Richelieu',
    guide,
    over: 'Sei fuori di prigione, e Milady ha lasciato il Cardinale a mani vuote.',
  },
  traps: {
    title: 'Mendicante, Cortigiana, Ladro e Assassino',
    about: 'Che cosa fanno le Trappole di Milady, di quali ci si libera e a che prezzo.',
    button: 'La lezione sulle Trappole',
    guide,
    over: 'Il Mendicante è pagato, la sfida è vinta e l’Assassino ti ha mancato.',
  },
  boards: {
    title: 'Le plance 2–4 della Ricerca',
    about: 'Il passaggio per l’Inghilterra, il ritorno a Parigi e le gallerie: un momento di ognuna.',
    button: 'La lezione sulle plance',
    guide,
    over: 'Ora conosci tutte e quattro le plance. Quattro anticamere, e la Regina ha i suoi gioielli.',
  },
  siege: {
    title: 'L’assedio da vicino',
    about: 'Guidi Aramis a La Rochelle: i rinforzi, il sangue versato e le due estremità della scala.',
    button: 'La lezione sull’assedio',
    guide,
    over: 'Le linee hanno retto per un giro. Col tempo Milady lancia più dadi: non lasciarle vuote.',
  },
  companions: {
    title: 'Giocare in squadra',
    about: 'Una borsa, una carta e tre teste: chi comincia e chi decide.',
    button: 'La lezione sul gioco di squadra',
    guide,
    over: 'Il tempo si ferma per un giro perché due di voi l’hanno voluto. È così che la squadra vince: parlando prima.',
  },
} as const;

export const extraPages = {
  't-why': {
    say: 'Il Rapimento chiede Coraggio 6: voi avete 4 e una sola carta Coraggio, ne manca una. Nessuno può aggiungere carte alla vostra sfida, ma Aramis può darvene una.',
    now: choose,
  },
  't-go': { say: 'Per scambiare bisogna essere nello stesso luogo, e Aramis è a La Rochelle.', now: choose },
  't-trade': {
    say: 'Chi propone lo scambio spende un’azione, l’altro nulla. Rochefort non intercetta mai uno scambio.',
    now: choose,
  },
  't-offer': {
    say: 'La prima offerta è vostra: quante carte e quanto equipaggiamento volete, o anche nulla. Aramis è il dotto: una carta Erudizione serve più a lui che a voi.',
    now: choose,
  },
  't-agree': {
    say: 'Aramis ha messo una carta Coraggio. Nulla passa di mano finché non siete d’accordo tutti e due, e rinunciare non costa azioni.',
    now: choose,
  },
  't-back': {
    say: 'Tutti hanno visto quante carte sono passate, solo voi due sapete quali. Restano due azioni: si torna a Parigi.',
    now: choose,
  },
  't-use': { say: 'Quattro e due carte Coraggio fanno sei.', now: choose },
  't-end': {
    say: 'Spade, pistole, armature e cavalli passano di mano allo stesso modo; i miglioramenti restano a chi li ha. Dite nella Conversazione che cosa vi serve, e qualcuno potrà portarvelo.',
  },
  'r-jail': {
    say: 'Milady ha giocato una carta Tradimento, e vi svegliate alla Bastiglia. Il vostro turno comincia lì, e potete tentare subito di uscire.',
    now: choose,
  },
  'r-out': {
    say: 'Con un’azione potete affrontare il carceriere e i suoi tre dadi rossi, o corrompere le guardie con 1 moneta della borsa comune. Il denaro non fallisce mai.',
    now: choose,
  },
  'r-den': {
    say: 'Eccovi fuori, al Vieux-Colombier. Se Milady si nasconde nel covo di Richelieu e nessuno la disturba, alla fine della vostra fase prende la carta Tradimento che vuole, o pesca fino ad averne tre.',
  },
  'r-go': {
    say: 'Chi arriva mentre lei è lì le rovina la visita. Se è altrove, le guardie vi portano alla Bastiglia e il vostro turno è finito.',
    now: choose,
  },
  'r-found': {
    say: 'Eccola: la sua carta Area si scopre, e in questo giro non ottiene nulla dal Cardinale. Chi arriva dopo di voi non corre rischi.',
  },
  'r-leave': {
    say: 'Chi comincia il turno nel covo deve andarsene prima che finisca, e lì non può cercarla. Quindi non passateci la notte.',
    now: choose,
  },
  'r-wrong': {
    say: 'Se aveste sbagliato, avreste potuto tentare di lasciare la Bastiglia solo dal giro seguente. Andateci quando gli altri luoghi le renderebbero poco.',
  },
  'r-end': {
    say: 'In prigione potete ancora pescare, acquistare, giocare carte Personaggio e scambiare con un altro prigioniero. Se il carceriere vi mette fuori combattimento vi riprendete subito, ma il turno è finito.',
  },
  'p-traps': {
    say: 'Con i suoi avversari Milady può mettere una Trappola a Parigi e una al Louvre. Oggi a Parigi c’è il Mendicante, e al Louvre aspetta l’Assassino.',
    now: choose,
  },
  'p-beggars': {
    say: 'Finché c’è il Mendicante, nessuno può tentare nulla di quella missione. Due monete lo mandano via: senza azioni, da qualsiasi luogo, e può pagare chiunque di voi.',
    now: choose,
  },
  'p-try': {
    say: 'Se n’è andato per sempre, e la missione è aperta. Coraggio 6: voi avete 4 e due carte.',
    now: choose,
  },
  'p-harlot': {
    say: 'Con la Cortigiana sarebbe stato 7: aggiunge 1 alla sfida e se ne va quando è vinta. Nessuna missione è compiuta finché c’è il Mendicante, la Cortigiana o la Nemesi.',
  },
  'p-go': {
    say: 'L’Assassino colpisce chiunque arrivi: un dado rosso, e una Spada è una ferita che nessuna armatura ferma.',
    now: choose,
  },
  'p-bite': {
    say: 'Uno Scudo: non è successo nulla. Il dado si lancia di nuovo ogni volta che qualcuno entra.',
    now: choose,
  },
  'p-thief': {
    say: 'Il Ladro fa lo stesso alla vostra borsa: una Spada costa una moneta. Nessuno dei due si può battere, ma non impediscono di compiere la missione e se ne vanno quando finisce.',
  },
  'q-calais': {
    say: 'La seconda plancia, il passaggio per l’Inghilterra: quattro sfide, una per abilità, in qualsiasi ordine e da chiunque di voi. Manca soltanto questa.',
    now: choose,
  },
  'q-add': {
    say: 'Ogni segnalino Epico speso qui abbassa la sfida di 1, solo per questo tentativo. La squadra li guadagna al Louvre e da alcuni avversari.',
    now: choose,
  },
  'q-wardes': {
    say: 'Tutte e quattro sono vinte, e solo ora si può affrontare de Wardes. Contro di lui i segnalini Epico non servono.',
    now: choose,
  },
  'q-road': {
    say: 'La terza plancia, il ritorno a Parigi: tre segnalini, uno dopo l’altro. Ogni duello costa un’azione.',
    now: choose,
  },
  'q-blind': {
    say: 'Qui impegnate le carte prima che l’avversario sia scoperto. Dopo, solo i segnalini Epico aggiungono ancora dadi.',
    now: choose,
  },
  'q-later': { say: 'Battuto. Saltiamo alla quarta plancia, le gallerie del Louvre.' },
  'q-gallery': {
    say: 'Quattro anticamere, e tre modi di superare ognuna: vincere la sua sfida da 8, battere i suoi due avversari, o spendere 3 segnalini Epico per il passaggio segreto. Oggi il più conveniente è questo.',
    now: choose,
  },
  'q-end': {
    say: 'Chi supera la quarta anticamera vince la partita per tutta la squadra, all’istante. Tenete dunque i segnalini Epico per la fine.',
  },
  's-start': {
    say: 'L’assedio si verifica a ogni giro: i dadi rossi di Milady, prima 1 e poi fino a 4, contro un dado blu per ogni carta Combattimento piazzata qui. Guidate Aramis, e le linee sono vuote.',
    now: choose,
  },
  's-lay': {
    say: 'Un’azione piazza una carta Combattimento. Resta lì un giro dopo l’altro, e una doppia porta due dadi.',
    now: choose,
  },
  's-more': {
    say: 'C’è posto per tre carte, M. de Bassompierre compreso. Nessuna si può riprendere.',
    now: choose,
  },
  's-draw': {
    say: 'Due dadi sono un buon inizio. Quando Milady va di persona a La Rochelle, il suo sabotaggio toglie una di queste carte: rifornite la mano.',
    now: choose,
  },
  's-blood': {
    say: 'Contano solo le Spade, e lei ne ha una più di voi. Ogni moschettiere presente può sacrificare 1 punto ferita, una volta, per annullare una delle sue.',
    now: choose,
  },
  's-track': {
    say: 'Ora è pari, e il segnalino resta dov’era; altrimenti si sposta della differenza. Sull’ultima casella dalla sua parte Milady vince all’istante, e su quella prima pesca una carta Tradimento, la prima volta.',
  },
  's-ends': {
    say: 'Dalla vostra parte trovate un segnalino Epico sulla penultima casella e una carta «Uno per tutti» sull’ultima, ciascuno una volta sola. Anche allora l’assedio continua.',
  },
  's-reroll': {
    say: 'La sua carta «Rinforzo» aggiunge un dado rosso per un giro; se ne lancia già quattro, può rilanciare uno Scudo. Manovre ed equipaggiamento qui non valgono nulla.',
  },
  'c-first': {
    say: 'Tre giocatori, una squadra: si vince o si perde insieme. A ogni giro decidete chi comincia, e oggi Athos dice di essere pronto.',
  },
  'c-start': {
    say: 'Athos ha giocato il suo turno. Un turno cominciato si gioca fino in fondo: prima di cominciare dite che cosa volete fare.',
    now: choose,
  },
  'c-purse': {
    say: 'La borsa è di tutti: ciò che spendete manca a ognuno. Una spada di Toledo lo vale, se gli altri sono d’accordo.',
    now: choose,
  },
  'c-talk': {
    say: 'Chiedete aiuto nella Conversazione: potete dirvi che cosa avete in mano e che cosa volete fare. Di solito la legge anche Milady.',
  },
  'c-vote': {
    say: 'Noè, che guida Athos, propone di fermare il tempo con la carta «Uno per tutti» della squadra. A questo tavolo deve essere d’accordo più della metà di voi, e la parità è un no.',
    now: choose,
  },
  'c-end': {
    say: 'Senza questa opzione ognuno può giocare la carta da solo: parlatene prima. Può anche restituire 2 punti onore alla Regina, o valere 2 segnalini Epico.',
  },
} as const;
