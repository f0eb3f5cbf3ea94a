import type { SiteVisitorType } from '@tamarack-lowe/content-model';

/** The classes that the root has for a visitor type: `path-…`, and its light where that is not the first of the day. */
export const classesOfType = ({ id, light }: Pick<SiteVisitorType, 'id' | 'light'>): string =>
  light === 'dawn' ? `path-${id}` : `path-${id} gt-${light}`;
