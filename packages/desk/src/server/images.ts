import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { resolveInside } from '../files/contentPaths.ts';
import { codeOf, readBytes, removeFile, versionAt, WriteError, writeFileWhole } from '../files/writeFile.ts';
import type { Focal, UploadRefusal, UploadResponse } from '../protocol.ts';
import { type DeskLanguage, say } from './words.ts';

/** Result that the decoding process prints. */
export type ImageOutcome =
  | { width: number; height: number; extension: '.jpg' | '.webp'; cleaned: boolean }
  | { refused: UploadRefusal };

/** Most bytes of an uploaded picture. */
export const MOST_PICTURE_BYTES = 50 * 1024 * 1024;
/** Milliseconds that decoding may take. */
const DECODE_MS = 60_000;
/** Pictures that are decoded at a time. */
const AT_ONCE = 2;

/** Originals that a content folder may have, photographs before drawings. */
const ENDINGS = ['.jpg', '.jpeg', '.webp', '.avif', '.svg'] as const;
const TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
};
const KINDS: readonly string[] = ['people', 'scenes', 'objects'];
const NAME = /^[A-Za-z0-9\u0370-\u1fff\u3040-\uffef][A-Za-z0-9\u0370-\u1fff\u3040-\uffef_-]{0,79}$/;

export type Upload = {
  root: string;
  kind: string;
  name: string;
  replace: boolean;
  bytes: Uint8Array;
  language: DeskLanguage;
};

/** Stores a picture of an editor. It is decoded and encoded again, so that no other data, such as a place, stays in the file. */
export async function storePicture({
  bytes,
  kind,
  language,
  name,
  replace,
  root,
}: Upload): Promise<UploadResponse> {
  const refuse = (reason: UploadRefusal): UploadResponse => ({
    result: 'refused',
    reason,
    message: say(`upload-${reason}`, language),
  });
  if (!KINDS.includes(kind) || !NAME.test(name)) return refuse('name');
  if (bytes.length > MOST_PICTURE_BYTES) return refuse('too-large');
  const key = `${kind}/${name}`;
  const existing = await photographsOf(root, key);
  if (existing.length > 0 && !replace) return refuse('exists');
  return await inTempFolder(async (folder) => {
    const [from, to] = [join(folder, 'input'), join(folder, 'output')];
    try {
      await writeFile(from, bytes);
      const outcome = await decode([from, to]);
      if ('refused' in outcome) return refuse(outcome.refused);
      const { cleaned, extension, height, width } = outcome;
      const file = `pictures/${key}${extension}`;
      const path = resolveInside(root, file);
      if (path === null) return refuse('name');
      await writeFileWhole(path, await readFile(to), await versionAt(path));
      for (const other of existing) if (other.path !== path) await removeFile(other.path, other.version);
      return { result: 'stored', key, file, width, height, cleaned };
    } catch (error) {
      const reason =
        error instanceof WriteError ? error.reason : codeOf(error) === 'ENOSPC' ? 'disk-full' : undefined;
      if (reason === 'disk-full' || reason === 'read-only') return refuse(reason);
      throw error;
    }
  });
}

/** Photographs of an asset key, with the version that a replacement removes. */
async function photographsOf(root: string, key: string) {
  const paths = ENDINGS.filter((ending) => ending !== '.svg').map((ending) =>
    resolveInside(root, `pictures/${key}${ending}`),
  );
  const found = await Promise.all(
    paths.map(async (path) => ({ path, version: path && (await versionAt(path)) })),
  );
  return found.flatMap(({ path, version }) => (path && version ? [{ path, version }] : []));
}

export type Picture = { bytes: Uint8Array; type: string };

/** Crop of a photograph: ratio of width to height, and the point that stays visible. */
export type Crop = { ratio: number; focal: Focal };

/**
 * Returns the original of an asset key; null when there is none. Photographs are reduced to `width`, and with a `crop` cropped as on
 * pages.
 */
export async function readPicture(
  root: string,
  key: string,
  { crop, width }: { width?: number | undefined; crop?: Crop | undefined } = {},
): Promise<Picture | null> {
  const [kind = '', name = ''] = key.split('/');
  if (!NAME.test(name)) return null;
  const files =
    kind === 'films'
      ? [`films/${name}.poster.webp`]
      : KINDS.includes(kind)
        ? ENDINGS.map((ending) => `pictures/${key}${ending}`)
        : [];
  for (const file of files) {
    const path = resolveInside(root, file);
    const bytes = path && (await readBytes(path));
    if (!path || !bytes) continue;
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const isSmall = bytes.length < 200_000;
    if (type === 'image/svg+xml' || width === undefined || (isSmall && !crop)) return { bytes, type };
    return (await resized(path, width, crop)) ?? { bytes, type };
  }
  return null;
}

/** Resized pictures by file, time and width; an office laptop asks for the same ones again and again. */
const thumbnails = new Map<string, Promise<Picture | null>>();
const MOST_THUMBNAILS = 200;

async function resized(path: string, width: number, crop: Crop | undefined) {
  const cut = crop ? [crop.ratio, crop.focal.x, crop.focal.y].map(String) : [];
  const name = [await versionAt(path), width, ...cut].join('-');
  const cached = thumbnails.get(name);
  if (cached) return await cached;
  const resizing = inTempFolder(async (folder) => {
    const to = join(folder, 'output');
    const outcome = await decode([path, to, String(width), ...cut]);
    if ('refused' in outcome) return null;
    return { bytes: await readFile(to), type: TYPES[outcome.extension] ?? '' };
  });
  thumbnails.set(name, resizing);
  const [oldest] = thumbnails.keys();
  if (thumbnails.size > MOST_THUMBNAILS && oldest !== undefined) thumbnails.delete(oldest);
  return await resizing;
}

let running = 0;
const queue: (() => void)[] = [];

/** Runs the process that decodes a picture. A process that takes too long or dies is a refusal. */
async function decode(args: readonly string[]): Promise<ImageOutcome> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => queue.push(resolve));
  running += 1;
  try {
    return await new Promise((resolve) => {
      const worker = fileURLToPath(new URL(`./imageWorker${extname(import.meta.url)}`, import.meta.url));
      const child = spawn(process.execPath, [worker, ...args], { stdio: ['ignore', 'pipe', 'ignore'] });
      let output = '';
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        child.kill('SIGKILL');
      }, DECODE_MS);
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
      child.on('error', () => resolve({ refused: 'broken' }));
      child.on('close', () => {
        clearTimeout(timer);
        resolve(isLate ? { refused: 'too-slow' } : outcomeOf(output));
      });
    });
  } finally {
    running -= 1;
    queue.shift()?.();
  }
}

function outcomeOf(output: string): ImageOutcome {
  try {
    return JSON.parse(output);
  } catch {
    return { refused: 'broken' };
  }
}

async function inTempFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'desk-picture-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
