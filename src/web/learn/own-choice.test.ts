import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Advised } from '#bots/advice/advise.ts';
import { musketiere } from '#games/musketiere/entry.ts';
import { roy } from '#games/roy/entry.ts';
import { en as royText } from '#games/roy/text/en/index.ts';
import type { AnyGame } from '#kernel/game.ts';
import type { AnyGameText } from '#kernel/text.ts';
import { lesson as first } from '../games/musketiere/learn/lessons/first.ts';
import { FACTS } from '../games/roy/learn/lessons/facts.ts';
import { lesson as musketeers } from '../games/roy/learn/lessons/musketeers.ts';
import { GuidedPlay } from './guided-play.svelte.ts';
import type { Lesson } from './lesson.ts';
import { feedbackIn } from './said.ts';
import { en as learnText } from './text/en.ts';

/** The guide thinks until a test has him know. */
const { thoughts } = vi.hoisted(() => ({ thoughts: [] as ((advice: readonly Advised[]) => void)[] }));
vi.mock('./adviser.ts', () => ({
  Adviser: class {
    about = () => new Promise<readonly Advised[]>(know => thoughts.push(know));
    stop = () => {};
  },
}));
/** He would have chosen something else. */
const KNOWN: readonly Advised[] = [{ choice: { kind: 'nothing' }, reason: null, chance: null }];
/** So that whoever waits for it has heard it. */
const heard = () => new Promise(done => setTimeout(done, 0));

beforeEach(() => {
  thoughts.length = 0;
  vi.stubGlobal('document', { visibilityState: 'visible' });
});
afterEach(() => vi.unstubAllGlobals());

const FACES = ['dartagnan', 'porthos', 'athos', 'aramis'] as const;
const sit = (game: AnyGame, lesson: Lesson, at: number) => {
  const isTurnOver = FACTS.find(({ id }) => id === lesson.id)?.isTurnOver;
  const names = FACES.slice(0, lesson.seats);
  const play = new GuidedPlay({ lesson, game, names, faces: FACES, at, isTurnOver, note: () => {} });
  play.setSpeed('at-once');
  return play;
};
const shown = (play: GuidedPlay) => play.queue.settle(play.queue.step.number);

/** A pupil who may pick any card, and has not picked the one of the lesson. */
const sitAtOwn = () => {
  const at = first.lines.findIndex(({ pages }) => pages?.includes('own'));
  const play = sit(musketiere.game as AnyGame, first, at);
  const other = play.question?.choices.find(each => JSON.stringify(each) !== JSON.stringify(first.lines[at].choice));
  expect(other).toBeDefined();
  return { play, at, other };
};

test('what the guide thinks of a choice of the pupil’s own is said while that choice lies before him', async () => {
  const { play, other } = sitAtOwn();
  play.choose(other);
  expect(play.feedback).toBe('thinking');
  thoughts[0](KNOWN);
  await heard();
  expect(play.feedback).toMatchObject({ verdict: 'rather' });
  play.close();
});

test('who goes on before the guide knows hears nothing of it on the next page', async () => {
  const { play, at, other } = sitAtOwn();
  play.choose(other);
  play.goOn();
  expect(play.at).toBe(at + 1);
  thoughts[0](KNOWN);
  await heard();
  expect(play.feedback).toBeNull();
  play.close();
});

test('who chooses again before the guide knows hears what he thinks of the last choice', async () => {
  const play = sit(roy.game as AnyGame, musketeers, musketeers.lines.length);
  while (play.standing?.kind === 'says') play.goOn();
  expect(play.standing?.kind).toBe('free');
  play.choose({ kind: 'draw' });
  shown(play);
  expect(play.standing?.kind).toBe('free');
  play.choose({ kind: 'draw' });
  expect(thoughts).toHaveLength(2);
  thoughts[0](KNOWN);
  await heard();
  expect(play.feedback).toBe('thinking');
  thoughts[1]([{ choice: { kind: 'draw' }, reason: null, chance: null }]);
  await heard();
  expect(play.feedback).toMatchObject({ verdict: 'same' });
  play.close();
});

test('on a page that is read again nothing has been tried yet', () => {
  const play = sit(roy.game as AnyGame, musketeers, musketeers.begins);
  play.goOn();
  play.choose({ kind: 'nothing of the kind' });
  expect(play.strayed).toBe(1);
  play.goBack();
  expect(play.strayed).toBe(0);
  play.close();
});

test('what the guide would have chosen is named as it was called when the pupil chose', async () => {
  const play = sit(roy.game as AnyGame, musketeers, musketeers.lines.length);
  while (play.standing?.kind === 'says') play.goOn();
  const advance = { kind: 'advance', path: 0 };
  const words = royText as AnyGameText;
  const who = { name: () => 'Aline', me: musketeers.seat };
  const called = words.choice(advance, play.queue.step.view, who);
  play.choose({ kind: 'move', to: 'la-rochelle' });
  expect(play.at).toBe(musketeers.lines.length + 1);
  thoughts[0]([{ choice: advance, reason: null, chance: null }]);
  await heard();
  // He has left for La Rochelle, from where the same choice is another way.
  expect(words.choice(advance, play.queue.step.view, who)).not.toBe(called);
  const said = feedbackIn(learnText.feedback, play.feedback, (choice, view) => words.choice(choice, view, who), String);
  expect(said).toContain(called);
  play.close();
});
