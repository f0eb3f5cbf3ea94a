import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { installFirm, type Place } from './installFirm.ts';
import { listenTo } from './listenTo.ts';

const SOURCE = path.join(import.meta.dirname, 'next');
/** Address of the site, whose requests Playwright fulfils from files. */
const ORIGIN = 'http://next.example';

type Kit = Place & {
  /** Versions of `ui` and React. */
  dependencies: Readonly<Record<string, string>>;
};

/** Builds a small site with Next and the published `ui`, and tests it in a browser. Throws with the issues. */
export async function buildWithNext({ dependencies, ...place }: Kit): Promise<void> {
  const { devDependencies } = JSON.parse(readFileSync(path.join(SOURCE, 'package.json'), 'utf8'));
  installFirm({ ...place, source: SOURCE, dependencies: { ...dependencies, ...devDependencies } });
  const { status, stdout, stderr } = spawnSync(path.join('node_modules', '.bin', 'next'), ['build'], {
    cwd: place.folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const said = `${stdout}${stderr}`;
  if (status !== 0 || /warn/i.test(said)) throw new Error(`next build ended with ${status}:\n${said}`);
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
  try {
    await walk(browser, path.join(place.folder, 'out'));
  } finally {
    await browser.close();
  }
}

/** Tests the page: shows the stored visitor type without scripts; with them, logs no error, and a press shows the second slide. */
async function walk(browser: Browser, files: string): Promise<void> {
  await seeOwn(await open(browser, files, { scripts: false }));
  const page = await open(browser, files, { scripts: true });
  const messages = listenTo(page);
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('heading', { name: 'Slide Two' }).waitFor();
  await seeOwn(page);
  if (messages.length > 0)
    throw new Error(`The console of a page of Next has messages:\n${messages.join('\n')}`);
}

/** Opens the site for a visitor with a stored type. */
async function open(browser: Browser, files: string, { scripts }: { scripts: boolean }): Promise<Page> {
  const page = await browser.newPage();
  await page.addInitScript("localStorage.setItem('visitor', 'experienced')");
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (!scripts && pathname.endsWith('.js')) return route.abort();
    return route.fulfill({ path: path.join(files, pathname === '/' ? 'index.html' : pathname) });
  });
  await page.goto(ORIGIN);
  return page;
}

async function seeOwn(page: Page): Promise<void> {
  await page.getByText('For everybody else.').waitFor();
  if (await page.getByText('For students.').isVisible()) throw new Error('A page of Next shows both types.');
}
