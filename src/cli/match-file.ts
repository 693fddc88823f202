import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { RULES } from '#games/all.ts';
import type { Course, MatchRecord } from '#kernel/journal.ts';
import { readRecord, verify } from '#kernel/match-file.ts';
import { readWitness, type Witness } from '#kernel/witness.ts';
import { EXIT, Failure } from './failure.ts';
import { reasonOf } from './reason.ts';
import type { CliText } from './text/cli-text.ts';

const LARGEST = 20_000_000;

const contentOf = async (file: string, text: CliText): Promise<string> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new Failure(text.cannotRead(file, reasonOf(error, text)));
  }
};

/** What a browser saw of a match, as the page hands it out; refused with a sentence otherwise. */
export const openSeenFile = async (file: string, text: CliText): Promise<Witness> => {
  const content = await contentOf(file, text);
  const witness = content.length > LARGEST ? null : readWitness(content);
  if (witness === null) throw new Failure(text.verify.notSeen(file));
  return witness;
};

/** A match file, read and checked from the commitment to the last choice; refused with a sentence otherwise. */
export const openMatchFile = async (file: string, text: CliText): Promise<{ record: MatchRecord; course: Course }> => {
  const content = await contentOf(file, text);
  if (content.length > LARGEST) throw new Failure(text.problem(file, { kind: 'not-a-match' }));
  const { record, problem } = readRecord(content);
  if (problem !== null) throw new Failure(text.problem(file, problem));
  const verified = verify(RULES, record);
  if (verified.problem !== null) throw new Failure(text.problem(file, verified.problem));
  return { record, course: verified.course };
};

/**
 * Writes a match file; the answer is a sentence if it could not be written. It is put in its place only when whole, so
 * that a full disk or a broken-off command never costs the file that was there before.
 */
export const saveMatchFile = async (file: string, record: MatchRecord, text: CliText): Promise<Failure | null> => {
  const beside = `${file}.${process.pid}.part`;
  try {
    await writeFile(beside, `${JSON.stringify(record)}\n`);
    await rename(beside, file);
    return null;
  } catch (error) {
    await rm(beside, { force: true });
    return new Failure(text.cannotWrite(file, reasonOf(error, text)), EXIT.failed);
  }
};
