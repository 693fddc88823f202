import { describe, expect, test } from 'vitest';
import { sortedHand } from '#games/roy/cards/adventure.ts';
import { ARSENAL } from '#games/roy/cards/arsenal.ts';
import { HONOUR_LAST } from '#games/roy/cards/board.ts';
import { type Choice, DRAW } from '#games/roy/choices.ts';
import { roy } from '#games/roy/game.ts';
import { MILADY, type State } from '#games/roy/state.ts';
import { seeded } from '#kernel/fairness.ts';
import type { AnyGame, Decision } from '#kernel/game.ts';
import { LANGUAGES } from '#kernel/text.ts';
import { answerWith } from '../../think.ts';
import type { Wish } from '../../voice/voice.ts';
import { fetchWords } from '../../voice/words.ts';
import { bots, royAdvice } from '../index.ts';
import { royVoice } from './index.ts';
import { type Moment, playThrough } from './testing.ts';

const moments: Moment[] = [];
for (const seats of [3, 4, 5, 6])
  for (const number of [0, 1, 2])
    playThrough(seats, `wishes ${seats} ${number}`, {}, 20, moment => moments.push(moment));

const turns = moments.filter(({ before, decision }) => before.todo.at(-1)?.kind === 'man-turn' && !decision.optional);
const WORDS = await Promise.all(LANGUAGES.map(language => fetchWords('roy', language)));
const WHO = { me: null, name: (seat: number) => `Seat ${seat}` };

const choose = (state: State, decision: Decision<Choice>, wishes: readonly Wish[]): Choice | null =>
  royAdvice.choose(roy.view(state, decision.seat), decision, seeded('wishes'), wishes);

const actingMan = ({ before }: Moment) => {
  const task = before.todo.at(-1);
  return task?.kind === 'man-turn' ? before.men[task.man] : null;
};

const companion = ({ before, decision }: Moment) => (before.seats === 2 ? null : decision.seat === 1 ? 2 : 1);

describe('what may be asked', () => {
  test('only companions are asked, and only by companions', () => {
    for (const { before } of moments.slice(0, 300)) {
      const open = roy.view(before, null);
      expect(royVoice.wishes(open, MILADY, 1)).toEqual([]);
      expect(royVoice.wishes(open, 1, MILADY)).toEqual([]);
      expect(royVoice.wishes(open, 1, 1)).toEqual([]);
    }
  });

  test('every wish has its words, its answer, and its answer has words', { tags: 'long' }, () => {
    const kinds = new Set<string>();
    const answers = new Set<string>();
    for (const moment of moments.filter((_, i) => i % 3 === 0)) {
      const from = companion(moment);
      const { seat } = moment.decision;
      if (from === null || seat === MILADY) continue;
      for (const wish of royVoice.wishes(roy.view(moment.before, null), from, seat)) {
        kinds.add(wish.kind);
        const { reason } = royVoice.heed(roy.view(moment.before, seat), wish);
        answers.add(reason.kind);
        for (const words of WORDS) {
          expect(words.say(reason, WHO)).toMatch(/[.!?]$/);
          expect(words.wish(wish, WHO)).not.toMatch(/undefined|[.!?]$/);
          expect(words.asked(wish, WHO)).toMatch(/!$/);
        }
        expect(WORDS[0].say(reason, WHO) + WORDS[0].asked(wish, WHO)).not.toMatch(/ [:;!?%»]|« /);
      }
    }
    expect(kinds.size).toBeGreaterThan(7);
    expect(answers.size).toBeGreaterThan(9);
  });

  test('nothing is asked twice in one list', () => {
    for (const moment of turns) {
      const from = companion(moment);
      if (from === null) continue;
      const list = royVoice.wishes(roy.view(moment.before, null), from, moment.decision.seat);
      expect(new Set(list.map(({ kind, what }) => `${kind} ${what}`)).size).toBe(list.length);
    }
  });
});

describe('what was asked is done', () => {
  /** How often the man in question ends up going to a place, with and without the wish. */
  const goes = (place: 'la-rochelle' | 'quest', wishes: readonly Wish[]): number => {
    let gone = 0;
    for (const moment of turns) {
      const man = actingMan(moment);
      if (man === null || man.place === place || moment.before.actions === 0 || man.place === 'bastille') continue;
      const choice = choose(moment.before, moment.decision, wishes);
      if ((choice?.kind === 'move' || choice?.kind === 'horse') && choice.to === place) gone++;
    }
    return gone;
  };

  test.each(['la-rochelle', 'quest'] as const)('a companion comes to %s', place => {
    const [plain, asked] = [goes(place, []), goes(place, [{ kind: 'come', what: place }])];
    expect(asked).toBeGreaterThan(2 * plain);
  });

  test('nobody who said no goes for it: with one life point left he stays away', () => {
    let refused = 0;
    for (const moment of turns) {
      const man = actingMan(moment);
      const { seat } = moment.decision;
      if (man === null || moment.before.men.filter(each => each.seat === seat).length > 1) continue;
      const state = roy.clone(moment.before);
      for (const each of state.men) if (each.who === man.who) each.life = 1;
      const wish = { kind: 'come', what: 'la-rochelle' };
      const heard = royVoice.heed(roy.view(state, seat), wish);
      if (man.place === 'la-rochelle' || man.place === 'bastille') continue;
      expect(heard).toEqual({ heeded: false, reason: { kind: 'no-life', params: { place: 'la-rochelle' } } });
      const [decision] = roy.decisions(state).filter(each => each.seat === seat);
      expect(choose(state, decision, [wish])).toEqual(choose(state, decision, []));
      refused++;
    }
    expect(refused).toBeGreaterThan(50);
  });

  test('the pistoles stay in the purse', () => {
    const free = turns.filter(({ before }) => before.paris?.trap !== 'beggars' && before.louvre?.trap !== 'beggars');
    const spent = (wishes: readonly Wish[]): number =>
      free.filter(({ before, decision }) => {
        const choice = choose(before, decision, wishes);
        return choice?.kind === 'bribe' || (choice?.kind === 'buy' && typeof ARSENAL[choice.item].price === 'number');
      }).length;
    expect(spent([])).toBeGreaterThan(10);
    expect(spent([{ kind: 'purse' }])).toBe(0);
  });

  test('the Louvre is left to whoever asked for it', () => {
    const wish = { kind: 'leave', what: 'louvre' };
    let heeded = 0;
    for (const moment of turns) {
      const { seat } = moment.decision;
      if (!royVoice.heed(roy.view(moment.before, seat), wish).heeded) continue;
      const choice = choose(moment.before, moment.decision, [wish]);
      const there = (choice?.kind === 'move' || choice?.kind === 'horse') && choice.to === 'louvre';
      expect(there).toBe(false);
      heeded++;
    }
    expect(heeded).toBeGreaterThan(50);
  });

  test('Combat cards change hands when they meet', () => {
    const [moment] = turns.filter(each => {
      const man = actingMan(each);
      return man !== null && each.before.seats === 5 && each.before.actions > 0 && !each.before.isolation;
    });
    const state = roy.clone(moment.before);
    const man = actingMan(moment);
    if (man === null) throw new Error('nobody acts');
    const other = state.men.find(each => each.seat !== man.seat && each.life > 0);
    if (other === undefined) throw new Error('nobody else is there');
    for (const each of state.men) {
      each.place = each.who === man.who || each.who === other.who ? 'vieux-colombier' : 'quest';
      each.path = -1;
    }
    Object.assign(state, { refused: [], purse: 0 });
    state.hands[man.seat] = sortedHand(['single', 'single', 'double']);
    const wish = { kind: 'combat', what: other.who };
    expect(royVoice.heed(roy.view(state, man.seat), wish).reason).toEqual({
      kind: 'cards-promised',
      params: { who: other.who, dice: 4 },
    });
    const [decision] = roy.decisions(state).filter(each => each.seat === man.seat);
    expect(choose(state, decision, [wish])).toEqual({ kind: 'trade', who: other.who });
    roy.apply(state, man.seat, { kind: 'trade', who: other.who }, null);
    const [offer] = roy.decisions(state).filter(each => each.seat === man.seat);
    expect(choose(state, offer, [wish])?.kind).toBe('give');
  });

  test('without a Combat card there is none to give', () => {
    const [moment] = turns;
    const { seat } = moment.decision;
    const state = roy.clone(moment.before);
    state.hands[seat] = ['panache'];
    expect(royVoice.heed(roy.view(state, seat), { kind: 'combat', what: 'athos' })).toEqual({
      heeded: false,
      reason: { kind: 'no-combat', params: {} },
    });
  });

  test('whoever sits in the Bastille says so', () => {
    const [moment] = turns;
    const { seat } = moment.decision;
    const state = roy.clone(moment.before);
    for (const man of state.men) if (man.seat === seat) Object.assign(man, { place: 'bastille', life: 3 });
    expect(royVoice.heed(roy.view(state, seat), { kind: 'come', what: 'quest' }).reason.kind).toBe('no-bastille');
  });

  test('the match is not lost for a promise', () => {
    const [moment] = moments.filter(({ before }) => before.todo.at(-1)?.kind === 'select' && before.seats === 5);
    const state = roy.clone(moment.before);
    Object.assign(state, { honour: HONOUR_LAST, oneForAll: 1, options: { ...state.options, oneForAllVote: 'off' } });
    state.todo.push({ kind: 'queen', asked: true, passed: [] });
    const [decision] = roy.decisions(state).filter(each => each.seat === 1);
    const wish = { kind: 'spare' };
    expect(royVoice.heed(roy.view(state, 1), wish).heeded).toBe(true);
    expect(choose(state, decision, [wish])).toEqual({ kind: 'one-for-all', effect: 'honour' });
  });

  test('a thinker takes a wish into account too', { tags: 'long' }, () => {
    const able = turns.filter(moment => {
      const man = actingMan(moment);
      return man !== null && man.life > 1 && man.place !== 'la-rochelle' && moment.before.actions === 3;
    });
    const gone = (wishes: readonly Wish[]): number =>
      able.slice(0, 12).filter(({ before, decision }) => {
        const { seat } = decision;
        const request = { game: 'roy', level: 'thinker', view: roy.view(before, seat), decision, seed: 'wish', wishes };
        const choice = answerWith(roy as AnyGame, bots, { ...request, iterations: 60 }, () => false) as Choice;
        expect(decision.choices).toContain(choice);
        return (choice.kind === 'move' || choice.kind === 'horse') && choice.to === 'la-rochelle';
      }).length;
    expect(gone([{ kind: 'come', what: 'la-rochelle' }])).toBeGreaterThan(gone([]));
  });

  test('a wish leans towards what serves it and away from what goes against it', () => {
    const lean = royAdvice.lean ?? (() => 0);
    const [moment] = turns.filter(each => {
      const man = actingMan(each);
      return man !== null && man.life > 1 && man.place === 'paris' && each.before.seats === 5 && man.turn === 'acting';
    });
    const view = roy.view(moment.before, moment.decision.seat);
    const come = [{ kind: 'come', what: 'la-rochelle' }];
    expect(lean(view, { kind: 'move', to: 'la-rochelle' }, come)).toBe(1);
    expect(lean(view, { kind: 'move', to: 'quest' }, come)).toBe(0);
    expect(lean(view, DRAW, come)).toBe(0);
    expect(lean(view, { kind: 'bribe' }, [{ kind: 'purse' }])).toBeLessThanOrEqual(0);
    expect(lean(view, null, come)).toBe(0);
  });
});
