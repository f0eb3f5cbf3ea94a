import type { SlideSet } from '@tamarack-lowe/content-model';

/** What the file of a set is called, without ending: `discover`, or `discover.student` where it is for one visitor type. */
export const slideSetName = ({ section, for: type }: Pick<SlideSet, 'section' | 'for'>): string =>
  type === undefined ? section : `${section}.${type}`;
