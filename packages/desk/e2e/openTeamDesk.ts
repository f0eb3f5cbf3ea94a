import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import axe from 'axe-core';
import { startTeamDesk } from '../src/team/startTeamDesk.ts';
import { type Account, PROVIDER_SECRET, startProvider } from '../src/team/testing/provider.ts';

const sample = join(
  dirname(fileURLToPath(import.meta.resolve('@tamarack-lowe/stories/package.json'))),
  'content',
);
const HOOK_SECRET = 'another secret of more than thirty-two characters';

const ACCOUNTS: Readonly<Record<string, Account>> = {
  ada: { name: 'Ada Moe', email: 'ada@firm.example', groups: ['writers'] },
  rev: { name: 'Rev Iew', email: 'rev@firm.example', groups: ['reviewers'] },
  eve: { name: 'Eve Roy', email: 'eve@firm.example', groups: ['publishers'] },
};

export type TeamDesk = {
  url: string;
  /** Opens a browser of a person who has not signed in. */
  browser: (options?: BrowserContextOptions) => Promise<Page>;
  /** Text of a published file. */
  published: (file: string) => string;
  /** Text of a file that the site was built with last. */
  onSite: (file: string) => string;
  /** Ends the provider. */
  endProvider: () => void;
};

/**
 * A desk for a team over a repository with the sample's content, with a provider to sign in at, and a site that is built by its hook.
 * At the end, no page of the desk may have had an error.
 */
export const test = base.extend<{ team: TeamDesk; env: Record<string, string> }>({
  env: [{}, { option: true }],
  team: async ({ browser, env }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'desk-team-journey-'));
    const git = makeRepository(folder);
    const site = await startSite(git);
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const { issuer, server: provider } = await startProvider(`${url}/sign-in/callback`, ACCOUNTS);
    const desk = await startTeamDesk({
      repository: join(folder, 'remote.git'),
      port,
      env: {
        ...{ DESK_URL: url, DESK_DATA: join(folder, 'data'), DESK_SECRET: 'x'.repeat(32) },
        ...{ DESK_WRITERS: 'writers', DESK_REVIEWERS: 'reviewers', DESK_PUBLISHERS: 'publishers' },
        ...{ DESK_ISSUER: issuer, DESK_CLIENT_ID: 'desk', DESK_CLIENT_SECRET: PROVIDER_SECRET },
        ...{ HOOK_URL: site.url, HOOK_SECRET, DESK_SITE: site.url },
        ...env,
      },
    });
    const problems: string[] = [];
    const pages: Page[] = [];
    await use({
      url,
      browser: async (options) => {
        const page = await openBrowser(browser, url, problems, options);
        pages.push(page);
        return page;
      },
      published: (file) => git('show', `main:content/${file}`),
      onSite: (file) => git('show', `${site.commit()}:content/${file}`),
      endProvider: () => {
        provider.close();
        provider.closeAllConnections();
      },
    });
    // Close pages before the server: they report a lost connection.
    for (const page of pages) await page.context().close();
    await desk.close();
    provider.close();
    site.close();
    rmSync(folder, { recursive: true, force: true });
    base.expect(problems).toEqual([]);
  },
});

export const { expect } = base;

async function openBrowser(
  browser: Browser,
  url: string,
  problems: string[],
  options?: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.on('console', (message) => {
    const from = message.location().url;
    // A browser logs each refusal, which the page says in words.
    const isRefusal = from.includes('/api/') && /status of 40[14]/.test(message.text());
    if (message.type() === 'error' && from.startsWith(url) && !isRefusal)
      problems.push(`${message.text()} ${from}`);
  });
  page.on('pageerror', ({ message, stack }) => {
    if (stack?.includes(url)) problems.push(message);
  });
  return page;
}

/** Makes a bare repository of the sample's content, and returns a function that runs Git in it. */
function makeRepository(folder: string): (...args: string[]) => string {
  const run = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Cleo', '-c', 'user.email=cleo@firm.example', ...args], {
      cwd,
      env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C' },
    }).toString();
  const [remote, work] = [join(folder, 'remote.git'), join(folder, 'work')];
  run(folder, 'init', '--quiet', '--bare', '--initial-branch=main', remote);
  run(folder, 'init', '--quiet', '--initial-branch=main', work);
  // Films are most of its bytes, and nobody looks at them here.
  const isSmall = (path: string) => !path.endsWith('.mp4');
  cpSync(sample, join(work, 'content'), { recursive: true, filter: isSmall });
  run(work, 'add', '--all');
  run(work, 'commit', '--quiet', '--message=Begin');
  run(work, 'push', '--quiet', remote, 'main');
  rmSync(work, { recursive: true });
  return (...args) => run(remote, ...args);
}

/** A site that is built from the published branch whenever its hook is called: its pages name the commit. */
async function startSite(git: (...args: string[]) => string) {
  const head = () => git('rev-parse', 'main').trim();
  let commit = head();
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      if (request.method === 'GET') return response.end(commit);
      const [, time, hex] = /^t=(\d+),v1=(\w+)$/.exec(String(request.headers['x-microsite-signature'])) ?? [];
      const isSigned = createHmac('sha256', HOOK_SECRET).update(`${time}.${body}`).digest('hex') === hex;
      response.statusCode = isSigned ? 202 : 401;
      response.end('{}');
      if (isSigned) commit = head();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, commit: () => commit, close: () => void server.close() };
}

/** Returns a free port: the address of the desk has to be known before it starts. */
async function freePort(): Promise<number> {
  const socket = createSocket();
  await new Promise<void>((resolve) => socket.listen(0, '127.0.0.1', resolve));
  const { port } = socket.address() as AddressInfo;
  await new Promise((resolve) => socket.close(resolve));
  return port;
}

/** Checks a screen with axe. The page in a preview is that of the site, whose own tests check it. */
export async function expectNothingForAxe(page: Page): Promise<void> {
  // Each document has its own axe.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`(() => { ${axe.source} })()`);
  const { violations } = await page.evaluate<axe.AxeResults>(
    `axe.run({ exclude: ['iframe'] }, { resultTypes: ['violations'] }).then(({ violations }) => ({ violations }))`,
  );
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}

/** Checks a screen with axe in English, then in French. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const other of ['Français', 'English']) {
    await expectNothingForAxe(page);
    await page.getByRole('button', { name: other, exact: true }).click();
  }
}
