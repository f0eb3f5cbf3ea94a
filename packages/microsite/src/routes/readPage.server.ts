import { alternateLinks } from './head/alternateLinks.ts';
import type { HeadEntry } from './head/HeadEntry.ts';
import { withShareCard } from './shareCards.server.ts';
import { kindAt } from './kindAt.ts';
import { KINDS } from './kinds.server.ts';
import { namesAt } from './namesAt.ts';
import type { PageContext } from './PageContext.ts';

/** The data of a page, and its kind. */
export type PageSource = {
  path: string;
  kind: string;
  data: unknown;
  /** The head of each address that the page renders, by its path without slash at the end. */
  heads: Record<string, HeadEntry[]>;
};

/** Reads the data of the page at a path; null when the content has nothing there. */
export function readPage(context: PageContext, path: string): PageSource | null {
  const { paths } = context.site;
  const { id } = kindAt(paths, path);
  const names = namesAt(paths, path);
  const kind = KINDS.find((each) => each.id === id);
  if (!kind) return null;
  const data = kind.load(context, names);
  if (data === null) return null;
  const drawn = kind.drawnWith?.(context, names) ?? [path.replace(/\/+$/, '') || '/'];
  const heads = drawn.map((each) => {
    const card = kind.card(context, { path: each, ...namesAt(paths, each) });
    const head = withShareCard(context, kind.head(context, { data, path: each }), card);
    return [each, [...head, ...alternateLinks(context, each)]];
  });
  return { path, kind: id, data, heads: Object.fromEntries(heads) };
}
