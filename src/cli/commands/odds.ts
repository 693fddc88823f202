import { setImmediate } from 'node:timers/promises';
import type { Command } from 'commander';
import { combatDice } from '#games/roy/cards/adventure.ts';
import { BLUE_DICE } from '#games/roy/cards/board.ts';
import type { Fighter } from '#games/roy/cards/fighter.ts';
import { FOES } from '#games/roy/cards/foes.ts';
import { SHEETS, SLOTS } from '#games/roy/cards/musketeers.ts';
import { TOKEN_KINDS, TOKENS } from '#games/roy/cards/tokens.ts';
import { kitOf } from '#games/roy/duel/fighters.ts';
import { boundFor, type Comparison, rehearse } from '#games/roy/duel/odds/check.ts';
import type { Odds } from '#games/roy/duel/odds/figures.ts';
import { nameOf, PAIRINGS } from '#games/roy/duel/odds/pairings.ts';
import { type Bout, odds, withOneMore } from '#games/roy/duel/odds.ts';
import { MUSKETEERS, type Musketeer } from '#games/roy/names.ts';
import { seeded } from '#kernel/fairness.ts';
import { count } from '../args.ts';
import { EXIT, Failure } from '../failure.ts';
import { type Io, line, wholeLine } from '../io.ts';
import { progressBar } from '../progress.ts';

interface Given {
  readonly musketeer?: string;
  readonly against?: string;
  readonly cards?: string;
  readonly with?: string;
  readonly life?: number;
  readonly check?: number;
  readonly json?: true;
}

const CARDS = ['single', 'double', 'ability'] as const;
const GEAR = ['pistol', 'armour', 'blade', 'manoeuvre'] as const;
const EQUIPMENT = ['pistol', 'armour', 'blade'] as const;

const FIGHTERS: Readonly<Record<string, Fighter>> = {
  ...FOES,
  ...Object.fromEntries(TOKEN_KINDS.filter(kind => kind !== 'snare').map(kind => [kind, TOKENS[kind].fighter])),
};
const FOE_NAMES = Object.keys(FIGHTERS);

const oneOf = <Name extends string>(names: readonly Name[], text: string, what: string): Name => {
  const found = names.find(name => name === text.trim().toLowerCase());
  if (found !== undefined) return found;
  throw new Failure(`${what} “${text}” is not known. Choose one of: ${names.join(', ')}.`);
};

const listOf = <Name extends string>(names: readonly Name[], text: string, what: string): readonly Name[] =>
  text.trim().toLowerCase() === 'none' ? [] : text.split(',').map(each => oneOf(names, each, what));

const foeNamed = (name: string): string => {
  if (name.trim().toLowerCase() === 'snare')
    throw new Failure(
      'A Snare is no fight: it takes one life point and is gone (ROY.QUEST.7). Name another token, for example three.',
    );
  return oneOf(FOE_NAMES, name, 'The adversary');
};

const gearOf = (who: Musketeer, text: string | undefined): readonly string[] => {
  if (text === undefined) return SHEETS[who].gear;
  const gear = listOf(GEAR, text, 'The item');
  const twice = gear.find((item, i) => gear.indexOf(item) !== i);
  if (twice !== undefined)
    throw new Failure(`Nobody owns the same item twice (ROY.EQUIP.4). Name ${twice} only once in --with.`);
  if (gear.filter(item => item !== 'manoeuvre').length > SLOTS)
    throw new Failure('A musketeer carries two items at most (ROY.EQUIP.3). Leave one out of --with.');
  return gear;
};

type CommittedCard = (typeof CARDS)[number];

const mayCommit = (who: Musketeer, cards: readonly CommittedCard[], foe: string) => {
  const abilities = cards.filter(card => card === 'ability').length;
  if (abilities > 0 && who !== 'aramis')
    throw new Failure('Only Aramis has an ability for duels (ROY.ARAMIS.1). Leave ability out of --cards.');
  if (abilities > 1)
    throw new Failure('Aramis uses his ability once per turn (ROY.ARAMIS.1). Name ability only once in --cards.');
  if (FIGHTERS[foe].bars && cards.length > abilities)
    throw new Failure(
      `No Combat card may be committed against ${foe}, only Aramis’ ability (ROY.CARD.14). Leave single and double out of --cards.`,
    );
};

/**
 * The dice he rolls: each card's (ROY.DUEL.3), and one for Aramis' ability (ROY.ARAMIS.1). The double cards go in last, so
 * that all are taken that can be.
 */
const diceFor = (who: Musketeer, cards: readonly CommittedCard[]): number => {
  let dice = SHEETS[who].dice;
  for (const card of [...cards.filter(each => each !== 'double'), ...cards.filter(each => each === 'double')]) {
    if (dice >= BLUE_DICE)
      throw new Failure(
        `With ${BLUE_DICE} dice nothing more may be committed (ROY.DUEL.5). Leave cards out of --cards: ${who} starts with ${SHEETS[who].dice} dice.`,
      );
    dice = Math.min(BLUE_DICE, dice + (card === 'ability' ? 1 : combatDice(card)));
  }
  return dice;
};

/** A question as it was asked. */
interface Asked {
  readonly who: Musketeer;
  readonly foe: string;
  readonly bout: Bout;
  readonly dice: number;
  readonly life: number; // for the chance to be felled
  /** Why no further card may be committed; null: one may. */
  readonly full: string | null;
}

const askedOf = (given: Given): Asked => {
  if (given.musketeer === undefined)
    throw new Failure(`Say who fights: --musketeer with one of ${MUSKETEERS.join(', ')}.`);
  if (given.against === undefined)
    throw new Failure('Say whom he fights: --against with an adversary, for example brisemont.');
  const who = oneOf(MUSKETEERS, given.musketeer, 'The musketeer');
  const foe = foeNamed(given.against);
  const most = SHEETS[who].life;
  if (given.life !== undefined && given.life > most)
    throw new Failure(`${who} has at most ${most} life points (ROY.WOUND.1). Give --life a number from 1 to ${most}.`);
  const cards = listOf(CARDS, given.cards ?? 'none', 'The card');
  const gear = gearOf(who, given.with);
  mayCommit(who, cards, foe);
  const dice = diceFor(who, cards);
  const fighter = FIGHTERS[foe];
  const barred = fighter.bars && (who !== 'aramis' || cards.includes('ability'));
  return {
    who,
    foe,
    bout: {
      kit: kitOf({ who, gear: EQUIPMENT.filter(item => gear.includes(item)), improved: gear.includes('manoeuvre') }),
      blade: gear.includes('blade'),
      life: given.life ?? Number.POSITIVE_INFINITY,
      foe: fighter,
      foeLife: fighter.life,
      even: foe === 'rochefort',
      armourOnce: false,
    },
    dice,
    life: given.life ?? most,
    full: dice === BLUE_DICE ? 'ROY.DUEL.5' : barred ? 'ROY.CARD.14' : null,
  };
};

/** Without --life every wound counts on average, and felled is for a musketeer with all his life. */
const answersTo = ({ bout, dice, life, full }: Asked): { readonly now: Odds; readonly oneMore: Odds | null } => {
  const whole = { ...bout, life };
  const more = full === null ? withOneMore(bout, dice) : null;
  return {
    now: { ...odds(bout, dice), felled: odds(whole, dice).felled },
    oneMore: more === null ? null : { ...more, felled: odds(whole, dice + 1).felled },
  };
};

const several = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`;
const describe = ({ dice, fixed, life }: Fighter): string => {
  const shown =
    fixed === null
      ? `${dice} red dice`
      : `always ${several(fixed.swords, 'Sword')}, ${several(fixed.shields, 'Shield')}`;
  return `${shown}, ${several(life, 'life point')}`;
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const report = (asked: Asked, now: Odds, oneMore: Odds | null): string => {
  const { who, foe, bout, dice, life, full } = asked;
  const row = (name: string, show: (each: Odds) => string) =>
    `  ${name.padEnd(32)}${show(now).padStart(9)}${oneMore === null ? '' : show(oneMore).padStart(12)}`;
  return [
    `${who} against ${foe} (${describe(bout.foe)})`,
    `  ${'blue dice'.padEnd(32)}${String(dice).padStart(9)}${oneMore === null ? '' : String(dice + 1).padStart(12)}`,
    row('beats the adversary', ({ beats }) => percent(beats)),
    ...(bout.foeLife > 1 ? [row('takes a life point at least', ({ hits }) => percent(hits))] : []),
    row('is wounded', ({ wounded }) => percent(wounded)),
    row('nobody loses anything', ({ nothing }) => percent(nothing)),
    row(`is felled (life points: ${life})`, ({ felled }) => percent(felled)),
    row('wounds on average', ({ meanWounds }) => meanWounds.toFixed(2)),
    oneMore === null ? `No further card may be committed (${full}).` : `One more card: ${gain(bout, now, oneMore)}.`,
    ...meetingOf(asked),
  ].join('\n');
};

/** When the two meet at all, where they mostly do not; nothing for any other pair. */
const meetingOf = ({ who, foe }: Asked): readonly string[] =>
  who === 'athos' && foe === 'rochefort'
    ? [
        'They meet only at a table with the option Athos the brave, where Rochefort already stands exposed (ROY.HARD.3); otherwise never (ROY.ATHOS.1).',
      ]
    : [];

/** What one more card changes, where the adversary has more life also the chance to take some of it. */
const gain = ({ foeLife }: Bout, now: Odds, then: Odds): string => {
  const points = (figure: 'beats' | 'hits') => `${signed(100 * (then[figure] - now[figure]), 1)} points`;
  const wounds = `${signed(then.meanWounds - now.meanWounds, 2)} wounds`;
  return [`${points('beats')} to beat`, ...(foeLife > 1 ? [`${points('hits')} to hit`] : []), wounds].join(', ');
};

const signed = (value: number, digits: number): string => {
  const text = Math.abs(value).toFixed(digits);
  return Number(text) === 0 ? `±${text}` : `${value < 0 ? '−' : '+'}${text}`;
};

/** Duels between two looks at the clock and at Ctrl-C. */
const STRETCH = 20_000;

const check = async (io: Io, duels: number, json: boolean) => {
  const bar = progressBar(io);
  const rows: { readonly name: string; readonly compared: readonly Comparison[] }[] = [];
  try {
    for (const [i, pairing] of PAIRINGS.entries()) {
      const { play, compare } = rehearse(pairing, seeded(`odds ${i}`));
      for (let played = 0; played < duels; played += STRETCH) {
        bar.show((i + played / duels) / PAIRINGS.length);
        play(Math.min(STRETCH, duels - played));
        await setImmediate();
        io.signal.throwIfAborted();
      }
      rows.push({ name: nameOf(pairing), compared: compare() });
    }
  } finally {
    bar.done();
  }
  const all = rows.flatMap(({ compared }) => compared);
  const bound = boundFor(all.length);
  const worst = Math.max(...all.map(({ errors }) => errors));
  const within = rows.filter(({ compared }) => compared.every(({ errors }) => errors <= 3)).length;
  const beyondThree = all.filter(({ errors }) => errors > 3).length;
  line(io, `${'pairing'.padEnd(58)}figure          exact  simulated  standard errors`);
  for (const { name, compared } of rows)
    for (const { figure, exact, simulated, errors } of compared)
      line(
        io,
        `${name.padEnd(58)}${figure.padEnd(10)}${exact.toFixed(6).padStart(11)}${simulated.toFixed(6).padStart(11)}${errors.toFixed(2).padStart(17)}`,
      );
  line(io, `${rows.length} pairings, ${duels.toLocaleString('en')} duels each, ${all.length} figures.`);
  line(
    io,
    `${within} pairings stay within three standard errors in every figure; the farthest is ${worst.toFixed(2)} off.`,
  );
  line(
    io,
    `${beyondThree} of ${all.length} figures are beyond three, ${(0.0027 * all.length).toFixed(1)} would be by chance; with so many the limit is ${bound.toFixed(2)} (Bonferroni).`,
  );
  if (json)
    wholeLine(
      io,
      JSON.stringify({ pairings: rows.length, duels, figures: all.length, within, beyondThree, worst, bound }),
    );
  if (worst > bound)
    throw new Failure('The odds do not agree with the duels played: one of the two has a bug.', EXIT.failed);
};

export const addOdds = (program: Command, io: Io) => {
  program
    .command('odds')
    .description('the exact odds of a duel in Mousquetaires du Roy, and what one more card would change')
    .option('--musketeer <name>', `who fights: ${MUSKETEERS.join(', ')}`)
    .option('--against <name>', `whom: ${FOE_NAMES.join(', ')}`)
    .option('--cards <list>', 'cards he commits, with commas between: single, double, ability, or none (default: none)')
    .option(
      '--with <list>',
      'all he owns: pistol, armour, blade, manoeuvre (the improved one), or none (default: what he starts with)',
    )
    .option(
      '--life <n>',
      'life points he has left; he cannot lose more (default: all for the chance to be felled, no limit for the average)',
      count(1, 99),
    )
    .option('--json', 'print the result as JSON on the last line')
    .option(
      '--check <n>',
      'instead: play n duels of each of many pairings, and hold the odds against them',
      count(1, 100_000_000),
    )
    .addHelpText(
      'after',
      `
A Toledo blade is used as well as can be: first for the best chance to beat, then to lose less.

Examples:
  $ panache odds --musketeer aramis --cards double --against brisemont
  $ panache odds --musketeer porthos --cards single,single --against cavois --with pistol,armour --life 2 --json
  $ panache odds --check 100000`,
    )
    .action(async ({ check: duels, json, ...given }: Given) => {
      if (duels !== undefined) {
        if (Object.keys(given).length > 0)
          throw new Failure('--check has its own pairings: give it alone, or with --json.');
        return check(io, duels, json === true);
      }
      const asked = askedOf(given);
      const { now, oneMore } = answersTo(asked);
      line(io, report(asked, now, oneMore));
      const { who, foe, dice } = asked;
      const more = oneMore === null ? null : { dice: dice + 1, ...oneMore };
      if (json) wholeLine(io, JSON.stringify({ musketeer: who, against: foe, dice, ...now, oneMore: more }));
    });
};
