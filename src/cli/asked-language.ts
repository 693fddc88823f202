import { isLanguage, type Language } from '#kernel/text.ts';
import { languageOf } from './text/index.ts';

const FLAG = '--lang';

interface Spoken {
  readonly language: Language;
  /** The command line without its language. */
  readonly rest: readonly string[];
  /** What was asked for and is no language of ours. */
  readonly wrong: string | null;
}

/** The language is read before anything else of the command line: help and errors are in it too. */
export const spokenIn = (args: readonly string[], env: Readonly<Record<string, string | undefined>>): Spoken => {
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const rest: string[] = [];
  let language = languageOf(env);
  let wrong: string | null = null;
  for (let i = 0; i < end; i += 1) {
    const arg = args[i];
    if (arg !== FLAG && !arg.startsWith(`${FLAG}=`)) {
      rest.push(arg);
      continue;
    }
    const code = arg === FLAG ? (args[i + 1] ?? '') : arg.slice(FLAG.length + 1);
    if (arg === FLAG) i += 1;
    if (isLanguage(code)) language = code;
    else wrong = code;
  }
  return { language, rest: [...rest, ...args.slice(end)], wrong };
};
