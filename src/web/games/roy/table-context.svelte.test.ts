import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Choice } from '#games/roy/choices.ts';
import type { Decision } from '#kernel/game.ts';
import { TableContext } from './table-context.svelte.ts';

const GIVE: Choice = { kind: 'sacrifice', who: 'athos' };
const OTHER: Choice = { kind: 'sacrifice', who: 'porthos' };
const asked = (...choices: Choice[]): Decision<Choice> => ({ seat: 1, prompt: 'siege', choices });

/** Each frame comes when the test says so. */
let frames: (() => void)[];
const paint = () => {
  for (const next of frames.splice(0)) next();
};
beforeEach(() => {
  frames = [];
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => frames.push(next));
});
afterEach(() => vi.unstubAllGlobals());

const contextWith = () => {
  const made: Choice[] = [];
  let running = $state(false);
  let question = $state.raw<Decision<Choice>>(asked(GIVE, OTHER));
  const showing = {
    get running() {
      return running;
    },
    mine: () => {},
  };
  const props = () => ({ question, choose: (choice: Choice) => made.push(choice) });
  const around = {
    show: () => {
      running = true;
    },
    ask: (next: Decision<Choice>) => {
      running = false;
      question = next;
    },
  };
  return { context: new TableContext(props as never, showing as never), around, made };
};
const painted = async () => {
  for (let frame = 0; frame < 4; frame++) {
    paint();
    await new Promise(done => setTimeout(done, 0));
  }
};

test('a press counts once, a frame after it was seen', async () => {
  const { context, made } = contextWith();
  context.choose(GIVE);
  context.choose(OTHER);
  expect(made).toEqual([]);
  await painted();
  expect(made).toEqual([GIVE]);
});

test('a press that somebody else’s step came before counts once the same is asked again', async () => {
  const { context, around, made } = contextWith();
  context.choose(GIVE);
  around.show();
  await painted();
  context.follow();
  expect(made).toEqual([]);
  around.ask(asked(GIVE, OTHER));
  context.follow();
  expect(made).toEqual([GIVE]);
  context.follow();
  expect(made).toHaveLength(1);
});

test('it counts for nothing once something else is asked', async () => {
  const { context, around, made } = contextWith();
  context.choose(GIVE);
  around.show();
  await painted();
  around.ask(asked(OTHER));
  context.follow();
  expect(made).toEqual([]);
});
