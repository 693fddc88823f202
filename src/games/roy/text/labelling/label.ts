import type { Who } from '#kernel/text.ts';
import type { Choice, Of } from '../../choices.ts';
import type { View } from '../../view.ts';
import type { Buttons, Labels } from '../buttons.ts';

/** Finds the words for a choice: which of the labels, and what it speaks of. */
export type Label<C extends Choice> = (labels: Labels, choice: C, view: View, who: Who) => string;

export type Labelling = { readonly [Kind in Choice['kind']]: Label<Of<Kind>> };

/** A choice that says all there is to say by itself. */
export const itself =
  <Button extends keyof Buttons>(button: Button) =>
  (labels: Labels, choice: Buttons[Button], _view: View, who: Who): string =>
    labels[button](choice, who);
