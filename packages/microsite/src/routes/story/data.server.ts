import type { StoryCard, VisitorType } from '@tamarack-lowe/content-model';
import type { NeighbourStory, StoryPageData, StorySurroundings } from '@tamarack-lowe/pages';
import { byType } from '../../site/byType.ts';
import type { PageStory } from '../Content.server.ts';
import type { PageContext } from '../PageContext.ts';
import type { PageNames } from '../PageKindServer.ts';
import { backSlide } from './backSlide.server.ts';
import { recruiterFor } from './recruiterFor.server.ts';

/** Data of a story page. Only this page sends the body of a story to the browser. */
export type StoryPage = Omit<StoryPageData, 'story'> & { story: PageStory };

/** Reads a story with its neighbours for each visitor type; null when the section has no story of this slug. */
export function readStoryPage(context: PageContext, { section, slug }: PageNames): StoryPage | null {
  const { site, content } = context;
  const story = content.readStory(section, slug);
  if (!story) return null;
  const neighbours = content.storyNeighbours(section, slug);
  const linkTo = (card: StoryCard | null): NeighbourStory | null => {
    const told = card && content.readStoryHeader(card.section, card.slug);
    if (!told) return null;
    const { label, title, author, images } = told;
    const [first] = images;
    return {
      label,
      href: site.paths.story(told.section, told.slug),
      title: title.join(' '),
      name: author.fullName ?? author.name,
      job: author.job,
      picture: first?.type === 'video' ? first.film.poster : (first?.picture ?? author.portrait),
    };
  };
  const around = (type: VisitorType): StorySurroundings => {
    const { prev = null, next = null, related = [] } = neighbours[type] ?? {};
    return {
      back: backSlide(site, story, type),
      prev: linkTo(prev),
      next: linkTo(next),
      recruiter: recruiterFor(context, story, type),
      related: related.map(({ label, author, media, ...card }) => ({
        label,
        href: site.paths.story(card.section, card.slug),
        name: author,
        picture: content.pictureOf(media, `${card.slug}, author`),
      })),
    };
  };
  return { story, around: byType(site, around) };
}
