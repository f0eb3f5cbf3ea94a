import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../files/textFiles.ts';
import { type DepartedPerson, makeDepartures } from './departures.ts';

/** Files that tools write, and the record of the departure itself. */
const OTHERS = /^(?:schema\/|node_modules\/|translations\.|consents\.json$|\.)/;

/** Lists the files of a content folder that name or show a person, with forward slashes, sorted. */
export function filesNaming(root: string, person: DepartedPerson): string[] {
  const { names, shows } = makeDepartures(root, [person]);
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !OTHERS.test(file))
    .filter((file) => {
      const media = mediaKeyOf(file);
      if (media !== null && shows(media)) return true;
      if (file.endsWith('.json')) return names(readJson(root, join(root, file))) || names(file);
      return /\.(?:vtt|svg|md|txt)$/.test(file) && names(readFileSync(join(root, file), 'utf8'));
    })
    .sort();
}

/** Returns whether a file is about a person alone, and may be deleted with them. */
export function isAboutPerson(root: string, file: string, person: string): boolean {
  const { shows, includes } = makeDepartures(root, [{ person }]);
  const media = mediaKeyOf(file);
  if (media !== null) return shows(media);
  if (/^members\/[^/]+\.json$/.test(file))
    return includes(nameIn(root, file.replace(/\.[\w-]+(?=\.json$)/, '')));
  if (!/^stories\/[^/]+\/[^/]+\/story(?:\.[\w-]+)?\.json$/.test(file)) return false;
  return includes(nameIn(root, file.replace(/story\.[\w-]+\.json$/, 'story.json')));
}

/** Returns the media key of a picture, film or caption file; null for all others. */
function mediaKeyOf(file: string): string | null {
  const [, kind, name] = /^(?:pictures\/)?(people|scenes|films)\/([^/.]+)\.(?!json$)[^/]+$/.exec(file) ?? [];
  return kind === undefined || name === undefined ? null : `${kind}/${name}`;
}

/** Returns the name in a member or the author of a story; an empty text where there is none. */
function nameIn(root: string, file: string): string {
  const { name, author } = Object(readJson(root, join(root, file))) as { name?: unknown; author?: unknown };
  const found: unknown = name ?? (Object(author) as { name?: unknown }).name;
  return typeof found === 'string' ? found : '';
}
