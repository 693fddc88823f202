import { describe, expect, test } from 'vitest';
import { GAMES } from '#games/all.ts';
import { GAME_IDS } from '#games/index.ts';
import { seeded } from '#kernel/fairness.ts';
import { CLOCK, type Decision } from '#kernel/game.ts';
import { below } from '#kernel/rng.ts';
import { fetchBotProfile } from '../bot-profile.ts';
import { adviseWith } from './advise.ts';

const never = (): boolean => {
  throw new Error('the clock was asked');
};

/** Decisions met in one match played at random, one of each prompt and whether it is an offer. */
const met = (id: (typeof GAME_IDS)[number], seats: number) => {
  const { game } = GAMES[id];
  const options = Object.fromEntries(game.options.map(option => [option.id, option.values[0]]));
  const state = game.setup(seats, options, seeded(`advise ${id}`), null);
  const whim = seeded(`advise ${id} whim`);
  const found = new Map<string, { readonly state: unknown; readonly decision: Decision<unknown> }>();
  for (let step = 0; step < 900; step++) {
    const asked = game.decisions(state).filter(each => each.seat !== CLOCK);
    if (asked.length === 0) break;
    for (const decision of asked) {
      const key = `${decision.prompt} ${decision.optional}`;
      if (!found.has(key)) found.set(key, { state: game.clone(state), decision });
    }
    const decision = asked[below(whim, asked.length)];
    game.apply(state, decision.seat, decision.choices[below(whim, decision.choices.length)], null);
  }
  return [...found.values()];
};

describe.each(GAME_IDS)('%s', id => {
  const { game } = GAMES[id];
  const seats = game.seats[1];

  test('every decision gets its best choice and up to two more, all of them offered and all different', {
    tags: 'long',
  }, async () => {
    const profile = await fetchBotProfile(id);
    const all = met(id, seats);
    expect(all.length).toBeGreaterThan(3);
    for (const { state, decision } of all) {
      const view = game.view(state, decision.seat);
      const request = { game: id, level: 'thinker', view, decision, seed: 'advise', iterations: 24 };
      const advised = adviseWith(game, profile, request, never);
      const open = decision.choices.length + (decision.optional ? 1 : 0);
      expect(advised).toHaveLength(Math.min(3, open));
      expect(new Set(advised.map(({ choice }) => choice)).size).toBe(advised.length);
      for (const { choice, chance } of advised) {
        expect(decision.optional ? [...decision.choices, null] : decision.choices).toContain(choice);
        expect(chance === null || (chance >= 0 && chance <= 1)).toBe(true);
      }
      expect(open > 1 && advised[0].chance === null).toBe(false);
      expect(adviseWith(game, profile, structuredClone(request), never)).toEqual(advised);
    }
  });

  test('nothing hidden from the seat changes the advice', { tags: 'long' }, async () => {
    const profile = await fetchBotProfile(id);
    for (const [i, { state, decision }] of met(id, game.seats[0]).entries()) {
      const { seat } = decision;
      const other = game.imagine(game.view(state, seat), seeded(`other ${i}`));
      const [here, there] = [state, other].map(world => {
        const asked = game.decisions(world).find(each => each.seat === seat) ?? decision;
        const view = game.view(world, seat);
        return adviseWith(
          game,
          profile,
          { game: id, level: 'thinker', view, decision: asked, seed: 'blind', iterations: 16 },
          never,
        );
      });
      expect(there).toEqual(here);
    }
  });

  test('without advice and without time there is still an answer', async () => {
    const profile = { ...(await fetchBotProfile(id)), advice: null, voice: null };
    const [{ state, decision }] = met(id, seats);
    const request = {
      game: id,
      level: 'random',
      view: game.view(state, decision.seat),
      decision,
      seed: '',
      iterations: 0,
    };
    const advised = adviseWith(game, profile, request, never);
    expect(advised.length).toBeGreaterThan(0);
    for (const { choice, reason, chance } of advised) {
      expect(decision.choices).toContain(choice);
      expect([reason, chance]).toEqual([null, null]);
    }
  });
});

test('the chances tell a good choice from a bad one', async () => {
  const { game } = GAMES.musketiere;
  const profile = await fetchBotProfile('musketiere');
  const found = met('musketiere', 3).find(({ decision }) => decision.prompt === 'fight');
  if (found === undefined) throw new Error('nobody fights');
  const { state, decision } = found;
  const view = game.view(state, decision.seat);
  const advised = adviseWith(
    game,
    profile,
    { game: 'musketiere', level: 'thinker', view, decision, seed: 'x', iterations: 900 },
    never,
  );
  const chances = advised.map(({ chance }) => chance ?? -1);
  expect(chances[1]).toBeGreaterThanOrEqual(chances[2]);
});
