import { describe, expect, test } from 'vitest';
import { HONOUR_LAST, SIEGE_END, TIME_LAST } from '#games/roy/cards/board.ts';
import { SHEETS } from '#games/roy/cards/musketeers.ts';
import { boutOf, odds } from '#games/roy/duel/odds.ts';
import { roy } from '#games/roy/game.ts';
import { redealHidden } from '#games/roy/redeal-hidden.testing.ts';
import { MILADY, type State } from '#games/roy/state.ts';
import type { View } from '#games/roy/view.ts';
import { seeded } from '#kernel/fairness.ts';
import { redact } from '#kernel/game.ts';
import { LANGUAGES } from '#kernel/text.ts';
import type { Reason } from '../../voice/voice.ts';
import { fetchWords } from '../../voice/words.ts';
import { royVoice } from './index.ts';
import { type Moment, playThrough } from './testing.ts';

const WORDS = await Promise.all(LANGUAGES.map(language => fetchWords('roy', language)));
const WHO = { me: null, name: (seat: number) => `Seat ${seat}` };

const MATCHES = [2, 3, 4, 5, 6].flatMap(seats =>
  [
    { seats, stray: 1000, given: {} },
    { seats, stray: 8, given: { oneForAllVote: 'on', treville: seats === 6 ? 'none' : 'stands-in' } },
    { seats, stray: 3, given: { mortalQuest: 'on' } },
  ].map((match, number) => ({ ...match, seed: `voice ${seats} ${number}` })),
);

const moments: Moment[] = [];
for (const { seats, seed, given, stray } of MATCHES)
  playThrough(seats, seed, given, stray, moment => moments.push({ ...moment, after: roy.clone(moment.after) }));

const topOf = ({ todo }: State) => todo.at(-1);

/** What nobody else sees being chosen. */
const isSecret = ({ before, choice }: Moment): boolean => {
  const task = topOf(before)?.kind;
  switch (choice.kind) {
    case 'go':
    case 'standing':
    case 'lay':
    case 'lay-challenge':
    case 'place':
    case 'give':
    case 'hand':
    case 'take':
      return true;
    case 'paris':
      return task !== 'paris-card';
    case 'man':
      return task === 'install';
    case 'pass':
      return task === 'intercept' || task === 'quarters';
    default:
      return false;
  }
};

const whyOf = ({ before, decision, choice }: Moment): Reason | null =>
  royVoice.why(roy.view(before, null), decision.seat, choice);

describe('why', () => {
  test('there is much to explain', () => {
    expect(moments.length).toBeGreaterThan(2000);
  });

  test('secret choices are never explained', () => {
    const secret = moments.filter(isSecret);
    expect(secret.length).toBeGreaterThan(100);
    for (const moment of secret) expect(whyOf(moment)).toBeNull();
  });

  test('every kind of open choice has its reason nearly always', () => {
    const tally = new Map<string, { all: number; told: number }>();
    for (const moment of moments) {
      if (isSecret(moment)) continue;
      const count = tally.get(moment.choice.kind) ?? { all: 0, told: 0 };
      tally.set(moment.choice.kind, { all: count.all + 1, told: count.told + (whyOf(moment) === null ? 0 : 1) });
    }
    expect(tally.size).toBeGreaterThan(35);
    const silent = [...tally].filter(([, { all, told }]) => told < 0.95 * all);
    expect(silent).toEqual([]);
  });

  test('every choice offered in the open could be explained', () => {
    const reasons = moments
      .filter((_, i) => i % 20 === 0)
      .flatMap(({ before, decision }) =>
        decision.choices.map(choice => royVoice.why(roy.view(before, null), decision.seat, choice)),
      )
      .filter(reason => reason !== null);
    expect(reasons.length).toBeGreaterThan(500);
    for (const reason of reasons) for (const words of WORDS) expect(words.say(reason, WHO)).toMatch(/[.!?]$/);
  });

  test('what is hidden changes nothing', { tags: 'long' }, () => {
    for (const [i, moment] of moments.entries()) {
      const other = redealHidden(moment.before, null, seeded(`other ${i}`));
      expect(whyOf({ ...moment, before: other })).toEqual(whyOf(moment));
    }
  });

  test('many different sentences are heard', () => {
    const kinds = new Set(moments.map(moment => whyOf(moment)?.kind));
    expect(kinds.size).toBeGreaterThan(90);
  });
});

/** What the figures of a reason must be, by the reason's kind, where one can tell from the view alone. */
const truth = (view: View, moment: Moment, { kind, params = {} }: Reason): boolean | null => {
  const { rounds, left, purse, cards, epics, hidden, spaces, constance, life, hand } = params;
  if (kind.endsWith('louvre-fails') || kind.endsWith('louvre-queen')) {
    const fails = view.ladder === 3 && view.louvre !== null;
    return kind.endsWith('queen') ? fails && left === HONOUR_LAST - view.honour : fails;
  }
  if (kind.endsWith('louvre-slips')) return view.ladder === 2 && view.louvre !== null;
  if (constance !== undefined) return constance === view.constance && view.paris?.card === 'abduction';
  if (rounds !== undefined) return rounds === TIME_LAST - view.time;
  if (kind.endsWith('message') || kind === 'laporte' || kind === 'intrigue' || kind === 'lift-queen')
    return left === HONOUR_LAST - view.honour;
  if (purse !== undefined) return purse === view.purse;
  if (kind === 'draw-few') return cards === view.hands[moment.decision.seat];
  if (kind === 'reveal' || kind === 'buckingham' || kind === 'one-epic') return epics === view.epics;
  if (hidden !== undefined)
    return hidden === (view.quest.board === 1 ? view.quest.spaces.filter(s => s?.up === false).length : 0);
  if (kind.endsWith('siege-guard')) return spaces === SIEGE_END + view.siege;
  if (hand !== undefined) return hand === view.plotHand;
  if (kind === 'balm') return life === view.rochefort;
  return null;
};

describe('figures', () => {
  test('what a reason counts is so', () => {
    let checked = 0;
    for (const moment of moments) {
      const reason = whyOf(moment);
      if (reason === null) continue;
      const holds = truth(roy.view(moment.before, null), moment, reason);
      if (holds === null) continue;
      checked++;
      expect([reason, holds]).toEqual([reason, true]);
    }
    expect(checked).toBeGreaterThan(200);
  });

  test('the chance of a duel is the exact one', () => {
    let checked = 0;
    for (const moment of moments) {
      const reason = whyOf(moment);
      const task = topOf(moment.before);
      if (reason?.kind !== 'duel' || moment.choice.kind !== 'duel' || task?.kind !== 'man-turn') continue;
      const man = moment.before.men[task.man];
      const { hits } = odds(boutOf(moment.before, man, { foe: moment.choice.foe, space: -1 }), SHEETS[man.who].dice);
      expect(Math.abs(100 * hits - Number(reason.params?.chance))).toBeLessThanOrEqual(1);
      checked++;
    }
    expect(checked).toBeGreaterThan(20);
  });
});

describe('taunts', () => {
  const heard = moments.map((moment, i) => {
    const open = (state: State) => roy.view(state, null);
    const events = moment.events.map(event => redact(event, null) as typeof event);
    const seed = `taunt ${i}`;
    const said = royVoice.taunt(open(moment.after), MILADY, events, seeded(seed));
    const other = redealHidden(moment.after, null, seeded(`otherwise ${i}`));
    const blind = royVoice.taunt(open(other), MILADY, events, seeded(seed));
    return { said, blind, moment };
  });

  test('they give nothing away', () => {
    for (const { said, blind } of heard) expect(blind).toEqual(said);
  });

  test('about one a round at most', () => {
    const rounds = MATCHES.length + moments.filter(({ events }) => events.some(event => event.kind === 'turn')).length;
    const taunts = heard.map(({ said }) => said).filter(said => said !== null);
    expect(taunts.length / rounds).toBeLessThan(1);
    expect(taunts.length / rounds).toBeGreaterThan(0.4);
    expect(new Set(taunts.map(said => said.kind)).size).toBeGreaterThan(15);
    for (const said of taunts) for (const words of WORDS) expect(words.say(said, WHO)).toMatch(/[.!?]$/);
  });

  test('musketeers do not taunt', () => {
    expect(heard.length).toBeGreaterThan(200);
    for (const { moment } of heard.slice(0, 200))
      expect(royVoice.taunt(roy.view(moment.after, null), 1, moment.events, seeded('quiet'))).toBeNull();
  });
});

describe('words', () => {
  test('French keeps its thin spaces, and no sentence has a hole', () => {
    const [french] = WORDS;
    for (const { before, decision } of moments.filter((_, i) => i % 7 === 0))
      for (const choice of decision.choices) {
        const reason = royVoice.why(roy.view(before, null), decision.seat, choice);
        if (reason === null) continue;
        expect(french.say(reason, WHO)).not.toMatch(/ [:;!?%»]|« /);
        for (const words of WORDS) expect(words.say(reason, WHO)).not.toMatch(/undefined|NaN| {2}|\[object/);
      }
  });
});
