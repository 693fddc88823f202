/** The button, as it reads. */
const choose = (label: string): string => `Scegliete «${label}».`;

export const musketeersPages = {
  'm-aim': {
    say: 'Planchet, per servirvi. I gioielli della Regina sono in Inghilterra, e la Ricerca che porta fin là ha quattro plance: completate la quarta e tutti i moschettieri vincono insieme.',
  },
  'm-abduction': {
    say: 'Ma prima Costanza: finché il Rapimento è a Parigi, Milady lancia quattro dadi rossi alla fine di ogni giro. Sei Spade in tutto, Costanza muore e la partita è persa.',
  },
  'm-begin': {
    say: 'Voi guidate d’Artagnan. Due amici guidano Athos e Aramis, e decidete insieme chi comincia.',
    now: choose,
  },
  'm-actions': {
    say: 'Avete quattro azioni. Tutto quello che potete fare è sul pannello blu; il resto aspetta lì in grigio e dice perché.',
  },
  'm-rochefort': {
    say: 'Attenzione: la destinazione di Milady è coperta, e Rochefort può nascondersi proprio qui. In tal caso può intervenire prima di un duello o di una sfida e battersi con voi.',
  },
  'm-duel': {
    say: 'Boisrenard e Bernajoux presidiano il Rapimento: batteteli entrambi, vincete la sfida, e Costanza è salva. Un duello costa un’azione.',
    now: choose,
  },
  'm-sheet': {
    say: 'Guardate la vostra scheda: tre dadi blu, tre punti ferita e una manovra segreta. Due Gigli e una Spada in un lancio, e d’Artagnan colpisce, qualunque cosa dicano gli Scudi.',
  },
  'm-commit': {
    say: 'Ogni carta Combattimento aggiunge un dado, ma solo prima del primo lancio. Impegnatene due, una dopo l’altra.',
    now: choose,
  },
  'm-roll': {
    say: 'Una Spada ferisce, uno Scudo ferma una Spada, la prima ferita chiude il duello. Se nessuno è colpito è un pareggio: ognuno toglie un dado e si rilancia.',
    now: choose,
  },
  'm-won': {
    say: 'Avete visto l’uno e l’altra: un pareggio, poi la manovra segreta. Boisrenard è battuto, e la sua moneta è nella vostra borsa.',
  },
  'm-challenge': {
    say: 'Ora la sfida del Rapimento, Coraggio 6. Il Coraggio è il vostro forte, avete 4, e ogni carta Coraggio che avete in mano aggiunge 1.',
    now: choose,
  },
  'm-add': {
    say: 'Quattro più due fa sei: vi servono tutte e due le carte Coraggio. Quello che si gioca è speso: non giocate mai più del necessario.',
    now: choose,
  },
  'm-draw': {
    say: 'Vinta! Ora riempite la mano, perché le carte sono i vostri dadi, le vostre doti e i vostri amici: pescare è l’azione più comune.',
    now: choose,
  },
  'm-move': {
    say: 'Vi resta un’azione, e ne basta una per andare da un luogo a qualsiasi altro. L’assedio si verifica quando tutti hanno giocato: andate dove mancano uomini.',
    now: choose,
  },
  'm-athos': {
    say: 'Athos gioca il suo turno e va a Parigi per Bernajoux. Rochefort non combatte mai contro Athos: ricordatelo quando un luogo pare pericoloso.',
  },
  'm-saved': {
    say: 'Bernajoux è battuto, e il Rapimento è sventato. La carta esce dal gioco, e Costanza è salva!',
  },
  'm-siege': {
    say: 'L’assedio di La Rochelle: un dado rosso per Milady, uno blu per ogni carta Combattimento piazzata qui. Lei ha una Spada in più, e il segnalino scivola di una casella verso la rovina; sull’ultima casella vince lei.',
  },
  'm-spare': {
    say: 'Siete sul posto: potete sacrificare un punto ferita per annullare una delle sue Spade. Una casella non è un disastro: tenetelo per la Ricerca.',
    now: choose,
  },
  'm-time': {
    say: 'Alla fine di ogni giro il segnalino Tempo avanza, e al cappello del Cardinale vince Milady. La vostra carta «Uno per tutti» potrebbe fermarlo, ma fra poco servirà meglio.',
    now: choose,
  },
  'm-honour': {
    say: 'Anche il segnalino del Louvre avanza: una missione trascurata costa onore alla Regina, e con tredici punti persi vince Milady. Ora conoscete i quattro modi di perdere: Costanza, l’assedio, il tempo, l’onore.',
  },
  'm-again': {
    say: 'Un nuovo giro, e Milady ha giocato la sua fase. Non si spengono tutti gli incendi: chiedetevi che cosa si perde se lì non va nessuno, e tenete qualcuno alla Ricerca.',
    now: choose,
  },
  'm-buy': {
    say: 'Con un’azione acquistate fino a due cose, ovunque siate, con la borsa di tutti. Una spada di Toledo rilancia un dado in ogni duello, e l’armatura aggiunge uno Scudo a ogni lancio.',
    now: choose,
  },
  'm-quest': { say: 'Solo la Ricerca fa vincere. Athos è già lì.', now: choose },
  'm-inn': {
    say: 'La locanda del Giglio d’Oro: su tre percorsi, dodici segnalini coperti, avversari, Tranelli e quattro Esche. Ve ne basta uno, di percorso, dalla prima casella alla quarta.',
  },
  'm-reveal': {
    say: 'Un segnalino Epico ne scopre tre, e la vostra carta «Uno per tutti» vale due segnalini Epico. Guardate le prime due caselle di ogni percorso.',
    now: choose,
  },
  'm-advance': {
    say: 'Quattro dadi nelle stalle, un Tranello nelle cantine; nelle stanze solo due dadi, e dietro un’Esca. Un passo costa un’azione, e affrontate quello che ci trovate.',
    now: choose,
  },
  'm-two': {
    say: 'Due dadi contro i vostri tre. Impegnate una carta Combattimento, è più sicuro, poi lanciate.',
    now: choose,
  },
  'm-stopped': {
    say: 'Se i dadi restano così nessuno è colpito: sarebbe un pareggio. Il vostro Scudo non serve, perché lui non mostra Spade.',
  },
  'm-sword': {
    say: 'Una volta per duello la spada di Toledo rilancia un dado. Un’altra Spada può colpire, e due Gigli con una Spada sono la vostra manovra segreta.',
    now: choose,
  },
  'm-on': { say: 'Colpito! Resta un’azione, e la casella che segue è l’Esca: nessuno.', now: choose },
  'm-board': {
    say: 'Athos vi lascia il percorso e va a La Rochelle, dove mancano uomini. Restano due segnalini: chi libera il quarto completa la plancia, e pesca due carte.',
  },
  'm-louvre': {
    say: 'Il terzo giro. Al Louvre il segnalino è sulla casella 3: alla fine di questo giro la missione fallisce e costa due punti alla Regina; alla locanda due segnalini vi sbarrano il percorso.',
  },
  'm-cards': {
    say: 'Due cose prima di un turno tutto vostro: una carta Personaggio costa un’azione e fa quello che dice. Senza punti ferita siete fuori combattimento: vi portano al Vieux-Colombier, e il turno seguente lo passate a rialzarvi.',
  },
  'm-free': {
    say: 'Questo turno è tutto vostro, e niente di quello che farete è un errore. Dopo ogni scelta vi dirò che cosa avrei fatto io.',
    now: 'Dove andate? Giocate il turno di d’Artagnan.',
  },
  'm-end': {
    say: 'È stato un turno tutto vostro, e il gioco è qui: salvate ciò che brucia, pescate e acquistate bene, restate alla Ricerca. Una prima partita vi aspetta.',
  },
} as const;
