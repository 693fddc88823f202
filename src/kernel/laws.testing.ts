import { describe, test } from 'vitest';
import type { Game, Happening } from './game.ts';
import { groundOf, type Law, type Lawful } from './laws/ground.testing.ts';
import { endsAndReplays } from './laws/match-laws.testing.ts';
import {
  addsUp,
  answersForTheSilent,
  asksEachOnce,
  asksUntilTheEnd,
  stepsPurely,
  survivesJson,
} from './laws/position-laws.testing.ts';
import {
  actsTellNothingHidden,
  hidesWhatDiffers,
  imaginesWhatFits,
  sameChoicesLookTheSame,
  secretActsStaySecret,
} from './laws/secrecy-laws.testing.ts';

/** The suite every game runs. */
export const keepsTheLaws = <S, C, E extends Happening, V>(game: Game<S, C, E, V>, lawful: Lawful<S>) => {
  const [least, most] = game.seats;
  const all = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  describe.each(lawful.counts ?? all)(`${game.id} with %i players`, players => {
    for (const { name, hold } of lawsOf(game, lawful)) test(name, () => hold(players));
  });
};

/** What must hold in every position a match can reach. */
export const lawsOf = <S, C, E extends Happening, V>(game: Game<S, C, E, V>, lawful: Lawful<S>): readonly Law[] => {
  const ground = groundOf(game, lawful);
  return [
    survivesJson(ground),
    asksEachOnce(ground),
    asksUntilTheEnd(ground),
    answersForTheSilent(ground),
    stepsPurely(ground),
    hidesWhatDiffers(ground),
    imaginesWhatFits(ground),
    actsTellNothingHidden(ground),
    secretActsStaySecret(ground),
    sameChoicesLookTheSame(ground),
    addsUp(ground),
    endsAndReplays(ground),
  ];
};
