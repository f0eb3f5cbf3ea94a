import { readFileSync } from 'node:fs';
import path from 'node:path';
import { componentPages } from './componentPages.ts';
import { configPages } from './configPages.ts';
import { contentPages } from './contentPages.ts';
import { listDecisions } from './decisions.ts';
import { errorPages } from './errorPages.ts';
import type { Page } from './page.ts';
import { pageFinder, proseSources, readProse } from './prose.ts';
import { replacePages, routePages } from './routePages.ts';

/** The root of the repository. */
export const ROOT = path.join(import.meta.dirname, '../../..');

/** Everything that a site shows: its pages, and the pictures in them by path from the root. */
export type Site = { pages: Page[]; pictures: string[] };

/** Makes all pages from guides, schemas, types and messages of the repository. */
export function makePages(root: string = ROOT): Site {
  const pictures = new Set<string>();
  const addPicture = (file: string) => void pictures.add(file);
  const sources = proseSources(root);
  const pageOf = pageFinder(sources, new Map([['docs/configuration.md', 'config']]));
  const prose = sources.map((source) => readProse(source, { root, pageOf, addPicture }));
  const configuration = readFileSync(path.join(root, 'docs/configuration.md'), 'utf8');
  const pages = [
    ...listDecisions(prose),
    ...configPages(configuration),
    ...contentPages(root),
    ...componentPages(root, addPicture),
    ...routePages(root, addPicture),
    ...replacePages(root, addPicture),
    ...errorPages(root),
  ];
  return { pages: pages, pictures: [...pictures] };
}
