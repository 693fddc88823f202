import { inSentence, list } from '#kernel/italian.ts';
import type { Texts } from './index.ts';

const day = new Intl.DateTimeFormat('it', { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' });
const purse = (ducats: number) => (ducats === 1 ? '1 ducato' : `${ducats} ducati`);
const SWORDS = ['nessuna spada', 'una spada', 'due spade', 'tre spade', 'quattro spade'];

export const it: Texts = {
  shell: {
    tagline: 'un tavolo aperto per tre giochi di moschettieri',
    language: 'Lingua',
    languageLate: 'La lingua è in arrivo. Cambierà appena la connessione torna.',
    toDaylight: 'Illumina il tavolo a giorno',
    toCandlelight: 'Illumina il tavolo a lume di candela',
    skip: 'Vai al contenuto',
    dismiss: 'Chiudi questo messaggio',
    home: 'Panache, torna ai tre giochi',
    loading: 'Un momento, la pagina sta arrivando…',
    credits: 'Crediti e licenze',
    rules: 'Regole del gioco',
  },
  titles: {
    home: 'Panache: tre giochi di moschettieri',
    setup: 'Nuovo tavolo · Panache',
    play: 'Al tavolo · Panache',
    online: 'Un tavolo online · Panache',
    record: 'Una partita finita · Panache',
    replay: 'Rivedi la partita · Panache',
    rules: 'Regole · Panache',
    learn: 'Lezioni e aiuto · Panache',
    matches: 'Le mie partite · Panache',
    credits: 'Crediti · Panache',
    lost: 'Stanza inesistente · Panache',
  },
  lost: {
    title: 'Questa stanza non esiste',
    text: 'L’indirizzo non porta da nessuna parte in questo sito. Forse una lettera si è persa per strada.',
    back: 'Torna ai tre giochi',
  },
  failed: {
    title: 'La pagina non è arrivata',
    text: 'Forse è caduta la connessione, o nel frattempo Panache è stato aggiornato. Le tue partite sono al sicuro.',
    again: 'Riprova',
    part: 'Questa parte non è arrivata: la connessione è caduta.',
    still: 'Ancora nessuna risposta. Riprova fra un momento.',
    trying: 'Un momento…',
  },
  broken: {
    title: 'Qualcosa si è rotto in questa pagina',
    text: 'È colpa nostra, non tua. Le tue partite sono al sicuro in questo browser.',
  },
  home: {
    games: 'I tre giochi',
    players: (from, to) => `${from}–${to} giocatori`,
    minutes: (from, to) => (from === to ? `${from} minuti` : `${from}–${to} min`),
    now: 'Gioca',
    nowGame: game => `Gioca subito: ${game}`,
    other: 'Altri tavoli…',
    otherOf: game => `Altri tavoli: prepara tu il tavolo di ${game}`,
    again: 'Come l’ultima volta',
    againOf: game => `Come l’ultima volta: ${game}`,
    laying: 'Si prepara il tavolo…',
    notLaid:
      'Non è stato possibile preparare il tavolo: qualcosa non è arrivato. Riprova quando la connessione è tornata.',
    matches: 'Le mie partite',
    storage: {
      refused:
        'Questo browser non lascia conservare nulla a Panache. Puoi giocare, ma chiudendo la pagina la partita va persa.',
      full: 'In questo browser non c’è più spazio. Puoi giocare, ma le nuove partite non vengono conservate. Elimina qualcuna delle vecchie qui sotto.',
    },
    readRules: 'Leggi le regole',
    learn: 'Impara a giocare',
    newTable: {
      title: 'Un nuovo tavolo',
      text: 'Scegli un gioco: contro i bot, o con gli amici intorno a questo schermo.',
      online: 'Oppure online, con un link per gli amici:',
      onlineTable: game => `Apri un tavolo online: ${game}`,
    },
    bring: {
      title: 'Apri una partita salvata',
      text: 'Scegli il suo file, per continuarla o rivederla.',
      choose: 'Scegli un file',
      drop: 'Puoi anche trascinarlo in un punto qualsiasi della pagina.',
      release: 'Lascia andare: la partita sarà sul tavolo',
      arrived: 'La partita è sul tuo tavolo.',
      unreadable: 'Questo file non si può leggere.',
      one: 'Un file alla volta, per favore.',
      tooLarge: 'Questo file è troppo grande per essere una partita.',
    },
    waiting: {
      title: 'Il tuo tavolo ti aspetta',
      others: 'Altri tavoli',
      back: 'Riprendi',
      backTo: names => inSentence(`Riprendi la partita di ${list(names)}`),
    },
    past: {
      title: 'Partite concluse',
      replay: 'Rivedi',
      replayOf: names => inSentence(`Rivedi la partita di ${list(names)}`),
    },
    seated: names => inSentence(`Al tavolo: ${list(names)}.`),
    when: milliseconds => `Ultima mossa: ${day.format(milliseconds)}`,
    status: {
      rewards: round => `Mano ${round}: si scelgono le carte ricompensa`,
      duel: (round, duel) => `Mano ${round}, duello ${duel} di nove`,
      turn: turn => `Giro ${turn}`,
      lap: lap => `Giro ${lap}`,
      ended: names => inSentence(names.length === 0 ? 'Nessuno ha vinto' : `Vittoria di ${list(names)}`),
      won: (names, ducats) =>
        names.length > 1 ? `${list(names)} vincono con ${purse(ducats)}` : `${list(names)} vince con ${purse(ducats)}`,
    },
    empty: {
      title: 'Ancora nessuna partita sul tavolo',
      text: 'Ogni partita che cominci resta in questo browser, mossa dopo mossa, e ti aspetta qui.',
    },
    remove: {
      button: 'Elimina',
      buttonOf: names => inSentence(`Elimina la partita di ${list(names)}`),
      title: 'Eliminare questa partita?',
      text: names =>
        inSentence(
          `La partita di ${list(names)} sarà cancellata da questo browser per sempre. Se ci tieni, scarica prima il suo file.`,
        ),
      keep: 'Conservala',
      confirm: 'Eliminala',
      done: 'La partita è stata eliminata.',
    },
  },
  cards: {
    musketeer: (value, swords) => `Moschettiere ${value}, ${SWORDS[swords]}`,
    hidden: 'Carta moschettiere coperta',
    plain: 'senza spade',
    guardTitle: 'Guardia del Cardinale',
    guard: number => `Guardia del Cardinale: ${number}`,
    guardHidden: 'Carta della guardia coperta',
    jewel: 'gioiello',
    prison: 'prigione',
  },
  credits: {
    title: 'Crediti e licenze',
    lead: 'Panache è software libero. Poggia sul lavoro di altri, e li ringrazia.',
    games: {
      title: 'I giochi',
      text: 'I nomi, i meccanismi e le illustrazioni di questi giochi appartengono ai loro autori ed editori. Panache è fatto da giocatori: non usa nessuna di quelle illustrazioni, racconta le regole con parole proprie e non è affiliato a nessuno di loro.',
      dumas: 'E tutti dobbiamo d’Artagnan ad Alexandre Dumas e Auguste Maquet, 1844.',
    },
    icons: {
      title: 'Icone',
      text: 'Le piccole icone sono di Lorc, Delapouite e degli altri collaboratori di game-icons.net, con licenza Creative Commons Attribuzione 3.0. I colori sono stati modificati.',
      site: 'game-icons.net e i suoi collaboratori',
      licence: 'La licenza CC BY 3.0',
    },
    drawings: {
      title: 'Disegni',
      text: 'Volti, carte, gioielli, prigioni, sigilli, edifici e mappe sono di Panache, incisi dal programma.',
    },
    fonts: {
      title: 'Caratteri',
      text: 'Tutti i caratteri sono usati con la SIL Open Font License 1.1.',
      fell: 'IM Fell English, IM Fell English SC e IM Fell French Canon: i Fell Types, riprodotti in digitale da Igino Marini.',
      garamond: 'EB Garamond, di Georg Duffner e Octavio Pardo.',
      licence: 'La licenza SIL OFL 1.1',
    },
    software: {
      title: 'Software',
      text: 'Panache stesso ha licenza MIT. Nel browser si appoggia a queste librerie, tutte con licenza MIT:',
      svelte: 'Svelte, di Rich Harris e collaboratori',
      noble: 'noble-hashes, di Paul Miller',
      uqr: 'uqr, di Anthony Fu, dal generatore di codici QR di Project Nayuki',
    },
  },
};
