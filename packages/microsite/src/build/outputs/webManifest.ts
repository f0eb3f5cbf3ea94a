import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Site, textDirection } from '@tamarack-lowe/content-model';
import { joinPath } from '@tamarack-lowe/content-model/internal/addresses';
import { encodeIco } from 'icojs';
import sharp from 'sharp';
import { baseOf } from '../../site/paths.ts';
import type { BrandDrawings } from '../render/brandDrawings.ts';
import type { CardColours } from './share-cards/cardTheme.ts';

type ManifestOptions = {
  site: Site;
  /** Description of the first page. */
  description: string;
  target: string;
  colours: CardColours;
};

/** Writes `site.webmanifest` of one language. */
export async function writeManifest({ site, description, target, colours }: ManifestOptions): Promise<void> {
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
    background_color: colours.background,
    theme_color: colours.background,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('splash-520.png', 520, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  };
  await mkdir(path.join(target, paths.intro), { recursive: true });
  await writeFile(
    path.join(target, joinPath(paths.intro, '/site.webmanifest')),
    `${JSON.stringify(manifest, null, 2)}\n`,
  );
}

/** Name of the drawing, size in px, and share of the icon that the drawing fills. On a dark background unless `clear`. */
type Icon = { drawing: string; size: number; share: number; clear?: boolean };

const ICONS: Record<string, Icon> = {
  'icon-192.png': { drawing: 'mark', size: 192, share: 1, clear: true },
  'icon-512.png': { drawing: 'mark', size: 512, share: 1, clear: true },
  // Splash screen of the installed site, on `background_color` of the manifest.
  'splash-520.png': { drawing: 'splash', size: 520, share: 1 },
  // Launchers may cut a maskable icon to a circle of 80 %.
  'icon-maskable-512.png': { drawing: 'mark-night', size: 512, share: 0.62 },
  'apple-touch-icon.png': { drawing: 'mark-night', size: 180, share: 0.74 },
};

const FAVICON_SIZES = [16, 32, 48];

type IconOptions = { drawings: Pick<BrandDrawings, 'fileOf'>; target: string; colours: CardColours };

/** Writes the icons of the web manifest, Apple's touch icon, `favicon.svg` and `favicon.ico`. */
export async function writeIcons({ drawings, target, colours }: IconOptions): Promise<void> {
  const render = ({ drawing, ...icon }: Icon) =>
    renderIcon(drawings.fileOf(drawing), { ...icon, colour: colours.background });
  await mkdir(target, { recursive: true });
  const icons = Object.entries(ICONS).map(async ([file, icon]) =>
    writeFile(path.join(target, file), await render(icon)),
  );
  await Promise.all(icons);
  await copyFile(drawings.fileOf('favicon'), path.join(target, 'favicon.svg'));
  const small = FAVICON_SIZES.map(async (size) => ({
    buffer: await render({ drawing: 'favicon', size, share: 1, clear: true }),
    usePngIcon: true,
  }));
  const favicon = await encodeIco(await Promise.all(small));
  await writeFile(path.join(target, 'favicon.ico'), Buffer.from(favicon));
}

async function renderIcon(
  file: string,
  { size, share, clear = false, colour }: Omit<Icon, 'drawing'> & { colour: string },
): Promise<Buffer> {
  const inner = Math.round(size * share);
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  const background = clear ? { r: 0, g: 0, b: 0, alpha: 0 } : colour;
  const mark = sharp(file, { density: inner }).resize(inner, inner);
  const padded = mark.extend({ top: before, bottom: after, left: before, right: after, background });
  return (clear ? padded : padded.flatten({ background })).png({ compressionLevel: 9 }).toBuffer();
}
