import type { Site, VisitorType } from '@tamarack-lowe/content-model';

/** Makes a value for each visitor type of the sample, by its id. */
export const byType = <Value>({ visitorTypes }: Site, make: (type: VisitorType) => Value) =>
  Object.fromEntries(visitorTypes.map(({ id }) => [id, make(id)]));
