import { KINDS } from './kinds.server.ts';
import { namesAt } from './namesAt.ts';
import type { PageContext } from './PageContext.ts';
import type { ShareCard } from './ShareCard.ts';

/** Lists the share cards of all pages that have one of their own. */
export function listCards(context: PageContext): ShareCard[] {
  return KINDS.flatMap((kind) =>
    kind.list(context).flatMap((page): ShareCard[] => {
      if (page.aliasOf !== undefined || page.hidden) return [];
      const card = kind.card(context, { ...page, ...namesAt(context.site.paths, page.path) });
      return card ? [{ path: page.path, ...card }] : [];
    }),
  );
}
