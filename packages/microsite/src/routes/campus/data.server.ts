import { ContentError, ofVisitorType } from '@tamarack-lowe/content-model';
import type { PictureOfHour, ResourceCard } from '@tamarack-lowe/pages';
import { byType } from '../../site/byType.ts';
import type { ContentDocument, Film } from '../Content.server.ts';
import { newestDay } from '../newestDay.ts';
import type { PageContext } from '../PageContext.ts';
import { inReadingOrder } from '../resource/inReadingOrder.ts';
import { resourceCard } from '../resource/resourceCard.ts';

/** Data of the campus page: the film, if the firm has one, all resources, and the files to print. */
export type CampusPage = {
  film?: Film;
  /** Poster of the film before it plays, by colour scheme of the page. */
  posters?: PictureOfHour;
  resources: ResourceCard[];
  documents: ContentDocument[];
  /** When the newest resource last changed, `YYYY-MM-DD`. */
  updated: string;
};

/** Reads the film and the resources, in the order that editors gave them. */
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
