import { describe, expect, test } from 'vitest';
import { GAMES } from '#games/all.ts';
import { redealHidden as redealMusketiere } from '#games/musketiere/redeal-hidden.testing.ts';
import { redealHidden as redealTrois } from '#games/trois/redeal-hidden.testing.ts';
import { seeded } from '#kernel/fairness.ts';
import { CLOCK, type Happening, redact, type Seat } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';
import { below } from '#kernel/rng.ts';
import { LANGUAGES } from '#kernel/text.ts';
import { fetchBotProfile } from '../bot-profile.ts';
import { anyOf } from '../random.ts';
import type { Reason } from './voice.ts';
import { fetchWords } from './words.ts';

// The games where everybody plays for himself; the voice of the other one has tests of its own.

type RedealHidden = (state: unknown, seat: Seat | null, rng: Rng) => unknown;
const CASES = [
  {
    id: 'musketiere',
    secret: ['reward', 'fight', 'discard'],
    redealHidden: redealMusketiere as RedealHidden,
    kinds: 10,
  },
  { id: 'trois', secret: ['give'], redealHidden: redealTrois as RedealHidden, kinds: 22 },
] as const;

const WHO = { me: null, name: (seat: number) => `Seat ${seat}` };

describe.each(CASES)('$id', ({ id, secret, redealHidden, kinds }) => {
  const { game } = GAMES[id];
  const isSecret = (choice: unknown): boolean =>
    (secret as readonly string[]).includes((choice as { kind: string }).kind);

  /** Every choice of some matches, most of them as the advice has it. */
  const walk = async (
    look: (state: unknown, seat: Seat, choice: unknown, events: readonly Happening[], after: unknown) => void,
  ) => {
    const { advice } = await fetchBotProfile(id);
    for (let seats = game.seats[0]; seats <= game.seats[1]; seats++)
      for (let number = 0; number < 3; number++) {
        const options = Object.fromEntries(game.options.map(option => [option.id, option.values[0]]));
        const state = game.setup(seats, options, seeded(`${id} ${seats} ${number}`), null);
        const rng = seeded(`${id} ${seats} ${number} whim`);
        for (let asked = game.decisions(state); asked.length > 0; asked = game.decisions(state)) {
          const [decision] = asked.filter(each => each.seat !== CLOCK);
          const strays = below(rng, 6) === 0;
          const advised = strays ? null : advice?.choose(game.view(state, decision.seat), decision, rng);
          const choice = advised ?? anyOf(decision, rng);
          const before = game.clone(state);
          const events: Happening[] = [];
          game.apply(state, decision.seat, choice, event => events.push(event));
          look(before, decision.seat, choice, events, state);
        }
      }
  };

  test('open choices have a reason nearly always, secret ones never; hidden things change nothing', async () => {
    const { voice } = await fetchBotProfile(id);
    const words = await Promise.all(LANGUAGES.map(language => fetchWords(id, language)));
    const heard = new Set<string>();
    const [open, secret]: boolean[][] = [[], []];
    let step = 0;
    const check = (reason: Reason | null) => {
      if (reason === null || heard.has(JSON.stringify(reason))) return;
      heard.add(JSON.stringify(reason));
      for (const each of words) expect(each.say(reason, WHO)).toMatch(/^[^a-z].*[.!?]$/);
      for (const each of words) expect(each.say(reason, WHO)).not.toMatch(/undefined|NaN|\[object/);
      expect(words[0].say(reason, WHO)).not.toMatch(/ [:;!?%»]|« /);
    };
    const found = new Set<string>();
    await walk((state, seat, choice, events, after) => {
      const view = game.view(state, null);
      const reason = voice?.why(view, seat, choice) ?? null;
      // What is secret has a reason for the ears of its own seat only.
      const own = isSecret(choice) ? (voice?.why(game.view(state, seat), seat, choice) ?? null) : reason;
      if (isSecret(choice)) secret.push(reason === null && own !== null);
      else open.push(reason !== null);
      check(own);
      if (reason !== null) found.add(reason.kind);
      const other = redealHidden(state, null, seeded(`other ${step}`));
      expect(voice?.why(game.view(other, null), seat, choice) ?? null).toEqual(reason);
      const seen = events.map(event => redact(event, null) as Happening);
      const taunt = voice?.taunt(game.view(after, null), seat, seen, seeded(`taunt ${step++}`)) ?? null;
      check(taunt);
      if (taunt !== null) found.add(taunt.kind);
    });
    expect(secret.length).toBeGreaterThan(0);
    expect(secret).not.toContain(false);
    expect(open.filter(told => told).length).toBeGreaterThanOrEqual(0.95 * open.length);
    expect(found.size).toBeGreaterThanOrEqual(kinds);
  });

  test('nobody listens to wishes', async () => {
    const { voice } = await fetchBotProfile(id);
    const state = game.setup(
      game.seats[1],
      Object.fromEntries(game.options.map(option => [option.id, option.values[0]])),
      seeded('wish'),
      null,
    );
    expect(voice?.wishes(game.view(state, null), 0, 1)).toEqual([]);
    expect(() => voice?.heed(game.view(state, 1), { kind: 'come' })).toThrow('for himself');
  });
});
