import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type AdapterOptions, writeAdapters } from './adapters/writeAdapters.ts';
import { serveFolder } from './serveFolder.ts';
import { ask, startTestServer } from './testing/ask.ts';
import { fixtureRecordings, fixtureSite } from './testing/fixtures.ts';

/** Writes a built site with the record that a build writes. */
async function builtSite(options: Partial<AdapterOptions> = {}): Promise<string> {
  const root = await fixtureSite();
  await writeAdapters(root, { base: '/', redirects: { '/old': '/news' }, ...options });
  return root;
}

/** Runs the command of the package with a folder. */
function run(folder: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), folder], {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'silent', ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let error = '';
  child.stderr.on('data', (chunk) => {
    error += chunk;
  });
  const ended = new Promise<{ code: number | null; error: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, error }));
  });
  const origin = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk) => resolve(/http:\S+/.exec(String(chunk))?.[0] ?? ''));
  });
  return { child, origin, ended };
}

test('serves a built folder without its config, and stops on a signal', async () => {
  const root = await builtSite({
    gone: { '/left': '/firm/index.html' },
    recordings: fixtureRecordings(),
  });
  const { child, origin, ended } = run(root);
  const at = await origin;
  expect((await ask(at, '/company')).text).toContain('<h1>Company</h1>');
  expect((await ask(at, '/old')).headers.location).toBe('/news');
  expect((await ask(at, '/nowhere')).status).toBe(404);
  expect((await ask(at, '/left')).status).toBe(410);
  expect((await ask(at, '/learn/wp-json/api/menu')).text).toContain('Services');
  expect((await ask(at, '/readyz')).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, error: '' });
});

test('finds the built site in the folder of a site, and asks the content host of its config', async () => {
  const named = await startTestServer(
    createServer((_, response) => response.end('[{"title":"Named","url":"https://a.example"}]')),
  );
  const root = await builtSite({ base: '/careers/', redirects: {}, hosts: { content: named } });
  const at = await run(join(root, '..')).origin;
  expect(at).toMatch(/^http:\/\/localhost:\d+\/careers\/$/);
  expect((await ask(at, '/careers/learn/wp-json/api/menu')).text).toContain('Named');
});

test('says what is missing, in words', async () => {
  await expect(serveFolder(join(await fixtureSite(), '..'), {})).rejects.toThrow(
    /^There is no built site in .* Build it first: microsite build$/,
  );
  await expect(serveFolder(await builtSite({ hasMiddleware: true }), {})).rejects.toThrow(
    'which only "microsite start" loads',
  );
  await expect(serveFolder(await builtSite(), { PORT: 'eighty' })).rejects.toThrow(
    'PORT must be a number from 0 to 65535, not "eighty".',
  );
});
