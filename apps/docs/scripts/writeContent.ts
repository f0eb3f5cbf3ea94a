import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fullPath, starlightFile } from './page.ts';
import { ROOT, type Site } from './pages.ts';
import { copyPictures, withSizes } from './pictures.ts';
import { BASE } from './release.ts';

const HOME = path.join(import.meta.dirname, '..');

/** Writes what Starlight builds from: pages into `src/content/docs`, pictures into `public/media`, colours of the kit. */
export async function writeContent({ pages, pictures }: Site): Promise<void> {
  const content = path.join(HOME, 'src/content/docs');
  const media = path.join(HOME, 'public/media');
  for (const folder of [content, media]) rmSync(folder, { recursive: true, force: true });
  const sizes = await copyPictures(pictures, { root: ROOT, media });
  for (const page of pages) {
    const file = path.join(content, `${fullPath(page) || 'index'}.md`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, starlightFile({ ...page, body: withSizes(page.body, sizes) }, { base: BASE }));
  }
  const styles = path.join(HOME, 'src/styles/__generated__');
  mkdirSync(styles, { recursive: true });
  copyFileSync(path.join(ROOT, 'packages/ui/src/tokens/colours.css'), path.join(styles, 'colours.css'));
}
