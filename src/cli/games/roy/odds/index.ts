import { MUSKETEERS } from '#games/roy/names.ts';
import { catalogueOf, fetchAll } from '#kernel/text.ts';
import { Failure } from '../../../failure.ts';
import { line, wholeLine } from '../../../io.ts';
import type { Terminal } from '../../../terminal.ts';
import { askedOf, type Given } from './asked.ts';
import { check } from './check.ts';
import { FOE_IDS, foeName, GEAR, gearName, listed, musketeerName } from './names.ts';
import { answersTo, report } from './report.ts';
import type { OddsWords } from './words.ts';

export interface OddsGiven extends Given {
  readonly check?: number;
  readonly json?: true;
}

const WORDS = await fetchAll(catalogueOf<OddsWords>(code => import(`./text/${code}.ts`)));

/** What the help says of each flag, with the names of all that can be asked for. */
export const oddsHelp = ({ language }: Terminal) => {
  const words = WORDS[language];
  const { help } = words;
  return {
    ...help,
    musketeer: help.musketeer(listed(MUSKETEERS, id => musketeerName(id, words))),
    against: help.against(listed(FOE_IDS, id => foeName(id, words))),
    with: help.with(listed(GEAR, id => gearName(id, words))),
  };
};

export const tellOdds = async (io: Terminal, { check: duels, json, ...given }: OddsGiven) => {
  const { language } = io;
  const words = WORDS[language];
  if (duels !== undefined) {
    if (Object.keys(given).length > 0) throw new Failure(words.errors.checkAlone);
    return check(io, duels, json === true);
  }
  const asked = askedOf(given, words);
  const { now, oneMore } = answersTo(asked);
  line(io, report(asked, now, oneMore, words, language));
  const { who, foe, dice } = asked;
  const more = oneMore === null ? null : { dice: dice + 1, ...oneMore };
  if (json) wholeLine(io, JSON.stringify({ musketeer: who, against: foe, dice, ...now, oneMore: more }));
};
