import type { BookWords } from '#web/parts/book/book.ts';

export const differences: BookWords['differences'] = {
  lead: 'Quattro testi raccontano questo gioco: i libretti francese, inglese e italiano, e le risposte dell’editore. Non sempre vanno d’accordo. Contano prima le risposte, poi il libretto francese, poi l’inglese, poi l’italiano; dove tacciono tutti, decidiamo noi.',
  items: {
    louvre: {
      books:
        'Il segnalino Louvre si muove solo per una missione incompiuta, oppure a ogni giro: i libretti dicono entrambe le cose.',
      here: 'A ogni giro, come dicono le risposte dell’editore.',
    },
    bastille: {
      books: 'L’evasione dalla Bastiglia riesce comunque vada il duello, oppure soltanto se lo si vince.',
      here: 'Soltanto se lo si vince, secondo le risposte. Un’opzione del tavolo la rende sempre possibile.',
    },
    traps: {
      books: 'Una Trappola per missione, una alla volta, una in tutta la partita, oppure una per luogo.',
      here: 'Una per luogo, secondo le risposte.',
    },
    felled: {
      books: 'Un moschettiere messo fuori combattimento nella fase I si riprende nella fase II, oppure subito.',
      here: 'Subito, al posto del suo turno: lo dicono le risposte.',
    },
    upgrade: {
      books: 'Nessun libretto dice quanto costa un’abilità migliorata.',
      here: 'Una carta Avventura, secondo le risposte.',
    },
    rochefortTraps: {
      books: 'Nel capitolo su Rochefort le Trappole lo riguardano; in quello sui luoghi, no.',
      here: 'Non lo riguardano, secondo le risposte.',
    },
    hopeless: {
      books: 'Nessun testo vieta di tentare ciò che non può riuscire.',
      here: 'Si può tentare anche una sfida fuori portata. Un’opzione del tavolo lo vieta.',
    },
    mustIntercept: {
      books: 'In un punto Rochefort deve intercettare, in molti altri può farlo.',
      here: 'Finché è nascosta, Milady può lasciar correre; quando Rochefort è allo scoperto e illeso, deve battersi. Su questo tutti i testi concordano.',
    },
    bothHit: {
      books:
        'Se Rochefort e un moschettiere si colpiscono a vicenda, ciascuno perde 1 punto ferita, oppure tanti quante sono le Spade.',
      here: 'Uno a testa, secondo le risposte. Un’opzione del tavolo conta tutte le Spade.',
    },
    shown: {
      books: 'Alla fine della fase II Milady si scopre (francese), o può scoprirsi (inglese, italiano).',
      here: 'Deve scoprirsi.',
    },
    trapStrength: {
      books: 'Nessun testo dice quanta forza ha una Trappola.',
      here: 'Vale 1: soltanto così tornano i conti degli esempi stampati.',
    },
    mustLeave: {
      books: 'Solo le risposte dicono che chi comincia il turno nel covo di Richelieu deve andarsene.',
      here: 'Deve andarsene prima che il turno finisca. Un’opzione del tavolo gli permette di restare.',
    },
    manoeuvre: {
      books: 'Il libretto italiano si può leggere come tre o più simboli uguali.',
      here: 'La manovra segreta chiede i simboli indicati sulla scheda, come negli altri due.',
    },
    emptyLouvre: {
      books:
        'Il libretto francese non prevede che le missioni del Louvre finiscano; gli altri girano la carta successiva, se c’è.',
      here: 'Senza missioni il segnalino Louvre resta fermo. Con un’opzione del tavolo le carte uscite formano una nuova pila.',
    },
    blind: {
      books:
        'Al ritorno a Parigi si impegnano carte alla cieca: quante se ne vogliono (francese), o almeno una (inglese, italiano).',
      here: 'Quante ne vuoi, anche nessuna.',
    },
    mortal: {
      books:
        'La «Ricerca mortale» colpisce chi va fuori combattimento alla Ricerca (francese, inglese), o mentre la porta a termine (italiano).',
      here: 'Chi va fuori combattimento alla Ricerca, qualunque sia la causa.',
    },
    brave: {
      books:
        '«Athos il coraggioso» si batte con Rochefort dove questi è già allo scoperto (francese), o ovunque si trovi (inglese, italiano).',
      here: 'Dove è già allo scoperto.',
    },
    withoutMilady: {
      books:
        'Senza Milady, finché Rochefort è fuori combattimento sono esclusi tre luoghi (francese), o soltanto la Ricerca (inglese, italiano).',
      here: 'Tre luoghi, come quando qualcuno interpreta Milady.',
    },
    trading: {
      books:
        'In due o in tre gli scambi non servono per le carte (francese), o non servono affatto (inglese, italiano).',
      here: 'Non servono per le carte; per l’equipaggiamento ci vuole comunque uno scambio.',
    },
    translation: {
      books:
        'Il libretto italiano ha perso diverse frasi e sbaglia uno spostamento dell’assedio; l’inglese e l’italiano confondono i modi di ottenere le carte «Uno per tutti».',
      here: 'Vale ovunque il libretto francese.',
    },
    values: {
      books:
        'La maggior parte dei valori delle carte, dei segnalini e dei tracciati è stampata solo in figura; i testi non li indicano.',
      here: 'Alcuni si leggono su pagine pubbliche o seguono da un esempio. Gli altri sono valori della casa, provati in molte migliaia di partite; la galleria dice di ognuno da dove viene.',
    },
  },
};
