import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { isTrouble } from './sqlite-file.ts';

const look = (file: string): 'sound' | 'damaged' => {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const [found] = database.prepare('pragma quick_check(1)').all();
    return Object.values(found ?? {})[0] === 'ok' ? 'sound' : 'damaged';
  } catch (error) {
    if (isTrouble(error, 'corrupt', 'notDatabase')) return 'damaged';
    throw error;
  } finally {
    database.close();
  }
};

parentPort?.postMessage(look(String(workerData)));
