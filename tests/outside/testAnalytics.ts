import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import type { Firm } from './firms.ts';

/** Name of an event that only scripts for measurements listen to. */
const MARK = 'layout-shift';
/** Longest wait for the log line of a report, ms. */
const WAIT_MS = 10_000;

type Seen = {
  /** Folder of the site. */
  folder: string;
  origin: string;
  /** Log lines of the server so far. */
  said: () => string;
};

/** Tests that a site with `analytics` measures a visit, but no visitor who objects, and that another site measures nothing. */
export async function testAnalytics(
  { base = '/', measures, press }: Firm,
  { folder, origin, said }: Seen,
): Promise<void> {
  const built = path.join(folder, 'build/client');
  const scripts = globSync('**/*.js', { cwd: built }).map((name) => ({
    name,
    text: readFileSync(path.join(built, name), 'utf8'),
  }));
  const measuring = scripts.filter(({ text }) => text.includes(MARK)).map(({ name }) => name);
  if (measuring.length !== (measures ? 1 : 0))
    throw new Error(`These scripts measure visits: ${measuring.join(', ') || 'none'}.`);
  if (!measures) return;

  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
  try {
    const asked = await visit(browser, { from: origin + base, to: press.to, objects: true });
    if (asked.some((address) => address.endsWith(measures) || address.includes(measuring[0] ?? '')))
      throw new Error('The site measured a visitor who objects.');
    await visit(browser, { from: origin + base, to: press.to, objects: false });
    const wanted = (line: string) =>
      isWritten(JSON.parse(line), { measures, from: base.replace(/(.)\/$/, '$1'), to: press.to });
    const lines = () => said().match(/^\{.*"measured".*$/gm) ?? [];
    const end = Date.now() + WAIT_MS;
    while (!lines().some(wanted) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
    if (!lines().some(wanted))
      throw new Error(`The log has these lines about measured visits:\n${lines().join('\n') || 'nothing'}`);
  } finally {
    await browser.close();
  }
}

/** Log line of a response. */
type Line = {
  status?: number;
  route?: string;
  measured?: { loaded: string; pages: Record<string, number>; vitals: Record<string, number> };
};

/** Returns true when a line has the measurements of a visit from the first page to another. */
function isWritten(
  { status, route, measured }: Line,
  { measures, from, to }: { measures: string; from: string; to: string },
) {
  if (!measured || status !== 204 || route !== measures) return false;
  const { loaded, pages, vitals } = measured;
  return loaded === from && pages[from] === 1 && pages[to] === 1 && Number(vitals.LCP) > 0;
}

type Visit = { from: string; to: string; objects: boolean };

/** Navigates from the first page to another, and leaves the site. Returns the addresses of all requests. */
async function visit(browser: Browser, { from, to, objects }: Visit): Promise<string[]> {
  const page = await browser.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  if (objects)
    await page.addInitScript("Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })");
  await page.goto(`${from}?name=Ada`);
  await page.locator('html[data-live]').waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByRole('main').locator(`a[href^="${to}"]`).first().click();
  await page.waitForURL((url) => url.pathname === to);
  await page.goto('about:blank');
  await page.close();
  return asked;
}
