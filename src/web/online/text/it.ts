import { inSentence, list, to } from '#kernel/italian.ts';
import type { Refusal } from '#wire/to-client.ts';
import type { OnlineTexts } from './words.ts';

const clock = new Intl.DateTimeFormat('it', { hour: '2-digit', minute: '2-digit' });

const why: Record<Refusal, string> = {
  over: 'La partita è finita.',
  'not-asked': 'Non tocca a te scegliere.',
  late: 'Nel frattempo è successo qualcos’altro. Scegli di nuovo.',
  'not-offered': 'Ora le regole non offrono questa scelta.',
  'nothing-to-take-back': 'Non c’è nessuna tua scelta da riprendere.',
  'already-seen': 'Non si può più riprendere: da allora si è visto qualcosa di nascosto.',
  'taken-back-enough': 'Hai ripreso le tue scelte così spesso che questa deve restare.',
  'not-seated': 'Può farlo solo chi siede a questo tavolo.',
  'not-host': 'Può farlo solo chi ospita il tavolo.',
  'no-cookie':
    'Questo browser non conserva il cookie con cui il tavolo ti riconosce. Permetti i cookie per questa pagina e riprova.',
  'no-access':
    'Questo tavolo è privato, e il link con cui arrivi non lo apre, o non lo apre più. Chiedine uno nuovo a chi ospita.',
  removed: 'Chi ospita il tavolo ti ha fatto uscire.',
  'unknown-table':
    'A questo indirizzo non c’è nessun tavolo. Forse è stato sparecchiato, o si è persa una lettera del link.',
  'not-gathering': 'La partita è cominciata: questo non si può più cambiare.',
  'not-playing': 'Si può fare solo durante la partita.',
  'not-over': 'Si può fare solo a partita finita.',
  'seat-taken': 'Qualcun altro ha appena preso quel posto.',
  'seat-missing': 'Questo posto a questo tavolo non esiste.',
  'name-missing': 'Prima scrivi un nome.',
  'name-taken': 'Qualcuno a questo tavolo ha già quel nome.',
  'seats-free': 'Non sono ancora occupati tutti i posti.',
  'seats-needed': 'A questo gioco servono tutti i posti rimasti.',
  'same-device':
    'Arrivi dallo stesso luogo di qualcuno che gioca qui, e potresti vedere due mani. Lascia piuttosto che per questo posto giochi un bot.',
  cancelled: 'Chi ospita ha annullato questo tavolo.',
  'not-ready': 'Non sono ancora pronti tutti.',
  frozen:
    'La distribuzione è cominciata: al tavolo non si può più cambiare nulla, a meno che chi ospita non la annulli.',
  'not-frozen': 'È possibile solo mentre si prepara una distribuzione.',
  'not-promised':
    'Non è ciò che questo browser aveva promesso di aggiungere. Chi ospita può annullare la distribuzione.',
  'not-held': 'Puoi mostrare solo ciò che hai in mano.',
  'nothing-said': 'Il messaggio era vuoto.',
  'spectators-silent': 'Chi guarda può leggere, ma non scrivere.',
  'talk-full': 'A questo tavolo si è parlato tanto che non c’è più posto per altro.',
  'still-here': 'Questo giocatore è ancora qui, o non manca da abbastanza tempo.',
  'not-handed': 'Nessun bot gioca a questo posto.',
  handed: 'Un bot gioca per te. Prima riprendi il tuo posto.',
  'level-missing': 'Nessun bot gioca a questo gioco in quel modo.',
  'spectator-missing': 'Quello spettatore se n’è già andato.',
  'again-already': 'Il prossimo tavolo è già apparecchiato.',
  'motion-open': 'Al tavolo è già stata posta un’altra domanda. Aspetta che sia risolta.',
  'motion-gone': 'Non c’è più nulla da rispondere: la questione è risolta, o il suo tempo è scaduto.',
  resigned: 'Questo posto è stato lasciato per sempre.',
  'nudged-already': 'Questo giocatore è appena stato sollecitato. Lasciagli un po’ di tempo.',
  'not-waited-for': 'In questo momento nessuno aspetta questo giocatore.',
  'no-moments': 'Hai già chiesto un momento tante volte quante ne permette una partita.',
  'suggestion-gone': 'Questa proposta non vale più: qualcuno ha già risposto, o ora la domanda è un’altra.',
  'not-a-message': 'Il server non ha capito. Ricarica la pagina e riprova.',
  'too-long': 'È troppo lungo.',
  'enter-first': 'Il server non sapeva dove fossi. Ricarica la pagina.',
  'entered-already': 'Sei già a questo tavolo.',
  'slow-down': 'Troppe cose insieme: aspetta un momento, poi riprova.',
  'other-protocol': 'Panache è stato aggiornato da quando hai aperto questa pagina. Ricaricala per continuare.',
  'not-kept': 'Il server non è riuscito ad annotarlo. Non è cambiato nulla; riprova tra un momento.',
  'not-now':
    'Per ora il server non riesce ad aprire i suoi registri. Niente è perduto: si riprenderà da sé appena possibile.',
  'broken-table': 'Il diario di questo tavolo è illeggibile: la partita non può continuare.',
  'other-rules':
    'Questa partita è cominciata con regole che questa versione di Panache non gioca. Resta conservata così com’è e continuerà dove si giocano.',
};

export const it: OnlineTexts = {
  why,

  door: {
    opening: 'Si apparecchia il tavolo…',
    titles: {
      refused: 'Qui non puoi entrare',
      unknown: 'Questo tavolo non c’è',
      removed: 'Non sei più a questo tavolo',
      renewed: 'Questa pagina non è aggiornata',
      otherRules: 'Questo tavolo aspetta le sue regole',
    },
    reload: 'Ricarica la pagina',
    home: 'Torna ai tre giochi',
    noTable: 'Questo gioco non ha ancora un tavolo qui',
    noTableText:
      'La partita si gioca e resta conservata, ma il suo tavolo non è ancora nella pagina. Ci sarà appena sarà pronto.',
  },

  line: {
    connecting: 'Si cerca il tavolo…',
    lost: 'Connessione persa. Si riprova…',
    lostSending: 'Connessione persa. Si riprova… La tua scelta è conservata e verrà inviata.',
    back: choices =>
      choices === 0
        ? 'La connessione è tornata. Non hai perso nulla.'
        : choices === 1
          ? 'La connessione è tornata: intanto è stata fatta una scelta.'
          : `La connessione è tornata: intanto sono state fatte ${choices} scelte.`,
  },

  company: {
    label: 'A questo tavolo',
    you: 'tu',
    here: 'presente',
    away: 'assente',
    plays: level => `bot: ${level}`,
    standsIn: level => `assente, gioca un bot: ${level}`,
    gaveUp: level => `ha abbandonato, gioca un bot: ${level}`,
    presence: (name, state) => `${name}: ${state}`,
    watching: count => (count === 1 ? 'Una persona guarda' : `${count} persone guardano`),
    waiting: names => inSentence(`${names.length === 1 ? 'Si aspetta' : 'Si aspettano'} ${list(names)}`),
    yourTurn: 'Tocca a te',
    yourTurnToo: names => inSentence(`Tocca a te, e anche ${list(names.map(to))}`),
    choosing: 'La tua scelta è in viaggio…',
  },

  turn: {
    title: 'Tocca a te',
    body: table => `Al tavolo «${table}» gli altri ti aspettano.`,
    nudged: (name, table) => `${name} ti aspetta al tavolo «${table}».`,
  },

  notes: {
    handed: (name, by) =>
      inSentence(
        by === '' || by === name ? `Un bot gioca per ${name}.` : `${by} lascia giocare un bot al posto di ${name}.`,
      ),
    returned: name => `${name} gioca di nuovo.`,
    'taken-over': name => `${name} ha preso un posto.`,
    'shown-out': name => inSentence(`Chi ospita ha fatto uscire ${name}.`),
    reclaimed: name => `${name} ha di nuovo il suo posto.`,
    replacing: (name, by) =>
      by === ''
        ? inSentence(`Chi ospita propone che qualcun altro continui al posto di ${name}.`)
        : inSentence(`${by} propone che qualcun altro continui al posto di ${name}.`),
    kept: (name, by) => inSentence(`${by} preferisce aspettare ${name}.`),
    'ran-out': name => `${name} ha finito il tempo: continua un bot.`,
    silent: name => `${name} ha finito il tempo: hanno risposto le regole.`,
    nudged: (name, by) => inSentence(`${by} ricorda ${to(name)} che il tavolo aspetta.`),
    moment: name => `${name} ha bisogno di un momento.`,
    resigned: name => `${name} abbandona.`,
    'end-wanted': name =>
      name === '' ? 'Chi ospita vorrebbe chiudere qui la partita.' : `${name} vorrebbe chiudere qui la partita.`,
    'end-declined': name => `${name} preferisce continuare.`,
    'end-agreed': () => 'Tutti d’accordo: la partita finisce qui.',
  },

  hand: {
    button: name => inSentence(`Lascia giocare un bot al posto di ${name}`),
    title: name => inSentence(`Un bot al posto di ${name}?`),
    text: name =>
      inSentence(
        `${name} manca da un po’. Un bot può tenere il suo posto perché la partita vada avanti; ${name} può riprenderlo quando vuole.`,
      ),
    level: 'Come gioca',
    yes: 'Fallo giocare',
    no: 'Aspetta ancora',
    mine: 'Un bot gioca per te mentre non ci sei.',
    takeBack: 'Riprendi il tuo posto',
  },

  spectator: {
    title: 'Stai guardando',
    text: 'Vedi ciò che tutti possono sapere.',
  },

  talk: {
    title: 'Conversazione',
    unread: count => (count === 1 ? 'una riga nuova' : `${count} righe nuove`),
    field: 'Di’ qualcosa',
    send: 'Dillo',
    show: 'Mostra carte',
    showing: 'Quali carte mostri? Restano nella tua mano.',
    showThem: count => (count === 1 ? 'Mostra questa carta' : `Mostra queste ${count} carte`),
    keep: 'Non mostrare nulla',
    shown: things => inSentence(`mostra: ${list(things)}`),
    said: (name, line) => `${name}: ${line}`,
    everybody: 'Ti sentono tutti al tavolo, e anche chi guarda.',
    only: names => inSentence(names.length === 1 ? `Ti sente solo ${names[0]}.` : `Ti sentono solo ${list(names)}.`),
    nobody: 'Qui non ti sente nessun altro.',
    listening: 'Chi guarda può leggere, ma non scrivere.',
    empty: 'Non si è ancora detto nulla.',
    spectator: name => `${name}, che guarda`,
    time: milliseconds => clock.format(milliseconds),
    lettersLeft: count => (count === 1 ? 'ancora una lettera' : `ancora ${count} lettere`),
  },

  catchUp: {
    title: 'Da quando hai guardato l’ultima volta',
    mine: 'Ciò che ti riguarda',
    rest: 'Il resto',
    dismiss: 'Continua',
  },

  sheet: {
    pace: 'Andatura dei movimenti',
    mine: 'Il tuo posto su un altro dispositivo',
    mineNote: 'Chi ha questo link gioca le tue carte. Tienilo per te.',
    watch: 'Per guardare',
    watchNote: 'Per chi vuole seguire la partita. Vede ciò che tutti possono sapere.',
    export: 'Ciò che sai',
    exportText:
      'La partita fin qui, per quanto puoi conoscerla, in un file. Non contiene carte nascoste, tranne le tue.',
    exportButton: 'Scarica',
    exportFailed: 'Non è stato possibile ottenere il file. Riprova tra un momento.',
    kept: 'Il tavolo è conservato dopo ogni scelta. Puoi andartene e tornare con lo stesso indirizzo.',
    leave: 'Lascia il tavolo',
  },

  takeOver: {
    title: name => inSentence(`Il posto di ${name} ti aspetta`),
    text: 'Chi gioca è d’accordo che qualcuno continui qui. Siediti, e avrai le carte così come sono; chi le aveva prima può riprendere il posto quando vuole.',
    sit: 'Siediti',
    watch: 'Guarda soltanto',
  },

  host: {
    title: 'Per chi ospita',
    spectators: 'Chi guarda',
    spectator: number => `Spettatore ${number}`,
    remove: 'Fai uscire',
    removeOf: name => inSentence(`Fai uscire: ${name}`),
  },

  end: {
    opened: 'È aperto un tavolo per la rivincita.',
    next: 'Al prossimo tavolo',
    again: 'Gioca ancora',
    fetching: 'Il file della partita è in arrivo…',
    unfetched: 'Non è stato possibile ottenere il file della partita.',
    retry: 'Riprova',
  },
};
