import type { Part } from './conditionOf.ts';

/** What a `Response` may be made of. */
export type FileBytes = ConstructorParameters<typeof Response>[0];

/** A file as it is sent: plain, or compressed. */
export type FileForm = {
  /** Bytes. */
  size: number;
  /** A strong tag made of the bytes: the same on every machine that serves this build. */
  etag: string;
  /** The bytes of a part of it. Rejects when the file cannot be read. */
  read: (part: Part) => Promise<FileBytes>;
};

export type SiteFile = FileForm & {
  /** The address it is filed under: `/company/index.html`. */
  name: string;
  type: string;
  /** When it was written, as HTTP says it. */
  modified: string;
  /** By what `Accept-Encoding` calls them; best first. */
  compressed: ReadonlyMap<string, FileForm>;
};

/** A built site as a value, wherever its files are. */
export type BuiltSite = {
  /** By their decoded addresses. An address that is not here leads nowhere. */
  files: ReadonlyMap<string, SiteFile>;
  /** The Content-Security-Policy of each page, by the address of its file. */
  policies: ReadonlyMap<string, string>;
};
