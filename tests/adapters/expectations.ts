import type { Expectation } from './Expectation.ts';
import { compression } from './requests/compression.ts';
import { conditionalRequests } from './requests/conditional.ts';
import { contentTypes } from './requests/contentTypes.ts';
import { films } from './requests/films.ts';
import { gone } from './requests/gone.ts';
import { https } from './requests/https.ts';
import { headRequests, refusedMethods } from './requests/methods.ts';
import { notFound } from './requests/notFound.ts';
import { pages } from './requests/pages.ts';
import { proxiedResponses } from './requests/proxied.ts';
import { redirectRequests } from './requests/redirects.ts';
import type { SiteBuild } from './siteBuild.ts';

/** The table of requests and responses that every server has to meet. */
export function expectations(site: SiteBuild): Expectation[] {
  return [
    ...pages(site),
    ...redirectRequests(site),
    ...notFound(site),
    ...gone(site),
    ...contentTypes(site),
    ...compression(site),
    ...conditionalRequests(site),
    ...films(site),
    ...headRequests(site),
    ...refusedMethods(site),
    ...https(site),
    ...proxiedResponses(),
  ];
}
