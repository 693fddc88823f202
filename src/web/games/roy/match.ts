import type { Event } from '#games/roy/events.ts';
import type { View } from '#games/roy/view.ts';
import type { MatchFacts } from '../match-facts.ts';
import { PRESET_WORDS } from './preset-words.ts';

export const match: MatchFacts = {
  rail: true,
  sounds: true,
  standing: seen => ({ kind: 'turn', turn: (seen as View).turn }),
  marks: story =>
    story.flatMap(({ at, event: told }) => {
      const event = told as Event;
      return event.kind === 'turn' ? [{ kind: 'turn', at, turn: event.turn }] : [];
    }),
  presets: {
    words: PRESET_WORDS,
    first: { options: { easy: 'on', noHourglass: 'on' }, level: 'steady', players: 4, alone: 1 },
    printed: { options: {}, level: 'steady' },
    expert: { options: { mortalQuest: 'on', athosBrave: 'on', hourglassSeconds: '90' }, level: 'thinker' },
  },
};
