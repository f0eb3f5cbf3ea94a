import { KINDS } from './kinds.server.ts';
import type { PageContext } from './PageContext.ts';
import type { CardWords } from './ShareCard.ts';
import { shareOf } from './shareOf.ts';
import type { HeadEntry } from './head/HeadEntry.ts';
import { sharePicturePath } from './head/sharePicturePath.ts';

/**
 * Adds the alt text of the share picture to a head: the words of the card, in the language of the page. A page without
 * a card of its own has the picture of the site.
 */
export function withShareCard(
  context: PageContext,
  head: readonly HeadEntry[],
  card: CardWords | null,
): HeadEntry[] {
  const { site } = context;
  const own = card ?? siteCard(context);
  const ofSite = new URL(sharePicturePath(site, site.paths.intro), site.brand.site).href;
  return head.flatMap((entry): HeadEntry[] => {
    if (!('property' in entry) || entry.property !== 'og:image') return [entry];
    const picture = card ? entry : { ...entry, content: ofSite };
    if (!own) return [picture];
    const alt = cardAlt(own, shareOf(context.content, site).careers);
    return [picture, { property: 'og:image:alt', content: alt }, { name: 'twitter:image:alt', content: alt }];
  });
}

function siteCard(context: PageContext): CardWords | null {
  const path = context.site.paths.intro;
  return KINDS.find(({ id }) => id === 'intro')?.card(context, { path, section: '', slug: '' }) ?? null;
}

/** The text of a card, line by line, as sentences. */
function cardAlt({ headline, note }: CardWords, careers: string): string {
  const lines = [headline, note, careers].filter((line) => line !== undefined && line !== '');
  return [...new Set(lines)].map((line) => (/[\p{STerm}…]$/u.test(`${line}`) ? line : `${line}.`)).join(' ');
}
