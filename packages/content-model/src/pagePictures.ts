import type * as v from 'valibot';
import { pagePicturesFor } from './pagePicturesFor.ts';

/** The pictures of pages that no file of their own describes. */
export const pagePicturesSchema = pagePicturesFor();
export type PagePictures = v.InferOutput<typeof pagePicturesSchema>;
