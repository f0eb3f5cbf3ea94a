import type { PageKindServer } from '../PageKindServer.ts';
import { slideCard } from './card.server.ts';
import { slideHead } from './head.server.ts';
import { listSlides } from './data.server.ts';
import { readSlidesPage, type SlidesPage } from './load.server.ts';

/** The slides of all sections. One page renders all slides and aliases of a section. */
export const slidesServer: PageKindServer<SlidesPage> = {
  id: 'slides',
  list: listSlides,
  load: (context) => readSlidesPage(context),
  head: (context, { path }) => slideHead(context, path),
  card: (context, { path }) => slideCard(context, path),
  drawnWith: (context, { section }) =>
    listSlides(context)
      .map(({ path }) => path)
      .filter((path) => {
        const place = context.site.paths.read(path);
        return place.kind === 'slides' && place.section === section;
      }),
};
