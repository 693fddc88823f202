import type { NoticeTexts } from './en.ts';

export const fr: NoticeTexts = {
  push: {
    title: 'C’est à vous',
    body: table => `Les autres vous attendent à la table « ${table} ».`,
  },
  confirm: {
    subject: 'Panache : pouvons-nous vous écrire ?',
    text: (origin, link) => `Bonjour,

quelqu’un, sans doute vous, a demandé à Panache (${origin}) d’écrire à cette adresse quand c’est son tour dans une partie.

Si c’était vous, ouvrez ce lien d’ici trois jours :
${link}

Sinon, ne faites rien. Nous ne vous écrirons plus.
`,
  },
  turns: {
    subject: tables =>
      tables.length === 1 ? `À vous de jouer à la table « ${tables[0]} »` : `À vous de jouer à ${tables.length} tables`,
    text: (tables, stop) => `Bonjour,

${tables.length === 1 ? 'c’est à vous de jouer à cette table :' : 'c’est à vous de jouer à ces tables :'}

${tables.map(({ title, link }) => `« ${title} »\n${link}`).join('\n\n')}

Vous avez demandé ces courriels. Pour ne plus les recevoir :
${stop}
`,
  },
  pages: {
    confirm: {
      title: 'Courriels quand c’est à vous',
      text: 'Panache peut-il vous écrire quand c’est votre tour dans une partie ?',
      button: 'Oui, écrivez-moi',
      done: 'C’est entendu. On vous écrira quand ce sera à vous, jamais plus d’une fois par heure.',
    },
    stop: {
      title: 'Ne plus recevoir de courriels',
      text: 'Panache doit-il cesser de vous écrire quand c’est votre tour ?',
      button: 'Arrêter les courriels',
      done: 'C’est fait. Panache ne vous écrira plus.',
    },
    bad: { title: 'Ce lien ne marche plus', text: 'Il est trop ancien, ou une lettre s’est perdue en chemin.' },
    home: 'Vers les tables',
  },
};
