import { issuesOf } from '../files/issues.ts';
import { filledStatement } from '../read/statement.ts';
import type { Rule } from './context.ts';

/** Finds unknown facts in braces in `statement.json`. */
export const statementTextIssues: Rule = ({ facts, nameIn, sources }) => {
  const statement = sources.statement();
  return statement === null ? [] : issuesOf(() => filledStatement(statement, facts, nameIn('statement')));
};
