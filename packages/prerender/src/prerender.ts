import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type * as Server from '../../app/entry.server.tsx';
import { contentSecurityPolicy } from '../../server/contentSecurityPolicy.ts';
import { inlineHashes } from '../inlineHashes.ts';
import { inParallel } from '../inParallel.ts';
import { isWhole, type MadeFiles } from '../madeFiles.ts';
import { packText } from '../packText.ts';
import { pageFrame } from './pageFrame.ts';

/** Pages under way at once: they are drawn on this thread and packed on others. */
const AT_ONCE = 6;

/** A built page: its files, and the policy it is served with. */
export type BuiltPage = MadeFiles & { policy: string };

/** Built pages by their paths. */
export type BuiltPages = Record<string, BuiltPage>;

type Around = {
  /** What Vite built for browsers. */
  browser: string;
  /** The inline script of every page. */
  early: string;
  /** What Vite built to draw pages. */
  server: typeof Server;
  /** Changes with that. */
  serverStamp: string;
  /** Other origins that the pages were built to ask. */
  connect: readonly string[];
  /** What an earlier call gave: pages that are made from the same are left alone. */
  known: BuiltPages;
};

/**
 * Draws every page of the site into the built folder and packs it. Each is whole in one answer: its styles inside, its
 * data and scripts outside, one small script that lets the visitor act and calls React when there is time for it.
 */
export async function drawPages(
  root: string,
  { browser, early, server, serverStamp, connect, known }: Around,
): Promise<BuiltPages> {
  const frame = pageFrame(root, { browser, deck: server.deck, early });
  const stamp = [serverStamp, frame.stamp, connect];

  const make = async (path: string): Promise<BuiltPage> => {
    const source = server.readPage(path);
    if (!source) throw new Error(`There is nothing to draw at ${path}.`);
    const from = createHash('sha256')
      .update(JSON.stringify([stamp, source]))
      .digest('base64url');
    const before = known[path];
    if (before?.from === from && isWhole(root, before)) return before;

    const page = frame.page(path, await server.drawPage(source));
    const folder = path.replace(/^\/|\/$/g, '');
    const texts = {
      'index.html': page,
      'visit.json': JSON.stringify(frame.visit(source.route, server.fileOf(source))),
    };
    const files: Record<string, number> = {};
    await mkdir(join(root, folder), { recursive: true });
    for (const [name, text] of Object.entries(texts)) {
      const file = posix.join(folder, name);
      await writeFile(join(root, file), text);
      files[file] = Buffer.byteLength(text);
      // There may be thousands of stories, and their pages are light.
      const packed = await packText(join(root, file), text, source.route === 'story' ? 8 : 11);
      for (const [ending, size] of Object.entries(packed)) files[file + ending] = size;
    }
    return { from, files, policy: contentSecurityPolicy({ ...inlineHashes(page), connect }) };
  };

  const pages: BuiltPages = {};
  await inParallel(await server.builtPaths(), AT_ONCE, async (path) => {
    pages[path] = await make(path);
  });
  return pages;
}
