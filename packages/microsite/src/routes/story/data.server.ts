import type { PageStory } from '@tamarack-lowe/content-tools';
import { storyPageData } from '@tamarack-lowe/content-tools/internal/page-data';
import { alertsLink, feedFiles, feedLinks } from '../feeds/feeds.server.ts';
import { formLinks } from '../form/storyForms.server.ts';
import { about, introCrumb, pageHead, sectionCrumb } from '../head.server.ts';
import type { CardContent, HeadEntry, PageEntry, RouteContext, RouteData, RouteParams } from '../route.ts';
import { article, videoObject } from '../structuredData.server.ts';
import type { ShownStoryData } from './preview.ts';
import { storyPreviews, titleLines, WORD_JOINER } from './previews.server.ts';

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
  const data = storyPageData(context, section, slug);
  if (!data) return null;
  const linked = Object.values(context.content.storyNeighbours(section, slug)).flatMap(
    ({ prev, next, related }) => [prev, next, ...related].flatMap((card) => card?.slug ?? []),
  );
  const { sixtySeconds: _, ...story } = data.story;
  return {
    ...data,
    story: { ...story, title: titleLines(story.title) },
    ...formLinks(context, data.story),
    previews: storyPreviews(context, section, linked),
    ...alertsLink(context, 'packFollowNews'),
  };
}

/** The head of a story, with its film. */
export function head(context: RouteContext, { data }: RouteData<StoryData>): HeadEntry[] {
  const { site } = context;
  const story = { ...data.story, title: data.story.title.map((line) => line.replaceAll(WORD_JOINER, '')) };
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

/** Returns the feeds of stories. */
export const files = feedFiles;
