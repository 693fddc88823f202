import type { Choice } from '#games/roy/choices.ts';
import type { Musketeer } from '#games/roy/names.ts';
import { bestOf } from '../pick.ts';

/** Who is wanted most. */
const WANTED: Readonly<Record<Musketeer, number>> = { dartagnan: 5, athos: 4, porthos: 3, aramis: 2, treville: 1 };
const wanted = (choice: Choice): number => (choice.kind === 'man' ? WANTED[choice.who] : 0);

export const cast = (choices: readonly Choice[]): Choice => bestOf(choices, wanted);
/** Who stays at home, or lets Tréville stand in for him. */
export const leaveOut = (choices: readonly Choice[]): Choice => bestOf(choices, choice => -wanted(choice));
