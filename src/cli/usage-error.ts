import type { CommanderError } from 'commander';
import type { ErrorWords } from './text/error-words.ts';

const GUESS = /\n\(Did you mean (?:one of )?(.+)\?\)$/;

/** What commander found wrong, known by its code, in our own words; null where it has shown its help instead. */
export const usageError = ({ code, message }: CommanderError, words: ErrorWords): string | null => {
  const guess = GUESS.exec(message)?.[1];
  const next = guess === undefined ? words.moreHelp : words.guess(guess);
  const part = (pattern: RegExp, which = 1): string => pattern.exec(message.replace(GUESS, ''))?.[which] ?? '';
  switch (code) {
    case 'commander.help':
      return null;
    case 'commander.unknownOption':
      return `${words.unknownOption(part(/'(.*)'$/s))} ${next}`;
    case 'commander.unknownCommand':
      return `${words.unknownCommand(part(/'(.*)'$/s))} ${next}`;
    case 'commander.missingArgument':
      return `${words.missing(part(/'(.*)'$/s))} ${words.moreHelp}`;
    case 'commander.optionMissingArgument':
      return `${words.noValue(part(/(--[\w-]+)/))} ${words.moreHelp}`;
    case 'commander.invalidArgument': {
      const INVALID = /^error: option '(--[\w-]+)[^']*' argument '(.*)' is invalid\. (.*)$/s;
      return `${words.invalid(part(INVALID), part(INVALID, 2))} ${part(INVALID, 3)}`;
    }
    case 'commander.excessArguments':
      return `${words.tooMuch} ${words.moreHelp}`;
    default:
      return `${words.notUnderstood} ${words.moreHelp}`;
  }
};
