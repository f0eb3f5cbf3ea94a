import { expect, test } from '@playwright/test';
import { settled } from '@tamarack-lowe/built-pages/visit';

test.use({ serviceWorkers: 'allow' });

test('this site registers no service worker, and one of an earlier build removes its caches and itself', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await settled(page);
  expect(asked.filter((path) => /sw\.js|offline/i.test(path))).toEqual([]);

  await page.evaluate(async () => {
    await caches.open(`microsite-read-${location.origin}/`);
    await caches.open('of-somebody-else');
    await navigator.serviceWorker.register('/sw.js');
  });
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  await expect.poll(left).toEqual({ workers: 0, caches: ['of-somebody-else'] });
});
