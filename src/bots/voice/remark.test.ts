import { describe, expect, test } from 'vitest';
import { GAMES } from '#games/all.ts';
import { redealHidden as redealMusketiere } from '#games/musketiere/redeal-hidden.testing.ts';
import { redealHidden as redealRoy } from '#games/roy/redeal-hidden.testing.ts';
import { redealHidden as redealTrois } from '#games/trois/redeal-hidden.testing.ts';
import { seeded } from '#kernel/fairness.ts';
import { CLOCK, type Happening, redact, type Seat, usualOf } from '#kernel/game.ts';
import { same } from '#kernel/journal.ts';
import { below, type Rng } from '#kernel/rng.ts';
import { fetchBotProfile } from '../bot-profile.ts';
import { remarkOn } from './remark.ts';
import type { AnyVoice } from './voice.ts';

type RedealHidden = (state: unknown, seat: Seat | null, rng: Rng) => unknown;
const CASES = [
  { id: 'roy', redealHidden: redealRoy as RedealHidden },
  { id: 'musketiere', redealHidden: redealMusketiere as RedealHidden },
  { id: 'trois', redealHidden: redealTrois as RedealHidden },
] as const;

describe.each(CASES)('$id', ({ id, redealHidden }) => {
  const { game } = GAMES[id];
  const [seats] = [game.seats[1]];
  const bots = Array.from({ length: seats }, (_, seat) => seat);

  /** What everybody hears of a choice, and what bots say about it. */
  const heardOf = (voice: AnyVoice, state: unknown, seat: Seat, choice: unknown, seed: string) => {
    const after = game.clone(state);
    const told: Happening[] = [];
    game.apply(after, seat, choice, event => told.push(event));
    const events = told.map(event => redact(event, null) as Happening);
    const moment = {
      deed: { view: game.view(state, null), seat, choice },
      view: game.view(after, null),
      events,
      bots,
    };
    return { open: { view: moment.view, events }, remark: remarkOn(voice, moment, seeded(seed)), after };
  };

  test('what nobody could tell apart gets the same words', async () => {
    const { voice } = await fetchBotProfile(id);
    if (voice === null) throw new Error('they are silent');
    const options = Object.fromEntries(game.options.map(option => [option.id, usualOf(option)]));
    const dice = seeded(`remarks ${id}`);
    let [compared, spoken] = [0, 0];
    let state = game.setup(seats, options, seeded(id), null);
    for (let step = 0; step < 400 && game.decisions(state).length > 0; step++) {
      const asked = game.decisions(state).filter(each => each.seat !== CLOCK);
      const { seat, choices } = asked[below(dice, asked.length)];
      const choice = choices[below(dice, choices.length)];
      const seed = `word ${step}`;
      const heard = heardOf(voice, state, seat, choice, seed);
      if (heard.remark !== null) spoken++;
      // Another choice, or other cards behind the backs.
      const hidden = redealHidden(state, null, seeded(`other ${step}`));
      const isOffered = game
        .decisions(hidden)
        .some(each => each.seat === seat && each.choices.some(c => same(c, choice)));
      const others = choices.slice(0, 6).map(other => heardOf(voice, state, seat, other, seed));
      if (isOffered) others.push(heardOf(voice, hidden, seat, choice, seed));
      for (const other of others.filter(({ open }) => same(open, heard.open))) {
        compared++;
        expect(other.remark).toEqual(heard.remark);
      }
      state = heard.after;
    }
    expect(compared).toBeGreaterThan(100);
    expect(spoken).toBeGreaterThan(20);
  });
});
