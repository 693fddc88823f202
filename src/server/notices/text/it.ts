import type { NoticeTexts } from './en.ts';

export const it: NoticeTexts = {
  push: {
    title: 'Tocca a te',
    body: table => `Gli altri ti aspettano al tavolo «${table}».`,
  },
  confirm: {
    subject: 'Panache: possiamo scriverti?',
    text: (origin, link) => `Ciao,

qualcuno, probabilmente tu, ha chiesto a Panache (${origin}) di scrivere a questo indirizzo quando è il suo turno in una partita.

Se eri tu, apri questo link entro tre giorni:
${link}

Altrimenti non fare nulla: non ti scriveremo più.
`,
  },
  turns: {
    subject: tables =>
      tables.length === 1 ? `Tocca a te al tavolo «${tables[0]}»` : `Tocca a te a ${tables.length} tavoli`,
    text: (tables, stop) => `Ciao,

${tables.length === 1 ? 'tocca a te a questo tavolo:' : 'tocca a te a questi tavoli:'}

${tables.map(({ title, link }) => `«${title}»\n${link}`).join('\n\n')}

Queste email le hai chieste tu. Per non riceverle più:
${stop}
`,
  },
  pages: {
    confirm: {
      title: 'Email quando tocca a te',
      text: 'Vuoi che Panache ti scriva quando è il tuo turno in una partita?',
      button: 'Sì, scrivimi',
      done: 'D’accordo. Ti scriveremo quando tocca a te, e mai più di una volta all’ora.',
    },
    stop: {
      title: 'Niente più email',
      text: 'Vuoi che Panache smetta di scriverti quando è il tuo turno?',
      button: 'Ferma le email',
      done: 'Fatto. Panache non ti scriverà più.',
    },
    bad: {
      title: 'Questo link non funziona più',
      text: 'È troppo vecchio, o una lettera si è persa per strada.',
    },
    home: 'Ai tavoli',
  },
};
