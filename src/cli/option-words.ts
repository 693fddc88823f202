import { GAMES } from '#games/all.ts';
import { GAME_IDS, type GameId } from '#games/index.ts';
import { usualOf } from '#kernel/game.ts';
import type { Terminal } from './terminal.ts';

/** The first game that has an option of this name. */
const gameWith = (option: string): GameId | undefined =>
  GAME_IDS.find(id => GAMES[id].game.options.some(each => each.id === option));

const isUsuallyOn = (option: string): boolean =>
  GAME_IDS.some(id => GAMES[id].game.options.some(each => each.id === option && usualOf(each) === 'on'));

/** Under which heading of the help an option stands. */
export const optionGroup = (option: string, { games, text }: Terminal): string => {
  const game = gameWith(option);
  return game === undefined ? text.program.titles['Options:'] : text.program.optionsOf(games[game].name, game);
};

/** What an option is for, in the words of its game. */
export const optionWords = (option: string, { games, text: { program } }: Terminal): string => {
  const game = gameWith(option);
  const words = game === undefined ? undefined : games[game].options[option];
  if (words === undefined) return '';
  const { title, help, values } = words;
  const known = Object.entries(values).map(([value, each]) =>
    each.title.startsWith(value) ? value : `${value} (${each.title})`,
  );
  const isSwitch = Object.keys(values).join() === 'off,on';
  if (!isSwitch) return program.option(title, help, known);
  return isUsuallyOn(option)
    ? program.switchedOff(title, help, values.off.help)
    : program.switchedOn(title, help, values.on.help);
};
