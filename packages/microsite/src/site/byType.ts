import type { Site, VisitorType } from '@tamarack-lowe/content-model';

/** Makes a record with one value for each visitor type of a site, by its id. */
export function byType<Value>(
  { visitorTypes }: Pick<Site, 'visitorTypes'>,
  make: (type: VisitorType) => Value,
): Record<VisitorType, Value> {
  return Object.fromEntries(visitorTypes.map(({ id }) => [id, make(id)]));
}
