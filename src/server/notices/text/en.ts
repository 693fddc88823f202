/** What the server itself writes to a person. English is the pattern for the other languages. */
export const en = {
  push: {
    title: 'It is your turn',
    body: (table: string) => `The others at “${table}” are waiting for you.`,
  },
  confirm: {
    subject: 'Panache: shall we write to you?',
    text: (origin: string, link: string) => `Good day,

somebody, probably you, asked Panache (${origin}) to write to this address when it is his turn in a game.

If that was you, open this link within three days:
${link}

If it was not, do nothing. You will not hear from us again.
`,
  },
  turns: {
    subject: (tables: readonly string[]) =>
      tables.length === 1 ? `Your turn at “${tables[0]}”` : `Your turn at ${tables.length} tables`,
    text: (tables: readonly { readonly title: string; readonly link: string }[], stop: string) => `Good day,

${tables.length === 1 ? 'it is your turn at this table:' : 'it is your turn at these tables:'}

${tables.map(({ title, link }) => `“${title}”\n${link}`).join('\n\n')}

You asked for these mails. To stop them:
${stop}
`,
  },
  pages: {
    confirm: {
      title: 'Mails about your turns',
      text: 'Shall Panache write to you when it is your turn in a game?',
      button: 'Yes, write to me',
      done: 'Good. You will be written to when it is your turn, and never more than once an hour.',
    },
    stop: {
      title: 'No more mails',
      text: 'Shall Panache stop writing to you when it is your turn?',
      button: 'Stop the mails',
      done: 'Done. Panache will not write to you any more.',
    },
    bad: { title: 'This link does not work any more', text: 'It is too old, or a letter of it was lost on the way.' },
    home: 'To the tables',
  },
};

export type NoticeTexts = typeof en;
