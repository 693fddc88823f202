import type { Fault, Law } from '../moment.ts';
import type { Noted } from '../page/watch/noted.ts';

const NAME = 'no panel changes more than once a second unless somebody acted';
const FLED = 'a button under the pointer stays while its question stands';
/** Milliseconds. A slow machine only makes a blink longer: the law is never stricter than on a quick one. */
const BLINK = 1000;

type Panel = Extract<Noted, { kind: 'panel' }>;

const LONG = 90;

/** From where these differ, so that the difference can be read. */
const brief = (texts: readonly string[]): string[] => {
  const [first] = texts;
  let same = 0;
  while (same < first.length && texts.every(text => text[same] === first[same])) same++;
  const from = same < LONG / 2 ? 0 : same - LONG / 3;
  return texts.map(text => `“${from > 0 ? '…' : ''}${text.slice(from, from + LONG)}”`);
};

/** What was said, then something else for a blink, then the same again: and nobody had done anything. */
const blinks = (panels: readonly Panel[]): Fault[] =>
  panels.flatMap((now, nth) => {
    const [first, second] = [panels[nth - 2], panels[nth - 1]];
    if (first === undefined || first.text !== now.text || first.acts !== now.acts) return [];
    if (now.at - second.at >= BLINK || now.text === '') return [];
    const [said, other] = brief([now.text, second.text]);
    const what = `${said} gave way to ${other} for ${Math.round(now.at - second.at)} ms`;
    return [{ law: NAME, key: 'blinks', what }];
  });

/** A step has a beginning and an end: it changes the panel twice at most. */
const restless = (panels: readonly Panel[]): Fault[] =>
  panels.flatMap((now, nth) => {
    const before = panels.slice(Math.max(0, nth - 3), nth);
    if (before.length < 3 || before.some(each => each.step !== now.step || each.acts !== now.acts)) return [];
    const said = brief([...before, now].map(({ text }) => text)).join(', ');
    return [{ law: NAME, key: 'restless', what: `in one step the panel said ${said}` }];
  });

/** The panel keeps still, and what one is about to press stays where it is. */
export const steady: Law = {
  name: NAME,
  check({ person, people, walk }) {
    const panels = person.noted.filter(each => each.kind === 'panel');
    const fled = person.noted.filter(each => each.kind === 'fled');
    return [
      // Who wants everything at once has it at once.
      ...(walk.speed === 'at-once' ? [] : restless(panels)),
      // Far apart, somebody else takes back at his own screen what he has just done.
      ...(walk.speed === 'at-once' || people.length > 1 ? [] : blinks(panels)),
      ...fled.map(({ what, how }) => ({
        law: FLED,
        key: how.split(' ')[0],
        what: `“${what}” ${how} under the pointer`,
      })),
    ];
  },
};
