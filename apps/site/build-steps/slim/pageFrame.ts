import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Deck } from '@tamarack-lowe/content-model';
import { CHUNK_LOAD_TIMEOUT_MS } from '@tamarack-lowe/state';
import { messages } from '@tamarack-lowe/stories';
import type { VisitFile } from '../../app/early/visit.ts';
import type { PageFile } from '../../app/navigation/loadPage.ts';
import type { RouteId } from '../../app/navigation/routeOf.ts';
import { builtAssets } from './builtAssets.ts';
import { fontFaces, withoutFaces } from './fontFaces.ts';
import { rulesOf } from './rulesOf.ts';

/** What pages have around what React draws. */
export type PageFrame = {
  /** The page of a path, from its drawing. */
  page: (path: string, html: string) => string;
  /** What lies beside the page. */
  visit: (route: RouteId, file: PageFile) => VisitFile;
  /** Changes with everything that the frame puts into pages. */
  stamp: string;
};

/** Prepares what pages share, and writes the slides of both sections beside the scripts. `early`: the inline script. */
export function pageFrame(
  root: string,
  { browser, deck, early }: { browser: string; deck: Deck; early: string },
): PageFrame {
  const { sheet, pieces, version } = builtAssets(browser);
  const deckAddress = writeDeck(root, JSON.stringify(deck));
  const css = readFileSync(join(browser, sheet), 'utf8');
  const link = (address: string, more = '') => `<link rel="stylesheet" href="${address}"${more}/>`;
  const links = `${link(writeLateSheet(root, sheet, css), ' disabled=""')}<noscript>${link(sheet)}</noscript>`;
  const faces = fontFaces(css);
  const rules = rulesOf(css);
  const attributes = {
    build: version,
    silence: String(CHUNK_LOAD_TIMEOUT_MS),
    failed: messages.chunkFailed,
    retry: messages.tryAgain,
  };
  const written = Object.entries(attributes).map(([name, value]) => ` data-${name}="${escaped(value)}"`);

  return {
    page: (path, html) =>
      html
        .replace('</head>', () => `<style>${faces}${rules(html)}</style>${links}</head>`)
        .replace(
          '</body>',
          () =>
            `<script data-visit="${escaped(visitAddress(path))}"${written.join('')}>${early}</script></body>`,
        ),
    visit: (route, { data, heads }) => ({ data, heads, deck: deckAddress, pieces: pieces(moduleOf(route)) }),
    stamp: createHash('sha256')
      .update(JSON.stringify([css, early, written, deckAddress, version]))
      .digest('base64url'),
  };
}

const visitAddress = (path: string) => `${path.replace(/\/$/, '')}/visit.json`;

/** Writes the sheet that the script of a page turns on beside the one for visitors without script. Gives its address. */
function writeLateSheet(root: string, sheet: string, css: string): string {
  const address = sheet.replace('.css', '.late.css');
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(root, address), withoutFaces(css));
  return address;
}

/** Writes the slides beside the scripts, under a name that changes with them. Gives their address. */
function writeDeck(root: string, json: string): string {
  const name = `deck-${createHash('sha256').update(json).digest('base64url').slice(0, 8)}.json`;
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(root, 'assets', name), json);
  return `/assets/${name}`;
}

/** The module of a kind of page, by its path from the folder of the site. One draws the slides of both sections. */
function moduleOf(route: RouteId): string {
  const name = route === 'discover' || route === 'recruit' ? 'slides' : route;
  return `app/routes/${name}.tsx`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
