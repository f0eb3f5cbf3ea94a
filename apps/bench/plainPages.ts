import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The words of a page, and where it stands. */
export type PlainPage = { path: string; title: string; words: string[] };

/** Every text in a value, in its order. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Text of the stories of a built site: headline, summary and body, without pictures, links and frame. */
export function plainPages(root: string, addresses: readonly string[]): PlainPage[] {
  return addresses.flatMap((path): PlainPage[] => {
    const { story } = JSON.parse(readFileSync(join(root, path, 'page-data.json'), 'utf8')).data;
    if (!story) return [];
    const words = [story.summary, ...story.body.map((block: unknown) => textsIn(block).join(' '))];
    return [{ path, title: story.title.join(' '), words }];
  });
}
