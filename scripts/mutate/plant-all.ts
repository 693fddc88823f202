import { type Hand, hire } from './hand.ts';
import type { Planting } from './sources.ts';
import type { Finding } from './verdict.ts';

/** A fault and what the tests said to it. */
export interface Tried extends Planting {
  readonly finding: Finding;
}

/** A file of tests that takes longer waits until the others have found nothing, in milliseconds. */
const SLOW = 500;

/** Which files to ask, the likeliest first: those that have found most faults so far. */
interface Order {
  readonly took: Readonly<Record<string, number>>;
  readonly kills: Map<string, number>;
  /** Tests that are red without any fault: they say nothing. */
  readonly ignored: readonly string[];
}

/** The quick files are asked first, the slow ones where those have found nothing. */
interface Files {
  readonly quick: readonly string[];
  readonly slow: readonly string[];
}

const orderOf = ({ took, kills }: Order): Files => {
  const files = Object.keys(took).toSorted((a, b) => (kills.get(b) ?? 0) - (kills.get(a) ?? 0) || took[a] - took[b]);
  return { quick: files.filter(file => took[file] < SLOW), slow: files.filter(file => took[file] >= SLOW) };
};

const measured = async (hand: Hand, game: string): Promise<Order> => {
  const answer = await hand.ask({ kind: 'measure', game });
  if (answer?.kind !== 'measured') throw new Error(`the tests of ${game} gave no answer`);
  if (answer.broken.length > 0) throw new Error(`${answer.broken[0]} does not load, even without any fault`);
  for (const test of answer.red) process.stderr.write(`Red without any fault, and not counted: ${test}\n`);
  return { took: answer.took, kills: new Map(), ignored: answer.red };
};

const HUNG: Finding = { verdict: 'hung', by: null, redFiles: [] };

const askedAbout = async (
  hand: Hand,
  planting: Planting,
  ignored: readonly string[],
  files: Files,
): Promise<Finding | null> => {
  const answer = await hand.ask({ kind: 'try', planting, ignored, ...files });
  return answer?.kind === 'tried' ? answer.finding : null;
};

/**
 * File by file, where all of them together gave no answer: a fault that lets one file run out of memory may still turn
 * a rule's test red in another. The second silence ends it.
 */
export const oneByOne = async (
  files: readonly string[],
  ask: (file: string) => Promise<Finding | null>,
): Promise<Finding> => {
  let silences = 0;
  for (const file of files) {
    const finding = await ask(file);
    if (finding?.verdict === 'rule') return finding;
    if (finding === null && ++silences === 2) break;
  }
  return HUNG;
};

const tryOne = async (hand: Hand, planting: Planting, order: Order): Promise<Tried> => {
  const files = orderOf(order);
  const finding =
    (await askedAbout(hand, planting, order.ignored, files)) ??
    (await oneByOne([...files.quick, ...files.slow], file =>
      askedAbout(hand, planting, order.ignored, { quick: [file], slow: [] }),
    ));
  for (const file of finding.redFiles) order.kills.set(file, (order.kills.get(file) ?? 0) + 1);
  return { ...planting, finding };
};

/** Plants one fault after the other, several workers side by side; the findings come in the order of the faults. */
export const plantAll = async (
  copy: string,
  plantings: readonly Planting[],
  workers: number,
  hear: (tried: Tried) => void,
): Promise<readonly Tried[]> => {
  const hands: Hand[] = [];
  try {
    for (let i = 0; i < Math.min(workers, plantings.length); i++) hands.push(await hire(copy));
    const orders = new Map<string, Order>();
    for (const game of new Set(plantings.map(each => each.game))) orders.set(game, await measured(hands[0], game));
    const found: Tried[] = [];
    let next = 0;
    const work = async (hand: Hand) => {
      for (let at = next++; at < plantings.length; at = next++) {
        const order = orders.get(plantings[at].game);
        if (order === undefined) throw new Error('a game was not measured');
        found[at] = await tryOne(hand, plantings[at], order);
        hear(found[at]);
      }
    };
    await Promise.all(hands.map(work));
    return found;
  } finally {
    for (const hand of hands) hand.end();
  }
};
