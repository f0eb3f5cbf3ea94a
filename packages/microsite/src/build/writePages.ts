import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NamedPage } from '../site/namedPages.ts';
import { belowHome } from '../site/paths.ts';
import type { Translated, translatedPaths } from './outputs/redirects.ts';

type Listed = { drawing: Translated; translated: ReturnType<typeof translatedPaths>; target: string };

/** Writes `pages.json`, every page with its name, for the page that helps with addresses that do not exist. */
export async function writePages({ drawing, translated, target }: Listed) {
  const { intro } = drawing.site.paths;
  const named = drawing.ownPages.map(({ path, label }): NamedPage => {
    const translations = translated(drawing, path);
    return { path, label, ...(translations.length > 0 && { translations }) };
  });
  await mkdir(join(target, intro), { recursive: true });
  await writeFile(join(target, belowHome(intro, '/pages.json')), JSON.stringify(named));
}
