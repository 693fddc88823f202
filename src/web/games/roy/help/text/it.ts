import type { HelpWords } from './en.ts';

export const it: HelpWords = {
  title: game => `Imparare ${game}`,
  begin: {
    title: 'Come cominciare',
    text: 'Non serve leggere prima le regole. Ogni lezione è una vera partita con dadi che cadono come devono: dieci minuti, con accanto qualcuno che ti dice che cosa guardare e perché. Puoi uscire in ogni momento e riprendere più tardi.',
    sides: {
      musketeers: {
        title: 'Con i moschettieri',
        text: 'Guidi d’Artagnan per due giri: un duello, una sfida, un acquisto, l’assedio e il primo corridoio della Missione. Planchet è con te.',
      },
      milady: {
        title: 'Da Milady',
        text: 'Prepari la locanda e due missioni, scegli dove nasconderti e mandi Rochefort. Lui ti spiega come si vince.',
      },
    },
    start: 'Comincia la lezione',
    goOn: 'Riprendi la lezione',
    after:
      'Dopo, nella preparazione del tavolo c’è una targa «Prima partita»: due o tre bot, una carta «Uno per tutti» in mano, niente clessidra.',
    table: 'Prepara un tavolo',
  },
  aim: {
    title: 'Lo scopo in un minuto',
    team: 'I moschettieri vincono insieme, in un solo modo: completando le quattro plance della Missione.',
    boards: [
      'La locanda: uno di tre corridoi, quattro segnalini coperti.',
      'Il passaggio per l’Inghilterra: quattro sfide, poi de Wardes.',
      'Il ritorno a Parigi: tre avversari, uno dietro l’altro.',
      'Le gallerie del Louvre: quattro anticamere, ognuna con una sfida, con due duelli o per un passaggio segreto.',
    ],
    milady: 'Milady gioca da sola e vince in uno di questi quattro modi:',
    ways: [
      'Il tempo arriva al cappello del Cardinale.',
      'L’assedio di La Rochelle va in rovina.',
      'La Regina ha perso tutto l’onore.',
      'Il Rapimento è in gioco a Parigi, e Milady vi ha ottenuto sei Spade.',
    ],
    round:
      'Un giro: Milady si nasconde, mette una carta Parigi, gioca o pesca un Tradimento; ogni moschettiere ha un turno di tre azioni (quattro in quattro giocatori); si verifica l’assedio; il tempo, il Louvre e Parigi chiedono il loro prezzo.',
    tips: 'Tre cose che si imparano tardi',
    tip: [
      'Non si può impedire tutto. Chiediti che cosa si perde se in questo giro lì non va nessuno.',
      'Le carte vanno spese: due carte Combattimento fanno di un duello alla pari un buon duello.',
      'Dal secondo giro qualcuno deve stare alla Missione. Il tempo è la carta più forte di Milady.',
    ],
  },
  house: {
    title: 'Quali valori sono nostri',
    text: 'I libretti mostrano molti valori solo nelle figure. Quello che nessuna fonte dice l’abbiamo dovuto scegliere: sono i valori della casa. La tabella dice per ogni valore da dove viene.',
    marks: { book: 'il libretto', web: 'una pagina pubblica', inferred: 'dedotto', house: 'valore della casa' },
    markHelp: {
      book: 'Stampato nelle regole o nelle risposte dell’editore.',
      web: 'Raccontato su una pagina pubblica da chi possiede il gioco.',
      inferred: 'Segue da un esempio o dal conto delle carte.',
      house: 'Non lo dice nessuno: è una nostra scelta, provata in molte migliaia di partite fra bot.',
    },
    changed: 'Cinque valori cambiati dopo averli provati',
    changedText:
      'Con le prime idee i moschettieri vincevano troppo di rado. Cinque valori sono stati cambiati perché le due parti abbiano una buona possibilità con ogni numero di giocatori; nulla di ciò che una fonte afferma è stato toccato. L’ultima colonna dice quante partite su cento vincerebbero i moschettieri, in 2, 3, 4, 5 e 6 giocatori, se quel solo valore tornasse com’era. Così com’è ora: 67, 48, 51, 35 e 42.',
    columns: {
      what: 'Valore',
      before: 'Prima idea',
      now: 'Ora',
      wins: 'Se tornasse com’era',
      source: 'Da dove viene',
    },
    changes: {
      time: { what: 'Lunghezza del tracciato del tempo', before: '13 caselle', now: '15 caselle' },
      honour: { what: 'Onore che la Regina può perdere', before: '9', now: '13' },
      calais: { what: 'Sfide del passaggio per l’Inghilterra', before: '7 ciascuna', now: '6 ciascuna' },
      wardes: { what: 'Dadi di de Wardes', before: '4', now: '3' },
      abduction: { what: 'Sfida del Rapimento', before: 'Coraggio 7', now: 'Coraggio 6' },
    },
    groups: {
      adversaries: 'Avversari',
      traps: 'Trappole',
      treachery: 'Carte Tradimento',
      paris: 'Carte Parigi',
      louvre: 'Missioni del Louvre',
      characters: 'Carte Personaggio',
      musketeers: 'Moschettieri',
      arsenal: 'L’Arsenale',
    },
    fields: {
      strength: 'forza',
      dice: 'dadi',
      power: 'potere',
      reward: 'ricompensa',
      card: 'che cosa fa',
      copies: 'copie',
      effect: 'effetto',
      challenge: 'sfida',
      asks: 'che cosa chiede',
      skills: 'abilità',
      manoeuvre: 'manovra segreta',
      life: 'vita',
      price: 'prezzo',
    },
    board: 'Stampato sul tabellone',
    boardText:
      'Le facce dei dadi, la lunghezza dei tracciati del tempo, dell’onore e dell’assedio, la borsa da 5 a 10 pistole, i quattro dadi di Rochefort e i valori dei segnalini della Missione sono valori della casa. I numeri di dadi, segnalini e caselle che le regole contano sono quelli del libretto.',
    list: 'All’elenco',
    rules: 'Al libro delle regole',
  },
  lesson: {
    stuck: 'Questa lezione ha perso il filo. Ricominciala dall’inizio.',
    leave: 'Esci',
    again: 'Ricomincia',
    over: 'La lezione è finita',
    overText: {
      musketeers:
        'La locanda è alle spalle e Costanza è salva. Ora la partita è tua: continua da qui contro un bot che guida Milady, o cominciane una tutta tua.',
      milady:
        'Hai vinto con Milady. La prossima volta nessuno ti dirà dove nasconderti: siediti a un tavolo tuo, o guarda la partita dall’altra parte.',
    },
    playOn: 'Continua da qui',
    ownGame: 'Una partita tua',
    other: { musketeers: 'La lezione dei moschettieri', milady: 'La lezione di Milady' },
    help: 'Torna alla pagina d’aiuto',
  },
};
