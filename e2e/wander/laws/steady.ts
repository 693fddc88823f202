import type { Fault, Law } from '../moment.ts';
import type { Noted } from '../page/watch.ts';

const NAME = 'no panel changes more than once a second unless somebody acted';
const FLED = 'a button under the pointer stays while its question stands';
/** Milliseconds. A slow machine only makes a blink longer: the law is never stricter than on a quick one. */
const BLINK = 1000;

type Panel = Extract<Noted, { kind: 'panel' }>;

const brief = (text: string): string => text.slice(0, 90);

/** What was said, then something else for a blink, then the same again: and nobody had done anything. */
const blinks = (panels: readonly Panel[]): Fault[] =>
  panels.flatMap((now, nth) => {
    const [first, second] = [panels[nth - 2], panels[nth - 1]];
    if (first === undefined || first.text !== now.text || first.acts !== now.acts) return [];
    if (now.at - second.at >= BLINK || now.text === '') return [];
    const what = `“${brief(now.text)}” gave way to “${brief(second.text)}” for ${Math.round(now.at - second.at)} ms`;
    return [{ law: NAME, key: 'blinks', what }];
  });

/** A step has a beginning and an end: it changes the panel twice at most. */
const restless = (panels: readonly Panel[]): Fault[] =>
  panels.flatMap((now, nth) => {
    const before = panels.slice(Math.max(0, nth - 3), nth);
    if (before.length < 3 || before.some(each => each.step !== now.step || each.acts !== now.acts)) return [];
    const said = [...before, now].map(({ text }) => `“${brief(text)}”`).join(', ');
    return [{ law: NAME, key: 'restless', what: `in one step the panel said ${said}` }];
  });

/** The panel keeps still, and what one is about to press stays where it is. */
export const steady: Law = {
  name: NAME,
  check({ person, walk }) {
    const panels = person.noted.filter(each => each.kind === 'panel');
    const fled = person.noted.filter(each => each.kind === 'fled');
    return [
      // Who wants everything at once has it at once.
      ...(walk.speed === 'at-once' ? [] : [...blinks(panels), ...restless(panels)]),
      ...fled.map(({ what, how }) => ({
        law: FLED,
        key: how.split(' ')[0],
        what: `“${what}” ${how} under the pointer`,
      })),
    ];
  },
};
