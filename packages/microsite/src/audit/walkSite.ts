import type { Page } from 'playwright-core';
import { comeToLife } from './comeToLife.ts';
import { listenTo } from './listenTo.ts';

type Way = {
  page: Page;
  /** The address of the first page. */
  home: string;
  /** Paths of the pages that a link may lead to. */
  paths: readonly string[];
};

/** From the first page to a page that it links to, and from there to the next. */
const PRESSES = 2;

/**
 * Walks a site as a visitor does: follows two links, and goes back once. Returns the paths on the way, and the errors
 * in the console.
 */
export async function walkSite({ page, home, paths }: Way): Promise<{ way: string[]; wrong: string[] }> {
  const wrong = listenTo(page, home);
  await comeToLife(page, home);
  const way = [new URL(page.url()).pathname];
  const arrive = async (path: string) => {
    await page.waitForURL(({ pathname }) => pathname === path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    way.push(path);
  };
  for (let press = 0; press < PRESSES; press += 1) {
    const links = await page.getByRole('main').getByRole('link').all();
    const leads = await Promise.all(
      links.map(async (link) => new URL((await link.getAttribute('href')) ?? '', page.url()).pathname),
    );
    const index = leads.findIndex((path) => paths.includes(path) && !way.includes(path));
    const link = links[index];
    if (!link) return { way, wrong: [...wrong, `nothing on ${way.at(-1)} leads to another page`] };
    await link.click();
    await arrive(leads[index] ?? '');
  }
  await page.goBack();
  await arrive(way.at(-PRESSES) ?? '');
  return { way, wrong };
}
