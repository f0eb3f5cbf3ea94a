import type { PictureOfHour } from './PictureOfHour.ts';

/** A resource in a list. `minutes` is null for one that is not for reading. */
export type ResourceCard = {
  slug: string;
  href: string;
  name: string;
  summary: string;
  hours: PictureOfHour;
  minutes: number | null;
};
