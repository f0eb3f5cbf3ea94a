import { KINDS } from '../kinds.server.ts';
import type { PageContext } from '../PageContext.ts';
import type { CardWords } from '../ShareCard.ts';
import { shareOf } from '../shareOf.ts';
import type { HeadEntry } from './HeadEntry.ts';
import { sharePicturePath } from './sharePicturePath.ts';

/**
 * Completes a head that has a share picture: says what stands on it, for people who do not see it, in the words of the card
 * and so in the language of the page. A page without a card of its own shares the picture of the site.
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

/** What is written on a card, line by line, as sentences. */
function cardAlt({ headline, note }: CardWords, careers: string): string {
  const lines = [headline, note, careers].filter((line) => line !== undefined && line !== '');
  return [...new Set(lines)].map((line) => (/[\p{STerm}…]$/u.test(`${line}`) ? line : `${line}.`)).join(' ');
}
