import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, parseJson } from '@tamarack-lowe/content-model';

/** A document as an editor writes it: its own words, and the resources whose lists it prints. */
export type DocumentSource = {
  /** Also the name of the file. */
  key: string;
  title: string;
  lead: string;
  /** Slugs, one page each. */
  resources: string[];
  /** What stands before the address of the resource. */
  readMore: string;
};

/** Reads `content/documents/<key>.json`. Throws a `ContentError` when a part is missing. */
export function readDocumentSource(root: string, key: string): DocumentSource {
  const where = `documents/${key}`;
  const source = parseJson(
    readFileSync(join(root, 'documents', `${key}.json`), 'utf8'),
    where,
  ) as DocumentSource;
  const texts = ['key', 'title', 'lead', 'readMore'] as const;
  const missing = texts.filter((name) => typeof source[name] !== 'string' || source[name] === '');
  const complaints = missing.map((name) => `${where}: the page would have a gap here. Write "${name}".`);
  if (!Array.isArray(source.resources) || source.resources.length === 0) {
    complaints.push(`${where}: a checklist needs lists. Name a campus resource in "resources".`);
  }
  if (complaints.length > 0) throw new ContentError(complaints);
  return source;
}
