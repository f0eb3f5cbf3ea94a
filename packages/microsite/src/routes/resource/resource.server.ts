import type { PageKindServer } from '../PageKindServer.ts';
import { resourceHead } from './head.server.ts';
import { type ResourcePage, readResourcePage } from './data.server.ts';

/** The pages of the campus resources. The events resource is a kind of page of its own. */
export const resourceServer: PageKindServer<ResourcePage> = {
  id: 'resource',
  list: ({ site, content }) =>
    (site.paths.campus === null ? [] : content.readResources())
      .filter(({ type }) => type !== 'events')
      .map(({ slug, name, updated }) => ({
        path: site.paths.resource(slug),
        label: name,
        updated,
        keep: true,
      })),
  load: readResourcePage,
  head: (context, { data }) => resourceHead(context, data),
  card: ({ content }, { slug }) => {
    const resource = content.readResource(slug);
    if (!resource) return null;
    const { title, name, media } = resource;
    return { headline: title.join(' '), note: name, art: { photo: media } };
  },
};
