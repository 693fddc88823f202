import { expect } from 'vitest';
import { seeded } from '../fairness.ts';
import { type Happening, step } from '../game.ts';
import { same } from '../journal.ts';
import { eyesAt, type Ground, type Law, nth, toldTo } from './ground.testing.ts';

export const hidesWhatDiffers = <S, C, E extends Happening, V>({
  game,
  lawful,
  everywhere,
  askedOf,
}: Ground<S, C, E, V>): Law => ({
  name: 'states that differ only in what a seat may not know look the same to it and ask it the same',
  hold: players => {
    everywhere(players, (state, number) => {
      for (const seat of eyesAt(players)) {
        const other = lawful.redealHidden(state, seat, seeded(number));
        expect(lawful.violations(other)).toEqual([]);
        expect(same(game.view(other, seat), game.view(state, seat))).toBe(true);
        expect(same(askedOf(other, seat), askedOf(state, seat))).toBe(true);
      }
    });
  },
});

export const imaginesWhatFits = <S, C, E extends Happening, V>({
  game,
  lawful,
  everywhere,
  askedOf,
}: Ground<S, C, E, V>): Law => ({
  name: 'an imagined world looks the same to its seat and asks the same questions',
  hold: players => {
    everywhere(players, (state, number) => {
      for (const seat of eyesAt(players)) {
        const view = game.view(state, seat);
        const imagined = game.imagine(view, seeded(number));
        expect(lawful.violations(imagined)).toEqual([]);
        if (!same(game.view(imagined, seat), view)) expect(game.view(imagined, seat)).toEqual(view);
        if (!same(askedOf(imagined, seat), askedOf(state, seat)))
          expect(askedOf(imagined, seat)).toEqual(askedOf(state, seat));
        expect(same(game.barred(game.view(imagined, seat)), game.barred(view))).toBe(true);
      }
    });
  },
});

export const actsTellNothingHidden = <S, C, E extends Happening, V>({
  game,
  lawful,
  everywhere,
  askedOf,
  isLoud,
}: Ground<S, C, E, V>): Law => ({
  name: 'what a seat does tells it nothing hidden, unless an event says that it reveals or dice were used',
  hold: players => {
    everywhere(players, (state, number) => {
      const decisions = game.decisions(state);
      if (decisions.length === 0) return;
      const { seat, choice } = nth(decisions, number);
      const real = step(game, state, seat, choice);
      const world = lawful.redealHidden(state, seat, seeded(number));
      const other = step(game, world, seat, choice);
      if (isLoud(state, real.state, real.events) || isLoud(world, other.state, other.events)) return;
      expect(same(game.view(other.state, seat), game.view(real.state, seat))).toBe(true);
      expect(same(askedOf(other.state, seat), askedOf(real.state, seat))).toBe(true);
      expect(same(toldTo(seat, other.events), toldTo(seat, real.events))).toBe(true);
    });
  },
});

export const secretActsStaySecret = <S, C, E extends Happening, V>({
  game,
  lawful,
  everywhere,
  askedOf,
  isLoud,
}: Ground<S, C, E, V>): Law => ({
  name: 'what others do in secret stays secret: events tell a seat no more than its view shows',
  hold: players => {
    everywhere(players, (state, number) => {
      const decisions = game.decisions(state);
      if (decisions.length === 0) return;
      const { seat: actor, choice } = nth(decisions, number);
      const real = step(game, state, actor, choice);
      for (const seat of eyesAt(players)) {
        if (seat === actor) continue;
        const world = lawful.redealHidden(state, seat, seeded(number));
        const question = game.decisions(world).find(each => each.seat === actor);
        if (question === undefined) throw new Error('the other world asks somebody else');
        const offered = question.choices.find(each => same(each, choice)) ?? nth([question], number).choice;
        const other = step(game, world, actor, offered);
        if (isLoud(state, real.state, real.events) || isLoud(world, other.state, other.events)) continue;
        const hidden = ({ secret }: E) => secret !== undefined && !(seat !== null && secret.to.includes(seat));
        const unseen = real.events.every(hidden) && other.events.every(hidden);
        const alike = same(game.view(other.state, seat), game.view(real.state, seat));
        if (unseen) expect(alike).toBe(true);
        if (!alike) continue;
        expect(same(askedOf(other.state, seat), askedOf(real.state, seat))).toBe(true);
        expect(toldTo(seat, other.events)).toEqual(toldTo(seat, real.events));
      }
    });
  },
});

export const sameChoicesLookTheSame = <S, C, E extends Happening, V>({
  game,
  lawful,
  everywhere,
  askedOf,
  isLoud,
}: Ground<S, C, E, V>): Law => ({
  name: 'the same choice looks the same to others, and so does who is asked next, unless an event reveals or dice were used',
  hold: players => {
    everywhere(players, (state, number) => {
      const decisions = game.decisions(state);
      if (decisions.length === 0) return;
      const { seat: actor, choice } = nth(decisions, number);
      const real = step(game, state, actor, choice);
      if (isLoud(state, real.state, real.events)) return;
      for (const seat of eyesAt(players)) {
        if (seat === actor) continue;
        const world = lawful.redealHidden(state, seat, seeded(number));
        const offered = game.decisions(world).find(each => each.seat === actor)?.choices ?? [];
        if (!offered.some(each => same(each, choice))) continue;
        const other = step(game, world, actor, choice);
        if (isLoud(world, other.state, other.events)) continue;
        expect(same(toldTo(seat, other.events), toldTo(seat, real.events))).toBe(true);
        expect(same(askedOf(other.state, seat), askedOf(real.state, seat))).toBe(true);
        expect(same(game.view(other.state, seat), game.view(real.state, seat))).toBe(true);
      }
    });
  },
});
