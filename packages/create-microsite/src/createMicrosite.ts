import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { isSystemFile, slugOf } from '@tamarack-lowe/content-model';
import type { Answers } from './answers/Answers.ts';
import { contentLanguage } from './answers.ts';
import { CreateError } from './CreateError.ts';
import { makeContent } from './content/content.ts';
import { markRead } from './content/markRead.ts';
import { makePictures } from './makePictures.ts';
import { makeSiteFiles } from './siteFiles.ts';
import { paletteOf } from './theme.ts';
import { themeSheet } from './theme/themeSheet.ts';

/** Where a site is written, what it is made of, and the day that its examples bear, `YYYY-MM-DD`. */
export type CreateOptions = Answers & { folder: string; today: string };

/**
 * Writes the folder of a new site. Returns the names of its files. Throws a `CreateError` where something is there
 * already: nothing is written over.
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
  refuseFull(folder, files.keys());
  for (const [file, text] of files) {
    const place = join(folder, file);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  const read = languages.slice(1).map(contentLanguage);
  return [
    ...files.keys(),
    ...markRead({ folder: join(folder, 'content'), languages: read, today }),
  ].toSorted();
}

/** An empty repository is an empty folder, and so is one that a system alone has left something in. */
function refuseFull(folder: string, files: Iterable<string>): void {
  const written = new Set([...files].map((file) => file.split('/', 1)[0]));
  const isNobodys = (name: string) => isSystemFile(name) && !written.has(name);
  const there = existsSync(folder) ? readdirSync(folder).filter((name) => !isNobodys(name)) : [];
  if (there.length === 0) return;
  throw new CreateError(
    `${folder} is not empty (${there.slice(0, 3).join(', ')}${there.length > 3 ? ' …' : ''}), and nothing is written over. Name a folder that is new or empty.`,
  );
}
