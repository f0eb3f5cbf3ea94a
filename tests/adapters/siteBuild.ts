import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Files, addresses and policies of a built site. */
export type SiteBuild = {
  /** Full path of `build/client`. */
  client: string;
  /** Every served file: `/company/index.html`. */
  files: readonly string[];
  /** Canonical addresses of pages, with a trailing slash. */
  pages: readonly string[];
  /** File of each not-found page, by the home of its language. */
  missing: ReadonlyMap<string, string>;
  /** File of the page for each removed address; empty if nobody has left. */
  gone: ReadonlyMap<string, string>;
  policies: Readonly<Record<string, string>>;
  /** Aliases and redirects, each with its final address. */
  redirects: ReadonlyMap<string, string>;
};

const INDEX = /index\.html$/;
const UNSERVED = /\.(?:br|gz)$|\/\.|^\/_(?:headers|redirects)$/;

/** Reads `build` of a site. Throws when the site is not built. */
export function siteBuild(build: string): SiteBuild {
  const client = path.join(build, 'client');
  if (!existsSync(client)) throw new Error(`There is no built site in ${client}. Build it first: pnpm build`);
  const json = (name: string): Record<string, string> =>
    JSON.parse(readFileSync(path.join(build, name), 'utf8'));
  const [policies, redirects] = [json('csp.json'), json('redirects.json')];
  const files = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) => `/${path.relative(client, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`,
    )
    .filter((file) => !UNSERVED.test(file));
  const missing = new Map(
    files.flatMap((file) => {
      const [, home] = /^(.*)\/404\/index\.html$/.exec(file) ?? [];
      return home === undefined ? [] : [[home, file] as const];
    }),
  );
  const gone = new Map(Object.entries(existsSync(path.join(build, 'gone.json')) ? json('gone.json') : {}));
  const errorPages = [...missing.values(), ...gone.values()];
  const pages = files
    .filter((file) => INDEX.test(file) && !errorPages.includes(file))
    .map((file) => file.replace(INDEX, ''))
    .filter((page) => redirects[page] === undefined && redirects[page.slice(0, -1)] === undefined);
  const finalAddress = (to: string) => redirects[to] ?? to;
  return {
    client,
    files,
    pages,
    missing,
    gone,
    policies,
    redirects: new Map(Object.entries(redirects).map(([from, to]) => [from, finalAddress(to)])),
  };
}
