import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { init, parse } from 'es-module-lexer';
import type { PageParts } from './pageElements.ts';
import type { PageData } from './prehydration/pageData.ts';

/** Addresses that begin with `/`, each once. */
export type LoadedFiles = { styles: string[]; scripts: string[]; fonts: string[] };

/**
 * Finds what a browser fetches after a built page before anybody touches it: style sheets, the fonts that these or those
 * for visitors without script name, and every script that the page or the file beside it names, with all that those import
 * statically. Reads a sheet or a script once.
 */
export function loadedFilesOf(root: string): (page: PageParts) => Promise<LoadedFiles> {
  const fontsOf = once((sheet) =>
    [...textOf(root, sheet).matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map(([, file = '']) =>
      posix.resolve(posix.dirname(sheet), file),
    ),
  );
  const importsOf = once((script) =>
    imports(textOf(root, script)).map((name) => posix.resolve(posix.dirname(script), name)),
  );

  return async (page) => {
    await init;
    const sheets = new Set(sheetsIn(page.links.filter(({ bare }) => !bare)));
    const scripts = new Set(page.scripts.flatMap(({ attributes }) => attributes.src ?? []));
    for (const { attributes } of page.scripts) {
      const { 'data-page': beside, 'data-sheet': sheet } = attributes;
      if (sheet !== undefined) sheets.add(sheet);
      if (beside === undefined) continue;
      const data = JSON.parse(textOf(root, beside)) as PageData;
      for (const script of data.scripts) scripts.add(script);
    }
    // A set that grows while it is walked: what is added is walked too.
    for (const script of scripts) for (const name of importsOf(script)) scripts.add(name);
    const fonts = new Set([...sheets, ...sheetsIn(page.links)].flatMap(fontsOf));
    return { styles: [...sheets], scripts: [...scripts], fonts: [...fonts] };
  };
}

function sheetsIn(links: PageParts['links']): string[] {
  const sheets = links.filter(({ attributes }) => attributes.rel === 'stylesheet');
  return [...new Set(sheets.map(({ attributes }) => attributes.href ?? ''))];
}

function once(find: (address: string) => string[]): (address: string) => string[] {
  const known = new Map<string, string[]>();
  return (address) => {
    const found = known.get(address) ?? find(address);
    known.set(address, found);
    return found;
  };
}

/** What a script imports before it runs. */
function imports(code: string): string[] {
  return parse(code)[0].flatMap((found) => {
    const isStatic = found.type === 'static' || found.type === 'reexport-star';
    return isStatic && found.specifier !== undefined ? [found.specifier] : [];
  });
}

function textOf(root: string, address: string): string {
  const path = join(root, address.replace(/\?.*/, ''));
  if (!existsSync(path)) throw new Error(`A built page loads ${address}, which the build did not make.`);
  return readFileSync(path, 'utf8');
}
