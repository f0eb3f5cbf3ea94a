/// <reference path="./http-observatory.d.ts" />
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { Requests } from '@mdn/mdn-http-observatory/src/types.js';

/** Tests that affect no points and would request a list from the network. */
const UNRATED = ['strictTransportSecurityTest', 'cookiesTest'];

/** A response over https, with headers in lower case. */
type Page = { url: URL; status: number; headers: Readonly<Record<string, string>>; html: string };

/** Returns the points of the HTTP Observatory for a page, and its penalties. */
export function observatoryPoints({ url, status, headers, html }: Page): {
  points: number;
  penalties: string[];
} {
  const auto = { headers, status, verified: true, httpEquiv: new Map() };
  const requests = Object.assign(new Requests(url.hostname), {
    // The proxy in front of the site redirects from http to https.
    responses: { auto, https: auto, http: null, cors: null, httpRedirects: [], httpsRedirects: [{ url }] },
    resources: { path: html },
    session: { url },
  });
  const rated = ALL_TESTS.filter(({ name }) => !UNRATED.includes(name));
  const results = rated.map((rate) => {
    const { result } = rate(requests);
    return { result, by: getScoreModifier(result) };
  });
  return {
    points: results.reduce((sum, { by }) => sum + by, 100),
    penalties: results.filter(({ by }) => by < 0).map(({ result }) => result),
  };
}
