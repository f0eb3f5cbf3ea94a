import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Puts copies of every story beside it until there are `times` as many, under addresses of their own. A copy has no
 * circle, so it follows at the end of its chain. Gives the number of stories.
 */
export function multiplyStories(folder: string, times: number): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === 'story.json')
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files) {
    const story = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    for (let copy = 2; copy <= times; copy += 1) {
      const slug = `${String(story.slug)}-${copy}`;
      const target = join(dirname(file), '..', slug, 'story.json');
      // Its neighbours are those of the first one.
      const { nav: _nav, topic: _topic, ...rest } = story;
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, JSON.stringify({ ...rest, slug }));
    }
  }
  return files.length * times;
}
