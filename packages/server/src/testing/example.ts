import { createContentHost, createSiteHandler, hardenedServer, readBuiltSite } from '@tamarack-lowe/server';

/** Makes a Node server for the folder of a built site: `serve('build/client').listen(4173)`. */
export function serve(root: string) {
  const handler = createSiteHandler({
    site: readBuiltSite(root),
    contentHost: createContentHost({ contentHost: 'https://content.example.com' }),
    redirects: { '/old-news': '/news' },
  });
  return hardenedServer(handler);
}
