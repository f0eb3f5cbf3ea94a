import { comeToLife } from './comeToLife.ts';
import type { Firm } from './firms.ts';
import { startSite } from './microsite.ts';
import { wordsOf } from './readHtml.ts';

/** Asks the server that shows changes for a page, and has a browser walk. Throws when it does not draw it or it does not live. */
export async function seeDevelopment(firm: Firm, folder: string): Promise<void> {
  const { press } = firm;
  const { origin, stop } = await startSite(folder, 'dev');
  try {
    const answer = await fetch(new URL(press.to, origin));
    const html = await answer.text();
    if (answer.status !== 200 || !wordsOf(html).includes(press.title))
      throw new Error(`microsite dev answers ${answer.status} at ${press.to}:\n${html.slice(0, 1000)}`);
    await comeToLife(firm, origin);
  } finally {
    await stop();
  }
}
