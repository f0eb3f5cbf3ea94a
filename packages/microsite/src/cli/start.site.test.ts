import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { readBuilds } from '@tamarack-lowe/prerender/internal/builds';
import { listen } from '@tamarack-lowe/server/internal/commands';
import { expect, onTestFinished, test } from 'vitest';
import { CONFIG, siteFolder } from '../config/testing/siteFolder.ts';
import { clearFailure, recordFailure } from './builds.ts';
import { startTestServer } from './testing/testServer.ts';

const MAIN = join(import.meta.dirname, 'main.ts');

/** Writes a built site of one page. Removed when the test ends. */
function builtSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const root = join(folder, 'client');
  mkdirSync(root);
  writeFileSync(join(root, 'index.html'), '<h1>Intro</h1>');
  return root;
}

async function ask(origin: string, path: string) {
  const response = await fetch(origin + path, { redirect: 'manual' });
  return {
    status: response.status,
    location: response.headers.get('location'),
    text: await response.text(),
  };
}

function run(env: Record<string, string>, content: object = {}) {
  const folder = siteFolder({
    'microsite.config.ts': `export default ${JSON.stringify({
      ...CONFIG,
      content: { folder: './content', recordings: './recordings', ...content },
    })};`,
    'content/brand.json': '{}',
    'recordings/menu.json': '[{"title":"Recorded","url":"/recorded"}]',
  });
  return startSite(folder, [], env);
}

/** Starts the site of a folder in a process, which the end of the test stops. */
function startSite(folder: string, options: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN, 'start', ...options, folder], {
    env: { PATH: process.env.PATH, ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = { out: '', error: '' };
  child.stderr.on('data', (chunk) => {
    output.error += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const ready = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk) => {
      output.out += chunk;
      if (output.out.endsWith('\n') && output.out.includes('The site is at ')) resolve(output.out);
    });
  });
  return { child, output, ended, ready };
}

test('prints the address of the site, responds at both names of this machine, and stops on a signal', async () => {
  const root = builtSite();
  writeFileSync(join(root, '../redirects.json'), JSON.stringify({ '/old': '/news/', '/firm': '/company' }));
  const { child, ready, ended, output } = run({ PORT: '0', SITE_ROOT: root });
  const line = await ready;
  expect(line).toMatch(/^The site is at http:\/\/localhost:\d+\n$/);
  const port = /\d+$/.exec(line.trim())?.[0];
  expect((await ask(`http://127.0.0.1:${port}`, '/')).text).toContain('<h1>Intro</h1>');
  expect(await (await fetch(`http://localhost:${port}/learn/wp-json/api/menu`)).text()).toContain('Recorded');
  expect((await ask(`http://localhost:${port}`, '/old')).location).toBe('/news/');
  expect((await ask(`http://localhost:${port}`, '/firm')).location).toBe('/company');
  expect((await ask(`http://localhost:${port}`, '/readyz')).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(output.error).toBe('');
  const lines = output.out.trim().split('\n').slice(1);
  expect(lines.map((line) => JSON.parse(line)).find(({ route }) => route === '/old')).toEqual({
    level: 30,
    time: expect.any(Number),
    requestId: expect.any(String),
    method: 'GET',
    route: '/old',
    status: 301,
    ms: expect.any(Number),
  });
});

test('is ready while a build has failed, and says so', async () => {
  const root = builtSite();
  recordFailure(join(root, '..'), new Date('2026-11-25T17:24:00Z'));
  const { ready } = run({ PORT: '0', SITE_ROOT: root });
  const origin = (await ready).trim().split(' ').at(-1) ?? '';
  expect(await ask(origin, '/readyz')).toMatchObject({
    status: 200,
    text: 'Ready.\nThe build of 2026-11-25T17:24:00.000Z failed; the site is still the build before it.\n',
  });
  clearFailure(join(root, '..'));
  expect((await ask(origin, '/readyz')).text).toBe('Ready.\n');
});

test('passes calls on to CONTENT_HOST', async () => {
  const contentHost = await startTestServer(
    createServer((_, response) => response.end('[{"title":"From afar","url":"/"}]')),
  );
  const { ready } = run({ PORT: '0', SITE_ROOT: builtSite(), CONTENT_HOST: contentHost });
  const origin = (await ready).trim().split(' ').at(-1);
  expect(await (await fetch(`${origin}/learn/wp-json/api/menu`)).text()).toContain('From afar');
});

test('passes calls on to the content host of the config where the environment names none', async () => {
  const url = await startTestServer(
    createServer((_, response) => response.end('[{"title":"Of the config","url":"/"}]')),
  );
  const { ready } = run({ PORT: '0', SITE_ROOT: builtSite() }, { url });
  const origin = (await ready).trim().split(' ').at(-1);
  expect(await (await fetch(`${origin}/learn/wp-json/api/menu`)).text()).toContain('Of the config');
});

test('says in one line that the port is in use', async () => {
  const port = new URL(await startTestServer(createServer())).port;
  const { ended, output } = run({ PORT: port, SITE_ROOT: builtSite() });
  expect(await ended).toBe(1);
  expect(output.error).toMatch(new RegExp(`^Port ${port} is in use\\. .*\\n$`));
  expect(output.out).toBe('');
});

test('ends when the port is in use at the other name of this machine', async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  const port = await listen(other, 0, '::1');
  const { ended, output } = run({ PORT: `${port}`, SITE_ROOT: builtSite() });
  expect(await ended).toBe(1);
  expect(output.error).toMatch(new RegExp(`^Port ${port} is in use\\. .*\\n$`));
});

test('takes SITE_ROOT from the folder it is started in, whatever signs it holds', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'a%20b#c-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(builtSite(), '..'), folder, { recursive: true });
  const { ready } = run({ PORT: '0', SITE_ROOT: relative(process.cwd(), join(folder, 'client')) });
  expect((await ask((await ready).trim().split(' ').at(-1) ?? '', '/')).text).toContain('<h1>Intro</h1>');
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a number from 0 to 65535, not "abc".'],
  [{ PORT: '65536' }, 'PORT must be a number from 0 to 65535, not "65536".'],
  [{ PORT: '-1' }, 'PORT must be a number from 0 to 65535, not "-1".'],
  [
    { CONTENT_HOST: 'content' },
    'CONTENT_HOST must be an address like https://content.example.com, not "content".',
  ],
  [
    { CONTENT_HOST: 'ftp://x' },
    'CONTENT_HOST must be an address like https://content.example.com, not "ftp://x".',
  ],
  [
    { SITE_ROOT: '/nowhere/at/all' },
    'There is no built site at /nowhere/at/all. Build it first: microsite build',
  ],
  [
    { LOG_LEVEL: 'loud' },
    'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud".',
  ],
  [{ HOST: '192.0.2.1', PORT: '0' }, 'HOST "192.0.2.1" is not an address of this machine.'],
])('explains %j in one line', async (env, line) => {
  const { ended, output } = run({ SITE_ROOT: builtSite(), ...env } as Record<string, string>);
  expect(await ended).toBe(1);
  expect(output.error).toBe(`${line}\n`);
});

/** A whole firm, small: its site is built in seconds, and nothing of it is in a cache. */
const FIRM = join(import.meta.dirname, '../../../../tests/outside/first');
/** Time limit of a test that builds a site, ms. Long enough for a busy machine. */
const PATIENCE = 600_000;

/** Starts a site that is not built, and waits for its first page. */
async function startUnbuilt(config?: string) {
  const folder = siteFolder();
  cpSync(FIRM, folder, { recursive: true });
  if (config !== undefined) writeFileSync(join(folder, 'microsite.config.ts'), config);
  const started = startSite(folder, ['--build'], { PORT: '0' });
  const origin = /http:\S+/.exec(await started.ready)?.[0] ?? '';
  const root = join(folder, 'build/client');
  const html = await (await fetch(`${origin}/`)).text();
  const picture = /\/media\/pictures\/[^ "]+\.avif/.exec(html)?.[0] ?? '';
  return { ...started, folder, origin, root, picture };
}

test(
  'with --build, serves pages before their pictures are rendered, and then the complete build',
  async () => {
    const { child, ended, origin, output, picture, root } = await startUnbuilt();
    const first = readBuilds(root).current;
    expect(existsSync(join(first.root, picture))).toBe(false);
    const response = await fetch(origin + picture);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/avif']);
    const bytes = Buffer.from(await response.arrayBuffer());
    const unknown = picture.replace(/\.[0-9a-f]{6}-/, '.000000-');
    expect((await ask(origin, unknown)).status).toBe(404);
    expect(output.out).toMatch(/It still lacks \d+ files of pictures\./);

    await expect.poll(() => readBuilds(root).current.id, { timeout: PATIENCE }).not.toBe(first.id);
    const { current, other } = readBuilds(root);
    expect(other?.id).toBe(first.id);
    expect(current.version).toBe(first.version);
    expect(readFileSync(join(current.root, picture)).equals(bytes)).toBe(true);
    await expect.poll(() => output.out, { timeout: PATIENCE }).toContain('The site was built.');
    // The server looks for a new build each second; a picture has the same name and the same bytes in both.
    const again = await fetch(origin + picture);
    expect(again.headers.get('etag')).toBe(response.headers.get('etag'));
    expect((await ask(origin, unknown)).status).toBe(404);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(output.error).toBe('');
  },
  PATIENCE,
);

test(
  'with --build, builds once where every picture is in the cache',
  async () => {
    const { child, ended, folder, root } = await startUnbuilt();
    const first = readBuilds(root).current.id;
    await expect.poll(() => readBuilds(root).current.id, { timeout: PATIENCE }).not.toBe(first);
    child.kill('SIGTERM');
    await ended;
    const again = startSite(folder, ['--build'], { PORT: '0' });
    await again.ready;
    again.child.kill('SIGTERM');
    expect(await again.ended).toBe(0);
    expect(again.output.out).toContain('in which nothing has changed');
    expect(again.output.out).not.toContain('It still lacks');
  },
  PATIENCE,
);

test(
  'with --build, goes on with pictures on demand when the complete build fails',
  async () => {
    const config = readFileSync(join(FIRM, 'microsite.config.ts'), 'utf8');
    const broken = [
      "import { existsSync } from 'node:fs';",
      config,
      "if (existsSync(new URL('build/current', import.meta.url))) throw new Error('The second build fails.');",
    ];
    const { origin, output, picture } = await startUnbuilt(broken.join('\n'));
    await expect.poll(() => output.out, { timeout: PATIENCE }).toContain('The build failed.');
    expect(output.out).toContain('The second build fails.');
    expect((await fetch(origin + picture)).status).toBe(200);
    expect((await ask(origin, '/readyz')).text).toContain('failed; the site is still the build before it.');
  },
  PATIENCE,
);

test(
  'with --build, stops the complete build when it is stopped',
  async () => {
    const { child, ended, folder, output, root } = await startUnbuilt();
    const lock = join(folder, '.microsite/build.lock');
    await expect.poll(() => existsSync(lock), { timeout: PATIENCE }).toBe(true);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    // Without being stopped, the build would have ended before the server.
    expect(readBuilds(root).other).toBe(null);
    expect(output.out).not.toContain('The build failed.');
  },
  PATIENCE,
);
