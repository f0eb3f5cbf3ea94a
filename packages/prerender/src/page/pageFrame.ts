import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Deck } from '@tamarack-lowe/content-model';
import { CHUNK_LOAD_TIMEOUT_MS } from '@tamarack-lowe/state';
import { messages } from '@tamarack-lowe/stories';
import type { VisitFile } from '../../app/early/visit.ts';
import type { PageFile } from '../../app/navigation/loadPage.ts';
import type { RouteId } from '../../app/navigation/routeOf.ts';
import { builtFiles } from '../builtFiles.ts';
import { builtAssets } from './builtAssets.ts';
import { namedByStyles } from './dropUnused.ts';
import { fontFaces, withoutFaces } from './fontFaces.ts';
import { inlineConstants } from './inlineConstants.ts';
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
  const deckAddress = writeAsset(root, 'deck', 'json', JSON.stringify(deck));
  const scripts = builtFiles(browser).filter((file) => file.endsWith('.js'));
  const { css, gone } = inlineConstants(
    readFileSync(join(browser, sheet), 'utf8'),
    [early, ...scripts.map((file) => readFileSync(file, 'utf8'))].join(),
  );
  const link = (address: string, more = '') => `<link rel="stylesheet" href="${address}"${more}/>`;
  // The script of a page turns it on; the one that Vite made is for visitors without script.
  const late = writeAsset(root, 'late', 'css', withoutFaces(css));
  const links = `${link(late, ' disabled=""')}<noscript>${link(sheet)}</noscript>`;
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
    page(path, html) {
      const missed = namedByStyles(html).filter((name) => gone.has(name));
      if (missed.length > 0)
        throw new Error(`${path} asks for ${missed.join()}, which its sheet no longer sets.`);
      const script = `<script data-visit="${escaped(visitAddress(path))}"${written.join('')}>${early}</script>`;
      return html
        .replace('</head>', () => `<style>${faces}${rules(html)}</style>${links}</head>`)
        .replace('</body>', () => `${script}</body>`);
    },
    visit: (route, { data, heads }) => ({ data, heads, deck: deckAddress, pieces: pieces(moduleOf(route)) }),
    stamp: createHash('sha256')
      .update(JSON.stringify([css, early, written, deckAddress, version]))
      .digest('base64url'),
  };
}

const visitAddress = (path: string) => `${path.replace(/\/$/, '')}/visit.json`;

/** Writes a text beside the scripts, under a name that changes with it. Gives its address. */
function writeAsset(root: string, name: string, ending: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const file = `${name}-${hash}.${ending}`;
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(root, 'assets', file), text);
  return `/assets/${file}`;
}

/** The module of a kind of page, by its path from the folder of the site. One draws the slides of both sections. */
function moduleOf(route: RouteId): string {
  const name = route === 'discover' || route === 'recruit' ? 'slides' : route;
  return `app/routes/${name}.tsx`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
