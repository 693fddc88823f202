import type { GameText } from '#kernel/text.ts';
import type { Choice } from '../choices.ts';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';
import { chaptersOf } from './rules/chapters.ts';
import { rules, titles } from './rules/en/index.ts';

export const stub: GameText<Choice, Event, View> = {
  name: 'Mousquetaires du Roy',
  tagline: 'Milady against the musketeers.',
  rules,
  chapters: chaptersOf(rules, titles),
  options: {},
  prompt: prompt => prompt,
  choice: choice => JSON.stringify(choice),
  event: event => JSON.stringify(event),
  refusal: barred => barred.reason,
  ending: ending => ending,
};
