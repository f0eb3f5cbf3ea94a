import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishPackages, startRegistry } from '../outside/registry.ts';
import { linksInto } from '../outside/resolved.ts';
import { serveFeeds } from './feeds.ts';
import { createPluginFirm } from './pluginFirm.ts';

/** The day of the build and of the server. */
const TODAY = '2027-01-15';
const ROOT = path.join(import.meta.dirname, '../..');
const STATS = 'https://stats.example.com';
const run = promisify(execFile);
// The build is one for production, whatever runs this test.
const env = { ...process.env, NODE_ENV: undefined, TODAY, PORT: '0' };

const target = realpathSync(mkdtempSync(path.join(tmpdir(), 'plugins-')));
const folder = path.join(target, 'firm/site');
/** The installed command line. */
const microsite = path.join(folder, 'node_modules/.bin/microsite');
/** Lines of the build. */
let log = '';
let origin = '';
let feeds: Awaited<ReturnType<typeof serveFeeds>>;
let server: ChildProcess;
let browser: Browser;

beforeAll(async () => {
  feeds = await serveFeeds();
  const storage = path.join(target, 'registry');
  mkdirSync(storage);
  const registry = await startRegistry(storage);
  try {
    publishPackages(ROOT, registry);
    createPluginFirm({ folder, registry, feeds: feeds.origin });
  } finally {
    await registry.stop();
  }
  log = (await run(microsite, ['build'], { cwd: folder, env })).stdout;
  server = spawn(microsite, ['start'], { cwd: folder, env });
  origin = await new Promise<string>((resolve, reject) => {
    server.stdout?.on('data', (line) => {
      const [, address] = /The site is at (\S+)/.exec(String(line)) ?? [];
      if (address) resolve(address);
    });
    server.once('exit', () => reject(new Error('The server ended.')));
  });
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
});
afterAll(async () => {
  await browser?.close();
  server?.kill();
  feeds.stop();
  rmSync(target, { recursive: true, force: true });
});

const built = (file: string) => readFileSync(path.join(folder, 'build/client', file), 'utf8');

/** Structured data of a page, of one type. */
function thingsOn(file: string, type: string): object[] {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(built(file)) ?? [];
  const { '@graph': things = [] }: { '@graph'?: { '@type': string }[] } = JSON.parse(json);
  return things.filter((thing) => thing['@type'] === type);
}

test('nothing that the firm has installed is a link to this repository', () => {
  expect(linksInto(ROOT, folder)).toEqual([]);
});

test('a firm without WordPress has the events of its calendar, in both languages and from its server', async () => {
  for (const page of ['campus/events', 'fr/releve/evenements']) {
    expect(built(`${page}/index.html`)).toContain('Open house');
    expect(thingsOn(`${page}/index.html`, 'Event')).toMatchObject([
      { name: 'Open house', startDate: '2027-02-05T17:30:00' },
    ]);
  }
  const response = await fetch(`${origin}/learn/wp-json/api/campus_events?lang=fr`);
  expect(await response.json()).toMatchObject({ events: [{ title: 'Open house', start_time: '17:30' }] });
  expect(log).toContain('events-from-ical (en-CA): "Someday" has no date. It is left out.');
});

test('lists jobs in both languages with JobPosting data, and leaves out a job without pay range', () => {
  for (const page of ['jobs', 'fr/postes']) {
    expect(built(`${page}/index.html`)).not.toContain('Tax associate');
    expect(thingsOn(`${page}/index.html`, 'JobPosting')).toMatchObject([
      {
        title: 'Audit associate',
        datePosted: '2027-01-04',
        baseSalary: { currency: 'CAD', value: { minValue: 52_000, maxValue: 61_000, unitText: 'YEAR' } },
      },
    ]);
  }
  expect(built('jobs/index.html')).toContain('This position is vacant.');
  expect(built('fr/postes/index.html')).toContain('Ce poste est vacant.');
  expect(built('sitemap.xml')).toContain('/fr/postes');
  expect(log).toContain('jobs-from-json (en-CA): "Tax associate": it has no pay range');
});

test('asks each feed once for both languages', () => {
  expect(feeds.asked.toSorted()).toEqual(['/events.ics', '/jobs.json']);
});

test('the plugin of docs/plugins.md compiles, and adds its page in both languages', async () => {
  expect(built('hours/index.html')).toContain('Monday, 9 to 12');
  expect(built('fr/heures/index.html')).toMatch(/<h1[^>]*>Heures d’ouverture<\/h1>/);
  // The `tsconfig.json` of the created site, with the types of Node that the config of a plugin may need.
  const config = { extends: './tsconfig.json', compilerOptions: { types: ['node'] } };
  writeFileSync(path.join(folder, 'tsconfig.plugins.json'), JSON.stringify(config));
  const { stdout } = await run(path.join(folder, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.plugins.json'], {
    cwd: folder,
  }).catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
});

/** Visits two pages, and returns the requests for the service and for the script that counts views. `each`: those of a page. */
async function visit(before: string, each: number): Promise<string[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const requests: string[] = [];
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('request', (request) => {
    if (/countViews/.test(request.url())) requests.push('script');
    if (request.url().startsWith(STATS)) requests.push(`${request.method()} ${request.postData()}`);
  });
  await context.route(`${STATS}/**`, (route) => route.fulfill({ status: 202 }));
  await page.addInitScript(before);
  await page.goto(`${origin}/jobs?name=Ada`);
  await page.locator('html[data-live]').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Open jobs' }).waitFor();
  await settled(1);
  await page.goto(`${origin}/campus/events`);
  await page.getByRole('heading', { name: 'Open house' }).first().waitFor();
  await settled(2);
  await context.close();
  expect(problems).toEqual([]);
  return requests;

  async function settled(pages: number): Promise<void> {
    await page.waitForLoadState('networkidle');
    // A script that should not be there has time to come.
    if (each === 0) await page.waitForTimeout(2000);
    await expect.poll(() => requests.length, { timeout: 60_000 }).toBe(each * pages);
  }
}

test('counts views only after consent, and requests nothing before', async () => {
  expect(await visit('', 0)).toEqual([]);
  expect(
    await visit(
      "localStorage.setItem('analytics', 'agreed'); Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })",
      0,
    ),
  ).toEqual([]);
  const view = (page: string) =>
    `POST ${JSON.stringify({ name: 'pageview', url: origin + page, domain: 'careers.aube-dupre.example' })}`;
  expect(await visit("localStorage.setItem('analytics', 'agreed')", 2)).toEqual([
    'script',
    view('/jobs'),
    'script',
    view('/campus/events'),
  ]);
});

test('no script for browsers has what the build alone needs', () => {
  const scripts = globSync('assets/*.js', { cwd: path.join(folder, 'build/client') }).map(built);
  expect(scripts.length).toBeGreaterThan(5);
  for (const words of [feeds.origin, 'has no VCALENDAR', 'is no list of jobs'])
    expect(scripts.filter((script) => script.includes(words))).toEqual([]);
});

test('names a plugin whose host is away, and keeps the build that is there', async () => {
  const file = path.join(folder, 'microsite.config.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace('/events.ics', '/gone.ics'));
  const { stderr } = await run(microsite, ['build'], { cwd: folder, env }).catch(
    (error: { stderr: string }) => error,
  );
  expect(stderr).toMatch(
    /^The plugin "events-from-ical" failed while reading events \(en-CA\): The response is no calendar.*The last build stays\.$/m,
  );
  expect(built('campus/events/index.html')).toContain('Open house');
});
