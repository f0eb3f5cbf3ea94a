import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { init, parse } from 'es-module-lexer';
import type { VisitFile } from '../../../packages/microsite/src/browser/early/visit.ts';

/** Addresses that begin with `/`, each once. */
export type LoadedFiles = { styles: string[]; scripts: string[]; fonts: string[] };

/**
 * Finds what a browser fetches after a built page before anybody touches it: style sheets, the fonts that these or those
 * for visitors without script name, and every script that the page or its `visit.json` names, with all that those import statically. Reads a sheet or a script
 * once.
 */
export function loadedFilesOf(root: string): (html: string) => Promise<LoadedFiles> {
  const fontsOf = once((sheet) =>
    [...textOf(root, sheet).matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map(([, file = '']) =>
      posix.resolve(posix.dirname(sheet), file),
    ),
  );
  const importsOf = once((script) =>
    imports(textOf(root, script)).map((name) => posix.resolve(posix.dirname(script), name)),
  );

  return async (html) => {
    await init;
    const styles = sheetsIn(html.replace(/<noscript>.*?<\/noscript>/gs, ''));
    const fonts = new Set(sheetsIn(html).flatMap(fontsOf));

    const scripts = new Set<string>();
    for (const [tag] of html.matchAll(/<script\b[^>]*>/gi)) {
      const beside = attribute(tag, 'data-visit');
      if (beside === null) continue;
      const { pieces } = JSON.parse(textOf(root, beside)) as VisitFile;
      for (const module of pieces) scripts.add(module);
    }
    // A set that grows while it is walked: what is added is walked too.
    for (const script of scripts) for (const name of importsOf(script)) scripts.add(name);
    return { styles, scripts: [...scripts], fonts: [...fonts] };
  };
}

function sheetsIn(html: string): string[] {
  const links = [...html.matchAll(/<link\b[^>]*>/gi)].map(([tag]) => tag);
  const sheets = links.filter((link) => attribute(link, 'rel') === 'stylesheet');
  return [...new Set(sheets.map((link) => attribute(link, 'href') ?? ''))];
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

function attribute(tag: string, name: string): string | null {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? null;
}

function textOf(root: string, address: string): string {
  const path = join(root, address);
  if (!existsSync(path)) throw new Error(`A built page loads ${address}, which the build did not make.`);
  return readFileSync(path, 'utf8');
}
