import { ContentError, ofVisitorType } from '@tamarack-lowe/content-model';
import type { PictureOfHour, ResourceCard } from '@tamarack-lowe/pages';
import { byType } from '../../site/byType.ts';
import type { ContentDocument, Film } from '../Content.server.ts';
import { newestDay } from '../newestDay.ts';
import type { PageContext } from '../PageContext.ts';
import { inReadingOrder } from '../resource/inReadingOrder.ts';
import { resourceCard } from '../resource/resourceCard.ts';

/** The page of the film, where the firm has one, all resources and what can be printed. */
export type CampusPage = {
  film?: Film;
  /** What stands before the film is played, by the hour of the page. */
  posters?: PictureOfHour;
  resources: ResourceCard[];
  documents: ContentDocument[];
  /** When the newest resource last changed, `YYYY-MM-DD`. */
  updated: string;
};

/** The film and the resources, as editors order them. */
export function readCampusPage(context: PageContext): CampusPage {
  const { content, site } = context;
  const { campus } = site.brand.pictures;
  const sources = inReadingOrder(context);
  const documents = new Map(
    sources.flatMap(({ slug }) => content.documentsOf(slug)).map((document) => [document.key, document]),
  );
  const updated = newestDay(sources.map((source) => source.updated));
  if (updated === undefined) {
    throw new ContentError([
      'resources: the campus page has nothing to list. Add a resource, or take the page out of brand.json.',
    ]);
  }
  return {
    ...(campus && {
      film: content.filmOf(campus.film),
      posters: byType(site, (type) => ({
        picture: content.pictureOf(
          ofVisitorType(campus.poster, type) ?? campus.film,
          'brand, pictures of campus',
        ),
        alt: '',
      })),
    }),
    resources: sources.map((source) => resourceCard(context, source)),
    documents: [...documents.values()],
    updated,
  };
}
