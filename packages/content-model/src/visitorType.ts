import * as v from 'valibot';

/** The two kinds of visitor. "Recruit" on the intro is a destination, never a type. */
export const VISITOR_TYPES = ['student', 'experienced'] as const;

export const visitorTypeSchema = v.picklist(
  VISITOR_TYPES,
  'Say who this is for: "student" or "experienced".',
);

export type VisitorType = v.InferOutput<typeof visitorTypeSchema>;

/** Who we take a visitor for until they tell us. */
export const DEFAULT_VISITOR_TYPE: VisitorType = 'student';

/** Whether a value from storage, an address or a form is a visitor type. */
export function isVisitorType(value: unknown): value is VisitorType {
  return v.is(visitorTypeSchema, value);
}
