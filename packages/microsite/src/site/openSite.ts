import { makeSite } from '@tamarack-lowe/content-model';
import type { MicrositeSite, SiteData } from './SiteData.ts';

/** Makes the value that a site is of its data. */
export function openSite({ logo, marks, typefaces, parts, year, ...source }: SiteData): MicrositeSite {
  return { ...makeSite(source), logo, marks, typefaces, parts, year };
}
