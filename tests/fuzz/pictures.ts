import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { openMetadata } from '../../packages/content-tools/src/images/metadata.ts';
import { createPlanner } from '../../packages/content-tools/src/images/pictures.ts';
import { renderPixels } from '../../packages/content-tools/src/images/renderImages.ts';
import type { Ending, Target } from './fuzz.ts';

type Damage =
  | { do: 'flip'; at: number; to: number }
  | { do: 'cut'; at: number }
  | { do: 'repeat'; at: number; length: number }
  | { do: 'size'; width: number; height: number };
type Picture =
  | { from: 'jpg' | 'webp' | 'avif' | 'png'; as: '.jpg' | '.webp' | '.avif'; damage: Damage[] }
  | { svg: string };

/** Memory that one picture may add to the process, bytes. */
const MOST_MEMORY = 400_000_000;
const WIDTH = 320;

const share = fc.double({ min: 0, max: 1, noNaN: true });
const damage: fc.Arbitrary<Damage> = fc.oneof(
  fc.record({ do: fc.constant('flip' as const), at: share, to: fc.nat(255) }),
  fc.record({ do: fc.constant('cut' as const), at: share }),
  fc.record({ do: fc.constant('repeat' as const), at: share, length: fc.nat(400) }),
  fc.record({ do: fc.constant('size' as const), width: fc.nat(65_535), height: fc.nat(65_535) }),
);
const number = fc.oneof(fc.nat(2000), fc.constantFrom(0, -1, 0.0001, 1e9, 1e300, Number.NaN));
const { shape } = fc.letrec<{ shape: string }>((tie) => ({
  shape: fc.oneof(
    { maxDepth: 4 },
    fc
      .tuple(number, number, number, number)
      .map(([x, y, w, h]) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#2f5d50"/>`),
    fc.string({ maxLength: 30 }).map((d) => `<path d="${d.replace(/[<&"]/g, '')}"/>`),
    fc.constantFrom(
      '<use href="#a"/>',
      '<use href="#b"/>',
      '<use href="#root"/>',
      '<image href="data:image/png;base64,AAAA"/>',
      '<text font-size="1e9">A</text>',
      '<rect width="9" height="9" filter="url(#f)"/>',
      '<rect width="900" height="900" fill="url(#p)"/>',
    ),
    fc
      .array(tie('shape'), { maxLength: 4 })
      .map((list) => `<g id="b" transform="scale(9)">${list.join('')}</g>`),
  ),
}));
const svg = fc
  .record({
    box: fc.tuple(number, number),
    shapes: fc.array(shape, { maxLength: 8 }),
    blur: number,
    depth: fc.nat(12),
  })
  .map(({ box, shapes, blur, depth }) => {
    // Each level shows the one below ten times.
    const levels = Array.from(
      { length: depth },
      (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
    );
    return `<svg xmlns="http://www.w3.org/2000/svg" id="root" viewBox="0 0 ${box.join(' ')}"><defs><g id="a"><use href="#a"/></g><rect id="l0" width="1" height="1"/>${levels.join('')}<filter id="f"><feGaussianBlur stdDeviation="${blur}"/></filter><pattern id="p" width="1" height="1" patternUnits="userSpaceOnUse"><rect width="1" height="1"/></pattern></defs>${shapes.join('')}<use href="#l${depth}"/></svg>`;
  });
const pictures: fc.Arbitrary<Picture> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      from: fc.constantFrom('jpg', 'webp', 'avif', 'png'),
      as: fc.constantFrom('.jpg', '.webp', '.avif'),
      damage: fc.array(damage, { maxLength: 4 }),
    }),
  },
  { weight: 2, arbitrary: svg.map((text) => ({ svg: text })) },
);

function damaged(bytes: Buffer, list: readonly Damage[]): Buffer {
  let text: Buffer = Buffer.from(bytes);
  for (const each of list) {
    if (each.do === 'size') {
      writeSize(text, each.width, each.height);
      continue;
    }
    const at = Math.floor(each.at * (text.length - 1));
    if (each.do === 'flip' && text.length > 0) text[at] = each.to;
    if (each.do === 'cut') text = text.subarray(0, at);
    if (each.do === 'repeat')
      text = Buffer.concat([text.subarray(0, at), text.subarray(at, at + each.length), text.subarray(at)]);
  }
  return text;
}

/** Lets a JPEG, a PNG or an AVIF claim another size. */
function writeSize(bytes: Buffer, width: number, height: number): void {
  const frame = [0xc0, 0xc2].map((marker) => bytes.indexOf(Buffer.from([0xff, marker]))).find((at) => at > 0);
  const [header, extents] = [bytes.indexOf('IHDR'), bytes.indexOf('ispe')];
  if (header > 0 && header + 12 <= bytes.length) {
    bytes.writeUInt32BE(width, header + 4);
    bytes.writeUInt32BE(height, header + 8);
  } else if (extents > 0 && extents + 16 <= bytes.length) {
    bytes.writeUInt32BE(width, extents + 8);
    bytes.writeUInt32BE(height, extents + 12);
  } else if (frame !== undefined && frame + 9 <= bytes.length) {
    bytes.writeUInt16BE(height, frame + 5);
    bytes.writeUInt16BE(width, frame + 7);
  }
}

export const PICTURES: Target<Picture> = {
  name: 'pictures given to the build',
  cases: 2_000,
  // A build renders a picture once, and a drawing may have a large blur.
  limitMs: 2000,
  arbitrary: pictures,
  open: async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'fuzz-pictures-'));
    const folder = path.join(root, 'pictures/scenes');
    mkdirSync(folder, { recursive: true });
    sharp.concurrency(1);
    const noise = sharp(Buffer.from(Array.from({ length: 64 * 48 * 3 }, (_, index) => (index * 31) % 256)), {
      raw: { width: 64, height: 48, channels: 3 },
    });
    const originals = {
      jpg: await noise.clone().jpeg().toBuffer(),
      webp: await noise.clone().webp().toBuffer(),
      avif: await noise.clone().avif({ effort: 0 }).toBuffer(),
      png: await noise.clone().png().toBuffer(),
    };
    let count = 0;
    return {
      run: async (picture) => {
        count += 1;
        const [ending, bytes] =
          'svg' in picture
            ? ['.svg', picture.svg]
            : [picture.as, damaged(originals[picture.from], picture.damage)];
        const file = path.join(folder, `picture-${count}${ending}`);
        writeFileSync(file, bytes);
        const before = process.memoryUsage.rss();
        const outcome = await render(root, `scenes/picture-${count}`);
        const grown = process.memoryUsage.rss() - before;
        rmSync(file);
        return grown > MOST_MEMORY ? { ...outcome, wrong: `${Math.round(grown / 1e6)} MB` } : outcome;
      },
      close: async () => rmSync(root, { recursive: true }),
    };
  },
};

/** Renders a picture as a build does, which refuses pictures by name only. */
async function render(root: string, key: string): Promise<Ending> {
  try {
    const plan = createPlanner(root, openMetadata(root))(key);
    if (!plan) return { status: 404 };
    const { info } = await renderPixels(plan, WIDTH);
    return { status: 200, wrong: info.width === WIDTH ? undefined : `${info.width} px wide` };
  } catch (error) {
    const isNamed =
      error instanceof Error &&
      error.name === 'ContentError' &&
      error.message.includes(key.slice('scenes/'.length));
    if (isNamed) return { status: 422 };
    throw error;
  }
}
