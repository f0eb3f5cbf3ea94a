import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Site, textDirection } from '@tamarack-lowe/content-model';
import { baseOf, belowHome } from '../../site/paths.ts';
import type { CardPaper } from './cardPaper.ts';

/** Writes `site.webmanifest`. `description` is what the first page says of the site in its head. */
export async function writeManifest({
  site,
  description,
  target,
  paper,
}: {
  site: Site;
  description: string;
  target: string;
  paper: CardPaper;
}): Promise<void> {
  const { brand, language, paths } = site;
  const base = baseOf(site);
  const icon = (file: string, size: number, purpose: string) => ({
    src: `${base}${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: paths.intro,
    name: `${brand.short} ${brand.product}`,
    short_name: brand.product,
    description,
    lang: language,
    dir: textDirection(language),
    start_url: paths.intro,
    scope: base,
    display: 'minimal-ui',
    background_color: paper.ground,
    theme_color: paper.ground,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('splash-520.png', 520, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  };
  await mkdir(path.join(target, paths.intro), { recursive: true });
  await writeFile(
    path.join(target, belowHome(paths.intro, '/site.webmanifest')),
    `${JSON.stringify(manifest, null, 2)}\n`,
  );
}
