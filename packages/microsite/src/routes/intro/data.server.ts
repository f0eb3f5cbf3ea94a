import { ofVisitorType, type Picture, type VisitorType } from '@tamarack-lowe/content-model';
import { byType, deckOf } from '../../site/sections.ts';
import { pageHead } from '../head.server.ts';
import { newestDay } from '../newestDay.server.ts';
import type { HeadEntry, PageEntry, RouteContext } from '../route.ts';
import { siteCard } from '../shareCards.server.ts';
import { list as listSlides } from '../slides/data.server.ts';
import { fullOrganization } from '../structuredData.server.ts';

/** The pictures of the choices, such as the same place at two hours of the day. */
export type IntroData = { pictures: Record<VisitorType, Picture> };

/** Lists the page. It changes with the newest page that its choices lead to. */
export function list(context: RouteContext): PageEntry[] {
  const updated = newestDay(listSlides(context).map((slide) => slide.updated));
  return [
    { path: context.site.paths.intro, label: context.headSay('introPageTitle'), updated, offline: true },
  ];
}

/** Reads the picture behind each choice: the brand's, else that of the largest circle of the first slide. */
export function load({ site, content }: RouteContext): IntroData {
  const { intro } = site.brand.pictures;
  const [first] = site.brand.sections;
  const pictureFor = (type: VisitorType): Picture => {
    const media = intro && ofVisitorType(intro, type);
    if (media) return content.pictureOf(media, 'brand, pictures of intro');
    const circles = first ? (deckOf(site, first.id, type).slides[0]?.circles ?? []) : [];
    const circle = circles.find(({ size }) => size === 'xl') ?? circles[0];
    if (!circle) throw new Error('There is no slide yet, so the first page has nothing to lead to. Add one.');
    return circle.picture;
  };
  return { pictures: byType(site, pictureFor) };
}

export function head({ site, headSay }: RouteContext): HeadEntry[] {
  const [title, description] = [headSay('introPageTitle'), headSay('introDescription')];
  return [
    ...pageHead(site, { title, description, path: site.paths.intro }),
    { things: [fullOrganization(site)] },
  ];
}

export const card = siteCard;
