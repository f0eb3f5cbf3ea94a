import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Puts copies of every story beside it, its words in other languages too, until there are `times` as many, with addresses,
 * short names and headlines of their own, so that each has a share picture to draw. A copy has no circle and no neighbours
 * of its own, so it follows at the end of its chain; no device keeps it unopened. Gives the number of stories.
 */
export function multiplyStories(folder: string, times: number): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^story(?:\.[a-z-]+)?\.json$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files) {
    const story = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    const home = writable(basename(dirname(file)), 'story');
    for (let copy = 2; copy <= times; copy += 1) {
      const target = join(dirname(file), '..', numbered(home, copy), basename(file));
      const { nav: _, keep: _kept, title, label, ...rest } = story;
      const [first = '', ...more] = [title].flat();
      mkdirSync(dirname(target), { recursive: true });
      const own = {
        slug: numbered(writable(String(story.slug), basename(file, '.json')), copy),
        label: `${label} ${copy}`,
        title: [`${copy} ${first}`, ...more],
      };
      writeFileSync(target, JSON.stringify({ ...rest, ...own }));
    }
  }
  return files.filter((file) => basename(file) === 'story.json').length * times;
}

/** A story may have an old address of other signs; a new one may not, nor may one be the same in two languages. */
const writable = (slug: string, file: string) => slug.replace(/[^a-z0-9-]+/g, file.replace('.', '-'));

const numbered = (name: string, copy: number) => `${name}-${copy}`;
