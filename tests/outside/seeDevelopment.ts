import type { Firm } from './firms.ts';
import { startSite } from './microsite.ts';
import { wordsOf } from './readHtml.ts';

/** Asks the server that shows changes for a page. Throws when it does not draw it. */
export async function seeDevelopment({ press }: Firm, folder: string): Promise<void> {
  const { origin, stop } = await startSite(folder, 'dev');
  try {
    const answer = await fetch(new URL(press.to, origin));
    const html = await answer.text();
    if (answer.status !== 200 || !wordsOf(html).includes(press.title))
      throw new Error(`microsite dev answers ${answer.status} at ${press.to}:\n${html.slice(0, 1000)}`);
  } finally {
    await stop();
  }
}
