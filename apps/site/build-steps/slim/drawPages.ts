import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CHUNK_LOAD_TIMEOUT_MS } from '@tamarack-lowe/state';
import { messages } from '@tamarack-lowe/stories';
import type { VisitFile } from '../../app/early/visit.ts';
import type * as Server from '../../app/entry.server.tsx';
import type { RouteId } from '../../app/navigation/routeOf.ts';
import { builtAssets } from './builtAssets.ts';
import { earlyScript } from './earlyScript.ts';
import { fontFaces } from './fontFaces.ts';
import { rulesOf } from './rulesOf.ts';

/**
 * Draws every page of the site into the built folder. Each is whole in one answer: its styles inside, its data and
 * scripts outside, one small script that lets the visitor act and calls React when there is time for it.
 */
export async function drawPages(root: string, server: typeof Server): Promise<void> {
  const { sheet, pieces, version } = builtAssets(root);
  const deck = writeDeck(root, JSON.stringify(server.deck));
  const link = `<link rel="stylesheet" href="${sheet}"/>`;
  const css = readFileSync(join(root, sheet), 'utf8');
  const faces = fontFaces(css);
  const rules = rulesOf(css);
  const code = await earlyScript();

  for (const path of await server.builtPaths()) {
    const drawn = await server.renderPage(path);
    if (!drawn) throw new Error(`There is nothing to draw at ${path}.`);
    const { html, data, heads, route } = drawn;
    const beside = `${path.replace(/\/$/, '')}/visit.json`;
    const file: VisitFile = { data, heads, deck, pieces: pieces(moduleOf(route)) };
    const attributes = {
      visit: beside,
      build: version,
      silence: String(CHUNK_LOAD_TIMEOUT_MS),
      failed: messages.chunkFailed,
      retry: messages.tryAgain,
    };
    const written = Object.entries(attributes).map(([name, value]) => ` data-${name}="${escaped(value)}"`);
    const page = html
      .replace(
        '</head>',
        () =>
          `<style>${faces}${rules(html)}</style>${link.replace('/>', ' disabled=""/>')}<noscript>${link}</noscript></head>`,
      )
      .replace('</body>', () => `<script${written.join('')}>${code}</script></body>`);
    mkdirSync(dirname(join(root, beside)), { recursive: true });
    writeFileSync(join(root, beside), JSON.stringify(file));
    writeFileSync(join(root, dirname(beside), 'index.html'), page);
  }
}

/** Writes the slides beside the scripts, under a name that changes with them. Gives their address. */
function writeDeck(root: string, json: string): string {
  const name = `deck-${createHash('sha256').update(json).digest('base64url').slice(0, 8)}.json`;
  writeFileSync(join(root, 'assets', name), json);
  return `/assets/${name}`;
}

/** The module of a kind of page, by its path from the folder of the site. One draws the slides of both sections. */
function moduleOf(route: RouteId): string {
  const name = route === 'discover' || route === 'recruit' ? 'slides' : route;
  return `app/routes/${name}.tsx`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
