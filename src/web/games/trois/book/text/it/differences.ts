import type { BookWords } from '#web/parts/book/book.ts';

export const differences: BookWords['differences'] = {
  lead: 'Di questo gioco c’è un solo testo, senza autore, editore né anno; il tabellone e le carte non ci sono arrivati. Li abbiamo ricostruiti e vi abbiamo fatto giocare i bot per molte migliaia di partite: ogni partita finisce, e nessun posto è molto migliore di un altro. Questo dice che il gioco funziona, non quanto somigli all’originale.',
  items: {
    board: {
      books:
        'I luoghi e i segni del tabellone sono nominati, ma non quante caselle ha una strada né dove sta ogni segno.',
      here: 'Strade, caselle e segni sono nostri. C’è una casella Gazzetta ogni sei o sette caselle e subito prima di ogni ostacolo: chi aspetta è presto liberato da chi segue.',
    },
    cards: {
      books:
        'Di ogni tipo di carta si conoscono il dorso e il numero. Di ciò che dicono resta un solo esempio: una burrasca sulla Manica, per un giro al massimo.',
      here: 'I numeri sono quelli del testo; titoli, parole ed effetti sono nostri.',
    },
    firstLeg: {
      books: 'Un passo manda dal castello al Louvre, l’elenco numerato a casa di Madame Bonacieux.',
      here: 'Prima da lei: dei due, l’elenco è il più preciso.',
    },
    youngest: {
      books: 'Sceglie per primo il giocatore più giovane.',
      here: 'Sceglie il primo posto. Qui non si chiede l’età a nessuno.',
    },
    fewer: {
      books: 'Si gioca da due a quattro, ma il testo parla di quattro moschettieri fermi.',
      here: 'Tutti quelli in gioco. Gli altri castelli restano vuoti.',
    },
    roads: {
      books: 'Non si dice se si torna per la strada dell’andata.',
      here: 'In Francia come in Inghilterra c’è una strada per l’andata e un’altra per il ritorno. Solo così superare, prendere la scorciatoia e arrivare tardi hanno un senso chiaro.',
    },
    legsFirst: {
      books: 'Non si dice nulla di chi non ha ancora visto la Regina quando i puntali vengono consegnati.',
      here: 'Fa comunque le sue tappe, una dopo l’altra.',
    },
    double: {
      books: 'Con un doppio si tira di nuovo, a meno che una casella o una carta non lo impedisca. Quali, non è detto.',
      here: 'Una carta che fa aspettare o che trattiene, e una mossa troncata dalla porta, dal mare o dal Duca.',
    },
    moved: {
      books:
        'Che cosa faccia una casella a chi vi è mandato da una carta, o da un rivale che occupa la sua, resta aperto.',
      here: 'Una carta non porta mai a un’altra carta. Avanzando conta tutto il resto; tornando indietro niente, e mai oltre l’ultimo luogo attraversato. Dietro un rivale il segno conta, perché è lì che finisce la mossa.',
    },
    hold: {
      books: 'Una carta può porre una condizione per ripartire; quando si provi, non è detto.',
      here: 'Con i due dadi, all’inizio di ogni turno; il tiro che libera è anche la mossa. Senza una frase così nessuno saprebbe quando l’attesa finisce.',
    },
    gazettes: {
      books: 'Due Gazzette in una mossa sola, e quale valga finché non si legge la prossima: nemmeno una parola.',
      here: 'Una nuova Gazzetta per ogni tiro, e la vecchia vale fino alla fine della mossa.',
    },
    thrusts: {
      books: 'Le stoccate segrete si giocano nel momento più favorevole.',
      here: 'Solo nel proprio turno, nel momento che ogni carta indica.',
    },
    gate: {
      books: 'Dove si aspetti davanti all’ingresso chiuso, e se sbarri anche l’uscita, non è detto.',
      here: 'Sulla casella subito prima, da una parte e dall’altra. Chiuso è chiuso.',
    },
    stairs: {
      books: 'E se la scala si chiude mentre c’è sopra qualcuno? E chi sceglie la via?',
      here: 'Solo il primo passo dev’essere permesso: altrimenti si potrebbe restare chiusi dentro per sempre. Ogni cavaliere sceglie quando parte.',
    },
    ports: {
      books: 'Non si dice se in porto si debba arrivare con il numero esatto.',
      here: 'No. La traversata è un passo della mossa; senza barca la mossa finisce in porto e il resto è perso.',
    },
    castle: {
      books: 'Se il Duca è assente si aspetta sulla casella prima del castello. Lì c’è posto per uno.',
      here: 'Chi viene dopo aspetta sulla prima casella libera dietro. Lo stesso vale alla porta.',
    },
    stuck: {
      books:
        'Che cosa faccia chi non può muoversi non è detto, né che cosa succeda quando nessuno può e niente porta la scritta «un giro al massimo».',
      here: 'Il suo turno finisce; prima può aiutarlo una stoccata segreta. Quando nessuno può muoversi, si gira una nuova Gazzetta.',
    },
    spies: {
      books: 'Le spie hanno una pedina a due facce, e nessun effetto.',
      here: 'Rendono peggiori parecchie carte Rochefort.',
    },
    overtaking: {
      books: 'Chi supera chi porta i puntali, li prende. Quando lo si giudichi, e lungo quale via, resta aperto.',
      here: 'Alla fine di una mossa, secondo i passi che mancano alla Regina per la via lastricata. Chi era già davanti non ci guadagna niente, e i puntali non saltano mai il cavaliere in trappola.',
    },
    pastStuds: {
      books: 'I puntali sono a terra sulla via lastricata: si può salire per la scala e aggirarli?',
      here: 'Non all’ultima tappa. Altrimenti potrebbero restare lì per sempre.',
    },
    ground: {
      books:
        'Se chi ha perso i puntali possa riprenderli, che cosa succeda su una casella occupata, e se si avanzi ancora di una casella sola, non è detto.',
      here: 'Li riprende ripassandoci sopra, o dopo aver saltato il turno accanto a loro. Su una casella occupata si prendono, poi ci si ferma dietro. Di una casella sola possono avanzare tutti; la casella conta, ma non dà un secondo tiro.',
    },
    trap: {
      books:
        'Chi porta i puntali può finire esattamente sul cavaliere in trappola, e gli altri possono tornare indietro fino a lui. Chi, e fin dove, non è detto.',
      here: 'I puntali restano lì lo stesso. Chiunque sia all’ultima tappa può tornare indietro, dopo il tiro, fino a Calais; finché i puntali sono lì, sulla casella possono stare in parecchi.',
    },
    atQueen: {
      books: 'Non si dice nulla di chi arriva dalla Regina senza i puntali.',
      here: 'Aspetta lì, e riparte solo per riprendere i puntali al cavaliere in trappola.',
    },
    shortcuts: {
      books:
        'Da quando i puntali sono stati consegnati, gli altri possono prendere la scorciatoia, e chi è in ritardo non deve più attraversare.',
      here: 'La scorciatoia serve per rimontare: si apre quando i puntali ne hanno raggiunto lo sbocco. Chi è in ritardo evita l’Inghilterra anche quando i puntali sono a terra in Francia.',
    },
  },
};
