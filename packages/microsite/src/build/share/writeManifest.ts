import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '@tamarack-lowe/content-model';
import { PAPER } from './cardPaper.ts';

/** Writes `site.webmanifest`. `description` is what the first page says of the site in its head. */
export async function writeManifest({
  site: { brand, language },
  description,
  target,
}: {
  site: Site;
  description: string;
  target: string;
}): Promise<void> {
  const icon = (file: string, size: number, purpose: string) => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: '/',
    name: `${brand.short} ${brand.product}`,
    short_name: brand.product,
    description,
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: PAPER.ground,
    theme_color: PAPER.ground,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('splash-520.png', 520, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  };
  await writeFile(path.join(target, 'site.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`);
}
