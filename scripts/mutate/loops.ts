import ts from 'typescript';

/** No loop of a game or of its tests turns so often; one that does has lost its end. */
const MOST_TURNS = 3_000_000;

/** The same source, on the same lines, in which a loop without an end throws instead of standing still for ever. */
export const withLoopsThatEnd = (source: string): string => {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const inserts: { readonly at: number; readonly text: string }[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isIterationStatement(node, false) && !ts.isLabeledStatement(node.parent)) {
      const { statement } = node;
      inserts.push({ at: node.getStart(file), text: '{ let $turns = 0; ' });
      inserts.push({
        at: statement.getStart(file),
        text: `{ if (++$turns > ${MOST_TURNS}) throw new Error('this loop does not end'); `,
      });
    }
    ts.forEachChild(node, visit);
    if (ts.isIterationStatement(node, false) && !ts.isLabeledStatement(node.parent)) {
      inserts.push({ at: node.statement.getEnd(), text: ' }' }, { at: node.getEnd(), text: ' }' });
    }
  };
  visit(file);
  return inserts
    .toSorted((a, b) => a.at - b.at)
    .reduceRight((text, { at, text: more }) => text.slice(0, at) + more + text.slice(at), source);
};
