import { lineOf, planted } from './faults.ts';
import type { Judgement } from './judge.ts';
import type { Tried } from './plant-all.ts';
import type { Verdict } from './verdict.ts';

/** A finding as it is shown: where, what stood there, what was put there, and what came of it. */
export interface Row {
  readonly game: string;
  readonly file: string;
  readonly line: number;
  readonly kind: string;
  readonly before: string;
  readonly after: string;
  readonly verdict: Verdict;
  readonly by: string | null;
  readonly judgement: Judgement | null;
}

export const rowOf = (tried: Tried, source: string, judgement: Judgement | null): Row => {
  const { game, file, line, kind, finding } = tried;
  const before = lineOf(source, line);
  const after = lineOf(planted(source, tried), line);
  return { game, file, line, kind, before, after, verdict: finding.verdict, by: finding.by, judgement };
};

const count = (rows: readonly Row[], verdict: Verdict): number => rows.filter(row => row.verdict === verdict).length;

/** The figures of some rows. Faults with which not all tests could be asked are counted, but not in the share. */
export const figuresOf = (rows: readonly Row[]) => {
  const broken = count(rows, 'broken');
  const judged = (kind: Judgement['kind']) => rows.filter(row => row.judgement?.kind === kind).length;
  const [same, aside] = [judged('same'), judged('aside')];
  const tried = rows.length - broken;
  const inGame = tried - same - aside;
  return {
    faults: rows.length,
    rule: count(rows, 'rule'),
    other: count(rows, 'other'),
    broken,
    hung: count(rows, 'hung'),
    survived: count(rows, 'survived'),
    same,
    aside,
    shareByRule: tried === 0 ? null : count(rows, 'rule') / tried,
    shareByRuleInGame: inGame === 0 ? null : count(rows, 'rule') / inGame,
  };
};

const percent = (share: number | null): string => (share === null ? '–' : `${(100 * share).toFixed(1)} %`);

const figureLine = (name: string, rows: readonly Row[], judged: boolean): string => {
  const { faults, rule, other, broken, hung, survived, same, aside, ...shares } = figuresOf(rows);
  const parts = [
    `${rule} killed by a rule (${percent(shares.shareByRule)})`,
    `${other} by another test`,
    `${survived} survived`,
  ];
  if (broken > 0) parts.push(`${broken} not counted: with them the game does not load, or the tests break off`);
  if (hung > 0) parts.push(`${hung} without an answer`);
  if (judged) {
    parts.push(`${same} of those not killed by a rule showed no difference and ${aside} only one beside the game`);
    parts.push(`of the others ${percent(shares.shareByRuleInGame)} killed by a rule`);
  }
  return `${name}: ${faults} faults, ${parts.join(', ')}`;
};

const judgementLine = (judgement: Judgement): string => {
  switch (judgement.kind) {
    case 'same':
      return `no difference found in ${judgement.matches} matches`;
    case 'aside':
      return `no difference found in ${judgement.matches} matches but beside the game: ${judgement.parts.join(', ')}`;
    case 'differs':
      return `changes the game: other ${judgement.parts.join(', ')} in match ${judgement.match}, step ${judgement.step}`;
  }
};

const rowLines = (row: Row): string[] => {
  const lines = [`${row.file}:${row.line}  ${row.kind}`, `  - ${row.before}`, `  + ${row.after}`];
  if (row.by !== null) lines.push(`  red: ${row.by}`);
  if (row.judgement !== null) lines.push(`  ${judgementLine(row.judgement)}`);
  return lines;
};

const section = (title: string, rows: readonly Row[]): string[] =>
  rows.length === 0 ? [] : ['', `${title}:`, ...rows.flatMap(rowLines)];

/** All of it for a person to read: the figures, then what was not killed by a rule. */
export const textOf = (rows: readonly Row[], judged: boolean): string => {
  const games = [...new Set(rows.map(row => row.game))];
  const of = (verdict: Verdict) => rows.filter(row => row.verdict === verdict);
  return [
    ...games.map(game =>
      figureLine(
        game,
        rows.filter(row => row.game === game),
        judged,
      ),
    ),
    ...(games.length > 1 ? [figureLine('all', rows, judged)] : []),
    ...section('survived', of('survived')),
    ...section('killed by a test without a rule in its name', of('other')),
    ...section('no answer', of('hung')),
  ].join('\n');
};
