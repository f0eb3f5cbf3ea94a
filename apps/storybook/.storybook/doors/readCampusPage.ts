import { ofVisitorType } from '@tamarack-lowe/content-model';
import type { CampusPageData } from '@tamarack-lowe/pages';
import { found } from '../../src/pages/found.ts';
import { byType } from './byType.ts';
import type { OpenedLanguage } from './openLanguage.ts';
import { inReadingOrder, resourceCard } from './readResourcePages.ts';

/** The page of the film, all resources and what can be printed. */
export function readCampusPage(opened: OpenedLanguage): CampusPageData {
  const { site, content } = opened;
  const { film, poster } = found(site.brand.pictures.campus);
  const resources = inReadingOrder(content);
  const documents = resources.flatMap(({ slug }) => content.documentsOf(slug));
  return {
    film: content.filmOf(film),
    posters: byType(site, (type) => ({
      picture: content.pictureOf(found(ofVisitorType(poster, type))),
      alt: '',
    })),
    resources: resources.map((resource) => resourceCard(site, resource)),
    documents: [...new Map(documents.map((document) => [document.key, document])).values()],
  };
}
