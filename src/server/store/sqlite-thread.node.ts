import { parentPort, workerData } from 'node:worker_threads';
import { openSqlite } from './sqlite.ts';
import type { Kept } from './store.ts';
import { answerText, argsOf, type Call, type CallAnswer, calledIn, type ThreadStart } from './store-calls.ts';

// The thread a store lives in. What comes in one message is asked for in one turn, and so goes to disk together; what is
// answered in one turn goes back in one message.

const { folder, options } = workerData as ThreadStart;
const store = openSqlite(folder, options);

/** Everything is read piece by piece, as somebody asks for the next. */
const readings = new Map<number, AsyncIterator<Kept>>();
let begun = 0;
const reading = {
  async beginReading(): Promise<number> {
    readings.set(++begun, store.everything()[Symbol.asyncIterator]());
    return begun;
  },
  async readOn(number: number): Promise<Kept | null> {
    const next = await readings.get(number)?.next();
    return next === undefined || next.done === true ? null : next.value;
  },
  async endReading(number: number): Promise<void> {
    await readings.get(number)?.return?.();
    readings.delete(number);
  },
};

const calls = { ...store, ...reading } as unknown as Readonly<
  Record<string, (...args: readonly unknown[]) => Promise<unknown>>
>;

let answers: string[] = [];
const sendAnswers = (): void => {
  const batch = `[${answers.join()}]`;
  answers = [];
  parentPort?.postMessage(batch);
};
const answer = (text: string): void => {
  if (answers.length === 0) process.nextTick(sendAnswers);
  answers.push(text);
};

const failed = (id: number, error: unknown): string => {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  const told: CallAnswer = [id, 'failed', message, cause instanceof Error ? cause.message : ''];
  return JSON.stringify(told);
};

const serve = async (call: Call): Promise<void> => {
  const [id, name] = call;
  try {
    answer(answerText(id, await calls[name](...argsOf(call))));
  } catch (error) {
    answer(failed(id, error));
  }
  // The last answer still leaves; after it nothing keeps the thread.
  if (name === 'close') parentPort?.unref();
};

parentPort?.on('message', (batch: string) => {
  for (const call of JSON.parse(batch) as Call[]) void serve(call);
});
parentPort?.postMessage(calledIn(store));
