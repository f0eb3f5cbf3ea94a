import { newestDay } from '../newestDay.ts';
import type { PageKindServer } from '../PageKindServer.ts';
import { inReadingOrder } from '../resource/inReadingOrder.ts';
import { campusHead } from './head.server.ts';
import { type CampusPage, readCampusPage } from './data.server.ts';

/** The campus page. Its last change is that of its newest resource. */
export const campusServer: PageKindServer<CampusPage> = {
  id: 'campus',
  list: (context) => {
    const { say, paths } = context.site;
    if (paths.campus === null) return [];
    const updated = newestDay(inReadingOrder(context).map((resource) => resource.updated));
    return [{ path: paths.campus, label: say('campusTitle'), updated, keep: true }];
  },
  load: (context) => readCampusPage(context),
  head: campusHead,
  card: (context) => {
    const { brand, say } = context.site;
    const photo = brand.pictures.campus?.film ?? inReadingOrder(context)[0]?.media;
    if (photo === undefined) return null;
    return { headline: say('campusLead'), note: say('campusTitle'), art: { photo } };
  },
};
