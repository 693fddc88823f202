import { inSentence, list } from '#kernel/italian.ts';
import type { SetupWords } from './en.ts';

export const it: SetupWords = {
  presets: 'Come si prepara il tavolo?',
  own: 'Una combinazione tua: le opzioni qui sotto sono come le hai impostate.',
  ownShort: 'Una combinazione tua',
  theTable: 'Il tavolo',
  vacant: 'Qui non gioca nessuno: ci pensa il tavolo, secondo le regole.',
  wish: 'Chi vuoi essere?',
  wishLater: 'Scelgo al tavolo',
  changed: count => (count === 1 ? 'una cambiata' : `${count} cambiate`),
  fair: {
    title: 'Dadi onesti',
    promise: 'Dadi e carte sono sigillati prima di ogni scelta; poi chiunque può verificarli.',
    words: name => inSentence(`Parole scelte da ${name}`),
  },
  solo: 'Giochi in solitario, contro il tavolo.',
  foot: {
    solo: 'tu contro il tavolo',
    alone: bots => (bots === 1 ? 'tu e un bot' : `tu e ${bots} bot`),
    as: who => inSentence(`tu sei ${who}`),
    shared: people => `${list(people)} a questo schermo`,
    watch: 'solo bot: tu stai a guardare',
  },
};
