/** The help of the command line: what each command and each of its flags is for. */
export interface ProgramWords {
  readonly about: string;
  /** Headings, by what commander calls them. */
  readonly titles: Readonly<Record<'Usage:' | 'Arguments:' | 'Options:' | 'Commands:', string>>;
  readonly examples: (count: number) => string;
  /** What stands for something to be typed: `<file>`. */
  readonly stands: Readonly<
    Record<
      | 'options'
      | 'command'
      | 'game'
      | 'file'
      | 'rule'
      | 'number'
      | 'text'
      | 'level'
      | 'levels'
      | 'seats'
      | 'side'
      | 'folder'
      | 'address'
      | 'list'
      | 'name'
      | 'language'
      | 'value',
      string
    >
  >;
  readonly help: string;
  readonly lang: (languages: string) => string;
  readonly json: string;
  readonly onlyGame: string;
  readonly matchFile: string;
  /** The heading above the options of a game. */
  readonly optionsOf: (game: string, id: string) => string;
  /** An option with its values, or a switch with what it does when it is on (or off). */
  readonly option: (title: string, help: string, values: readonly string[]) => string;
  readonly switchedOn: (title: string, help: string, on: string) => string;
  readonly switchedOff: (title: string, help: string, off: string) => string;
  readonly play: {
    readonly about: string;
    readonly game: (games: string) => string;
    readonly players: string;
    readonly side: string;
    readonly me: string;
    readonly bots: (levels: string) => string;
    readonly seed: string;
    readonly save: string;
    readonly resume: string;
  };
  readonly simulate: {
    readonly about: string;
    readonly game: (games: string) => string;
    readonly players: string;
    readonly seats: (levels: string) => string;
    readonly games: string;
    readonly seed: string;
    readonly cores: string;
    readonly iterations: (usual: number) => string;
    readonly budget: string;
    readonly options: string;
    readonly match: string;
    readonly side: (side: string) => string;
  };
  readonly replay: string;
  readonly verify: { readonly about: string; readonly seen: string; readonly note: string };
  readonly luck: { readonly about: string; readonly json: string; readonly note: string };
  readonly rules: { readonly about: string; readonly rule: string; readonly check: string; readonly json: string };
  readonly bench: {
    readonly about: string;
    readonly engine: string;
    readonly seconds: string;
    readonly turns: string;
  };
  readonly recorded: { readonly about: string; readonly check: string; readonly save: string; readonly note: string };
  readonly store: { readonly data: string; readonly database: string };
  readonly backup: { readonly about: string; readonly file: string };
  readonly restore: { readonly about: string; readonly file: string; readonly note: string };
}
