import type { Picture, VisitorType } from '@tamarack-lowe/content-model';

/** A picture for each visitor type, in the light that it comes in. */
export type PictureOfHour = Record<VisitorType, { picture: Picture; alt: string }>;
