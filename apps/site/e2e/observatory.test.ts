import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { Requests } from '@mdn/mdn-http-observatory/src/types.js';
import { expect, test } from '@playwright/test';

/** One of each kind, in both languages, and what is no page. */
const ADDRESSES = [
  '/',
  '/grow-together',
  '/grow-together/our-people',
  '/grow-together/award-wining-culture',
  '/connect-with-us/',
  '/connect-with-us/sofia-dimitrakis',
  '/campus-resources/',
  '/campus-resources/campus-events',
  '/campus-resources/interview-prep',
  '/fr/grandir-ensemble',
];

const UNRATED = ['strictTransportSecurityTest', 'cookiesTest'];

for (const address of ADDRESSES) {
  test(`the HTTP Observatory gives ${address} 130 points and no penalty behind https`, async ({
    request,
    baseURL,
  }) => {
    const answer = await request.get(address, { headers: { 'X-Forwarded-Proto': 'https' } });
    const headers = answer.headers();
    const auto = { headers, status: answer.status(), verified: true, httpEquiv: new Map() };
    const url = new URL(address, baseURL?.replace('http:', 'https:'));
    const requests = Object.assign(new Requests(url.hostname), {
      // Without https nothing is answered: that is for the home in front of us to redirect.
      responses: { auto, https: auto, http: null, cors: null, httpRedirects: [], httpsRedirects: [{ url }] },
      resources: { path: await answer.text() },
      session: { url },
    });
    // These give no point and take none, and would look the host up in a list from the network.
    expect(headers).toMatchObject({ 'strict-transport-security': 'max-age=31536000' });
    expect(headers).not.toHaveProperty('set-cookie');
    const rated = ALL_TESTS.filter(({ name }) => !UNRATED.includes(name));
    const points = rated.map((rate) => {
      const { result } = rate(requests);
      return { result, by: getScoreModifier(result) };
    });
    expect(points.filter(({ by }) => by < 0)).toEqual([]);
    expect(points.reduce((sum, { by }) => sum + by, 100)).toBeGreaterThanOrEqual(130);
  });
}
