import * as v from 'valibot';
import type {
  Draft,
  IssuesRequest,
  Json,
  PreviewRequest,
  RemoveRequest,
  ReviewRequest,
  SaveRequest,
} from '../protocol.ts';

/** Schemas of the bodies of requests. Unknown keys are refused: a client of another version is told so. */

const part = v.union([
  v.pipe(v.string(), v.maxLength(300)),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
]);
const path = v.pipe(v.array(part), v.maxLength(40));
const file = v.pipe(v.string(), v.minLength(1), v.maxLength(300));
const version = v.pipe(v.string(), v.maxLength(64));

/** JSON as it was parsed: any depth is allowed up to here, so that no walk over it overflows. */
const DEEPEST = 60;
const json: v.GenericSchema<Json> = v.custom<Json>(
  (value) => value !== undefined && isShallow(value, DEEPEST),
);

function isShallow(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return left > 0 && Object.values(value).every((inner) => isShallow(inner, left - 1));
}

const edit = v.variant('op', [
  v.strictObject({ op: v.literal('set'), path, value: json }),
  v.strictObject({ op: v.literal('remove'), path }),
  v.strictObject({ op: v.literal('insert'), path, value: json }),
  v.strictObject({ op: v.literal('move'), path, to: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
]);

const draft: v.GenericSchema<Draft> = v.strictObject({
  file,
  version: v.nullable(version),
  opened: v.string(),
  edits: v.pipe(v.array(edit), v.maxLength(10_000)),
});
const drafts = v.pipe(v.array(draft), v.maxLength(100));

export const saveSchema: v.GenericSchema<SaveRequest> = draft;
export const removeSchema: v.GenericSchema<RemoveRequest> = v.strictObject({
  files: v.pipe(v.array(v.strictObject({ file, version })), v.minLength(1), v.maxLength(20)),
});
export const issuesSchema: v.GenericSchema<IssuesRequest> = v.strictObject({
  files: v.pipe(v.array(file), v.maxLength(100)),
  drafts,
  scope: v.picklist(['fields', 'folder']),
});
export const previewSchema: v.GenericSchema<PreviewRequest> = v.strictObject({
  id: file,
  language: version,
  drafts,
});
export const reviewSchema: v.GenericSchema<ReviewRequest> = v.strictObject({
  id: file,
  language: version,
  source: version,
  translation: version,
});
