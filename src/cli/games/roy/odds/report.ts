import type { Odds } from '#games/roy/duel/odds/figures.ts';
import { type Bout, odds, withOneMore } from '#games/roy/duel/odds.ts';
import type { Language } from '#kernel/text.ts';
import { decimal, percent } from '../../../figures.ts';
import type { Asked } from './asked.ts';
import { foeInside, musketeerName } from './names.ts';
import type { OddsWords } from './words.ts';

/** Without --life every wound counts on average, and felled is for a musketeer with all life points. */
export const answersTo = ({ bout, dice, life, full }: Asked): { readonly now: Odds; readonly oneMore: Odds | null } => {
  const whole = { ...bout, life };
  const more = full === null ? withOneMore(bout, dice) : null;
  return {
    now: { ...odds(bout, dice), felled: odds(whole, dice).felled },
    oneMore: more === null ? null : { ...more, felled: odds(whole, dice + 1).felled },
  };
};

const NAMES_WIDE = 36;

const signed = (value: number, digits: number, language: Language): string => {
  const text = decimal(Math.abs(value), digits, language);
  if (Number(Math.abs(value).toFixed(digits)) === 0) return `±${text}`;
  return `${value < 0 ? '−' : '+'}${text}`;
};

/** What one more card changes, where the adversary has more life also the chance to take some of it. */
const gain = ({ foeLife }: Bout, now: Odds, then: Odds, words: OddsWords, language: Language): string => {
  const points = (figure: 'beats' | 'hits') => signed(100 * (then[figure] - now[figure]), 1, language);
  const wounds = signed(then.meanWounds - now.meanWounds, 2, language);
  return words.gain(points('beats'), foeLife > 1 ? points('hits') : null, wounds);
};

/** When the two meet at all, where they mostly do not; nothing for any other pair. */
const meetingOf = ({ who, foe }: Asked, { meeting }: OddsWords): readonly string[] =>
  who === 'athos' && foe === 'rochefort' ? [meeting] : [];

/** The odds as a small table. */
export const report = (asked: Asked, now: Odds, oneMore: Odds | null, words: OddsWords, language: Language): string => {
  const { who, foe, bout, dice, life, full } = asked;
  const { rows } = words;
  const line = (name: string, first: string, second: string) =>
    `  ${name.padEnd(NAMES_WIDE)}${first.padStart(9)}${oneMore === null ? '' : second.padStart(12)}`;
  const row = (name: string, show: (each: Odds) => string) =>
    line(name, show(now), oneMore === null ? '' : show(oneMore));
  const share = (name: string, figure: Exclude<keyof Odds, 'meanWounds'>) =>
    row(name, each => percent(each[figure], language));
  const { fixed } = bout.foe;
  const its = fixed === null ? words.rolls(bout.foe.dice, bout.foe.life) : words.shows(fixed, bout.foe.life);
  return [
    words.title(musketeerName(who, words), foeInside(foe, words), its),
    line(rows.dice, String(dice), String(dice + 1)),
    share(rows.beats, 'beats'),
    ...(bout.foeLife > 1 ? [share(rows.hits, 'hits')] : []),
    share(rows.wounded, 'wounded'),
    share(rows.nothing, 'nothing'),
    share(rows.felled(life), 'felled'),
    row(rows.meanWounds, ({ meanWounds }) => decimal(meanWounds, 2, language)),
    oneMore === null ? words.noMore(full ?? '') : gain(bout, now, oneMore, words, language),
    ...meetingOf(asked, words),
  ].join('\n');
};
