import type { VisitorType } from './visitorType.ts';

/** One for all types of visitor, or one for each. */
export type ByVisitorType<T extends string> = T | Readonly<Record<VisitorType, T>>;

/** What of it is for a type of visitor: what the first has where this one has none. */
export function ofVisitorType<T extends string>(of: ByVisitorType<T>, type: VisitorType): T | undefined {
  return typeof of === 'string' ? of : (of[type] ?? Object.values(of)[0]);
}
