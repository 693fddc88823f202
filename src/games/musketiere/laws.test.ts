import { keepsTheLaws } from '#kernel/laws.ts';
import { musketiere } from './game.ts';
import { countOf, MARKERS, type State } from './state.ts';

/** Every card is somewhere, once; three jewels and three prisons; tracks in their range. */
const amiss = (state: State): string[] => {
  const faults: string[] = [];
  const cards = [
    ...state.hands.flat(),
    ...state.rewards.flat(),
    ...state.discards.flat(),
    ...state.picks.filter(card => card !== null),
    ...state.duels.flatMap(duel => duel.cards).filter(card => card !== null),
  ];
  if (state.phase !== 'over' && cards.length !== state.totals.length * 12) faults.push(`${cards.length} cards are dealt`);
  if (new Set(cards).size !== cards.length) faults.push('a card is in two places');
  if (cards.some(card => card < 0 || card > 54)) faults.push('there is no such card');
  for (const [marker, left] of [
    ['jewel', state.jewels],
    ['prison', state.prisons],
  ] as const) {
    const lying = state.markers.reduce((sum, markers) => sum + countOf(markers, marker), 0);
    const inHand = state.spoils?.held === true && state.spoils.marker === marker ? 1 : 0;
    if (left < 0 || left + lying + inHand !== MARKERS) faults.push(`${left + lying + inHand} markers: ${marker}`);
  }
  if (state.duels.length > 9) faults.push('more than nine duels');
  return faults;
};

keepsTheLaws(musketiere, {
  options: [{ length: 'hundred' }, { length: 'round' }],
  amiss,
  longest: 4000,
});
