import type { Command } from 'commander';
import { type Counts, writeBackup } from '../backup-file.ts';
import { EXIT, Failure } from '../failure.ts';
import { helpAfter } from '../help-text.ts';
import { line } from '../io.ts';
import { addWhere, type Where, withStore } from '../kept-store.ts';
import { progressBar } from '../progress.ts';
import { reasonOf } from '../reason.ts';
import type { Terminal } from '../terminal.ts';

const backup = (io: Terminal, file: string, where: Where) =>
  withStore(io, where, 'read', async store => {
    const { gathering, playing, over } = await store.count();
    const bar = progressBar(io);
    const onKept = ({ tables }: Counts) => bar.show(Math.min(1, tables / (gathering + playing + over)));
    try {
      const counts = await writeBackup(file, store.everything(), { onKept, signal: io.signal }).finally(bar.done);
      line(io, io.text.store.holds(file, counts.tables, counts.people));
    } catch (error) {
      throw new Failure(io.text.store.cannotWrite(file, reasonOf(error, io.text)), EXIT.failed);
    }
  });

const EXAMPLES = [
  'backup panache.jsonl.gz',
  'backup panache.jsonl.gz --data /srv/panache',
  'backup panache.jsonl.gz --database postgres://panache@localhost/panache',
];

export const addBackup = (program: Command, io: Terminal) => {
  const { stands, backup: words } = io.text.program;
  const command = program.command('backup').description(words.about).argument(`<${stands.file}>`, words.file);
  addWhere(command, io)
    .addHelpText('after', helpAfter(io, EXAMPLES))
    .action((file: string, where: Where) => backup(io, file, where));
};
