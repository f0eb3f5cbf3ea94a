import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mediaType } from './mediaType.ts';

/** What `Accept-Encoding` calls a compressed form, and the ending of the file that holds it. Best first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

export type SiteFile = {
  path: string;
  /** The address it is filed under: `/grow-together/index.html`. */
  name: string;
  type: string;
  /** Hash of the bytes: the same on every machine that serves this build. */
  hash: string;
  compressed: { encoding: string; path: string }[];
};

/** Reads what has to be known about a file before it can be sent. */
export function siteFile(path: string, name: string): SiteFile {
  return {
    path,
    name,
    type: mediaType(name),
    hash: createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 22),
    compressed: ENCODINGS.map(([encoding, ending]) => ({ encoding, path: path + ending })).filter((form) =>
      existsSync(form.path),
    ),
  };
}
