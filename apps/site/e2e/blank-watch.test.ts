import { expect, test } from '@playwright/test';
import { type WatchedVisit, watchedVisits, watchVisit } from '@tamarack-lowe/bench/watch-visit';
import { slidePaths } from './slidePaths.ts';

const described = ({ type, window: [width, height], reload, still }: WatchedVisit) =>
  `${width}×${height}, ${type}${reload ? ', loaded again' : ''}${still ? ', without motion' : ''}`;

for (const address of slidePaths()) {
  test(`nothing that was seen on ${address} fades or leaves its place before a press`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const lost: string[] = [];
    for (const visit of watchedVisits(slidePaths()).filter((each) => each.address === address)) {
      const { losses, frames, parts } = await watchVisit(browser, { ...visit, address: baseURL + address });
      expect(frames, described(visit)).toBeGreaterThan(10);
      expect(parts, described(visit)).toBeGreaterThan(5);
      for (const { kind, what, by, at } of losses)
        lost.push(`${described(visit)}: ${what} ${kind} (${by}) at ${at} ms`);
    }
    expect(lost).toEqual([]);
  });
}
