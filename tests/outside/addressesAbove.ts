import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Scripts that are run have texts that begin with a slash and are no addresses. Data for search engines are not run. */
const RUN = /(<script(?! type="application)[^>]*>)[\s\S]*?(<\/script>)/g;

/** Addresses with one slash at their beginning: after a quotation mark, in `url()`, and later in a list of pictures. */
const ADDRESS = /(?:[=:,[{(]\s*["']|url\(|\d[wx], )(\/(?![/>*])[^"'()\s]*)/g;

/** Files that static hosts read and do not serve. */
const FOR_HOSTS = ['/_headers', '/_redirects'];

/** The origin of a site, and its base. */
type Place = { base: string; published: string };

/**
 * Files and addresses of a built site (`build/client` of a folder) above its base, a line each: files that lie there, and addresses in pages,
 * style sheets and data.
 */
export function addressesAbove(folder: string, { base, published }: Place): string[] {
  const root = path.join(folder, 'build/client');
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'));
  const lying = files
    .filter((file) => !file.startsWith(base) && !FOR_HOSTS.includes(file))
    .map((file) => `${file} lies above ${base}`);
  const named = files
    .filter((file) => /\.(?:html|json|css|webmanifest|xml|ics|txt)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8').replace(RUN, '$1$2');
      const whole = text.split(published).slice(1);
      return [
        ...[...text.matchAll(ADDRESS)].map(([, address = '']) => address),
        ...whole.map((rest) => /^[^"'()\s<]*/.exec(rest)?.[0] ?? ''),
      ]
        .filter((address) => address !== '' && !`${address}/`.startsWith(base))
        .map((address) => `${file} names ${published}${address}, which is above ${base}`);
    });
  return [...lying, ...new Set(named)];
}
