import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { encodeIco } from 'icojs';
import sharp from 'sharp';
import type { CardPaper } from '../share/cardPaper.ts';

/** An icon: which drawing, how large, and how much of it the drawing fills. On Night unless `clear`. */
type Icon = { drawing: string; size: number; share: number; clear?: boolean };

const ICONS: Record<string, Icon> = {
  'icon-192.png': { drawing: 'mark', size: 192, share: 1, clear: true },
  'icon-512.png': { drawing: 'mark', size: 512, share: 1, clear: true },
  // Stands on `background_color` of the manifest, which is its own ground, while an installed site opens.
  'splash-520.png': { drawing: 'splash', size: 520, share: 1 },
  // Launchers may cut a maskable icon to a circle of 80 %.
  'icon-maskable-512.png': { drawing: 'mark-night', size: 512, share: 0.62 },
  'apple-touch-icon.png': { drawing: 'mark-night', size: 180, share: 0.74 },
};

const FAVICON_SIZES = [16, 32, 48];

/**
 * Writes the icons that the web manifest names, the one Apple asks for and `favicon.svg`, `favicon.ico`. `drawings` gives
 * the file of a drawing of the brand, by its name: `mark`, `mark-night`, `splash` and `favicon`.
 */
export async function writeIcons({
  drawings,
  target,
  paper,
}: {
  drawings: (name: string) => string;
  target: string;
  paper: CardPaper;
}): Promise<void> {
  const draw = ({ drawing, ...icon }: Icon) => drawIcon(drawings(drawing), { ...icon, ground: paper.ground });
  await mkdir(target, { recursive: true });
  const icons = Object.entries(ICONS).map(async ([file, icon]) =>
    writeFile(path.join(target, file), await draw(icon)),
  );
  await Promise.all(icons);
  await copyFile(drawings('favicon'), path.join(target, 'favicon.svg'));
  const small = FAVICON_SIZES.map(async (size) => ({
    buffer: await draw({ drawing: 'favicon', size, share: 1, clear: true }),
    usePngIcon: true,
  }));
  const favicon = await encodeIco(await Promise.all(small));
  await writeFile(path.join(target, 'favicon.ico'), Buffer.from(favicon));
}

async function drawIcon(
  file: string,
  { size, share, clear = false, ground }: Omit<Icon, 'drawing'> & { ground: string },
): Promise<Buffer> {
  const inner = Math.round(size * share);
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  const background = clear ? { r: 0, g: 0, b: 0, alpha: 0 } : ground;
  const mark = sharp(file, { density: inner }).resize(inner, inner);
  const padded = mark.extend({ top: before, bottom: after, left: before, right: after, background });
  return (clear ? padded : padded.flatten({ background })).png({ compressionLevel: 9 }).toBuffer();
}
