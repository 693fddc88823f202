import type { Choice } from '#games/roy/choices.ts';
import type { Event } from '#games/roy/events.ts';
import type { View } from '#games/roy/view.ts';
import type { MatchFacts } from '../match-facts.ts';

/** The choices about a musketeer that let this one be mine: to take him, and to leave out another. */
const granted: MatchFacts['granted'] = (wish, { prompt, choices }) => {
  const isHim = (given: unknown) => {
    const choice = given as Choice;
    return choice.kind === 'man' && choice.who === wish;
  };
  if (prompt === 'cast') return choices.filter(isHim);
  return prompt === 'leave-out' || prompt === 'treville' ? choices.filter(choice => !isHim(choice)) : [];
};

export const matchFacts: MatchFacts = {
  rail: true,
  sounds: true,
  music: 'fantasia',
  // While the table is being prepared no round has begun: the first is what everybody sits down to.
  standing: seen => ({ kind: 'turn', turn: Math.max(1, (seen as View).turn) }),
  marks: story =>
    story.flatMap(({ at, event: told }) => {
      const event = told as Event;
      return event.kind === 'turn' ? [{ kind: 'turn', at, turn: event.turn }] : [];
    }),
  presets: {
    first: { options: { easy: 'on', noHourglass: 'on' }, level: 'steady', players: 4, alone: 1 },
    printed: { options: {}, level: 'steady' },
    solo: { options: { automa: 'on', easy: 'on', noHourglass: 'on' }, level: 'steady', players: 2, alone: 1 },
    expert: { options: { mortalQuest: 'on', athosBrave: 'on', hourglassSeconds: '90' }, level: 'thinker' },
  },
  groups: {
    table: ['automa', 'treville', 'odds', 'privateTalk'],
    ease: ['easy', 'mortalQuest', 'athosBrave', 'automaSharp'],
    hourglass: ['noHourglass', 'hourglassSeconds'],
    rochefort: ['rochefortMandatory', 'rochefortDoubleHit', 'jussacArmourOnce', 'bastilleLoose'],
    readings: [
      'hopelessChallenges',
      'oneForAllVote',
      'openTrades',
      'richelieuMayStay',
      'bassompierreDiscardable',
      'treacheryNoReshuffle',
      'louvreReshuffle',
      'sixPlayerParis',
      'setupTrapsAsleep',
    ],
  },
  granted,
  castAs: (seen, seat) => {
    const led = (seen as View).men.filter(man => man.seat === seat);
    return led.length === 1 ? led[0].who : null;
  },
};
