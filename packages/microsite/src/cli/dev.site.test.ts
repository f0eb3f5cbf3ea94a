import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadConfig } from '../config/loadConfig.ts';
import { siteFolder } from '../config/testing/siteFolder.ts';
import { createDevelopmentServer } from './dev.ts';

const FIRM = join(import.meta.dirname, '../../../../tests/outside/first');

/** Serves a small firm for development; `next` resolves to the next message to open pages. */
async function develop() {
  const folder = siteFolder();
  cpSync(FIRM, folder, { recursive: true });
  const server = await createDevelopmentServer(await loadConfig(folder), 0);
  onTestFinished(() => server.close());
  await server.listen();
  const [origin = ''] = server.resolvedUrls?.local ?? [];
  const page = async (path: string) => (await fetch(new URL(path, origin))).text();
  const next = async () => {
    const address = new URL(origin.replace('http', 'ws'));
    address.searchParams.set('token', server.config.webSocketToken);
    const socket = new WebSocket(address, 'vite-hmr');
    onTestFinished(() => socket.close());
    return new Promise<string>((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        const { type } = JSON.parse(String(data));
        if (type !== 'connected') resolve(type);
      });
    });
  };
  return { folder, page, next };
}

test('a changed word reaches open pages, and a mistake is shown until it is mended', {
  timeout: 600_000,
}, async () => {
  const { folder, page, next } = await develop();
  const story = join(folder, 'content/stories/rise/a-first-day/story.json');
  const words = readFileSync(story, 'utf8');
  expect(await page('/rise/a-first-day')).toContain('the green one');

  for (const [to, shown] of [
    [words.replace('the green one', 'the blue one'), 'the blue one'],
    [words.replace('"title"', '"titel"'), 'is missing'],
    [words, 'the green one'],
  ] as const) {
    const message = next();
    // The message goes to the pages that are open at that moment.
    await new Promise((resolve) => setTimeout(resolve, 500));
    writeFileSync(story, to);
    expect(await message).toBe('full-reload');
    expect(await page('/rise/a-first-day')).toContain(shown);
  }
});
