import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Puts copies of every story beside it until there are `times` as many, with addresses, short names and headlines of
 * their own, so that each has a share picture to draw. A copy has no circle and no neighbours of its own, so it follows
 * at the end of its chain. Gives the number of stories.
 */
export function multiplyStories(folder: string, times: number): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === 'story.json')
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files) {
    const story = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    for (let copy = 2; copy <= times; copy += 1) {
      // A story may have an old address of other signs; a new one may not.
      const slug = `${String(story.slug).replace(/[^a-z0-9-]+/g, 'story')}-${copy}`;
      const target = join(dirname(file), '..', slug, 'story.json');
      const { nav: _, title, label, ...rest } = story;
      const [first = '', ...more] = [title].flat();
      mkdirSync(dirname(target), { recursive: true });
      const own = { slug, label: `${label} ${copy}`, title: [`${copy} ${first}`, ...more] };
      writeFileSync(target, JSON.stringify({ ...rest, ...own }));
    }
  }
  return files.length * times;
}
