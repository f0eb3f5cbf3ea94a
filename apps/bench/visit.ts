import type { Around } from './around.ts';
import { DEVICES } from './browser.ts';
import type { Section } from './report.ts';
import { walkSite } from './walkSite.ts';

/** Lists every script that a whole visit loads, by name. */
export async function visit({ browser, site }: Around): Promise<Section> {
  const context = await browser.newContext(DEVICES.desktop);
  const page = await context.newPage();
  const sizes: Promise<[string, number]>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.push(
      request.sizes().then(({ responseBodySize }) => [new URL(request.url()).pathname, responseBodySize]),
    );
  });
  await walkSite(page, site);
  const scripts = (await Promise.all(sizes)).sort(([, one], [, other]) => other - one);
  await context.close();
  const all = scripts.reduce((sum, [, bytes]) => sum + bytes, 0);
  return {
    title: 'Script of a whole visit',
    note: 'Intro, menu, choice, six slides, three stories on a desktop; bytes with brotli, as they were sent.',
    columns: ['', 'bytes'],
    rows: [
      [`**all ${scripts.length} files**`, `**${all}**`],
      // Without the hash, which changes with every build.
      ...scripts.map(([path, bytes]) => [path.replace(/^.*\/|-[\w-]{8}(?=\.js$)/g, ''), bytes] as const),
    ],
  };
}
