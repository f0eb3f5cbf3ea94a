import type { StoryCard, VisitorType } from '@tamarack-lowe/content-model';
import type { PageStory } from '@tamarack-lowe/content-tools';
import type { NeighbourStory, Recruiter, StorySurroundings } from '@tamarack-lowe/pages/internal/data';
import { byType } from '../../site/sections.ts';
import { alertsLink } from '../feeds/alertsLink.server.ts';
import { feedLinks } from '../feeds/feeds.server.ts';
import { about, introCrumb, pageHead, sectionCrumb } from '../head.server.ts';
import type { CardContent, HeadEntry, PageEntry, RouteContext, RouteData, RouteParams } from '../route.ts';
import { article, videoObject } from '../structuredData.server.ts';
import { backSlide } from './backSlide.server.ts';
import type { ShownStoryData } from './preview.ts';
import { storyPreviews } from './previews.server.ts';

/** Data of a story page. Only this page sends the body of a story to the browser. */
export type StoryData = Omit<ShownStoryData, 'story'> & { story: PageStory };

/** The stories of all sections. Some have the same slug in two of them. */
export function list({ site, content }: RouteContext): PageEntry[] {
  return content.listStories().map(({ section, slug, label, updated, offline }) => ({
    path: site.paths.story(section, slug),
    label,
    updated,
    offline,
  }));
}

/** Reads a story with its neighbours for each visitor type; null when the section has no story of this slug. */
export function load(context: RouteContext, { section, slug }: RouteParams): StoryData | null {
  const { site, content } = context;
  const story = content.readStory(section, slug);
  if (!story) return null;
  const neighbours = content.storyNeighbours(section, slug);
  const around = (type: VisitorType): StorySurroundings => {
    const { prev = null, next = null, related = [] } = neighbours[type] ?? {};
    return {
      back: backSlide(site, story, type),
      prev: neighbour(context, prev),
      next: neighbour(context, next),
      recruiter: recruiterFor(context, story, type),
      related: related.map(({ label, author, media, ...card }) => ({
        label,
        href: site.paths.story(card.section, card.slug),
        name: author,
        picture: content.pictureOf(media, `${card.slug}, author`),
      })),
    };
  };
  const linked = Object.values(neighbours).flatMap(({ prev, next, related }) =>
    [prev, next, ...related].flatMap((card) => card?.slug ?? []),
  );
  return {
    story,
    around: byType(site, around),
    previews: storyPreviews(context, section, linked),
    ...alertsLink(context, 'packFollowNews'),
  };
}

function neighbour({ site, content }: RouteContext, card: StoryCard | null): NeighbourStory | null {
  const story = card && content.readStoryHeader(card.section, card.slug);
  if (!story) return null;
  const { label, title, author, section, slug } = story;
  return {
    label,
    href: site.paths.story(section, slug),
    title: title.join(' '),
    name: author.fullName ?? author.name,
    job: author.job,
    picture: author.portrait,
  };
}

/**
 * The contact for a visitor of this type after a story: the author, if they recruit; else a recruiter of their city, of
 * their region, or of the team. A story always leads to the same person; stories of one city spread over its
 * recruiters. Null on sites without a team page.
 */
export function recruiterFor(
  { site, content }: RouteContext,
  { slug, author }: Pick<PageStory, 'slug' | 'author'>,
  type: VisitorType,
): Recruiter | null {
  if (site.paths.connect === null) return null;
  const members = content.readMembers();
  const team = members.filter((member) => member.recruits.includes(type));
  const city = author.job.split(', ').at(-1) ?? '';
  const regionsByCity = new Map(Object.entries(content.readPlaces().near));
  const region = members.find((member) => member.city === city)?.region ?? regionsByCity.get(city);
  const nearestFirst = [
    team.filter((member) => member.name === author.name),
    team.filter((member) => member.city === city),
    team.filter((member) => region !== undefined && member.region === region),
    team,
  ];
  const nearest = nearestFirst.find((each) => each.length > 0) ?? [];
  const turn = [...slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const found = nearest[turn % nearest.length];
  if (!found) return null;
  const { name, job, picture } = found;
  return { name, job, city: found.city, href: site.paths.member(found.slug), picture };
}

/** The head of a story, with its film. */
export function head(context: RouteContext, { data: { story } }: RouteData<StoryData>): HeadEntry[] {
  const { site } = context;
  const { section, slug, title, summary, label, updated, images } = story;
  const path = site.paths.story(section, slug);
  const film = images.find((image) => image.type === 'video')?.film;
  const films = film ? [videoObject(film, { uploaded: updated, site })] : [];
  const crumbs = [introCrumb(context), sectionCrumb(context, section), { name: label, path }];
  return [
    ...pageHead(site, { title: title.join(' '), description: summary, path, type: 'article' }),
    ...feedLinks(context, story.topic),
    about(site, crumbs, [article(story, site), ...films]),
  ];
}

export function card({ content }: RouteContext, { section, slug }: RouteParams): CardContent | null {
  const story = content.readStoryHeader(section, slug);
  const photo = story?.images[0]?.media;
  return story && photo !== undefined
    ? { headline: story.title.join(' '), note: story.author.name, art: { photo } }
    : null;
}
