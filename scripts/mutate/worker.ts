import type { Planting } from './sources.ts';
import { openSuite } from './suite.ts';
import { type Finding, findingOf } from './verdict.ts';

// Started once for each worker, with the copy as its argument: one question at a time, one answer to each.

/** `measure` asks how long the tests of a game take as they stand, `try` what they say to a fault. */
export type Question =
  | { readonly kind: 'measure'; readonly game: string }
  | {
      readonly kind: 'try';
      readonly planting: Planting;
      readonly quick: readonly string[];
      readonly slow: readonly string[];
      /** Tests that are red without any fault. */
      readonly ignored: readonly string[];
    };

export type Answer =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'measured';
      readonly red: readonly string[];
      readonly broken: readonly string[];
      readonly took: Readonly<Record<string, number>>;
    }
  | { readonly kind: 'tried'; readonly finding: Finding };

const suite = await openSuite(process.argv[2]);

const tryOut = async ({ planting, quick, slow, ignored }: Extract<Question, { kind: 'try' }>): Promise<Answer> => {
  const first = await suite.run(quick, planting, ignored);
  const soFar = findingOf([first]);
  const isDecided = soFar.verdict === 'rule' || soFar.verdict === 'broken';
  return { kind: 'tried', finding: isDecided ? soFar : findingOf([first, await suite.run(slow, planting, ignored)]) };
};

const measure = async (game: string): Promise<Answer> => {
  const { red, broken, took } = await suite.run(suite.files(game), null);
  return { kind: 'measured', red, broken, took };
};

const say = (answer: Answer) => process.send?.(answer);

process.on('message', (question: Question) => {
  void (question.kind === 'try' ? tryOut(question) : measure(question.game)).then(say);
});
process.on('disconnect', () => process.exit());
say({ kind: 'ready' });
