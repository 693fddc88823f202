/** What the server itself writes to a person. English is the pattern for the other languages. */
export const en = {
  push: {
    title: 'It is your turn',
    body: (table: string) => `The others at “${table}” are waiting for you.`,
  },
  confirm: {
    subject: 'Panache: may we write to you?',
    text: (origin: string, link: string) => `Good day,

Somebody, probably you, asked Panache (${origin}) to write to this address when it is their turn in a match.

If that was you, open this link within three days:
${link}

If it was not, do nothing. You will not hear from us again.
`,
  },
  turns: {
    subject: (tables: readonly string[]) =>
      tables.length === 1 ? `Your turn at “${tables[0]}”` : `Your turn at ${tables.length} tables`,
    text: (tables: readonly { readonly title: string; readonly link: string }[], stop: string) => `Good day,

${tables.length === 1 ? 'It is your turn at this table:' : 'It is your turn at these tables:'}

${tables.map(({ title, link }) => `“${title}”\n${link}`).join('\n\n')}

You asked for these emails. To stop them:
${stop}
`,
  },
  pages: {
    confirm: {
      title: 'Emails about your turns',
      text: 'May Panache write to you when it is your turn in a match?',
      button: 'Yes, write to me',
      done: 'Good. Panache will write when it is your turn, and never more than once an hour.',
    },
    stop: {
      title: 'No more emails',
      text: 'Should Panache stop writing to you when it is your turn?',
      button: 'Stop the emails',
      done: 'Done. Panache will not write to you any more.',
    },
    bad: { title: 'This link no longer works', text: 'It is too old, or a letter of it was lost on the road.' },
    home: 'To the tables',
  },
};

export type NoticeTexts = typeof en;
