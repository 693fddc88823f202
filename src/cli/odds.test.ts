import { expect, test } from 'vitest';
import { panache } from './testing.ts';

const lastLine = (out: string) => JSON.parse(out.trim().split('\n').at(-1) ?? '');

test('the odds of a duel are a small table', async () => {
  const { code, out, err } = await panache('odds --musketeer aramis --cards double --against brisemont');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('Aramis against Brisemont (3 red dice, 1 life point)');
  expect(out).toMatch(/blue dice +5 +6\n/);
  expect(out).toMatch(/beats the adversary +97\.1% +\d+\.\d%\n/);
  expect(out).toMatch(/wounds on average +0\.\d\d +0\.\d\d\n/);
  expect(out).toMatch(/One more card: \+\d\.\d points to beat, −0\.\d\d wounds\.\n$/);
  expect(out).not.toContain('takes a life point');
});

test('with --json the last line is one object', async () => {
  const { out } = await panache('odds --musketeer aramis --cards double --against brisemont --json');
  const { oneMore, ...now } = lastLine(out);
  const figures = ['beats', 'hits', 'wounded', 'nothing', 'meanWounds', 'felled'];
  expect(Object.keys(now)).toEqual(['musketeer', 'against', 'dice', ...figures]);
  expect(Object.keys(oneMore)).toEqual(['dice', ...figures]);
  expect([now.dice, oneMore.dice]).toEqual([5, 6]);
  expect(oneMore.beats).toBeGreaterThan(now.beats);
  expect(now.hits).toBe(now.beats);
});

test('an exact chance is exact', async () => {
  const { out } = await panache('odds --musketeer athos --against shields --json');
  const { beats, nothing, wounded } = lastLine(out);
  expect(beats).toBeCloseTo(2 / 27, 12);
  expect(nothing).toBeCloseTo(25 / 27, 12);
  expect(wounded).toBe(0);
  expect(out).toContain('always 2 Shields');
});

test('gear and life count', async () => {
  const ask = async (more: string) => lastLine((await panache(`odds --json --against cavois ${more}`)).out);
  const bare = await ask('--musketeer porthos --cards single,single');
  const armed = await ask('--musketeer porthos --cards single,single --with pistol,armour');
  expect(armed.beats).toBeGreaterThan(bare.beats);
  expect(armed.wounded).toBeLessThan(bare.wounded);
  expect(bare.hits).toBeGreaterThan(bare.beats);
  const last = await ask('--musketeer porthos --cards single,single --life 1');
  expect(last.felled).toBe(last.wounded);
  expect(last.meanWounds).toBe(last.wounded);
  expect(last.meanWounds).toBeLessThan(bare.meanWounds);
  const improved = await ask('--musketeer porthos --with manoeuvre,blade');
  expect(improved.beats).toBeGreaterThan((await ask('--musketeer porthos')).beats);
});

test('Tréville has the blade he starts with, unless it is said that he has not', async () => {
  const beats = async (more: string) =>
    lastLine((await panache(`odds --json --against guard --musketeer treville${more}`)).out).beats;
  expect(await beats('')).toBe(await beats(' --with blade'));
  expect(await beats(' --with none')).toBeLessThan(await beats(''));
});

test.each([
  ['--musketeer porthos --cards double,double --against guard', 6],
  ['--musketeer porthos --cards double,single,single --against guard', null],
  ['--musketeer porthos --cards single,single,double --against guard', 6],
  ['--musketeer aramis --cards ability,single --against three', 5],
  ['--musketeer aramis --cards ability --against laffemas', 4],
  ['--musketeer porthos --cards none --with none --against rochefort', 3],
])('the cards of “%s” make the dice', async (args, dice) => {
  const { code, out } = await panache(`odds ${args} --json`);
  expect(code).toBe(0);
  expect(lastLine(out).dice).toBe(dice ?? 6);
});

test('where nothing more may be committed there is nothing to compare, and the rule is named', async () => {
  const six = await panache('odds --musketeer porthos --cards double,double --against guard --json');
  expect(six.out).toContain('No further card may be added (ROY.DUEL.5).');
  expect(lastLine(six.out).oneMore).toBeNull();
  const barred = await panache('odds --musketeer porthos --against laffemas --json');
  expect(barred.out).toContain('No further card may be added (ROY.CARD.14).');
  expect(lastLine(barred.out).oneMore).toBeNull();
  const able = await panache('odds --musketeer aramis --against laffemas --json');
  expect(lastLine(able.out).oneMore.dice).toBe(4);
});

test('Athos against Rochefort has its odds, and it is said when the two meet', async () => {
  const { code, out, err } = await panache('odds --musketeer athos --against rochefort --json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('They meet only at a table with the option “Athos the brave”');
  expect(lastLine(out)).toMatchObject({ musketeer: 'athos', against: 'rochefort', hits: expect.any(Number) });
});

test('of no other pair it is said that they seldom meet', async () => {
  for (const pair of ['--musketeer athos --against guard', '--musketeer porthos --against rochefort'])
    expect((await panache(`odds ${pair}`)).out).not.toContain('meet');
});

test.each([
  ['', 'Say who fights'],
  ['--musketeer aramis', 'Say whom he fights'],
  ['--musketeer planchet --against guard', '“planchet” is not known. Choose one of: dartagnan'],
  ['--musketeer aramis --against milady', '“milady” is not known. Choose one of: henchman'],
  ['--musketeer aramis --against toString', '“toString” is not known'],
  ['--musketeer aramis --against snare', 'ROY.QUEST.7'],
  ['--musketeer aramis --against guard --cards triple', '“triple” is not known'],
  ['--musketeer aramis --against guard --cards single,', '“” is not known'],
  ['--musketeer aramis --against guard --cards single,double,double', 'ROY.DUEL.5'],
  ['--musketeer aramis --against guard --cards single,single,single,single', 'ROY.DUEL.5'],
  ['--musketeer aramis --against guard --cards ability,ability', 'ROY.ARAMIS.1'],
  ['--musketeer athos --against guard --cards ability', 'Only Aramis'],
  ['--musketeer aramis --against laffemas --cards ability,single', 'ROY.CARD.14'],
  ['--musketeer athos --against guard --with horse', '“horse” is not known'],
  ['--musketeer athos --against guard --with blade,blade', 'ROY.EQUIP.4'],
  ['--musketeer athos --against guard --with pistol,armour,blade', 'ROY.EQUIP.3'],
  ['--musketeer athos --against guard --life 4', 'at most 3 life points'],
  ['--musketeer athos --against guard --life 0', 'whole number'],
  ['--check 0', 'whole number'],
  ['--check 10 --musketeer athos', 'give it alone'],
])('“panache odds %s” says what to do and exits with 2', async (args, sentence) => {
  const { code, out, err } = await panache(`odds ${args}`);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(sentence);
});

test('the odds can be held against duels played', { tags: 'long' }, async () => {
  const { code, out, err } = await panache('odds --check 500 --json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/pairing +figure +exact +simulated +standard errors\n/);
  const { pairings, duels, within, worst, bound } = lastLine(out);
  expect(duels).toBe(500);
  expect(pairings).toBeGreaterThanOrEqual(30);
  expect(within).toBeGreaterThanOrEqual(30);
  expect(worst).toBeLessThan(bound);
});

test('help has examples', async () => {
  const { code, out } = await panache('odds --help');
  expect(code).toBe(0);
  expect(out).toContain('$ panache odds --musketeer aramis --cards double --against brisemont');
});
