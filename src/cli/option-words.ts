import { GAMES } from '#games/all.ts';
import { GAME_IDS, type GameId } from '#games/index.ts';
import { usualOf } from '#kernel/game.ts';
import type { AnyGameText } from '#kernel/text.ts';

/** The help of the command line is in English, and so are the games' own words in it. */
const texts = await Promise.all(GAME_IDS.map(async id => [id, await GAMES[id].text.en()] as const));
const TEXTS = Object.fromEntries(texts) as Readonly<Record<GameId, AnyGameText>>;

/** The first game that has an option of this name. */
const gameWith = (option: string): GameId | undefined =>
  GAME_IDS.find(id => GAMES[id].game.options.some(each => each.id === option));

const isUsuallyOn = (option: string): boolean =>
  GAME_IDS.some(id => GAMES[id].game.options.some(each => each.id === option && usualOf(each) === 'on'));

/** Under which heading of the help an option stands. */
export const optionGroup = (option: string): string => {
  const game = gameWith(option);
  return game === undefined ? 'Table options:' : `Table options of ${TEXTS[game].name} (${game}):`;
};

/** What an option is for, in the words of its game. */
export const optionWords = (option: string): string => {
  const game = gameWith(option);
  const words = game === undefined ? undefined : TEXTS[game].options[option];
  if (words === undefined) return '';
  const { title, help, values } = words;
  const known = Object.entries(values).map(([value, each]) =>
    each.title.startsWith(value) ? value : `${value} (${each.title})`,
  );
  const isSwitch = Object.keys(values).join() === 'off,on';
  if (!isSwitch) return `${title}. ${help} One of: ${known.join(', ')}.`;
  return `${title}. ${help} ${isUsuallyOn(option) ? `Off: ${values.off.help}` : `On: ${values.on.help}`}`;
};
