/** @typedef {import('./ensure.mjs').Need} Need */

/**
 * What a command line of `panache` needs; null for help, which does with what is there.
 * @param {readonly string[]} args
 * @returns {Need | null}
 */
export const needOf = args => {
  const [command, part] = args;
  const asksForHelp = args.some(arg => arg === '--help' || arg === '-h') || command === 'help' || part === 'help';
  // Without a command, or without saying what to measure, panache answers with its help too.
  if (asksForHelp || command === undefined || (command === 'bench' && part === undefined)) return null;
  // The benchmark plays against a framework that only developers install.
  return command === 'bench' ? 'develop' : 'serve';
};
