export const musketeersPages = {
  'm-aim': {
    say: 'Servo tuo, padrone. Sono Planchet. I gioielli della Regina sono in Inghilterra, e riportarli è la Missione: quattro plance, una dopo l’altra. Completa la quarta e tutti i moschettieri vincono insieme.',
  },
  'm-time': {
    say: 'Si può perdere in quattro modi. Il primo è arrivare tardi: alla fine di ogni giro la clessidra avanza di una casella, e al cappello del Cardinale vince Milady. I dadi rossi di una casella sono i suoi nell’assedio.',
  },
  'm-siege': {
    say: 'Il secondo è La Rochelle. L’assedio si verifica a ogni giro; se il segnalino scivola fino alla rovina, Milady vince all’istante.',
  },
  'm-honour': {
    say: 'Il terzo è l’onore della Regina. Le missioni del Louvre che nessuno completa gliene costano un po’. Tredici punti persi, e Milady ha vinto.',
  },
  'm-constance': {
    say: 'Il quarto è qui a Parigi: il Rapimento. Finché è in gioco, Milady tira quattro dadi rossi alla fine di ogni giro. Sei Spade in tutto, e Costanza muore. Bisogna pensarci oggi stesso!',
  },
  'm-team': {
    say: 'Tu guidi d’Artagnan: il suo forte è il Coraggio, con 4; nei duelli tira tre dadi e ha tre punti vita. Hai sette carte in mano. Due amici guidano Athos e Aramis, e la borsa è di tutti.',
  },
  'm-begin': {
    say: 'La fase di Milady è finita e comincia quella dei moschettieri. Decidete fra voi chi gioca per primo.',
    now: 'Fai cominciare d’Artagnan.',
  },
  'm-actions': {
    say: 'In quattro giocatori ognuno ha quattro azioni a turno, altrimenti tre. Tutto quello che puoi fare è su questo cuoio blu; ciò che non puoi resta lì in grigio e dice perché. Puoi anche toccare una cosa sul tavolo.',
  },
  'm-foe': {
    say: 'Due uomini del Cardinale presidiano il Rapimento: Boisrenard, con tre dadi rossi, e Bernajoux. Una missione è compiuta quando ogni avversario è battuto e la sua sfida è vinta, in qualsiasi ordine e da chiunque di voi.',
  },
  'm-duel': { say: 'Boisrenard è a Parigi, e tu pure. Un duello costa un’azione.', now: 'Sfida Boisrenard.' },
  'm-commit': {
    say: 'Hai tre dadi blu. Ogni carta Combattimento ne aggiunge uno per questo duello, solo prima del primo lancio. Sei dadi al massimo.',
    now: 'Aggiungi due carte Combattimento, una dopo l’altra.',
  },
  'm-roll': {
    say: 'Cinque dadi contro tre. Una Spada ferisce, uno Scudo ferma una Spada. La prima ferita chiude il duello.',
    now: 'Niente altre carte: lancia i dadi.',
  },
  'm-won': {
    say: 'Al primo lancio nessuno è stato colpito: ognuno ha tolto un dado e rilanciato. Poi due Gigli e una Spada: è la manovra segreta di d’Artagnan, e colpisce qualunque cosa dicano gli Scudi. Addio Boisrenard, la sua pistole è nella tua borsa.',
  },
  'm-challenge': {
    say: 'Ora la sfida del Rapimento, Coraggio 6. Il tuo Coraggio è 4, e ogni carta Coraggio che hai in mano vale 1 in più. Ne hai due: giusto quante ne servono.',
    now: 'Affronta la sfida.',
  },
  'm-add': {
    say: 'Le carte giocate sono spese: non giocarne più del necessario.',
    now: 'Aggiungi tutte e due le carte Coraggio.',
  },
  'm-enough': { say: 'Quattro più due fa sei: basta così.', now: 'Di’ che hai finito.' },
  'm-buy': {
    say: 'Vinta! A Parigi resta solo Bernajoux. Nella borsa ci sono sei pistole, e con un’azione puoi comprare ovunque, fino a due cose. Una lama di Toledo ti fa rilanciare un dado in ogni duello.',
    now: 'Compra una lama di Toledo.',
  },
  'm-bought': {
    say: 'La stessa azione basterebbe per un secondo acquisto. Ma la borsa è di tutti: lascia qualcosa ad Athos.',
    now: 'Accontentati della lama.',
  },
  'm-rochefort': {
    say: 'Attento, padrone. Milady ha posato la sua destinazione coperta. Se è Parigi, il Louvre o la Missione, il suo Rochefort può sbarrarti la strada lì, e prima dovrai batterti con lui. Oggi ti ha lasciato passare: forse è altrove, forse no.',
  },
  'm-move': {
    say: 'Ti resta un’azione. Da qualsiasi luogo si va in qualsiasi altro con un solo passo. A La Rochelle mancano uomini.',
    now: 'Vai a La Rochelle.',
  },
  'm-athos': {
    say: 'Hai speso le tue azioni, ora tocca ad Athos. Va a Parigi per Bernajoux. Rochefort non combatte mai contro Athos: ricordalo quando un luogo pare pericoloso.',
  },
  'm-saved': {
    say: 'Bernajoux è battuto e il Rapimento è sventato. La carta esce dal gioco, e Costanza è salva!',
  },
  'm-aramis': {
    say: 'Aramis è a La Rochelle. Una carta Combattimento posata lì ci resta, e porta un dado all’assedio ogni giro.',
  },
  'm-test': {
    say: 'L’assedio. Milady tira i dadi rossi del tracciato del tempo, per ora uno; voi tirate un dado per ogni carta Combattimento posata lì. Contano solo le Spade, e le sue sono di più: il segnalino scivolerebbe di una casella verso la rovina.',
  },
  'm-spare': {
    say: 'Sei a La Rochelle: puoi dare un punto vita per cancellare una delle sue Spade. Una casella non è un disastro: conserva il sangue per la Missione.',
    now: 'Tieni il tuo punto vita.',
  },
  'm-hour': {
    say: 'La fine del giro ha tre passi: il tempo avanza, il segnalino del Louvre scende, poi la carta Parigi fa il suo danno. A Parigi non ce n’è più nessuna!',
  },
  'm-keep': {
    say: 'La squadra ha una carta «Uno per tutti». Ferma il tempo per questo giro, o rende due punti onore alla Regina, o vale due segnalini Epico. Fra poco servirà meglio.',
    now: 'Lascia passare il tempo.',
  },
  'm-treachery': {
    say: 'Un nuovo giro, e Milady gioca per prima: ha posato una nuova destinazione, messo il Contrabbandiere a Parigi, e con una carta Tradimento ha tolto un punto onore alla Regina.',
  },
  'm-again': {
    say: 'Non si possono spegnere tutti gli incendi. A ogni giro chiediti: che cosa perdiamo se lì non va nessuno? Poi dividetevi i compiti, con sempre qualcuno alla Missione.',
    now: 'Comincia con d’Artagnan.',
  },
  'm-quest': { say: 'È la Missione che fa vincere. Athos è già in cammino.', now: 'Vai alla Missione.' },
  'm-inn': {
    say: 'La locanda del Giglio d’Oro. Dodici segnalini coperti in tre corridoi: avversari, Tranelli e quattro Esche. Te ne basta uno, di corridoio, dalla prima casella alla quarta.',
  },
  'm-one': {
    say: 'Un segnalino Epico ne scopre tre prima che qualcuno ci finisca sopra. La carta «Uno per tutti» ne vale due: sei segnalini!',
    now: 'Giocala per guardare nella locanda.',
  },
  'm-name': {
    say: 'Guarda le prime due caselle di ogni corridoio. Ciò che si scopre resta scoperto, e non fa nulla finché nessuno ci avanza sopra.',
    now: 'Indica le caselle una alla volta.',
  },
  'm-seen': {
    say: 'Quattro dadi nelle stalle, un Tranello in cantina; ma nelle stanze un’Esca, e dietro un uomo con due dadi soltanto. Ecco la tua strada.',
  },
  'm-advance': {
    say: 'Un passo in un corridoio costa un’azione, e affronti quello che ci trovi.',
    now: 'Avanza nelle stanze.',
  },
  'm-decoy': {
    say: 'Un’Esca: non c’è nessuno. Sparisce, e l’azione è spesa. Ora l’uomo con due dadi.',
    now: 'Avanza ancora.',
  },
  'm-two': {
    say: 'Alla locanda vedi l’avversario prima di aggiungere carte. Due dadi contro i tuoi tre: con una carta Combattimento in più è più sicuro.',
    now: 'Aggiungi una carta Combattimento.',
  },
  'm-fight': { say: 'Quattro dadi contro due.', now: 'Lancia.' },
  'm-blade': {
    say: 'Due Spade, e due Scudi contro: nessuno sarebbe colpito. Il tuo Scudo non ferma nulla, perché lui non mostra Spade. Una volta per duello la lama di Toledo rilancia un dado: una terza Spada colpirebbe, e un secondo Giglio farebbe la tua manovra segreta.',
    now: 'Rilancia lo Scudo.',
  },
  'm-on': { say: 'Colpito! Ti resta un’azione.', now: 'Avanza ancora una volta.' },
  'm-board': {
    say: 'Un’altra Esca per te, e Athos ha battuto il quarto segnalino: la locanda è alle nostre spalle. Lui pesca due carte, e la seconda plancia, il passaggio per l’Inghilterra, si apre subito.',
  },
  'm-round': {
    say: 'Il giro è finito. Al Louvre il segnalino è sulla casella 3, ed è costato un punto alla Regina; al prossimo giro la missione fallirebbe, e gliene costerebbe altri due. È lì che qualcuno dovrebbe andare.',
  },
  'm-end': {
    say: 'È tutto quello che so insegnarti, padrone: salva ciò che brucia, compra bene, e tieni sempre qualcuno alla Missione. Puoi continuare da qui contro Milady, o vedere la partita dalla sua parte.',
  },
} as const;
