import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { init, parse } from 'es-module-lexer';
import { type PageElements, pageElements } from './pageElements.ts';
import type { PageData } from './prehydration/pageData.ts';

/**
 * Transferred bytes with brotli. `html`: the page with its critical CSS and inline script; `inline`: that script alone;
 * `styles`, `scripts` and `fonts`: loaded after the largest paint. Pictures and films do not count.
 */
export type PageWeight = { html: number; inline: number; styles: number; scripts: number; fonts: number };

/** Weights by page address without a slash at the end. */
export type PageWeights = Record<string, PageWeight>;

/** Weighs built, compressed pages; uses the weights in `known` where there are any. */
export async function weighPages(
  root: string,
  addresses: readonly string[],
  known: ReadonlyMap<string, PageWeight> = new Map(),
): Promise<PageWeights> {
  const weigh = weigherOf(root);
  const weights: PageWeights = {};
  for (const path of addresses) {
    const address = withoutSlash(path);
    const weight = known.get(address) ?? (await weigh(address));
    if (!weight) throw new Error(`The build wrote no page for ${path}, so it cannot be weighed.`);
    weights[address] = weight;
  }
  return weights;
}

/** Removes the slash at the end of an address: `/about/` becomes `/about`. */
export const withoutSlash = (address: string): string => address.replace(/(?<=.)\/$/, '');

/**
 * Returns a function that weighs a built, compressed page by its address, null for a missing page. It reads shared files
 * once: create a new one for another build.
 */
export function weigherOf(root: string): (address: string) => Promise<PageWeight | null> {
  const loadedFiles = loadedFilesOf(root);
  const sizes = new Map<string, number>();
  const inline = new Map<string, number>();
  const weight = (files: string[]) =>
    files.reduce((sum, file) => sum + memoized(sizes, file, (name) => sizeOf(join(root, name))), 0);

  return async (address) => {
    const page = join(root, address, 'index.html');
    if (!existsSync(page)) return null;
    const elements = pageElements(readFileSync(page, 'utf8'));
    const { styles, scripts, fonts } = await loadedFiles(elements);
    const inlineCode = elements.scripts.map(({ text }) => text ?? '').join('');
    return {
      html: sizeOf(page),
      inline: memoized(inline, inlineCode, (code) => brotliCompressSync(code).length),
      styles: weight(styles),
      scripts: weight(scripts),
      fonts: weight(fonts),
    };
  };
}

/** Size of the compressed file, or of the file itself where compression was not worth it. */
function sizeOf(path: string): number {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** Addresses of files, each once. They begin with `/`. */
type LoadedFiles = { styles: string[]; scripts: string[]; fonts: string[] };

/**
 * Finds the files that a browser loads with a page before the visitor does anything: style sheets; the fonts they name,
 * and those of the `<noscript>` sheet; the scripts that the page or its page data names, with their static imports.
 */
export function loadedFilesOf(root: string): (page: PageElements) => Promise<LoadedFiles> {
  const fonts = new Map<string, string[]>();
  const fontsOf = (sheet: string) =>
    memoized(fonts, sheet, () =>
      [...textOf(root, sheet).matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map(([, file = '']) =>
        posix.resolve(posix.dirname(sheet), file),
      ),
    );
  const imports = new Map<string, string[]>();
  const importsOf = (script: string) =>
    memoized(imports, script, () =>
      staticImports(textOf(root, script)).map((name) => posix.resolve(posix.dirname(script), name)),
    );

  return async (page) => {
    await init;
    const sheets = new Set(sheetsIn(page.links.filter(({ noscript }) => !noscript)));
    const scripts = new Set(page.scripts.flatMap(({ attributes }) => attributes.src ?? []));
    for (const { attributes } of page.scripts) {
      const { 'data-page': dataAddress, 'data-sheet': sheet } = attributes;
      if (sheet !== undefined) sheets.add(sheet);
      if (dataAddress === undefined) continue;
      const data = JSON.parse(textOf(root, dataAddress)) as PageData;
      for (const script of data.scripts) scripts.add(script);
    }
    // The loop also visits the scripts that it adds to the set.
    for (const script of scripts) for (const name of importsOf(script)) scripts.add(name);
    const found = new Set([...sheets, ...sheetsIn(page.links)].flatMap(fontsOf));
    return { styles: [...sheets], scripts: [...scripts], fonts: [...found] };
  };
}

function sheetsIn(links: PageElements['links']): string[] {
  const sheets = links.filter(({ attributes }) => attributes.rel === 'stylesheet');
  return [...new Set(sheets.map(({ attributes }) => attributes.href ?? ''))];
}

function staticImports(code: string): string[] {
  return parse(code)[0].flatMap((found) => {
    const isStatic = found.type === 'static' || found.type === 'reexport-star';
    return isStatic && found.specifier !== undefined ? [found.specifier] : [];
  });
}

function textOf(root: string, address: string): string {
  const path = join(root, address.replace(/\?.*/, ''));
  if (!existsSync(path)) throw new Error(`A built page loads ${address}, which the build did not write.`);
  return readFileSync(path, 'utf8');
}

function memoized<Value>(known: Map<string, Value>, key: string, compute: (key: string) => Value): Value {
  const value = known.get(key) ?? compute(key);
  known.set(key, value);
  return value;
}
