/** The button, as it reads. */
const choose = (label: string): string => `Scegliete «${label}».`;

export const miladyPages = {
  'w-aim': {
    say: 'Rochefort, Madame, ai vostri ordini. Giocate da sola contro tutti i moschettieri: loro vincono se completano la Ricerca, voi vincete se prima riesce una delle vostre quattro trame.',
  },
  'w-wins': {
    say: 'Il tempo finisce, l’assedio di La Rochelle va in rovina, la Regina perde tutto l’onore, o Costanza muore. Ne basta una; premete su due insieme, perché non possono essere dappertutto.',
  },
  'w-mission': {
    say: 'Ho disposto tutto per voi, tranne la missione del Louvre. La sua forza è 3, e le carte piazzate devono fare esattamente 3: Vitray con la sua armatura, e Lubin.',
    now: choose,
  },
  'w-paris': {
    say: 'Ogni giro comincia con la vostra destinazione segreta. D’Artagnan è a Parigi, davanti al Rapimento: lì posso sbarrargli la strada.',
    now: choose,
  },
  'w-abduction': {
    say: 'Il Rapimento è la via più breve: quattro dadi rossi alla fine di ogni giro. Sei Spade in tutto, e Costanza è morta.',
  },
  'w-treachery': {
    say: 'Dietro il vostro schermo stanno i vostri uomini, le Trappole e le carte Tradimento, che nessun altro vede. A ogni giro pescate una carta Tradimento o ne giocate una.',
  },
  'w-ambush': {
    say: 'Un’Imboscata costa un punto ferita a un moschettiere, ovunque sia. Quasi tutti cominciano con tre.',
    now: choose,
  },
  'w-target': { say: 'Prendete quello che più minaccia il Rapimento.', now: choose },
  'w-watch': {
    say: 'Ora giocano loro, quattro azioni a testa, e voi vedete tutto. Appena qualcuno tenta qualcosa dove io sono in agguato, ve lo chiederò.',
  },
  'w-declared': {
    say: 'Ha dichiarato un duello con Biscarat, qui a Parigi. Pescare, muoversi, acquistare e scambiare non posso impedirlo; i duelli, le sfide e la Ricerca sì.',
  },
  'w-intercept': {
    say: 'Se intervengo, sanno dove siete, e lui deve prima affrontare i miei quattro dadi. Se non mi ferisce, la sua azione è persa.',
    now: 'Decidete voi: intercetto, o lascio correre?',
  },
  'w-held': {
    say: 'Tre Scudi fanno la mia manovra segreta: è ferito, la sua azione è persa, e io resto qui per tutto il giro. Se mi avesse ferito, sarei dovuto fuggire.',
  },
  'w-athos': {
    say: 'Athos è l’unico con cui non mi batto: mi è passato accanto e ha battuto Biscarat. Contro di lui servono avversari forti e Trappole; la sfida regge ancora.',
  },
  'w-snared': {
    say: 'Ecco un vostro Tranello alla locanda: un punto ferita per niente. Ogni segnalino piazzato è una domanda, e la risposta la pagano loro.',
  },
  'w-hour': {
    say: 'Il giro è finito, e l’assedio non si è mosso. Il segnalino Tempo sì, e quello del Louvre pure: sulla casella 3 la Regina perde un punto onore, sulla 4 altri due.',
  },
  'w-rolled': {
    say: 'E il Rapimento: tre Spade su quattro dadi! Altre tre, e Costanza è nostra.',
  },
  'w-standing': {
    say: 'Un consiglio: con un ordine non dovrò più chiedervelo ogni volta. Loro sapranno che ho un ordine, non quale.',
    now: choose,
  },
  'w-again': {
    say: 'Dove ci nascondiamo adesso? Parigi protegge il Rapimento; il vostro rifugio porta una carta Parigi, il covo di Richelieu Tradimenti, e La Rochelle toglie loro una carta Combattimento.',
    now: 'Decidete voi: scegliete una destinazione.',
  },
  'w-intrigue': {
    say: 'Avete un Complotto contro la Regina: un punto onore in meno, subito. Una seconda via per vincere, mentre loro guardano la prima.',
    now: choose,
  },
  'w-fear': {
    say: 'Ora guardateli: nessuno osa affrontare la sfida finché posso essere a Parigi. Finché esitano, il tempo lavora per voi.',
  },
  'w-won': {
    say: 'Quattro Spade, più del necessario: Costanza è perduta, e la partita è vostra, Madame. Non sempre bastano due giri.',
  },
  'w-inn': {
    say: 'Nella vostra partita preparerete voi la locanda: dodici caselle su tre percorsi, otto dei vostri uomini e quattro Esche. A loro basta forzare un percorso.',
  },
  'w-laying': {
    say: 'Un percorso cade solo con il quarto segnalino: piazzate in fondo i migliori. Un Tranello va in testa, finché sono fiduciosi; un’Esca non è nessuno, ma costa loro un’azione.',
  },
  'w-end': {
    say: 'Siate dove loro devono andare, e quando sono forti cercate piuttosto una carta Parigi o Tradimenti. Siete pronta per una prima partita, Madame.',
  },
} as const;
