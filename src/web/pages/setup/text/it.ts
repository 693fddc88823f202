import type { SetupWords } from './en.ts';

const list = new Intl.ListFormat('it', { type: 'conjunction' });

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
    words: name => `Parole scelte da ${name}`,
  },
  solo: 'Giochi da solo contro il tavolo.',
  foot: {
    solo: 'tu contro il tavolo',
    alone: bots => (bots === 1 ? 'tu e un bot' : `tu e ${bots} bot`),
    as: who => `tu sei ${who}`,
    shared: people => `${list.format(people)} a questo schermo`,
    watch: 'solo bot: tu stai a guardare',
  },
};
