import { expect } from 'vitest';
import { seeded } from '../fairness.ts';
import { type Happening, step } from '../game.ts';
import { same } from '../journal.ts';
import { silentChoice } from '../silence.ts';
import { type Ground, type Law, nth, throughJson } from './ground.testing.ts';

export const survivesJson = <S, C, E extends Happening, V>({ game, everywhere }: Ground<S, C, E, V>): Law => ({
  name: 'a state survives JSON, and asks the same afterwards',
  hold: players => {
    everywhere(players, state => {
      const saved = throughJson(state) as S;
      expect(same(saved, state)).toBe(true);
      expect(same(game.decisions(saved), game.decisions(state))).toBe(true);
    });
  },
});

export const asksEachOnce = <S, C, E extends Happening, V>({ game, everywhere }: Ground<S, C, E, V>): Law => ({
  name: 'a decision has at least one choice and none twice, and no seat is asked twice',
  hold: players => {
    everywhere(players, state => {
      const decisions = game.decisions(state);
      const seats = decisions.map(each => each.seat);
      expect(new Set(seats).size).toBe(seats.length);
      for (const { choices } of decisions) {
        expect(choices.length).toBeGreaterThan(0);
        expect(new Set(choices.map(choice => JSON.stringify(choice))).size).toBe(choices.length);
      }
    });
  },
});

export const asksUntilTheEnd = <S, C, E extends Happening, V>({ game, everywhere }: Ground<S, C, E, V>): Law => ({
  name: 'somebody is asked until there is an outcome, and nobody after',
  hold: players => {
    everywhere(players, state => {
      const asked = game.decisions(state).filter(each => each.optional !== true);
      expect(asked.length > 0).toBe(game.outcome(state) === null);
    });
  },
});

export const answersForTheSilent = <S, C, E extends Happening, V>({ game, everywhere }: Ground<S, C, E, V>): Law => ({
  name: 'what counts for a silent seat is on offer, and the same for the same dice',
  hold: players => {
    everywhere(players, (state, number) => {
      for (const decision of game.decisions(state)) {
        const choice = silentChoice(game, decision, seeded(number));
        expect(decision.choices.some(each => same(each, choice))).toBe(true);
        expect(same(silentChoice(game, decision, seeded(number)), choice)).toBe(true);
      }
    });
  },
});

export const stepsPurely = <S, C, E extends Happening, V>({ game, everywhere }: Ground<S, C, E, V>): Law => ({
  name: 'a step is repeatable and leaves its input alone',
  hold: players => {
    everywhere(players, (state, number) => {
      const decisions = game.decisions(state);
      if (decisions.length === 0) return;
      const before = JSON.stringify(state);
      const { seat, choice } = nth(decisions, number);
      const first = step(game, state, seat, choice);
      const second = step(game, state, seat, choice);
      expect(JSON.stringify(state)).toBe(before);
      expect(JSON.stringify(second)).toBe(JSON.stringify(first));
    });
  },
});

export const addsUp = <S, C, E extends Happening, V>({ lawful, everywhere }: Ground<S, C, E, V>): Law => ({
  name: 'everything adds up',
  hold: players => {
    everywhere(players, state => expect(lawful.violations(state)).toEqual([]));
  },
});
