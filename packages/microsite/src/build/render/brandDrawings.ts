import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@tamarack-lowe/content-model';
import { primaryLanguage } from '@tamarack-lowe/content-model/internal/addresses';
import { escapeXml } from '@tamarack-lowe/content-model/internal/text';
import type { Content } from '@tamarack-lowe/content-tools';
import type { WorkFolders } from '../workFolders.ts';

/** Drawings of a brand in one language. */
export type BrandDrawings = {
  /** Returns the file (SVG) of a drawing: `logo`, `logo-night`, `mark`, `mark-night`, `splash`, `favicon`. */
  fileOf: (name: string) => string;
  /** Address of the logo; null when the content has none, and pages show the name of the firm. */
  logo: string | null;
  /** Addresses of the marks of social networks that the content has, by network. */
  marks: Record<string, string>;
};

type Options = { brand: Pick<Brand, 'short' | 'social'>; work: Pick<WorkFolders, 'work'>; language: string };

/**
 * Finds the drawings of a brand in its content, and makes placeholders for those that it does not have. `logo-de` is preferred to
 * `logo` for `de-AT`. Throws a `ContentError` for a drawing that must not be served.
 */
export function openBrandDrawings(
  { hasPicture, objectOf }: Pick<Content, 'hasPicture' | 'objectOf'>,
  { brand: { short, social }, work: { work }, language }: Options,
): BrandDrawings {
  const primary = primaryLanguage(language);
  const find = (name: string) => (hasPicture(`objects/${name}`) ? objectOf(`objects/${name}`) : null);
  const findLocalized = (name: string) => find(`${name}-${primary}`) ?? find(name);
  // Several icons are rendered from one file at the same time, so a placeholder is written once, before anything reads it.
  const placeholders = new Map<string, string>();
  const writePlaceholder = (name: string) => {
    const file = join(work, 'drawings', `${name}.svg`);
    mkdirSync(join(work, 'drawings'), { recursive: true });
    writeFileSync(file, placeholder(name, short));
    placeholders.set(name, file);
    return file;
  };
  const logo = findLocalized('logo');
  return {
    fileOf: (name) => findLocalized(name)?.file ?? placeholders.get(name) ?? writePlaceholder(name),
    logo: logo && `${logo.src}#logo`,
    marks: Object.fromEntries(
      social.flatMap(({ network }) => {
        const mark = findLocalized(network);
        return mark ? [[network, `${mark.src}#${network}`]] : [];
      }),
    ),
  };
}

/** Draws three rings, with the short name of the firm beside them for a logo, in white on dark for `splash` and `*-night`. */
function placeholder(name: string, short: string): string {
  const ink = /night|splash/.test(name) ? '#ffffff' : '#22143a';
  const rings = [34, 22, 10]
    .map((radius) => `<circle cx="40" cy="40" r="${radius}" fill="none" stroke="${ink}" stroke-width="5"/>`)
    .join('');
  if (!name.startsWith('logo')) {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">${rings}</svg>\n`;
  }
  const words = `<text x="92" y="49" font-family="sans-serif" font-size="24" font-weight="700" fill="${ink}">${escapeXml(short)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 274 80" width="274" height="80">${rings}${words}</svg>\n`;
}
