import { expect } from 'vitest';
import type { Decision, Seat } from '#kernel/game.ts';
import type { Card } from './cards/adventure.ts';
import type { Choice } from './choices.ts';
import type { Event } from './events.ts';
import { roy } from './game.ts';
import { diceFor, type Wanted } from './given/dice.ts';
import { type Given, positionState } from './given/given.ts';
import type { Musketeer } from './names.ts';
import { clone, type Man, MILADY, type State } from './state.ts';

export { blue, diceFor, red, type Wanted } from './given/dice.ts';
export { type Given, positionState } from './given/given.ts';

// Positions in one call, choices as they are written in the journal, dice as the test wants them.

/** Who chooses: a musketeer stands for his seat. */
export type By = Musketeer | 'milady' | Seat;

/** A position to play on. */
export interface Position {
  state: State;
  /** What the last choice led to. */
  events: Event[];
  man: (who: Musketeer) => Man;
  seat: (by: By) => Seat;
  hand: (by: By) => readonly Card[];
  /** The decision of a seat now; undefined when it is not asked. */
  asked: (by: By) => Decision<Choice> | undefined;
  /** What a seat may choose now; empty when it is not asked. */
  choices: (by: By) => readonly Choice[];
  /** The kinds of its choices, each once. */
  kinds: (by: By) => readonly string[];
  offers: (by: By, choice: Choice) => boolean;
  /** Sets the dice of the rolls to come: blue dice are rolled before red ones (in the siege red before blue). */
  dice: (...wanted: Wanted[]) => Position;
  /** Makes a choice that must be on offer. */
  play: (by: By, ...choices: Choice[]) => Position;
  /** The events of a kind among the last ones. */
  told: <Kind extends Event['kind']>(kind: Kind) => Extract<Event, { kind: Kind }>[];
}

export const position = (given: Given = {}): Position => at(positionState(given));

/** Where nothing is left to choose but to be done, it is done: only a hand that nobody sees asks for the question. */
const goOn = (draft: State, tell: (event: Event) => void) => {
  for (;;) {
    const owed = roy.decisions(draft).filter(each => each.optional !== true);
    if (owed.length !== 1 || owed[0].choices.length !== 1 || owed[0].choices[0].kind !== 'done') return;
    roy.apply(draft, owed[0].seat, owed[0].choices[0], tell);
  }
};

/** Plays on from any state. */
export const at = (start: State): Position => {
  const self: Position = {
    state: start,
    events: [],
    man: who => {
      const man = self.state.men.find(each => each.who === who);
      if (man === undefined) throw new Error(`${who} is not in the game`);
      return man;
    },
    seat: by => {
      if (by === 'milady') return MILADY;
      return typeof by === 'number' ? by : self.man(by).seat;
    },
    hand: by => self.state.hands[self.seat(by)],
    asked: by => roy.decisions(self.state).find(each => each.seat === self.seat(by)),
    choices: by => self.asked(by)?.choices ?? [],
    kinds: by => [...new Set(self.choices(by).map(choice => choice.kind))],
    offers: (by, choice) => self.choices(by).some(each => JSON.stringify(each) === JSON.stringify(choice)),
    dice: (...wanted) => {
      self.state = { ...clone(self.state), rng: diceFor(wanted) };
      return self;
    },
    play: (by, ...choices) => {
      self.events = [];
      for (const choice of choices) {
        if (!self.offers(by, choice))
          expect.fail(`${by} is not offered ${JSON.stringify(choice)} but ${JSON.stringify(self.choices(by))}`);
        const next = clone(self.state);
        roy.apply(next, self.seat(by), choice, event => self.events.push(event));
        goOn(next, event => self.events.push(event));
        self.state = next;
      }
      return self;
    },
    told: kind => self.events.filter(event => event.kind === kind) as never,
  };
  return self;
};
