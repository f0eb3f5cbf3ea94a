import { createApiClient } from '@tamarack-lowe/api-client';
import { createVisitStorage, makeStore, systemClock } from '@tamarack-lowe/state';
import type { MicrositeSite } from '../site/SiteData.ts';

/** Makes the store of a session that begins at `path`. */
export function makeSiteStore(site: MicrositeSite, path: string) {
  const { campusEvents, menu, country } = createApiClient({
    contentHost: site.hosts.content,
    contentPath: site.hosts.contentPath,
    badgeClass: site.hosts.badgeClass,
    // Hosts respond in the first language by default.
    ...(site.language !== site.languages[0]?.tag && { language: site.language }),
    geolocationUrl: site.hosts.geolocation,
    siteUrl: site.brand.mainSite,
    menuRest: { title: site.say('menuRest'), url: site.brand.mainSite },
    fetch: fetchInNewTask,
  });
  return makeStore({
    site,
    path,
    extra: {
      menu: site.menu,
      api: { campusEvents, ...(site.asks.menu && { menu }), ...(site.asks.country && { country }) },
      storage: createVisitStorage(() => (typeof window === 'undefined' ? null : window.localStorage), site),
      clock: systemClock,
    },
  });
}

/** A call of `fetch` blocks for milliseconds. A task of its own keeps the first calls out of hydration. */
async function fetchInNewTask(...request: Parameters<typeof fetch>): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve));
  return fetch(...request);
}
