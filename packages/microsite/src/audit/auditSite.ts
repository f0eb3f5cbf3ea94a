import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import pLimit from 'p-limit';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { parseSitemap } from 'sitemap';

type Options = {
  browser: Browser;
  /** Origin of the served site. */
  origin: string;
  /** Base path of the site, with a slash at its end. Pages must not request addresses above it. */
  base: string;
  /** Folder of the built site. */
  root: string;
};

/** Number of opened pages, the paths of the walk, and a line for each issue. */
type Audit = { pages: number; path: readonly string[]; issues: readonly string[] };

/** Pages that are open at the same time: one is tested while another loads its pictures. */
const CONCURRENCY = 2;

/**
 * Opens every page of the sitemap, runs axe on it, follows its links to pages of the site, and walks through the site once as a
 * visitor does.
 */
export async function auditSite({ browser, origin, base, root }: Options): Promise<Audit> {
  const listed = await parseSitemap(createReadStream(join(root, base, 'sitemap.xml')));
  const paths = listed.map(({ url }) => new URL(url).pathname);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const home = new URL(base, origin).href;
  const limit = pLimit(CONCURRENCY);
  /** Addresses that pages link to, and the first page that does. */
  const linked = new Map<string, string>();
  const audits = paths.map((path) =>
    limit(async () => {
      const { issues, links } = await auditPage(context, new URL(path, origin).href, home);
      for (const link of links) if (!linked.has(link)) linked.set(link, path);
      return issues.map((issue) => `${path}: ${issue}`);
    }),
  );
  const issues = (await Promise.all(audits)).flat();
  issues.push(...(await deadLinks(linked)));
  const walk = await walkSite({ page: await browser.newPage(), home, paths });
  return { pages: paths.length, path: walk.path, issues: [...issues, ...walk.issues] };
}

/** Longest wait for the response of a linked address, ms. */
const LINK_MS = 10_000;

/** Returns a line for each linked address that answers with an error, or not in time. */
async function deadLinks(linked: ReadonlyMap<string, string>): Promise<string[]> {
  const limit = pLimit(CONCURRENCY);
  const lines = [...linked].map(([address, page]) =>
    limit(async () => {
      const signal = AbortSignal.timeout(LINK_MS);
      const status = await fetch(address, { method: 'HEAD', signal }).then(
        (response) => response.status,
        () => null,
      );
      if (status !== null && status < 400) return [];
      return [`${page}: leads to ${new URL(address).pathname}, which answers ${status ?? 'nothing'}`];
    }),
  );
  return (await Promise.all(lines)).flat();
}

type PageAudit = {
  issues: string[];
  /** Addresses below the first page that the page links to. */
  links: string[];
};

/** Returns the links of one page, and its issues: its status, messages of its console, requests above `home`, and violations that axe finds. */
async function auditPage(context: BrowserContext, address: string, home: string): Promise<PageAudit> {
  const page = await context.newPage();
  const issues = collectIssues(page, home);
  const status = await openPage(page, address);
  if (status !== 200) issues.push(`answers ${status}`);
  // Axe would find too little contrast in text that is still fading in. What follows scrolling is always running.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, timeline, effect }) =>
          playState !== 'running' ||
          !(timeline instanceof DocumentTimeline) ||
          effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  const links = await page
    .locator('a[href]')
    .evaluateAll((links) =>
      links.flatMap((link) => ('href' in link ? (String(link.href).split('#')[0] ?? '') : [])),
    );
  await page.close();
  return {
    issues: [
      ...issues,
      ...violations.map(({ help, nodes }) => `${help}: ${nodes.map(({ target }) => target).join(', ')}`),
    ],
    links: links.filter((link) => link.startsWith(home)),
  };
}

type Walk = {
  page: Page;
  /** Address of the first page. */
  home: string;
  /** Paths of the pages of the site. */
  paths: readonly string[];
};

/** Links that the walk follows before it goes back. */
const STEPS = 2;

/** Follows two links from the first page, to pages that it has not visited, and goes back once. */
async function walkSite({ page, home, paths }: Walk): Promise<{ path: string[]; issues: string[] }> {
  const issues = collectIssues(page, home);
  await openPage(page, home);
  const path = [new URL(page.url()).pathname];
  const arriveAt = async (next: string) => {
    await page.waitForURL(({ pathname }) => pathname === next);
    await page.getByRole('heading', { level: 1 }).waitFor();
    path.push(next);
  };
  for (let step = 0; step < STEPS; step += 1) {
    const links = await page.getByRole('main').getByRole('link').all();
    const targets = await Promise.all(
      links.map(async (link) => new URL((await link.getAttribute('href')) ?? '', page.url()).pathname),
    );
    const index = targets.findIndex((target) => paths.includes(target) && !path.includes(target));
    const link = links[index];
    if (!link) return { path, issues: [...issues, `nothing on ${path.at(-1)} leads to another page`] };
    await link.click();
    await arriveAt(targets[index] ?? '');
  }
  await page.goBack();
  await arriveAt(path.at(-STEPS) ?? '');
  return { path, issues };
}

/** Opens an address and waits until the page is hydrated. Resolves to the status of the response. */
async function openPage(page: Page, address: string): Promise<number | undefined> {
  const response = await page.goto(address);
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  return response?.status();
}

/**
 * Collects errors and warnings of the console, errors of scripts, and requests to the origin of the site above its first page
 * (`home`), where another site may be.
 */
function collectIssues(page: Page, home: string): string[] {
  const issues: string[] = [];
  const { origin } = new URL(home);
  page.on('request', (request) => {
    const address = request.url();
    if (address.startsWith(`${origin}/`) && !address.startsWith(home))
      issues.push(`asks for ${address}, which is not below ${home}`);
  });
  page.on('pageerror', ({ message }) => void issues.push(message));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    issues.push(`${message.text()} ${message.location().url}`);
  });
  return issues;
}
