import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { LANGUAGES, type Language } from '#kernel/text.ts';

const SRC = import.meta.dirname;

/** A piece of text in a file of words. What is filled in stands as {…}. */
export interface Sentence {
  readonly language: Language;
  /** Below src. */
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

export const HOLE = '{…}';

/** Strings that no reader sees: keys, types, modules, what is compared, settings of the formatters of the platform. */
const isCode = (node: ts.Node): boolean => {
  const { parent } = node;
  return (
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isCaseClause(parent) ||
    ts.isElementAccessExpression(parent) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isBinaryExpression(parent) && /^[!=]==$|^in$/.test(parent.operatorToken.getText())) ||
    (ts.isNewExpression(parent) && parent.expression.getText().startsWith('Intl.')) ||
    (ts.isObjectLiteralExpression(parent.parent) &&
      ts.isNewExpression(parent.parent.parent) &&
      parent.parent.parent.expression.getText().startsWith('Intl.'))
  );
};

const textOf = (node: ts.Node): string | null => {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(HOLE);
};

/** Every text of a source, by TypeScript’s own reading of it. */
export const sentencesOf = (source: string, language: Language, file: string): Sentence[] => {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Sentence[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== null && text.trim() !== '' && !isCode(node)) {
      const { line } = parsed.getLineAndCharacterOfPosition(node.getStart(parsed));
      found.push({ language, file, line: line + 1, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
};

const WORDS = new RegExp(`(?:^|/)text/(?:.*/)?(${LANGUAGES.join('|')})(?:\\.ts|/.*\\.ts)$`);

/** All words of the house, language by language. */
export const allSentences = (): Sentence[] =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map(file => file.split(path.sep).join('/'))
    .flatMap(file => {
      const language = LANGUAGES.find(code => code === WORDS.exec(file)?.[1]);
      return language === undefined ? [] : sentencesOf(readFileSync(path.join(SRC, file), 'utf8'), language, file);
    });

/** A row of the table “Never written” of a style sheet; each phrase is a rule of its own. */
export interface Never {
  readonly language: Language;
  readonly phrase: string;
  readonly better: string;
  /** Where it holds, as beginnings of paths below src; empty for everywhere. */
  readonly where: readonly string[];
  readonly pattern: RegExp;
}

const literally = (phrase: string): string => phrase.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** `/…/` is a pattern; anything else a phrase, as whole words and whatever the case. */
const patternOf = (phrase: string): RegExp => {
  const [, given] = /^\/(.+)\/$/.exec(phrase) ?? [];
  return new RegExp(given ?? `(?<![\\p{L}\\p{N}])${literally(phrase)}(?![\\p{L}\\p{N}])`, 'iu');
};

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map(cell => cell.trim().replaceAll('\\|', '|'));

const neversOf = (sheet: string, language: Language): Never[] => {
  const [, section = ''] = sheet.split(/^## Never written$/m);
  const [, , ...rows] = section
    .split(/^## /m)[0]
    .split('\n')
    .filter(line => line.startsWith('|'));
  return rows.flatMap(row => {
    const [phrases, better, where] = cellsOf(row);
    return [...phrases.matchAll(/`([^`]+)`/g)].map(([, phrase]) => ({
      language,
      phrase,
      better,
      where: where === 'all' ? [] : where.replaceAll('`', '').split(/\s*,\s*/),
      pattern: patternOf(phrase),
    }));
  });
};

export const neversIn = (language: Language): Never[] =>
  neversOf(readFileSync(path.join(SRC, '..', 'docs', 'style', `${language}.md`), 'utf8'), language);

export const breaks = ({ language, file, text }: Sentence, never: Never): boolean =>
  language === never.language &&
  (never.where.length === 0 || never.where.some(place => file === place || file.startsWith(`${place}/`))) &&
  never.pattern.test(text);
