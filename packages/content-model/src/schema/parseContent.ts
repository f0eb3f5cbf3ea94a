import * as v from 'valibot';
import { ContentError } from '../contentError.ts';
import { placeOf, type Step } from '../place.ts';
import { unknownKeys } from '../unknownKeys.ts';
import { issueWords, missingWords } from './issueMessages.ts';

type Found = { issue: v.BaseIssue<unknown>; steps: Step[] };

/**
 * A union reports what each of its branches says. Where one branch got further than the others, its issues are the ones
 * to mend; where branches contradict each other, only the union's own words help.
 */
function findings(issue: v.BaseIssue<unknown>, before: readonly Step[] = []): Found[] {
  const steps = [...before, ...(issue.path ?? []).map(({ key, input }) => ({ key, input }))];
  const inner = (issue.issues ?? [])
    .filter((sub) => sub.path !== undefined)
    .flatMap((sub) => findings(sub, steps));
  const places = new Set(inner.map((found) => placeOf(found.steps)));
  return inner.length > 0 && places.size === inner.length ? inner : [{ issue, steps }];
}

function complaint(where: string, steps: readonly Step[], words: string): string {
  const place = placeOf(steps);
  return `${where}${place && `, ${place}`}: ${words}`;
}

function complaintOf({ issue, steps }: Found, where: string): string {
  const last = steps.at(-1);
  const missing = issue.received === 'undefined' || (last?.key === 'alt' && issue.type === 'min_length');
  if (last && missing && !Array.isArray(last.input)) {
    const remedy = issue.type === 'variant' ? ` ${issue.message}` : '';
    return complaint(where, steps.slice(0, -1), missingWords(String(last.key), last.input) + remedy);
  }
  return complaint(where, steps, issueWords(issue));
}

/**
 * A piece of content as its schema reads it. `where` is what editors call the file. Throws a `ContentError` with all
 * complaints, and nothing else: `my-story, block 3: this picture has no description. People who cannot see it
 * will miss it. Add "alt".`
 */
export function parseContent<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  where: string,
): v.InferOutput<Schema> {
  let complaints: string[];
  try {
    const result = v.safeParse(schema, value, { abortPipeEarly: true });
    if (result.success) {
      complaints = unknownKeys(value, result.output).map((steps) => {
        const key = String(steps.at(-1)?.key);
        return complaint(
          where,
          steps.slice(0, -1),
          `"${key}" is not known here. Check its spelling, or take it out.`,
        );
      });
      if (complaints.length === 0) return result.output;
    } else {
      complaints = result.issues
        .flatMap((issue) => findings(issue))
        .map((found) => complaintOf(found, where));
    }
  } catch (error) {
    // Only values that no file can hold get here, such as an object whose getter throws.
    complaints = [
      `${where}: this cannot be read (${error instanceof Error ? error.message : 'unknown reason'}).`,
    ];
  }
  throw new ContentError([...new Set(complaints)]);
}
