import { lifePoints, names, redDice, redRoll } from '#games/roy/text/it/names.ts';
import type { OddsWords } from '../words.ts';

export const it: OddsWords = {
  names,
  title: (who, foe, its) => `${who} contro ${foe} (${its})`,
  rolls: (dice, life) => `${redDice(dice)}, ${lifePoints(life)}`,
  shows: (roll, life) => `sempre ${redRoll(roll)}, ${lifePoints(life)}`,
  rows: {
    dice: 'dadi blu',
    beats: 'batte l’avversario',
    hits: 'gli toglie almeno un punto ferita',
    wounded: 'viene ferito',
    nothing: 'nessuno viene ferito',
    felled: life => `cade (punti ferita: ${life})`,
    meanWounds: 'ferite in media',
  },
  noMore: rule => `Non si possono impegnare altre carte (${rule}).`,
  gain: (beats, hits, wounds) =>
    hits === null
      ? `Una carta in più: ${beats} punti di probabilità di batterlo, ${wounds} ferite.`
      : `Una carta in più: ${beats} punti di probabilità di batterlo, ${hits} di colpirlo, ${wounds} ferite.`,
  meeting:
    'Si incontrano solo a un tavolo con l’opzione «Athos il coraggioso», là dove Rochefort è già allo scoperto (ROY.HARD.3); altrimenti mai (ROY.ATHOS.1).',
  errors: {
    who: list => `Indica chi si batte: --musketeer seguito da uno di questi nomi, ${list}.`,
    whom: list => `Indica contro chi: --against seguito da uno di questi nomi, ${list}.`,
    noMusketeer: (given, list) => `Nessun moschettiere si chiama «${given}». A scelta: ${list}.`,
    noFoe: (given, list) => `Nessun avversario si chiama «${given}». A scelta: ${list}.`,
    noCard: (given, list) => `Nessuna carta si chiama «${given}». A scelta: ${list}.`,
    noItem: (given, list) => `Nessun equipaggiamento si chiama «${given}». A scelta: ${list}.`,
    snare:
      'Con un Tranello non ci si batte: toglie 1 punto ferita e si scarta (ROY.QUEST.7). Nomina un altro segnalino, per esempio three.',
    twice: item => `Nessuno possiede due segnalini uguali (ROY.EQUIP.4). Nomina ${item} una volta sola in --with.`,
    threeItems: 'Un moschettiere ha al massimo due segnalini Equipaggiamento (ROY.EQUIP.3). Togline uno da --with.',
    onlyAramis: 'Soltanto Aramis ha un’abilità speciale per i duelli (ROY.ARAMIS.1). Togli ability da --cards.',
    abilityOnce:
      'Aramis usa la sua abilità speciale una volta per giro (ROY.ARAMIS.1). Nomina ability una volta sola in --cards.',
    barred: foe =>
      `Contro ${foe} non si possono impegnare carte Combattimento, soltanto l’abilità speciale di Aramis (ROY.CARD.14). Togli single e double da --cards.`,
    full: (dice, who, start) =>
      `Con ${dice} dadi non si può impegnare altro (ROY.DUEL.5). Togli carte da --cards: ${who} comincia con ${start} dadi.`,
    life: (who, most) =>
      `${who} ha al massimo ${lifePoints(most)} (ROY.WOUND.1). Indica in --life un numero da 1 a ${most}.`,
    checkAlone: '--check ha i suoi scontri: indicalo da solo, o con --json.',
  },
  help: {
    about: 'le probabilità esatte di un duello di Mousquetaires du Roy, e che cosa cambierebbe una carta in più',
    musketeer: list => `chi si batte: ${list}`,
    against: list => `contro chi: ${list}`,
    cards:
      'carte impegnate, separate da virgole: single (una carta Combattimento da un dado), double (da due dadi), ability (l’abilità speciale di Aramis), o none, nessuna (predefinito: none)',
    with: items =>
      `tutto ciò che il moschettiere possiede, separato da virgole: ${items}, o none, niente (predefinito: ciò con cui comincia)`,
    life: 'punti ferita rimasti; non se ne perdono di più (predefinito: tutti per il rischio di cadere, senza limite per la media)',
    check:
      'per chi sviluppa, in inglese: gioca questo numero di duelli per ciascuno di molti scontri, e vi confronta le probabilità',
    note: 'La spada di Toledo è usata nel modo migliore: prima per avere più probabilità di vincere, poi per perdere meno.',
  },
};
