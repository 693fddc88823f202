import ts from 'typescript';
import { changesOf } from './changes.ts';

/** One fault that can be planted: the text from `from` to `to` replaced, all of it in one line. */
export interface Fault {
  /** From 1. */
  readonly line: number;
  /** What is done to the line, in words. */
  readonly kind: string;
  readonly from: number;
  readonly to: number;
  readonly put: string;
}

/** The source with a fault in it. */
export const planted = (source: string, { from, to, put }: Pick<Fault, 'from' | 'to' | 'put'>): string =>
  source.slice(0, from) + put + source.slice(to);

/** A line by its number, without the space around it. */
export const lineOf = (source: string, line: number): string => source.split('\n')[line - 1].trim();

/** Types do nothing when the game runs, and what is only thrown or imported is no rule. */
const isNoRule = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isThrowStatement(node) ||
  (ts.isIfStatement(node) && ts.isThrowStatement(node.thenStatement));

/** Every fault that can be planted in a source, line by line; two that read the same are one. */
export const faultsIn = (source: string): readonly Fault[] => {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line + 1;
  const found = new Map<string, Fault>();
  const visit = (node: ts.Node) => {
    if (isNoRule(node)) return;
    for (const { at, kind, put } of changesOf(node)) {
      const from = at.getStart(file);
      const fault = { line: lineAt(from), kind, from, to: at.getEnd(), put };
      const result = planted(source, fault);
      if (lineAt(fault.to) === fault.line && result !== source && !found.has(result)) found.set(result, fault);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found.values()].sort((a, b) => a.line - b.line || a.from - b.from);
};
