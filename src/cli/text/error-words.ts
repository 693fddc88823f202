/** What is said of a command line that cannot be done, and what to do about it. */
export interface ErrorWords {
  readonly moreHelp: string;
  readonly guess: (guess: string) => string;
  readonly notUnderstood: string;
  readonly unknownOption: (flag: string) => string;
  readonly unknownCommand: (name: string) => string;
  readonly missing: (argument: string) => string;
  readonly missingGame: (games: string) => string;
  readonly noValue: (flag: string) => string;
  readonly invalid: (flag: string, value: string) => string;
  readonly tooMuch: string;
  readonly wholeNumber: (least: number, most: number) => string;
  readonly oneOf: (values: string) => string;
  readonly noGame: (name: string, games: string) => string;
  readonly noBot: (name: string, levels: string) => string;
  readonly players: (least: number, most: number, players: number) => string;
  readonly noOption: (flag: string) => string;
  readonly notBoth: (one: string, other: string) => string;
  readonly meSeats: (last: number) => string;
  readonly oneSide: string;
  readonly noSides: string;
  readonly noSide: (side: string, sides: string) => string;
  /** A flag of a side in a game that has no such side. */
  readonly noSideHere: (side: string) => string;
  readonly oneForAny: string;
  readonly seatsNamed: (named: number, players: number) => string;
  readonly jsonAlone: string;
}
