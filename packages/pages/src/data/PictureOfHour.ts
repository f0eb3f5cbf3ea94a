import type { Picture, VisitorType } from '@tamarack-lowe/content-model';

/** A picture for each hour of the site: students come at dawn, experienced visitors at dusk. */
export type PictureOfHour = Record<VisitorType, { picture: Picture; alt: string }>;
