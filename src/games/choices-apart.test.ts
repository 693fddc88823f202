import { expect, test } from 'vitest';
import { seeded } from '#kernel/fairness.ts';
import { CLOCK, type Options } from '#kernel/game.ts';
import { below } from '#kernel/rng.ts';
import { LANGUAGES, type Who } from '#kernel/text.ts';
import { GAMES } from './all.ts';
import { GAME_IDS } from './index.ts';

const MATCHES = 30;
const MOST_CHOICES = 400;
const NAMES = ['Aline', 'Bruno', 'Chiara', 'Denis', 'Elena', 'Felix'];
const whoIs = (me: number): Who => ({ me, name: seat => NAMES[seat] });

/** Questions in which two choices read alike, by what they are asked about. */
const alike = async (id: (typeof GAME_IDS)[number]) => {
  const { game, text: texts } = GAMES[id];
  const words = await Promise.all(LANGUAGES.map(async language => ({ language, text: await texts[language]() })));
  const found = new Set<string>();
  let asked = 0;
  for (let match = 0; match < MATCHES; match++) {
    const dice = seeded(`apart ${match}`);
    const [least, most] = game.seats;
    const options: Options = Object.fromEntries(
      game.options.map(({ id: option, values }) => [option, values[below(dice, values.length)]]),
    );
    let state = game.setup(least + (match % (most - least + 1)), options, seeded(match), null);
    for (let left = MOST_CHOICES; left > 0; left--) {
      const decisions = game.decisions(state).filter(({ seat }) => seat !== CLOCK);
      if (decisions.length === 0) break;
      for (const { seat, prompt, choices } of decisions) {
        asked++;
        const view = game.view(state, seat);
        for (const { language, text } of words) {
          const labels = choices.map(choice => text.choice(choice, view, whoIs(seat)));
          const twice = labels.filter((label, at) => labels.indexOf(label) !== at);
          for (const label of twice) found.add(`${language} ${prompt}: ${label}`);
        }
      }
      const { seat, choices } = decisions[below(dice, decisions.length)];
      const draft = game.clone(state);
      game.apply(draft, seat, choices[below(dice, choices.length)], null);
      state = draft;
    }
  }
  return { found: [...found], asked };
};

test.for(GAME_IDS)('no two choices of a question of %s read alike, in any language', { tags: 'long' }, async id => {
  const { found, asked } = await alike(id);
  expect(asked).toBeGreaterThan(2000);
  expect(found).toEqual([]);
});
