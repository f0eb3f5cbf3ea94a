import type { VisitorType } from '@tamarack-lowe/content-model';

/** A value from storage, an address or a form as one of the visitor types of a firm, or null. */
export function readVisitorType(value: unknown, types: readonly VisitorType[]): VisitorType | null {
  return types.find((type) => type === value) ?? null;
}
