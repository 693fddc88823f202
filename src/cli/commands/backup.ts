import type { Command } from 'commander';
import { type Counts, writeBackup } from '../backup-file.ts';
import { EXIT, Failure } from '../failure.ts';
import { type Io, line } from '../io.ts';
import { addWhere, type Where, withStore } from '../kept-store.ts';
import { progressBar } from '../progress.ts';

export const inWords = ({ tables, people }: Counts): string =>
  `${tables} ${tables === 1 ? 'table' : 'tables'} and ${people} ${people === 1 ? 'person' : 'people'}`;

const backup = (io: Io, file: string, where: Where) =>
  withStore(io, where, 'read', async store => {
    const { gathering, playing, over } = await store.count();
    const bar = progressBar(io);
    const onKept = ({ tables }: Counts) => bar.show(Math.min(1, tables / (gathering + playing + over)));
    try {
      const counts = await writeBackup(file, store.everything(), { onKept, signal: io.signal }).finally(bar.done);
      line(io, `${file} holds ${inWords(counts)}, and every secret of the server: keep it safe.`);
    } catch (error) {
      throw new Failure(`${file} could not be written: ${error instanceof Error ? error.message : error}`, EXIT.failed);
    }
  });

export const addBackup = (program: Command, io: Io) => {
  const command = program
    .command('backup')
    .description('write all tables of the server into one file; the server may be running')
    .argument('<file>', 'the file to write; packed if it ends in .gz');
  addWhere(command)
    .addHelpText(
      'after',
      `
Examples:
  $ panache backup panache.jsonl.gz
  $ panache backup panache.jsonl.gz --data /srv/panache
  $ panache backup panache.jsonl.gz --database postgres://panache@localhost/panache`,
    )
    .action((file: string, where: Where) => backup(io, file, where));
};
