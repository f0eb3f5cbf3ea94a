import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { slugOf } from '@tamarack-lowe/content-model';
import { primaryLanguage } from '@tamarack-lowe/content-model/internal/addresses';
import { isSystemFile } from '@tamarack-lowe/content-model/internal/text';
import { type Answers, CreateError } from './answers.ts';
import { makeContent, recordReviews } from './content/content.ts';
import { makePictures } from './pictures.ts';
import { makeSiteFiles } from './siteFiles.ts';
import { paletteOf, themeSheet } from './theme.ts';

/** Properties of a site, the folder to write, and the date of its examples as `YYYY-MM-DD`. */
export type CreateOptions = Answers & { folder: string; today: string };

/**
 * Writes the folder of a new site. Returns the names of its files. Throws a `CreateError` when the folder is not
 * empty: nothing is overwritten.
 */
export function createMicrosite({ folder, today, ...answers }: CreateOptions): string[] {
  const { name, languages, sections, types, colour } = answers;
  const slug = slugOf(name) || slugOf(basename(resolve(folder))) || 'firm';
  const palette = paletteOf(colour);
  const content = makeContent({ languages, sections, types, values: { firm: name, slug, today } });
  const files = new Map<string, string>([
    ...makeSiteFiles({ answers, slug, content }),
    ['theme.css', themeSheet(palette, colour)],
    ...makePictures({ name, palette }),
    ...[...content].map(
      ([file, value]) => [`content/${file}`, `${JSON.stringify(value, null, 2)}\n`] as const,
    ),
  ]);
  refuseNonEmpty(folder, files.keys());
  for (const [file, text] of files) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const translated = languages.slice(1).map(primaryLanguage);
  return [
    ...files.keys(),
    ...recordReviews({ folder: join(folder, 'content'), languages: translated, today }),
  ].toSorted();
}

/**
 * Throws a `CreateError` for a folder with files. Files of the operating system and an empty repository do not count.
 */
function refuseNonEmpty(folder: string, files: Iterable<string>): void {
  const written = new Set([...files].map((file) => file.split('/', 1)[0]));
  const isIgnored = (name: string) => isSystemFile(name) && !written.has(name);
  const existing = existsSync(folder) ? readdirSync(folder).filter((name) => !isIgnored(name)) : [];
  if (existing.length === 0) return;
  throw new CreateError(
    `${folder} is not empty (${existing.slice(0, 3).join(', ')}${existing.length > 3 ? ' …' : ''}), and existing files are never overwritten. Name a new or empty folder.`,
  );
}
