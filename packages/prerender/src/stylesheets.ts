import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { type SiteLocation, type ViteAssets, writeAsset } from './assets.ts';
import { type Critical, criticalCss } from './critical-css/criticalCss.ts';
import {
  dropProperties,
  dropThemedProperties,
  minify,
  propertiesIn,
  withoutFaces,
} from './critical-css/prune.ts';
import { joinVerified } from './critical-css/verify.ts';

/** Styles of pages that have the same CSS chunks. */
export type PageSheets = {
  /** Returns the inline critical CSS of a page. */
  critical: (html: string) => string;
  /** Address of the deferred stylesheet, which the inline script loads. */
  deferred: string;
  /** Address of the complete style sheet for visitors without JavaScript. */
  noscript: string;
};

type SheetOptions = {
  /** Folder of Vite's build. */
  folder: string;
  built: Pick<ViteAssets, 'stylesheet' | 'chunks'>;
  /** Text of all scripts. */
  scripts: string;
  critical: Critical;
};

/**
 * Reads the main style sheet and its CSS chunks. `sheetsOf` returns the styles of pages that have given chunks: one sheet,
 * the main rules before those of the chunks. `chunks` has the addresses of the chunks alone, for visitors who navigate to
 * such a page from another. The sheets of pages are written when `sheetsOf` is first called for them.
 */
export function pageSheets(location: SiteLocation, { folder, built, scripts, critical }: SheetOptions) {
  const read = (address: string) => readFileSync(join(folder, address.slice(location.base.length)), 'utf8');
  const main = read(built.stylesheet);
  const texts = new Map(Object.entries(built.chunks).map(([chunk, address]) => [chunk, read(address)]));
  // A chunk that another page loads later may use a property that this sheet sets.
  const used = propertiesIn(deferredStylesheet([main, ...texts.values()].join('\n'), scripts));
  const deferred = (css: string) => deferredStylesheet(css, `${scripts}${used.join()}`);
  const cache = new Map<string, PageSheets>();

  function sheetsOf(chunks: readonly string[] = []): PageSheets {
    const name = chunks.join('-');
    const existing = cache.get(name);
    if (existing) return existing;
    const css = themedSheet([main, ...chunks.map((chunk) => texts.get(chunk) ?? '')].join('\n'));
    let criticalOf: PageSheets['critical'] | undefined;
    const sheets = {
      // Compiled on first use: when all such pages come from the cache, no page needs it.
      critical(html: string) {
        criticalOf ??= criticalCss(css, critical);
        return criticalOf(html);
      },
      deferred: writeAsset(location, 'deferred.css', deferred(css)),
      noscript: writeAsset(location, 'noscript.css', css),
    };
    cache.set(name, sheets);
    return sheets;
  }

  const chunks = [...texts].map(([chunk, css]) => [
    chunk,
    writeAsset(location, `${chunk}.css`, deferred(css)),
  ]);
  return { sheetsOf, chunks: Object.fromEntries(chunks) as Record<string, string> };
}

/** Leaves out what a theme overrides everywhere. */
function themedSheet(css: string): string {
  const sheet = postcss.parse(css);
  dropThemedProperties(sheet);
  return sheet.toString();
}

/** Media query for visitors without JavaScript, who load another sheet. */
const WITHOUT_SCRIPT = /^\s*\(\s*scripting:\s*none\s*\)/;

/**
 * Derives the deferred stylesheet, which the inline script loads, from Vite's. Leaves out font faces, which the page
 * already has or scripts load; rules for visitors without JavaScript; and custom properties that neither the sheet nor
 * `scripts`, the text of all scripts, names. A name in `scripts` that ends with a hyphen stands for all names that begin
 * with it.
 */
export function deferredStylesheet(css: string, scripts: string): string {
  const sheet = postcss.parse(withoutFaces(css));
  sheet.walkAtRules('media', (rule) => {
    const queries = rule.params.split(',').filter((query) => !WITHOUT_SCRIPT.test(query));
    if (queries.length === 0) rule.remove();
    else rule.params = queries.join(',');
  });
  const usedNames = new Set(scripts.match(/--[\w-]+/g));
  const prefixes = [...usedNames].filter((name) => name.endsWith('-'));
  dropProperties(sheet, (name) => usedNames.has(name) || prefixes.some((prefix) => name.startsWith(prefix)));
  return minify(joinVerified([sheet.toString()]));
}
