/** @typedef {import('./ensure.mjs').Need} Need */

/**
 * The language may stand anywhere, also before the command.
 * @param {readonly string[]} args
 */
const withoutLanguage = args =>
  args.filter((arg, i) => arg !== '--lang' && !arg.startsWith('--lang=') && args[i - 1] !== '--lang');

/**
 * What a command line of `panache` needs; null for help, which does with what is there.
 * @param {readonly string[]} args
 * @returns {Need | null}
 */
export const needOf = args => {
  const [command, part] = withoutLanguage(args);
  const asksForHelp = args.some(arg => arg === '--help' || arg === '-h') || command === 'help' || part === 'help';
  // Without a command, or without saying what to measure, panache answers with its help too.
  if (asksForHelp || command === undefined || (command === 'bench' && part === undefined)) return null;
  // The benchmark plays against a framework that only developers install.
  return command === 'bench' ? 'develop' : 'serve';
};
