import { createApiClient } from '@tamarack-lowe/api-client';
import { createVisitStorage, makeStore, systemClock } from '@tamarack-lowe/state';
import type { MicrositeSite } from '../site/SiteData.ts';

/** The store of one visit of a site, for the page at `path`. */
export function makeSiteStore(site: MicrositeSite, path: string) {
  const { campusEvents, menu, country } = createApiClient({
    contentHost: site.hosts.content,
    contentPath: site.hosts.contentPath,
    badgeClass: site.hosts.badgeClass,
    // A host answers in the first language unless it is asked for another.
    ...(site.language !== site.languages[0]?.tag && { language: site.language }),
    geolocationUrl: site.hosts.geolocation,
    siteUrl: site.brand.mainSite,
    menuRest: { title: site.say('menuRest'), url: site.brand.mainSite },
    fetch: fetchInOwnTask,
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

/** A request takes milliseconds to make, and the first ones are made while the page comes to life. */
async function fetchInOwnTask(...request: Parameters<typeof fetch>): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve));
  return fetch(...request);
}
