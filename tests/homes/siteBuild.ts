import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A built site as the table needs it. Read from the files themselves, and from what lies beside them. */
export type SiteBuild = {
  /** Full path of `build/client`. */
  client: string;
  /** Every served file: `/company/index.html`. */
  files: readonly string[];
  /** Addresses of pages under their own address, with a slash at the end. */
  pages: readonly string[];
  /** The file of the page for unknown addresses, by where the pages of a language begin. */
  missing: ReadonlyMap<string, string>;
  policies: Readonly<Record<string, string>>;
  /** Aliases and what has moved, each to its last address. */
  moved: ReadonlyMap<string, string>;
};

const INDEX = /index\.html$/;
const UNSERVED = /\.(?:br|gz)$|\/\.|^\/_(?:headers|redirects)$/;

/** Reads `build` of a site. Throws when nothing is built. */
export function siteBuild(build: string): SiteBuild {
  const client = path.join(build, 'client');
  if (!existsSync(client)) throw new Error(`There is no built site at ${client}. Build it first: pnpm build`);
  const json = (name: string): Record<string, string> =>
    JSON.parse(readFileSync(path.join(build, name), 'utf8'));
  const [policies, moved] = [json('csp.json'), json('moved.json')];
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
  const pages = files
    .filter((file) => INDEX.test(file) && ![...missing.values()].includes(file))
    .map((file) => file.replace(INDEX, ''))
    .filter((page) => moved[page] === undefined && moved[page.slice(0, -1)] === undefined);
  const last = (to: string) => moved[to] ?? to;
  return {
    client,
    files,
    pages,
    missing,
    policies,
    moved: new Map(Object.entries(moved).map(([from, to]) => [from, last(to)])),
  };
}
