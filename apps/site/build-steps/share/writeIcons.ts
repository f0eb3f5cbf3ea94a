import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brand, headMessages } from '@tamarack-lowe/stories';
import sharp from 'sharp';
import { PAPER } from './cardPaper.ts';
import { contentFile } from './contentFile.ts';
import { encodeIco } from './encodeIco.ts';

/** An icon: which drawing, how large, and how much of it the drawing fills. On Night unless `clear`. */
type Icon = { file: string; drawing: string; size: number; share: number; clear?: boolean };

const ICONS: Icon[] = [
  { file: 'icon-192.png', drawing: 'mark.svg', size: 192, share: 1, clear: true },
  { file: 'icon-512.png', drawing: 'mark.svg', size: 512, share: 1, clear: true },
  // Launchers may cut a maskable icon to a circle of 80 %.
  { file: 'icon-maskable-512.png', drawing: 'mark-night.svg', size: 512, share: 0.62 },
  { file: 'apple-touch-icon.png', drawing: 'mark-night.svg', size: 180, share: 0.74 },
];

const FAVICON_SIZES = [16, 32, 48];

/** Writes `site.webmanifest`, the icons it names, the one Apple asks for and `favicon.svg`, `favicon.ico`. */
export async function writeIcons({ target }: { target: string }): Promise<void> {
  await mkdir(target, { recursive: true });
  await Promise.all(ICONS.map(async (icon) => writeFile(path.join(target, icon.file), await drawIcon(icon))));
  const favicon = contentFile('pictures/objects/favicon.svg');
  await copyFile(favicon, path.join(target, 'favicon.svg'));
  const small = FAVICON_SIZES.map((size) =>
    drawIcon({ file: 'favicon.ico', drawing: 'favicon.svg', size, share: 1, clear: true }),
  );
  await writeFile(path.join(target, 'favicon.ico'), encodeIco(await Promise.all(small), FAVICON_SIZES));
  await writeFile(path.join(target, 'site.webmanifest'), `${JSON.stringify(manifest(), null, 2)}\n`);
}

function manifest() {
  const icon = (file: string, size: number, purpose: string) => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: `${brand.short} ${brand.product}`,
    short_name: brand.product,
    description: headMessages.introDescription,
    lang: 'en-CA',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: PAPER.ground,
    theme_color: PAPER.ground,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  };
}

async function drawIcon({ drawing, size, share, clear = false }: Icon): Promise<Buffer> {
  const inner = Math.round(size * share);
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  const background = clear ? { r: 0, g: 0, b: 0, alpha: 0 } : PAPER.ground;
  const mark = sharp(contentFile('pictures/objects', drawing), { density: inner }).resize(inner, inner);
  const padded = mark.extend({ top: before, bottom: after, left: before, right: after, background });
  return (clear ? padded : padded.flatten({ background })).png({ compressionLevel: 9 }).toBuffer();
}
