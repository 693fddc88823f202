import { parseArgs } from 'node:util';

// The flags of every `npm run` command but `panache`, in one place: help, wrong flags and figures for programs read the
// same everywhere. Without a library, because `npm start` and `npm test` read theirs before anything is installed.

/**
 * One flag. `takes` names its value in the help and is null for a switch; `read` gives undefined for what it cannot be.
 * @template T
 * @typedef {{
 *   readonly takes: string | null,
 *   readonly says: string,
 *   readonly wants: string,
 *   readonly usual: T,
 *   readonly read: (text: string) => T | undefined,
 *   readonly short?: string,
 * }} Flag
 */

/** @typedef {Readonly<Record<string, Flag<unknown>>>} Flags */

/**
 * @template {Flags} F
 * @typedef {{
 *   readonly name: string,
 *   readonly does: string,
 *   readonly flags: F,
 *   readonly rest?: { readonly takes: string, readonly says: string },
 *   readonly after?: { readonly takes: string, readonly says: string },
 *   readonly notes?: string,
 * }} Command `rest` are words without a flag, `after` is what follows a second `--`
 */

/**
 * @template {Flags} F
 * @typedef {{ readonly [K in keyof F]: F[K] extends Flag<infer T> ? T : never }} Values
 */

/**
 * @template {Flags} F
 * @typedef {{ readonly kind: 'run', readonly values: Values<F>, readonly rest: readonly string[], readonly after: readonly string[] }
 *   | { readonly kind: 'help', readonly text: string }
 *   | { readonly kind: 'wrong', readonly sentence: string }} Reading
 */

export const EXIT = /** @type {const} */ ({ ok: 0, failed: 1, usage: 2 });

/**
 * A whole number, of at least 1 unless told otherwise.
 * @template {number | null} T
 * @param {T} usual
 * @param {string} says
 * @param {number} least
 * @returns {Flag<number | T>}
 */
export const whole = (usual, says, least = 1) => ({
  takes: 'N',
  says,
  wants: `a whole number from ${least}`,
  usual,
  read: text => (/^\d{1,15}$/.test(text) && Number(text) >= least ? Number(text) : undefined),
});

/**
 * A number above 0, with a fraction or without.
 * @param {number} usual
 * @param {string} says
 * @returns {Flag<number>}
 */
export const amount = (usual, says) => ({
  takes: 'N',
  says,
  wants: 'a number above 0',
  usual,
  read: text => (/^\d+(\.\d+)?$/.test(text) && Number(text) > 0 ? Number(text) : undefined),
});

/**
 * One of some words.
 * @template {string} W
 * @template {W | null} T
 * @param {readonly W[]} words
 * @param {T} usual
 * @param {string} says
 * @returns {Flag<W | T>}
 */
export const oneOf = (words, usual, says) => ({
  takes: 'WORD',
  says: `${says}: ${words.join(', ')}`,
  wants: `one of ${words.join(', ')}`,
  usual,
  read: text => words.find(word => word === text),
});

/**
 * Any text.
 * @template {string | null} T
 * @param {string} takes
 * @param {T} usual
 * @param {string} says
 * @returns {Flag<string | T>}
 */
export const words = (takes, usual, says) => ({ takes, says, wants: takes, usual, read: text => text });

/**
 * A switch.
 * @param {string} says
 * @returns {Flag<boolean>}
 */
export const given = says => ({ takes: null, says, wants: 'no value', usual: false, read: () => true });

/**
 * A flag that may be given again; none at all means all there are.
 * @template T
 * @param {Flag<T | null>} flag
 * @param {readonly T[]} all
 * @returns {Flag<readonly T[]>}
 */
export const several = (flag, all) => ({
  ...flag,
  says: `${flag.says}; may be given again`,
  usual: all,
  read: text => {
    const value = flag.read(text);
    return value === undefined || value === null ? undefined : [value];
  },
});

export const asJson = given('print the figures as JSON on the last line');

const usualOf = (/** @type {unknown} */ usual) =>
  usual === null || usual === false || usual === '' || Array.isArray(usual) ? '' : ` (${usual})`;

const rows = (/** @type {readonly (readonly [string, string])[]} */ list) => {
  const wide = Math.max(...list.map(([name]) => name.length));
  return list.map(([name, says]) => `  ${name.padEnd(wide)}  ${says}\n`).join('');
};

/** @param {Command<Flags>} command */
export const helpOf = ({ name, does, flags, rest, after, notes }) => {
  const all = Object.entries(flags);
  const usage = [
    name,
    ...(all.length > 0 || rest || after ? ['[--'] : []),
    ...(rest ? [`${rest.takes} …`] : []),
    ...(all.length > 0 ? ['flags'] : []),
    ...(after ? [`-- ${after.takes} …`] : []),
  ].join(' ');
  const list = rows([
    ...(rest ? [/** @type {const} */ ([rest.takes, rest.says])] : []),
    ...all.map(
      ([flag, { short, takes, says, usual }]) =>
        /** @type {const} */ ([
          `${short === undefined ? '' : `-${short}, `}--${flag}${takes === null ? '' : ` ${takes}`}`,
          `${says}${usualOf(usual)}`,
        ]),
    ),
    ['--help', 'this text'],
    ...(after ? [/** @type {const} */ ([`-- ${after.takes}`, after.says])] : []),
  ]);
  return `${usage}${usage === name ? '' : ']'}\n${does}\n\n${list}${notes === undefined ? '' : `\n${notes}\n`}`;
};

/** One line that names what is wrong and says where to read on. */
const wrong = (/** @type {Command<Flags>} */ { name }, /** @type {string} */ what) =>
  /** @type {const} */ ({ kind: 'wrong', sentence: `${what}: ${name} -- --help tells what there is.` });

/**
 * The value of a flag that was given, or what is wrong with it.
 * @param {Flag<unknown>} flag
 * @param {string} name
 * @param {string | undefined} text
 */
const readValue = ({ takes, wants, read }, name, text) => {
  if (takes === null) return text === undefined ? { value: true } : { trouble: `${name} takes no value` };
  if (text === undefined) return { trouble: `${name} takes a value, ${wants}` };
  const value = read(text);
  return value === undefined ? { trouble: `${name} takes ${wants}, not “${text}”` } : { value };
};

/**
 * Reads a command line and does nothing else.
 * @template {Flags} F
 * @param {Command<F>} command
 * @param {readonly string[]} args
 * @returns {Reading<F>}
 */
export const readCommandLine = (command, args) => {
  const end = command.after ? args.indexOf('--') : -1;
  const [own, after] = end < 0 ? [args, []] : [args.slice(0, end), args.slice(end + 1)];
  const options = Object.fromEntries(
    Object.entries(command.flags).map(([name, { takes, short }]) => [
      name,
      { type: /** @type {'string' | 'boolean'} */ (takes === null ? 'boolean' : 'string'), ...(short && { short }) },
    ]),
  );
  const { tokens } = parseArgs({
    args: [...own],
    options: { ...options, help: { type: 'boolean', short: 'h' } },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  if (tokens.some(token => token.kind === 'option' && token.name === 'help'))
    return { kind: 'help', text: helpOf(command) };
  /** @type {Record<string, unknown>} */
  const values = Object.fromEntries(Object.entries(command.flags).map(([name, { usual }]) => [name, usual]));
  const seen = new Set();
  const rest = [];
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') {
      if (command.rest === undefined) return wrong(command, `“${token.value}” is no flag`);
      rest.push(token.value);
      continue;
    }
    if (!Object.hasOwn(command.flags, token.name)) return wrong(command, `There is no flag ${token.rawName}`);
    const { value, trouble } = readValue(command.flags[token.name], token.rawName, token.value);
    if (trouble !== undefined) return wrong(command, trouble);
    const before = seen.has(token.name) ? values[token.name] : null;
    values[token.name] = Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value;
    seen.add(token.name);
  }
  return { kind: 'run', values: /** @type {Values<F>} */ (values), rest, after };
};

/**
 * Leaves with the one sentence.
 * @param {Command<Flags>} command
 * @param {string} what
 * @returns {never}
 */
export const refuse = (command, what) => {
  process.stderr.write(`${wrong(command, what).sentence}\n`);
  process.exit(EXIT.usage);
};

/**
 * What this process was asked to do. Where that was help, or is wrong, it has been said, and the process ends.
 * @template {Flags} F
 * @param {Command<F>} command
 * @param {readonly string[]} args
 */
export const commandLine = (command, args = process.argv.slice(2)) => {
  const reading = readCommandLine(command, args);
  if (reading.kind === 'run') return reading;
  if (reading.kind === 'help') process.stdout.write(reading.text);
  else process.stderr.write(`${reading.sentence}\n`);
  return process.exit(reading.kind === 'help' ? EXIT.ok : EXIT.usage);
};
