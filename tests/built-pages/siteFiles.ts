import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The files of a built site, on disk or in memory, by their addresses: `/assets/site.js`. */
export type SiteFiles = {
  names: ReadonlySet<string>;
  /** Throws for a missing file. */
  read: (name: string) => Buffer;
  /** Bytes. */
  size: (name: string) => number;
  /** Reads a JSON file beside the folder, such as `csp.json`; undefined when it is missing. */
  beside: (name: string) => unknown;
};

/** Opens `build/client`; files are read on demand. Throws when the site is not built. */
export function filesIn(client: string): SiteFiles {
  if (!existsSync(client)) throw new Error(`There is no built site in ${client}. Build it first: pnpm build`);
  const names = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => `/${path.relative(client, file).split(path.sep).join('/')}`);
  return {
    names: new Set(names.toSorted()),
    read: (name) => readFileSync(path.join(client, name)),
    size: (name) => statSync(path.join(client, name)).size,
    beside(name) {
      const file = path.join(client, '..', name);
      return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
    },
  };
}

/** Opens files in memory. `beside`: JSON files beside them, by name. */
export function filesOf(
  files: ReadonlyMap<string, string | Buffer>,
  beside: Readonly<Record<string, unknown>>,
): SiteFiles {
  const read = (name: string) => {
    const file = files.get(name);
    if (file === undefined) throw new Error(`There is no file ${name}.`);
    return Buffer.from(file);
  };
  return {
    names: new Set([...files.keys()].toSorted()),
    read,
    size: (name) => read(name).length,
    beside: (name) => beside[name],
  };
}

/** Writes files into `client` below a folder, for code that reads a site from disk. */
export function writeFiles(files: SiteFiles, folder: string): void {
  for (const name of files.names) {
    const file = path.join(folder, 'client', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, files.read(name));
  }
  for (const name of ['csp.json', 'redirects.json'])
    writeFileSync(path.join(folder, name), JSON.stringify(files.beside(name) ?? {}));
}
