import { expect, test } from 'vitest';
import { same } from '#kernel/journal.ts';
import { type Choice, PROMPTS } from '../choices.ts';
import { trois } from '../game.ts';
import { positionOf } from '../position.ts';
import { QUESTIONS } from '../questions/questions.ts';
import { waiting } from '../questions/waiting.ts';
import type { State } from '../state.ts';
import { rareTables, wander } from '../testing.ts';
import { SHELVES, TONGUES, whoIs } from '../text/testing.ts';

const everywhere = (matches: number, look: (state: State) => void) => {
  wander(matches, ({ state }) => look(state));
  for (const { state } of rareTables()) look(state);
};

const refusalsTo = (state: State, seat: number) => trois.barred(trois.view(state, seat));

test('nothing that is offered is refused', { tags: 'long' }, () => {
  const asked = new Set<string>();
  everywhere(60, state => {
    for (const { seat, prompt, choices } of trois.decisions(state)) {
      asked.add(prompt);
      const refused = refusalsTo(state, seat);
      expect(choices.filter(choice => refused.some(each => same(each.choice, choice)))).toEqual([]);
    }
  });
  expect(asked).toEqual(new Set(['take', ...PROMPTS]));
});

test('nothing is refused twice', { tags: 'long' }, () => {
  const twice = new Set<string>();
  everywhere(30, state => {
    for (const seat of state.musketeers.keys()) {
      const refused = refusalsTo(state, seat).map(({ choice }) => JSON.stringify(choice));
      for (const [place, choice] of refused.entries()) if (refused.indexOf(choice) !== place) twice.add(choice);
    }
  });
  expect(twice).toEqual(new Set());
});

test('whoever is asked, what he tries beyond his reach is in vain', { tags: 'long' }, () => {
  const granted = new Set<string>();
  let tried = 0;
  everywhere(30, state => {
    const { turn } = state;
    if (turn === null) return;
    for (const seat of state.musketeers.keys()) {
      const seen = positionOf(trois.view(state, seat));
      const wishes = turn.seat === seat ? QUESTIONS[turn.prompt] : waiting;
      const choices: Choice[] = [];
      wishes.reach(seen, turn, seat, choices);
      const within = choices.length;
      wishes.beyond?.(seen, turn, seat, choices);
      for (const choice of choices.slice(within)) {
        if (wishes.bar(seen, turn, choice, seat) === null) granted.add(JSON.stringify(choice));
        tried++;
      }
    }
  });
  expect(granted).toEqual(new Set());
  expect(tried).toBeGreaterThan(10_000);
});

test('what a state offers a seat, its view lets it choose: a refusal looks no farther than the reader', () => {
  everywhere(20, state => {
    const { turn } = state;
    if (turn === null) return;
    const offered = trois.decisions(state)[0].choices;
    const seen = positionOf(trois.view(state, turn.seat));
    const { reach, bar } = QUESTIONS[turn.prompt];
    const reached: Choice[] = [];
    reach(seen, turn, turn.seat, reached);
    expect(reached.filter(choice => bar(seen, turn, choice, turn.seat) === null)).toEqual(offered);
  });
});

test('every refusal leads to a rule of the book and has a sentence in every language', () => {
  const rules = new Set<string>();
  const mute = new Set<string>();
  everywhere(5, state => {
    for (const seat of state.musketeers.keys())
      for (const refusal of refusalsTo(state, seat)) {
        rules.add(refusal.rule);
        for (const tongue of TONGUES)
          if (!/\S\.$/.test(SHELVES[tongue].text.refusal(refusal, whoIs(seat))))
            mute.add(`${tongue} ${refusal.reason}`);
      }
  });
  expect(mute).toEqual(new Set());
  for (const tongue of TONGUES)
    expect(Object.keys(SHELVES[tongue].book.rules)).toEqual(expect.arrayContaining([...rules]));
  expect(rules.size).toBeGreaterThan(15);
});

test('to a spectator nothing is refused', () => {
  wander(2, ({ state }) => expect(trois.barred(trois.view(state, null))).toEqual([]));
});
