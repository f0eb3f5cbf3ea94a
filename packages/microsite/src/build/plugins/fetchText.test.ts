import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startTestServer } from '../../cli/testing/testServer.ts';
import { openResponseCache } from '../render/contentHost.ts';
import { createFetchText } from './fetchText.ts';

/** A host whose responses a test chooses, and builds that ask it. */
async function host() {
  const folder = mkdtempSync(join(tmpdir(), 'fetch-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const response = { status: 200, text: 'one', isSilent: false };
  let asked = 0;
  const origin = await startTestServer(
    createServer((_, answer) => {
      asked += 1;
      if (response.isSilent) return;
      answer.writeHead(response.status);
      answer.end(response.text);
    }),
  );
  /** A build on a day. */
  const build = (day = '2027-01-15', log: string[] = []) => {
    const cache = openResponseCache(join(folder, 'plugins.json'), new Date(`${day}T12:00:00Z`));
    const fetchText = createFetchText(cache);
    return (limits = {}) => fetchText(`${origin}/feed`, limits, (line) => void log.push(line));
  };
  return { response, build, asked: () => asked };
}

test('asks an address once for all languages of a build', async () => {
  const { build, asked } = await host();
  const fetchText = build();
  expect(await Promise.all([fetchText(), fetchText()])).toEqual(['one', 'one']);
  expect(asked()).toBe(1);
});

test('falls back on the response of the last day, and says so', async () => {
  const { build, response } = await host();
  await build()();
  response.status = 500;
  const log: string[] = [];
  expect(await build('2027-01-16', log)()).toBe('one');
  expect(log).toEqual([
    expect.stringMatching(/responded with status 500\. Built with its response of 2027-01-15T12/),
  ]);
  await expect(build('2027-01-17')()).rejects.toThrow(/responded with status 500\.$/);
});

test('gives up on a response that is too late or too large', async () => {
  const { build, response } = await host();
  await expect(build()({ maxBytes: 2 })).rejects.toThrow(/It sent more than 2 bytes/);
  response.isSilent = true;
  await expect(build()({ timeoutMs: 20 })).rejects.toThrow(/did not respond within 20 ms/);
});

test('asks only addresses of the web', async () => {
  const fetchText = createFetchText({ get: () => null, set: () => undefined });
  for (const url of ['file:///etc/passwd', 'events.ics'])
    await expect(fetchText(url, {}, () => undefined)).rejects.toThrow(/is not a web address/);
  await expect(fetchText('http://127.0.0.1:1/', {}, () => undefined)).rejects.toThrow(/cannot be reached/);
});
