import { makeSite } from '@tamarack-lowe/content-model';
import type { MicrositeSite, SiteData } from './SiteData.ts';

/** Makes the value that a site is of its data. */
export function openSite(data: SiteData): MicrositeSite {
  const { logo, marks, typefaces, field, parts, asks, menu, year, ...source } = data;
  return { ...makeSite(source), logo, marks, typefaces, field, parts, asks, menu, year };
}
