import type { Choice } from '#games/roy/choices.ts';
import type { Refusal } from '#web/parts/refusal.ts';
import type { TableContext } from '../table-context.svelte.ts';

const same = (one: Choice, other: Choice): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Why a choice one would expect is not there; null where nothing stands against it. */
export const refusalOf = (at: TableContext, choice: Choice): Refusal | null => {
  const found = at.barred.find(each => same(each.choice, choice));
  return found === undefined ? null : { text: at.text.refusal(found, at.who), rule: found.rule };
};

/** The choice itself where it is offered now. */
export const offered = (at: TableContext, choice: Choice): Choice | null =>
  at.choices.find(each => same(each, choice)) ?? null;

interface Kept {
  readonly name?: string;
  readonly why: Refusal;
}

/** Each reason once, with the names of all it keeps back. */
export const byReason = (
  refused: readonly Kept[],
): readonly { readonly names: readonly string[]; readonly why: Refusal }[] =>
  [...new Set(refused.map(({ why }) => why.text))].map(text => {
    const kept = refused.filter(({ why }) => why.text === text);
    return { names: kept.flatMap(({ name }) => name ?? []), why: kept[0].why };
  });
