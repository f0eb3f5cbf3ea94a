import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { mediaType } from './mediaType.ts';

/** What `Accept-Encoding` calls a compressed form, and the ending of the file that holds it. Best first. */
export const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

export type Representation = { path: string; size: number };

export type SiteFile = Representation & {
  /** The address it is filed under: `/grow-together/index.html`. */
  name: string;
  type: string;
  /** Hash of the bytes: the same on every machine that serves this build. */
  hash: string;
  compressed: { encoding: string; file: Representation }[];
};

/** Reads what has to be known about a file before it can be sent. */
export function siteFile(path: string, name: string): SiteFile {
  const bytes = readFileSync(path);
  return {
    path,
    name,
    size: bytes.length,
    type: mediaType(name),
    hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    compressed: ENCODINGS.filter(([, ending]) => existsSync(path + ending)).map(([encoding, ending]) => ({
      encoding,
      file: { path: path + ending, size: statSync(path + ending).size },
    })),
  };
}
