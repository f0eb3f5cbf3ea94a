import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Executable scripts, which contain texts that begin with a slash and are no addresses. Structured data are not among them. */
const RUN = /(<script(?! type="application)[^>]*>)[\s\S]*?(<\/script>)/g;

/** Translations in `pages.json`: paths without the home of their language, which no page links to. */
const TRANSLATIONS = /"translations":\[[^\]]*\]/g;

/** Addresses that begin with one slash: in quotation marks, in `url()`, and in a `srcset`. */
const ADDRESS = /(?:[=:,[{(]\s*["']|url\(|\d[wx], )(\/(?![/>*])[^"'()\s]*)/g;

/** Files that static hosts read and do not serve. */
const FOR_HOSTS = ['/_headers', '/_redirects'];

/** Base and origin of a site. */
type Place = { base: string; published: string };

/**
 * Lists the files of a built site (`build/client` of a folder) outside of its base, and the addresses in pages, style sheets and
 * data that lead there.
 */
export function addressesAbove(folder: string, { base, published }: Place): string[] {
  const root = path.join(folder, 'build/client');
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'));
  const outside = files
    .filter((file) => !file.startsWith(base) && !FOR_HOSTS.includes(file))
    .map((file) => `${file} is not below ${base}`);
  const named = files
    .filter((file) => /\.(?:html|json|css|webmanifest|xml|ics|txt)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8').replace(RUN, '$1$2').replace(TRANSLATIONS, '');
      const whole = text.split(published).slice(1);
      return [
        ...[...text.matchAll(ADDRESS)].map(([, address = '']) => address),
        ...whole.map((rest) => /^[^"'()\s<]*/.exec(rest)?.[0] ?? ''),
      ]
        .filter((address) => address !== '' && !`${address}/`.startsWith(base))
        .map((address) => `${file} names ${published}${address}, which is not below ${base}`);
    });
  return [...outside, ...new Set(named)];
}
