import { KINDS } from './kinds.server.ts';
import { namesAt } from './namesAt.ts';
import type { PageContext } from './PageContext.ts';
import type { ShareCard } from './ShareCard.ts';

/** The share card of every page that has one of its own. */
export function listCards(context: PageContext): ShareCard[] {
  return KINDS.flatMap((kind) =>
    kind.list(context).flatMap((page): ShareCard[] => {
      if (page.aliasOf !== undefined || page.hidden) return [];
      const card = kind.card(context, { ...page, ...namesAt(context.site.paths, page.path) });
      return card ? [{ path: page.path, ...card }] : [];
    }),
  );
}
