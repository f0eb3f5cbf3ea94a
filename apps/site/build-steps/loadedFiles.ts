import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { init, parse } from 'es-module-lexer';

/** Addresses that begin with `/`, each once. */
export type LoadedFiles = { styles: string[]; scripts: string[]; fonts: string[] };

/**
 * What a browser fetches for a built page before anybody touches it: style sheets, the fonts that these or the page
 * name, and every script that the page names, with all that those import statically.
 */
export async function loadedFiles(root: string, html: string): Promise<LoadedFiles> {
  await init;
  const links = [...html.matchAll(/<link\b[^>]*>/gi)].map(([tag]) => ({
    rel: attribute(tag, 'rel'),
    as: attribute(tag, 'as'),
    href: attribute(tag, 'href') ?? '',
  }));
  const addresses = (isWanted: (link: (typeof links)[number]) => boolean) =>
    links.filter(isWanted).map(({ href }) => href);

  const styles = new Set(addresses(({ rel }) => rel === 'stylesheet'));
  const fonts = new Set(addresses(({ rel, as }) => rel === 'preload' && as === 'font'));
  for (const sheet of styles) {
    for (const [, file = ''] of textOf(root, sheet).matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)) {
      fonts.add(posix.resolve(posix.dirname(sheet), file));
    }
  }

  const scripts = new Set(addresses(({ rel }) => rel === 'modulepreload'));
  for (const [, tag = '', text = ''] of html.matchAll(/(<script\b[^>]*>)([\s\S]*?)<\/script>/gi)) {
    const src = attribute(tag, 'src');
    if (src !== null) scripts.add(src);
    else if (attribute(tag, 'type') === 'module') for (const name of imports(text)) scripts.add(name);
  }
  // A set that grows while it is walked: what is added is walked too.
  for (const script of scripts) {
    for (const name of imports(textOf(root, script), 'static')) {
      scripts.add(posix.resolve(posix.dirname(script), name));
    }
  }
  return { styles: [...styles], scripts: [...scripts], fonts: [...fonts] };
}

/** Names of a script's imports; an inline script's dynamic ones count too, because they run with the page. */
function imports(code: string, which?: 'static'): string[] {
  return parse(code)[0].flatMap((found) => {
    const isWanted = found.type === 'static' || found.type === 'reexport-star' || which !== 'static';
    return isWanted && found.type !== 'import-meta' && found.specifier !== undefined ? [found.specifier] : [];
  });
}

function attribute(tag: string, name: string): string | null {
  return new RegExp(`\\s${name}=["']?([^"'\\s>]*)`, 'i').exec(tag)?.[1] ?? null;
}

function textOf(root: string, address: string): string {
  const path = join(root, address);
  if (!existsSync(path)) throw new Error(`A built page loads ${address}, which the build did not make.`);
  return readFileSync(path, 'utf8');
}
