import { inSentence, list, to } from '#kernel/italian.ts';
import type { Problem } from '#kernel/match-file.ts';
import type { ChoiceRefusal } from '#table/table.ts';
import type { PageTexts } from './words.ts';

const choices = (count: number) => (count === 1 ? 'l’unica scelta' : `ciascuna delle ${count} scelte`);
const players = (count: number) => (count === 1 ? '1 giocatore' : `${count} giocatori`);

const refused: Record<ChoiceRefusal, string> = {
  over: 'La partita è finita.',
  'not-asked': 'Non tocca a te scegliere.',
  late: 'Nel frattempo è accaduto altro. Scegli di nuovo, per favore.',
  'not-offered': 'Le regole non offrono questa scelta adesso.',
  'nothing-to-take-back': 'Non c’è nessuna tua scelta da riprendere.',
  'already-seen': 'Non si può più riprendere: da allora è stato mostrato qualcosa di nascosto.',
};

const problem = (problem: Problem): string => {
  switch (problem.kind) {
    case 'not-json':
      return 'Questo file non si può leggere: è rovinato, o non è affatto il file di una partita.';
    case 'not-a-match':
      return 'Questo file non è una partita di Panache.';
    case 'account':
      return 'È ciò che una persona poteva sapere di una partita online ancora in corso: da leggere, non da continuare. Quando la partita sarà finita, la sua pagina la mostrerà per intero.';
    case 'field':
      return `Questo file di partita è rovinato: la sua parte «${problem.field}» manca o è malformata.`;
    case 'unknown-game':
      return `Questa partita è di un gioco chiamato «${problem.game}», che questo tavolo non conosce.`;
    case 'other-rules':
      return `Questa partita segue l’edizione ${problem.rules} delle regole; questo tavolo conosce l’edizione ${problem.known}.`;
    case 'seats':
      return `Questa partita ha ${players(problem.seats)}; il gioco ne vuole da ${problem.least} a ${problem.most}.`;
    case 'option':
      return `Questa partita ha un’impostazione che questo tavolo non conosce: «${problem.option}».`;
    case 'commitment':
      return 'Questa partita non corrisponde al suo sigillo: il segreto o il nome del tavolo è stato cambiato a sigillo già apposto.';
    case 'words':
      return `Questa partita non mantiene le sue promesse: le parole del posto ${problem.seat + 1} non sono quelle promesse prima della distribuzione.`;
    case 'entry':
      return `Le regole non permettono la scelta n. ${problem.entry + 1} di questa partita: il file è rovinato, o qualcuno l’ha modificato.`;
  }
};

export const it: PageTexts = {
  home: 'Torna ai tre giochi',
  close: 'Chiudi',
  unreachable: 'Questa parte non si è potuta caricare. Riprova quando sei online.',
  refused,
  problem,

  missing: {
    game: 'Questo gioco non è ancora sul tavolo',
    gameText: games => `Panache propone ${list(games)}.`,
    lesson: 'Qui non c’è nessuna lezione',
    lessonText: games => `Ci sono lezioni per ${list(games)}.`,
    match: 'Questa partita non è su questo tavolo',
    matchText:
      'Le partite restano nel browser in cui sono state giocate. Questa forse si trova in un altro, o è stata tolta. Se hai il suo file, aprilo dalla pagina iniziale.',
    broken: 'Questa partita non si può aprire',
  },

  storage: {
    refused:
      'Questo browser non permette a Panache di conservare nulla. La partita continua, ma andrà persa quando chiuderai questa pagina.',
    full: 'Questo browser non ha più posto per la partita. Si continua, ma le ultime scelte non sono conservate.',
    remedy: 'Scarica il file per conservarla',
  },

  levels: {
    random: {
      title: 'Recluta',
      help: 'Fa una mossa qualsiasi tra quelle permesse, senza pensarci. Buona compagnia per una prima partita.',
    },
    greedy: { title: 'Moschettiere', help: 'Prende ciò che al momento sembra il meglio, senza guardare più in là.' },
    steady: {
      title: 'Moschettiere',
      help: 'Segue buoni consigli, soppesa ogni rischio e mantiene il sangue freddo.',
    },
    thinker: {
      title: 'Capitano',
      help: 'Immagina molte mani che gli altri potrebbero avere e le gioca fino in fondo prima di scegliere. Il più forte.',
    },
  },

  setup: {
    title: game => `Un nuovo tavolo di ${game}`,
    place: 'Dove giochi?',
    places: { here: 'A questo schermo', online: 'Online, con un link' },
    who: 'Chi siede al tavolo?',
    count: 'Numero di giocatori',
    players,
    seat: number => `Posto ${number}`,
    kind: number => `Chi gioca al posto ${number}`,
    person: 'Persona',
    bot: 'Bot',
    name: 'Nome',
    level: 'Come gioca',
    names: ['D’Artagnan', 'Athos', 'Porthos', 'Aramis', 'Tréville', 'Planchet', 'Costanza', 'Grimaud'],
    // Where the musketeers are in the play itself, nobody can be called after them.
    people: ['Alice', 'Bruno', 'Chiara', 'Dario', 'Elena', 'Fabio', 'Giulia', 'Ugo'],
    face: name => inSentence(`Scegli un volto per ${name}`),
    faceTitle: 'Scegli un volto',
    faceNumber: number => `Volto ${number}`,
    words: 'Parole per il mazzo',
    wordsHelp:
      'Vengono mescolate alle carte: così nemmeno questo programma può conoscere il mazzo prima che tu le abbia scritte.',
    wordsHint: 'le parole che vuoi',
    alone: 'Giochi contro i bot.',
    shared: people => `${list(people)} dividono questo schermo: un sipario nasconde la mano di ognuno agli altri.`,
    watch: 'Solo bot: tu stai a guardare.',
    options: 'Come vuoi giocare?',
    sitDown: 'Siediti',
    problems: {
      twice: name => inSentence(`A questo tavolo due si chiamano ${name}: cambia uno dei nomi.`),
      long: most => `Un nome ha al massimo ${most} lettere.`,
    },
  },

  fairness: {
    title: 'Il sigillo di questa partita',
    short: 'Il mazzo è sigillato prima della prima scelta:',
    more: 'Dadi e carte senza trucchi: come verificarlo',
    explain:
      'Tutte le carte di questa partita derivano da un solo numero segreto, estratto in questo momento, e dalle parole che aggiungi. Il sigillo è l’impronta (SHA-256) del segreto e del nome di questo tavolo. A partita finita il segreto viene mostrato: chi lo confronta con il sigillo vede che nulla è stato cambiato per strada.',
    seal: 'Sigillo',
    secret: 'Segreto',
    table: 'Tavolo',
    secretLater: 'Il segreto viene mostrato a partita finita.',
    copy: 'Copia',
    copyOf: what => `Copia: ${what}`,
    copied: 'Copiato.',
  },

  sand: {
    label: 'Clessidra',
    left: seconds => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  },

  play: {
    chronicle: 'Cronaca',
    chronicleEmpty: 'Non è ancora accaduto nulla.',
    toMoment: 'Rivedi questo momento',
    rules: 'Regole',
    match: 'La partita',
    takeBackFor: name => `${name} riprende l’ultima scelta`,
    speed: 'Andatura',
    speeds: { calm: 'Calma', brisk: 'Svelta', 'at-once': 'Immediata', step: 'Passo per passo' },
    language: 'Lingua',
    file: 'Il file della partita',
    fileRunning:
      'Attenzione: il file di una partita in corso contiene le carte nascoste di tutti. Chi lo apre può leggerle.',
    fileOver: 'Il file contiene tutta la partita: chiunque può rivederla e verificarla.',
    download: 'Scarica',
    share: 'Condividi',
    shared: 'La partita è stata condivisa.',
    copied: 'Il file della partita è negli appunti: incollalo dove vuoi.',
    shareFailed: 'Questo browser non è riuscito a condividere la partita. Scarica invece il file.',
    kept: 'La partita è conservata in questo browser dopo ogni scelta. Puoi andartene e tornare.',
    leave: 'Lascia il tavolo',
    replaySoFar: 'Rivedi la partita fin qui',
    stuck: name => `${name} non ha saputo trovare una carta da giocare. Nulla è perduto.`,
    again: 'Chiedi di nuovo',
    turn: 'Tocca a te.',
  },

  curtain: {
    again: name => `${name} continua`,
    allLooked: 'Tutti hanno visto che cosa è successo. Ora si mostrano solo le tue carte.',
    title: name => inSentence(`Passa lo schermo ${to(name)}`),
    text: 'Le carte degli altri non si vedono.',
    iAm: name => inSentence(`Sono ${name}`),
    others: 'O qualcun altro è pronto prima?',
  },

  end: {
    title: 'La partita è finita',
    won: names => inSentence(names.length === 1 ? `Vince ${names[0]}.` : `Vincono ${list(names)}.`),
    resigned: names =>
      names.length === 1
        ? `${names[0]} ha abbandonato: la partita si è chiusa lì.`
        : `${list(names)} hanno abbandonato: la partita si è chiusa lì.`,
    agreed: 'Tutti si sono accordati per chiudere qui la partita. Nessuno ha vinto.',
    rematch: 'Gioca ancora',
    replay: 'Rivedila',
    download: 'Scarica',
    verify: 'Verifica la partita',
  },

  verify: {
    title: 'Che cosa prova questa partita',
    good: 'La distribuzione è onesta e ogni scelta è permessa.',
    bad: 'C’è qualcosa che non va.',
    checked: count => [
      'Il segreto corrisponde al sigillo della registrazione.',
      'Tutte le mescolate derivano da quel segreto e dalle parole dei giocatori.',
      `La partita è stata rigiocata dalla prima carta: le regole permettono ${choices(count)}, e finisce allo stesso modo.`,
    ],
    unproved:
      'Che queste siano proprio le scelte fatte, il file non può provarlo: il sigillo riguarda le mescolate e i dadi, non ciò che ciascuno ha scelto. Ne può rispondere solo chi era al tavolo, o il server che ha conservato la partita.',
    elsewhere: 'Per verificarla fuori da questa pagina: panache verify, con il file della partita.',
  },

  replay: {
    title: 'Rivedi la partita',
    position: 'Momento della partita',
    moment: (at, of) => (at === 0 ? 'Dopo la distribuzione' : `Scelta ${at} di ${of}`),
    first: 'All’inizio',
    back: 'Un passo indietro',
    play: 'Avvia',
    pause: 'Pausa',
    forward: 'Un passo avanti',
    last: 'Alla fine',
    jump: 'Vai a',
    turn: turn => `Giro ${turn}`,
    lap: lap => `Giro ${lap}`,
    round: round => `Mano ${round}`,
    duel: (round, duel) => `Mano ${round}, duello ${duel}`,
    eyes: 'Con gli occhi di',
    spectator: 'Uno spettatore',
    truth: 'Tutte le carte scoperte',
    onlyYou: 'La partita è in corso: vedi solo ciò che puoi sapere.',
    onlyOpen: 'La partita è in corso: vedi solo ciò che tutti sanno.',
    goOn: 'Continua a giocare',
  },
};
