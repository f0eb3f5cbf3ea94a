import type { PageData } from '@tamarack-lowe/prerender/early';
import type { HeadEntry } from '../../table/head/HeadEntry.ts';

/** A page as it lies beside its HTML. */
export type PageFile = {
  /** What the page was drawn from. */
  data: unknown;
  /** The head of each address that the page draws, by its path. */
  heads: Record<string, HeadEntry[]>;
};

/**
 * Reads the JSON that was answered for the file beside a page. Throws for what is none: hosts answer with errors in JSON,
 * empty objects and lists too. Its data are those of the build that it names, and are not looked at.
 */
export function readPageFile(json: unknown): PageData<PageFile> {
  const { heads, build }: { heads?: unknown; build?: unknown } = Object(json);
  const isFile = typeof build === 'string' && isRecord(heads) && Object.values(heads).every(Array.isArray);
  if (!isFile) throw new Error('This is no file of a page.');
  return json as PageData<PageFile>;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
