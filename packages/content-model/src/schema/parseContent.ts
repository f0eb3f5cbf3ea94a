import * as v from 'valibot';
import { ContentError, type IssueText } from '../contentError.ts';
import { issue, message, uniqueIssues } from '../issues/issue.ts';
import { issueMessage, missingMessage, placeOf, type Step } from './issueMessages.ts';

/**
 * Parses a piece of content with its schema. `where` is the file as editors know it. Throws a `ContentError` with every
 * issue, and nothing else: `my-story, block 3: this picture has no description. People who cannot see it will miss it. Add
 * "alt".`
 */
export function parseContent<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  where: string,
): v.InferOutput<Schema> {
  let issues: IssueText[];
  try {
    const result = v.safeParse(schema, value, { abortPipeEarly: true });
    if (result.success) {
      issues = unknownKeys(value, result.output).map((steps) => {
        const key = String(steps.at(-1)?.key);
        return issueAt(where, steps.slice(0, -1), message('unknownKey', { key }));
      });
      if (issues.length === 0) return result.output;
    } else {
      issues = result.issues
        .flatMap((found) => relevantIssues(found))
        .map((located) => locatedIssue(located, where));
    }
  } catch (error) {
    // Only values that no file can hold get here, such as an object whose getter throws.
    const reason = error instanceof Error ? error.message : 'unknown reason';
    issues = [issue(where, message('unreadableValue', { reason }))];
  }
  throw new ContentError(uniqueIssues(issues));
}

type LocatedIssue = { issue: v.BaseIssue<unknown>; steps: Step[] };

/**
 * Picks the issues of a union that help an editor. A union reports the issues of each of its branches: where one branch got
 * further than the others, its issues are the ones to fix; where branches contradict each other, only the message of the
 * union itself helps.
 */
function relevantIssues(issue: v.BaseIssue<unknown>, before: readonly Step[] = []): LocatedIssue[] {
  const steps = [...before, ...(issue.path ?? []).map(({ key, input }) => ({ key, input }))];
  const inner = (issue.issues ?? [])
    .filter((sub) => sub.path !== undefined)
    .flatMap((sub) => relevantIssues(sub, steps));
  const places = new Set(inner.map((located) => placeOf(located.steps)));
  return inner.length > 0 && places.size === inner.length ? inner : [{ issue, steps }];
}

function locatedIssue({ issue: found, steps }: LocatedIssue, where: string): IssueText {
  const last = steps.at(-1);
  const isMissing = found.received === 'undefined' || (last?.key === 'alt' && found.type === 'min_length');
  if (!last || !isMissing || Array.isArray(last.input))
    return issueAt(where, steps, issueMessage(found, steps));
  const missing = missingMessage(String(last.key), last.input);
  const types = found.type === 'variant' ? [issueMessage(found, steps)] : [];
  return issueAt(where, steps.slice(0, -1), missing, ...types);
}

function issueAt(where: string, steps: readonly Step[], ...messages: readonly IssueText[]): IssueText {
  const path = placeOf(steps);
  return issue(path === '' ? where : `${where}, ${path}`, ...messages);
}

/**
 * Keys that a file has and its schema does not; schemas leave them out of their output. Such a key is nearly always a
 * misspelt optional one, which would otherwise silently do nothing.
 */
function unknownKeys(input: unknown, output: unknown, before: readonly Step[] = []): Step[][] {
  if (Array.isArray(input) && Array.isArray(output)) {
    return input.flatMap((entry, key) => unknownKeys(entry, output[key], [...before, { key, input }]));
  }
  if (!isRecord(input) || !isRecord(output)) return [];
  return Object.entries(input).flatMap(([key, value]) => {
    if (value === undefined || (key === '$schema' && before.length === 0)) return [];
    const steps = [...before, { key, input }];
    return Object.hasOwn(output, key) ? unknownKeys(value, output[key], steps) : [steps];
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
