import ts from 'typescript';

/** One way to spoil a piece of code: `put` is written in the place of `at`. */
export interface Change {
  readonly at: ts.Node;
  readonly kind: string;
  readonly put: string;
}

const COMPARISONS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
};
const LOGIC: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' };
const SUMS: Readonly<Record<string, string>> = { '+': '-', '-': '+', '+=': '-=', '-=': '+=' };
const STEPS: Readonly<Record<string, string>> = { '++': '--', '--': '++' };
const BOUNDS: Readonly<Record<string, string>> = { min: 'max', max: 'min' };

/** Calls whose function answers yes or no to each item. */
const PREDICATED = /^(?:filter|some|every|find|findIndex|findLast|findLastIndex)$/;
/** Calls that are themselves a yes or no. */
const YES_OR_NO = /^(?:(?:is|has|may|can|must|was|does)[A-Z].*|includes|some|every|has)$/;

const nameOf = (callee: ts.Expression): string => {
  if (ts.isIdentifier(callee)) return callee.text;
  return ts.isPropertyAccessExpression(callee) ? callee.name.text : '';
};

const isYesOrNo = (node: ts.Expression): boolean => {
  if (ts.isParenthesizedExpression(node)) return isYesOrNo(node.expression);
  if (ts.isPrefixUnaryExpression(node)) return node.operator === ts.SyntaxKind.ExclamationToken;
  if (ts.isCallExpression(node)) return YES_OR_NO.test(nameOf(node.expression));
  return ts.isBinaryExpression(node) && node.operatorToken.getText() in { ...COMPARISONS, ...LOGIC };
};

const negated = (node: ts.Expression): string => `!(${node.getText()})`;

const forced = (at: ts.Expression): Change[] => [
  { at, kind: 'condition always true', put: 'true' },
  { at, kind: 'condition always false', put: 'false' },
];

const ofOperator = ({ operatorToken: at }: ts.BinaryExpression): Change[] => {
  const sign = at.getText();
  if (sign in COMPARISONS) return [{ at, kind: 'comparison changed', put: COMPARISONS[sign] }];
  if (sign in LOGIC) return [{ at, kind: 'and for or', put: LOGIC[sign] }];
  return sign in SUMS ? [{ at, kind: 'plus for minus', put: SUMS[sign] }] : [];
};

const ofStep = (at: ts.PrefixUnaryExpression | ts.PostfixUnaryExpression): Change[] => {
  const sign = ts.tokenToString(at.operator) ?? '';
  const operand = at.operand.getText();
  if (sign === '!') return [{ at, kind: 'negation dropped', put: operand }];
  if (!(sign in STEPS)) return [];
  const other = STEPS[sign];
  return [{ at, kind: 'plus for minus', put: ts.isPrefixUnaryExpression(at) ? other + operand : operand + other }];
};

const ofNumber = (at: ts.NumericLiteral): Change[] => {
  const value = Number(at.text);
  if (!Number.isInteger(value) || (ts.isPropertyAssignment(at.parent) && at.parent.name === at)) return [];
  const less = value === 0 ? '(-1)' : String(value - 1);
  return [
    { at, kind: 'number one more', put: String(value + 1) },
    { at, kind: 'number one less', put: less },
  ];
};

const ofCall = (at: ts.CallExpression): Change[] => {
  const name = nameOf(at.expression);
  const changes: Change[] = [];
  if (YES_OR_NO.test(name)) for (const put of ['true', 'false']) changes.push({ at, kind: 'check ignored', put });
  const [test] = at.arguments;
  if (PREDICATED.test(name) && test !== undefined && ts.isArrowFunction(test) && !ts.isBlock(test.body))
    changes.push({ at: test.body, kind: 'predicate negated', put: negated(test.body) });
  const bound = ts.isPropertyAccessExpression(at.expression) && at.expression.expression.getText() === 'Math';
  if (bound && name in BOUNDS) changes.push({ at: at.expression, kind: 'least for most', put: `Math.${BOUNDS[name]}` });
  return changes;
};

const ofAnswer = (answer: ts.Expression | undefined): Change[] =>
  answer !== undefined && isYesOrNo(answer) ? [{ at: answer, kind: 'answer negated', put: negated(answer) }] : [];

const ofStatement = (at: ts.Statement): Change[] => [{ at, kind: 'statement deleted', put: ';' }];

const ofChoice = ({ condition, whenTrue, whenFalse }: ts.ConditionalExpression, at: ts.Expression): Change[] => [
  ...forced(condition),
  {
    at,
    kind: 'arms swapped',
    put: `${condition.getText()} ? ${whenFalse.getText()} : ${whenTrue.getText()}`,
  },
];

/** All the ways to spoil this piece of code itself; its parts are asked on their own. */
export const changesOf = (node: ts.Node): readonly Change[] => {
  if (ts.isBinaryExpression(node)) return ofOperator(node);
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) return ofStep(node);
  if (ts.isNumericLiteral(node)) return ofNumber(node);
  if (ts.isCallExpression(node)) return ofCall(node);
  if (ts.isConditionalExpression(node)) return ofChoice(node, node);
  if (ts.isIfStatement(node)) return forced(node.expression);
  // A loop that never ends shows nothing: loops are only left out.
  if (ts.isWhileStatement(node)) return [{ at: node.expression, kind: 'condition always false', put: 'false' }];
  if (ts.isReturnStatement(node)) return [...ofAnswer(node.expression), ...ofStatement(node)];
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return ofAnswer(node.body);
  if (ts.isExpressionStatement(node) || ts.isContinueStatement(node)) return ofStatement(node);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ at: node, kind: 'yes for no', put: 'false' }];
  return node.kind === ts.SyntaxKind.FalseKeyword ? [{ at: node, kind: 'yes for no', put: 'true' }] : [];
};
