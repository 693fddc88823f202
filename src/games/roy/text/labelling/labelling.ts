import type { Who } from '#kernel/text.ts';
import type { Choice } from '../../choices.ts';
import type { View } from '../../view.ts';
import type { Labels } from '../buttons.ts';
import { ACTIONS } from './actions.ts';
import { ANY_SIDE } from './any-side.ts';
import type { Label, Labelling } from './label.ts';
import { MILADYS } from './miladys.ts';
import { TEAMS } from './teams.ts';

const LABELLING: Labelling = { ...ACTIONS, ...MILADYS, ...TEAMS, ...ANY_SIDE };

/** A choice as the words on its button. */
export const labelWith =
  (labels: Labels) =>
  (choice: Choice, view: View, who: Who): string =>
    (LABELLING[choice.kind] as Label<Choice>)(labels, choice, view, who);
