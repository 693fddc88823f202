import { expect, test } from 'vitest';
import type { Choice } from '#games/roy/choices.ts';
import { roy } from '#games/roy/game.ts';
import { type Given, position } from '#games/roy/testing.ts';
import { enNames, en as enText } from '#games/roy/text/en/index.ts';
import { frNames, fr as frText } from '#games/roy/text/fr/index.ts';
import { actorOf, taskOf } from '#games/roy/text/here.ts';
import { itNames, it as itText } from '#games/roy/text/it/index.ts';
import { wander } from '#games/roy/text/testing.ts';
import { type View, view as viewOf } from '#games/roy/view.ts';
import { en } from '../../text/en/index.ts';
import { fr } from '../../text/fr/index.ts';
import { it } from '../../text/it/index.ts';
import { answersIn, offersIn } from '../grouping.ts';
import { offeredBy } from './offered.ts';
import { verbsOf } from './verbs.ts';
import { wantedOf } from './wanted.ts';
import { objectOf, type Said, type Wording } from './wording.ts';

const TONGUES = [
  { names: enNames, text: enText, words: en },
  { names: frNames, text: frText, words: fr },
  { names: itNames, text: itText, words: it },
];

const twice = (said: readonly Said[]): readonly string[] => {
  const read = said.map(({ title, note }) => `${title} / ${note}`);
  return read.filter((each, at) => read.indexOf(each) !== at);
};

/** What reads alike among the buttons of a turn, in one of the menus they open, or among what lies beside it. */
const alike = (view: View, choices: readonly Choice[], tongue: (typeof TONGUES)[number]): readonly string[] => {
  const { names, text, words } = tongue;
  const label = (choice: Choice) => text.choice(choice, view, { me: view.seat, name: String });
  const wording: Wording = { view, man: actorOf(view), words: words.actions, names, label };
  const answers = answersIn(choices);
  const buttons = offeredBy(verbsOf(answers, []), wantedOf(answers, view), wording);
  const objects = (of: readonly Choice[]) => twice(of.map(choice => objectOf(choice, wording)));
  return [
    ...twice(buttons.map(({ said }) => said)),
    ...buttons.flatMap(button => objects(button.choices)),
    ...objects(offersIn(choices)),
  ];
};

test('no two buttons of a turn read alike, nor do two lines of a menu, in any language', { tags: 'long' }, () => {
  const found = new Set<string>();
  let turns = 0;
  wander(60, 12, ({ state }) => {
    for (const { seat, choices, optional } of roy.decisions(state)) {
      const view = roy.view(state, seat < 0 ? null : seat);
      const task = taskOf(view)?.kind;
      if (optional || (task !== 'man-turn' && task !== 'ordered')) continue;
      turns++;
      for (const tongue of TONGUES) for (const each of alike(view, choices, tongue)) found.add(each);
    }
  });
  expect(turns).toBeGreaterThan(3000);
  expect([...found]).toEqual([]);
});

const COMBAT = { dartagnan: ['single', 'double'] } as const;
/** The buttons of d'Artagnan's turn, in English. */
const buttonsAt = (given: Given) => {
  const { state, seat, man, choices } = position({ acting: 'dartagnan', actions: 3, hands: COMBAT, ...given });
  const view = viewOf(state, seat('dartagnan'));
  const wording: Wording = {
    view,
    man: man('dartagnan'),
    words: en.actions,
    names: enNames,
    label: ({ kind }) => kind,
  };
  const answers = answersIn(choices('dartagnan'));
  return offeredBy(verbsOf(answers, []), wantedOf(answers, view), wording).map(({ said }) => said);
};

test('who reinforces with one card or with another reads which', () => {
  expect(buttonsAt({ men: { dartagnan: { place: 'la-rochelle' } } })).toEqual(
    expect.arrayContaining([
      { title: 'Reinforce', note: 'a Combat card, 0 of 3 there' },
      { title: 'Reinforce', note: 'a double Combat card, 0 of 3 there' },
    ]),
  );
});

test('who hands over a card reads which, and that it is spent', () => {
  const [first] = buttonsAt({ men: { dartagnan: { place: 'paris' } }, paris: { card: 'smuggler', foes: [] } });
  expect(first).toEqual({ title: 'Hand over a Combat card', note: 'the card is spent; 0 of 2 so far' });
});
