import type { Firm } from './firms.ts';
import { startSite } from './microsite.ts';
import { wordsOf } from './readHtml.ts';
import { testHydration } from './testHydration.ts';

/** Requests a page of the development server, and tests it in a browser. Throws when it does not render or hydrate. */
export async function testDevelopment(firm: Firm, folder: string): Promise<void> {
  const { press } = firm;
  const { origin, stop } = await startSite(folder, 'dev');
  try {
    const response = await fetch(new URL(press.to, origin));
    const html = await response.text();
    if (response.status !== 200 || !wordsOf(html).includes(press.title))
      throw new Error(
        `microsite dev responds with ${response.status} to ${press.to}:\n${html.slice(0, 1000)}`,
      );
    await testHydration(firm, origin);
  } finally {
    await stop();
  }
}
