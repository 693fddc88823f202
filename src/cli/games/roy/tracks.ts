import { CONSTANCE_LAST, HONOUR_LAST, LOUVRE_LAST, ROCHEFORT, SIEGE_END, TIME_DICE } from '#games/roy/cards/board.ts';
import type { View } from '#games/roy/view.ts';
import { dotted, field, points } from '../lines.ts';
import type { Round, RoyWords } from './words.ts';

const ROUNDS: readonly Round[] = ['timeStop', 'conscripts', 'isolation', 'reinforcements'];

/** A row of spaces, the one where the token stands in brackets. */
const row = (spaces: readonly string[], at: number): string =>
  spaces.map((space, i) => (i === at ? `[${space}]` : ` ${space} `)).join('');

const time = (view: View, words: RoyWords): string[] => {
  const spaces = TIME_DICE.map((dice, i) => (i === TIME_DICE.length - 1 ? 'R' : `${dice}`));
  return field(words.time, `${row(spaces, view.time - 1)}   ${words.redDice(TIME_DICE[view.time - 1])}`);
};

const siege = (view: View, words: RoyWords): string[] => {
  const spaces = Array.from({ length: 2 * SIEGE_END + 1 }, (_, i) => {
    const space = i - SIEGE_END;
    return space === view.siege ? `${space > 0 ? '+' : ''}${space}` : '·';
  });
  return field(words.siege, `${words.ruin} ${row(spaces, view.siege + SIEGE_END)} ${words.triumph}`);
};

const ladder = (view: View, words: RoyWords): string => {
  const spaces = Array.from({ length: LOUVRE_LAST }, (_, i) => `${i + 1}`);
  return `${words.ladder} ${row(spaces, view.ladder - 1)}`;
};

const presence = (view: View, words: RoyWords): string => {
  const { at } = words.names.places[view.location ?? 'quarters'];
  if (view.presence === 'exposed') return words.exposed(at);
  return words.presence[view.presence];
};

const milady = (view: View, words: RoyWords): string[] => {
  const chosen = view.screen !== null && view.location !== null && view.presence === 'hidden';
  return field(
    words.milady,
    dotted(
      view.automa ? words.automa : null,
      presence(view, words),
      chosen && view.location !== null ? words.chose(words.names.places[view.location].at) : null,
      `${words.rochefort} ${points(view.rochefort, ROCHEFORT.life)}`,
      view.automa ? null : words.plots(view.plotHand),
      view.automa ? null : words.parisCards(view.parisHand),
      view.orders ? words.orders : null,
    ),
  );
};

const thisRound = (view: View, words: RoyWords): string[] => {
  const held = ROUNDS.filter(each => view[each]).map(each => words.holds[each]);
  const glass = view.hourglass === 'off' ? null : words.hourglass[view.hourglass];
  const text = dotted(...held, glass);
  return text === '' ? [] : field(words.thisRound, text);
};

/** Everything that is counted. */
export const drawTracks = (view: View, words: RoyWords): string[] => [
  ...time(view, words),
  ...siege(view, words),
  ...field(
    words.honour,
    `${points(HONOUR_LAST - view.honour, HONOUR_LAST, '■', '□')} ${dotted(
      words.lost(view.honour),
      ladder(view, words),
      `${words.constance} ${view.constance}/${CONSTANCE_LAST}`,
    )}`,
  ),
  ...field(
    words.team,
    dotted(words.pistoles(view.purse), words.epics(view.epics), words.oneForAll(view.oneForAll), words.deck(view.deck)),
  ),
  ...milady(view, words),
  ...thisRound(view, words),
];
