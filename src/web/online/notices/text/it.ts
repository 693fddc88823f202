import type { NoticeWords } from './words.ts';

export const it: NoticeWords = {
  title: 'Quando tocca a te',
  intro: 'La partita va avanti anche mentre non ci sei. Scegli come vuoi sapere che tocca a te.',
  none: 'Questo server non manda avvisi. I tuoi tavoli, nella pagina iniziale, mostrano dove tocca a te.',
  loading: 'Un momento, stiamo cercando le tue scelte…',
  unreachable: 'Il server non è raggiungibile. Riprova quando sei online.',
  again: 'Riprova',
  save: 'Salva queste scelte',
  saving: 'Salvataggio in corso…',
  saved: 'Le tue scelte sono salvate.',
  close: 'Chiudi',
  unsaved: 'Hai cambiato qualcosa. Salva, altrimenti resta tutto com’era.',

  ways: {
    tab: 'Questa scheda: cambiano titolo e icona',
    bell: 'Una campanella, finché questa pagina è aperta',
    message: 'Un messaggio del browser, finché questa pagina è aperta',
    push: 'Un messaggio su questo dispositivo, anche a pagina chiusa',
    mail: 'Un’email',
    asks: 'Il browser ti chiederà una volta sola se lo vuoi.',
    noPush: 'Chi gestisce questo server li ha disattivati.',
    noMail: 'Questo server non manda email: chi lo gestisce può attivarle.',
    on: '(attivo)',
    off: '(spento)',
    barred: '(non qui)',
    turnOn: 'Attiva',
    turnOff: 'Disattiva',
    turnOnOf: way => `Attiva: ${way}`,
    turnOffOf: way => `Disattiva: ${way}`,
    set: 'Imposta',
    mailSet: 'Imposta: un’email',
  },

  browser: {
    title: 'In questo browser',
    help: 'Un breve messaggio su questo dispositivo, anche quando questa pagina è chiusa.',
    on: 'Questo browser ti avvisa.',
    off: 'Questo browser non ti avvisa.',
    turnOn: 'Avvisami in questo browser',
    turnOff: 'Non più in questo browser',
    others: count => (count === 1 ? 'Ti avvisa anche un altro browser.' : `Ti avvisano anche altri ${count} browser.`),
    denied:
      'Hai rifiutato i messaggi di questa pagina, o l’ha fatto il browser da solo. Per permetterli, apri le impostazioni del browser per questa pagina, consenti le notifiche e torna qui.',
    dismissed: 'Non hai ancora permesso i messaggi. Premi di nuovo il pulsante quando hai deciso.',
    missing:
      'Questo browser non sa mostrare i messaggi di una pagina. Su iPhone o iPad può farlo quando la pagina è nella schermata Home.',
    insecure:
      'I browser permettono i messaggi solo con https, o sulla macchina stessa. Questa pagina è aperta con il semplice http, come si usa in una rete di casa: qui devono bastare la scheda e la campanella.',
    failed: 'Questo browser non è riuscito a raggiungere il suo servizio di messaggi. Riprova più tardi.',
  },

  mail: {
    title: 'Per email',
    address: 'Indirizzo email',
    help: 'Al massimo un’email all’ora per tutti i tuoi tavoli insieme, nessuna nelle tue ore di quiete, e in ognuna un link per non riceverne più.',
    waiting: address =>
      `Un’email è in viaggio verso ${address}. Apri il link che contiene: fino ad allora non viene mandato altro.`,
    sendAgain: 'Manda di nuovo quell’email',
    sentAgain: 'L’email è stata mandata di nuovo.',
    confirmed: address => `Le email vanno a ${address}.`,
    rhythm: 'Quanto spesso',
    rhythms: { soon: 'Quando tocca a me', daily: 'Una volta al giorno' },
    hour: 'A che ora',
    wrong: 'Questo non sembra un indirizzo email.',
  },

  webhook: {
    title: 'A un tuo programma',
    address: 'Indirizzo web da chiamare',
    help: 'Per chi ama costruire: l’indirizzo riceve un piccolo messaggio JSON (tavolo, titolo, gioco, posto, indirizzo del tavolo) ogni volta che tocca a te, anche nelle ore di quiete.',
    secretTitle: 'Come sapere che eravamo noi',
    secretHelp:
      'L’intestazione panache-signature contiene sha256= e l’HMAC-SHA256, con questo segreto, dell’intestazione panache-time, di un punto e del corpo del messaggio.',
    secret: 'Segreto',
    copy: 'Copia',
    copied: 'Copiato.',
    wrong: 'L’indirizzo deve cominciare con https:// e non contenere password.',
  },

  quiet: {
    title: 'Ore di quiete',
    use: 'Lasciami in pace in certe ore',
    help: 'Ciò che accade nel frattempo ti viene detto dopo, se tocca ancora a te.',
    from: 'Dalle',
    to: 'Alle',
    zone: zone => `Fuso orario: ${zone}.`,
    useHere: zone => `Usa il fuso ${zone}`,
  },

  tables: {
    title: 'Per quali tavoli',
    values: { all: 'Tutti i miei tavoli', some: 'Solo quelli che scelgo' },
  },

  table: {
    title: 'Avvisi di questo tavolo',
    values: { default: 'Come altrove', on: 'Avvisami', off: 'Non avvisarmi' },
    told: 'Qui ti avvisiamo quando tocca a te.',
    notTold: 'Qui non ti avvisiamo quando tocca a te.',
    noWay: 'Non hai ancora scelto come vuoi ricevere gli avvisi.',
    settings: 'Come voglio ricevere gli avvisi',
  },

  why: {
    'no-cookie': 'Questo browser non conserva cookie: il server non sa quindi di chi sono queste scelte.',
    'other-origin': 'Il server non ha riconosciuto la propria pagina. Ricaricala.',
    'not-understood': 'Il server non ha capito una di queste scelte. Controllale, per favore.',
    'not-offered': 'Questo server non offre più questo modo di avvisarti. Ricarica la pagina.',
    'slow-down': 'Un po’ troppo in fretta. Aspetta un minuto, poi riprova.',
    'too-many-mails': 'Per oggi sono partite abbastanza email. Riprova domani.',
    'mail-failed': 'Non è stato possibile mandare l’email. Controlla l’indirizzo, o riprova più tardi.',
    'not-kept': 'Il server non è riuscito a salvare le tue scelte. Riprova più tardi.',
    unreachable: 'Il server non è raggiungibile. Nulla di ciò che hai scritto va perso: riprova quando sei online.',
  },
};
