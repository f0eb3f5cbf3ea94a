import { fillMessage, type Site } from '@tamarack-lowe/content-model';
import { joinPath } from '@tamarack-lowe/content-model/internal/addresses';
import type { Share } from '@tamarack-lowe/content-model/internal/content';
import type { Content } from '@tamarack-lowe/content-tools';
import { baseOf } from '../site/paths.ts';
import { deckOf } from '../site/sections.ts';
import type { CardContent, HeadEntry, RouteContext } from './route.ts';

/** The card of the site: that of the first page, and of every page without one of its own. */
export function siteCard(context: RouteContext): CardContent {
  return { headline: context.site.brand.line, art: { portraits: sharePortraits(context) } };
}

/** The two people on the card of the site: from the content, else those of the first circles. */
export function sharePortraits({ site, content }: RouteContext): [string, string] {
  const share = content.readShare();
  if (share) return share.portraits;
  const circles = site.brand.sections.flatMap(({ id }) =>
    site.visitorTypes.flatMap((type) => deckOf(site, id, type.id).slides.flatMap(({ circles }) => circles)),
  );
  const [first = '', second = first] = [...new Set(circles.map(({ media }) => media))];
  return [first, second];
}

/**
 * Text common to all share cards of a site, placeholders filled in: from the content, else the product on the ring and
 * the line of the brand in gold.
 */
export function shareOf(
  { readShare }: Pick<Content, 'readShare'>,
  { brand }: Pick<Site, 'brand'>,
): Pick<Share, 'ring' | 'careers'> {
  const { ring, careers } = readShare() ?? { ring: brand.product, careers: brand.line };
  return { ring, careers: fillMessage(careers, { firm: brand.short }) };
}

type SharedSite = Pick<Site, 'languages' | 'paths'>;

/**
 * Path of the share picture of a page (1200 × 630 px). Special characters are percent-encoded, so `$$$` is `%24%24%24`:
 * some readers of share cards take a bare `$` for a variable. Pages without a picture of their own, such as the one for
 * unknown addresses, use that of the site.
 */
export function sharePicturePath(site: SharedSite, path: string): string {
  return `${baseOf(site)}og/${pictureName(site, path).split('/').map(encodeURIComponent).join('/')}.jpg`;
}

function pictureName({ paths, languages }: SharedSite, path: string): string {
  const match = paths.read(path);
  const home = joinPath(paths.intro, '/');
  const name = paths.canonical(path).slice(home.length);
  const below = (own: string) => home.slice(baseOf({ languages }).length) + own;
  if (match.kind === 'intro' || match.kind === 'unknown') return below('site');
  if (match.kind === 'slides') return below(`slides/${name}`);
  return below(match.kind === 'story' ? `${match.section}/${match.slug}` : name);
}

/**
 * Adds the alt text of the share picture to a head: the words of the card, in the language of the page. A page without
 * a card of its own has the picture of the site.
 */
export function addShareCard(
  context: RouteContext,
  head: readonly HeadEntry[],
  card: CardContent | null,
): HeadEntry[] {
  const { site, content } = context;
  const sitePicture = new URL(sharePicturePath(site, site.paths.intro), site.brand.site).href;
  const alt = cardAlt(card ?? siteCard(context), shareOf(content, site).careers);
  return head.flatMap((entry): HeadEntry[] => {
    if (!('property' in entry) || entry.property !== 'og:image') return [entry];
    return [
      card ? entry : { ...entry, content: sitePicture },
      { property: 'og:image:alt', content: alt },
      { name: 'twitter:image:alt', content: alt },
    ];
  });
}

/** Returns the text of a card, line by line, as sentences. */
function cardAlt({ headline, note }: CardContent, careers: string): string {
  const lines = [headline, note, careers].filter((line) => line !== undefined && line !== '');
  return [...new Set(lines)].map((line) => (/[\p{STerm}…]$/u.test(`${line}`) ? line : `${line}.`)).join(' ');
}
