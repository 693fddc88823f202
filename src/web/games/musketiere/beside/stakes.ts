import { lacksOne, shutOut, sourceOf } from '#games/musketiere/facts.ts';
import type { View } from '#games/musketiere/view.ts';
import type { Seat } from '#kernel/game.ts';
import type { Who } from '#kernel/text.ts';
import type { Words } from '../text/words.ts';

export interface Stake {
  readonly text: string;
  readonly rule: string;
}

const nameFor = (seat: Seat, who: Who): string | null => (seat === who.me ? null : who.name(seat));

/** What threatens somebody, whatever this duel brings. */
const dangers = (view: View, who: Who, { stake }: Words): Stake[] =>
  view.markers.flatMap((markers, seat) => {
    const name = nameFor(seat, who);
    if (shutOut(markers)) return [{ text: stake.out(name), rule: 'MUS.18' }];
    if (lacksOne(markers, 'jewel')) return [{ text: stake.twoJewels(name), rule: 'MUS.19' }];
    return lacksOne(markers, 'prison') ? [{ text: stake.twoPrisons(name), rule: 'MUS.18' }] : [];
  });

const outcome = (view: View, who: Who, { stake }: Words): Stake[] => {
  const duel = view.duels.at(-1);
  const card = duel?.cards[duel.seat] ?? null;
  if (duel === undefined || card === null) return [];
  const name = nameFor(duel.seat, who);
  return duel.won
    ? [{ text: stake.champion(name, card), rule: 'MUS.11' }]
    : [{ text: stake.scapegoat(name, card), rule: 'MUS.13' }];
};

/**
 * What a newcomer would like to know now, the most pressing first. The view is what the reader has been told: until
 * champion or scapegoat is named, the outcome of the duel is nobody's business.
 */
export const stakesOf = (view: View, who: Who, words: Words): readonly Stake[] => {
  const { stake } = words;
  switch (view.phase) {
    case 'rewards':
      return [
        { text: stake.pay, rule: 'MUS.21' },
        { text: stake.hand, rule: 'MUS.6' },
        { text: stake.end, rule: 'MUS.19' },
      ];
    case 'pick': {
      const target = view.target ?? 0;
      const jewel = sourceOf(view, 'jewel');
      const prison = sourceOf(view, 'prison');
      const mine = view.seat === null ? [] : view.markers[view.seat];
      const list: Stake[] = [
        { text: stake.win(target, jewel), rule: jewel === 'supply' ? 'MUS.11' : 'MUS.14' },
        { text: stake.lose(target, prison), rule: prison === 'supply' ? 'MUS.13' : 'MUS.14' },
        ...dangers(view, who, words),
      ];
      if (mine.includes('prison') && !shutOut(mine)) list.push({ text: stake.free, rule: 'MUS.12' });
      if (list.length < 4) list.push({ text: stake.swords, rule: 'MUS.7' });
      return list;
    }
    case 'spoils':
      return [...outcome(view, who, words), ...dangers(view, who, words)];
    case 'over':
      return [];
  }
};
