import * as v from 'valibot';
import { ContentError } from '../contentError.ts';
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
  let issues: string[];
  try {
    const result = v.safeParse(schema, value, { abortPipeEarly: true });
    if (result.success) {
      issues = unknownKeys(value, result.output).map((steps) => {
        const key = String(steps.at(-1)?.key);
        return issueAt(
          where,
          steps.slice(0, -1),
          `"${key}" is not known here. Check its spelling, or take it out.`,
        );
      });
      if (issues.length === 0) return result.output;
    } else {
      issues = result.issues
        .flatMap((issue) => relevantIssues(issue))
        .map((located) => issueOf(located, where));
    }
  } catch (error) {
    // Only values that no file can hold get here, such as an object whose getter throws.
    issues = [
      `${where}: this cannot be read (${error instanceof Error ? error.message : 'unknown reason'}).`,
    ];
  }
  throw new ContentError([...new Set(issues)]);
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

function issueOf({ issue, steps }: LocatedIssue, where: string): string {
  const last = steps.at(-1);
  const isMissing = issue.received === 'undefined' || (last?.key === 'alt' && issue.type === 'min_length');
  if (last && isMissing && !Array.isArray(last.input)) {
    const remedy = issue.type === 'variant' ? ` ${issue.message}` : '';
    return issueAt(where, steps.slice(0, -1), missingMessage(String(last.key), last.input) + remedy);
  }
  return issueAt(where, steps, issueMessage(issue));
}

function issueAt(where: string, steps: readonly Step[], message: string): string {
  const place = placeOf(steps);
  return `${where}${place && `, ${place}`}: ${message}`;
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
