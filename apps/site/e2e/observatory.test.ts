import { expect, test } from '@playwright/test';
import { pointsOf } from './pointsOf.ts';

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

for (const address of ADDRESSES) {
  test(`the HTTP Observatory gives ${address} 130 points and no penalty behind https`, async ({
    request,
    baseURL,
  }) => {
    const answer = await request.get(address, { headers: { 'X-Forwarded-Proto': 'https' } });
    const headers = answer.headers();
    expect(headers).toMatchObject({ 'strict-transport-security': 'max-age=31536000' });
    expect(headers).not.toHaveProperty('set-cookie');
    const url = new URL(address, baseURL?.replace('http:', 'https:'));
    const page = { url, status: answer.status(), headers, html: await answer.text() };
    const { points, penalties } = pointsOf(page);
    expect(penalties).toEqual([]);
    expect(points).toBeGreaterThanOrEqual(130);
  });
}
