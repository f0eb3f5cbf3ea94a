import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startTestServer } from '../../cli/testing/testServer.ts';
import { fetchHostContent, type HostRequest, openResponseCache } from './contentHost.ts';

const RESPONSES: Record<string, unknown> = {
  '/api/menu': [{ title: 'Tax', url: '/tax' }],
  '/api/menu?lang=cy': [{ title: 'Treth', url: '/treth' }],
  '/api/campus_events': { events: [{ id: 1, title: 'Open house', date: '2027-03-04' }] },
  '/api/campus_events?lang=cy': { events: [] },
};

/** A content host that a test can break, and builds that call it. */
async function host() {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  let broken: string | null = null;
  const contentHost = await startTestServer(
    createServer(({ url = '' }, response) => response.end(broken ?? JSON.stringify(RESPONSES[url] ?? null))),
  );
  return {
    break: (answer: string) => {
      broken = answer;
    },
    ask: (more: Partial<HostRequest> = {}, now = '2026-11-25T12:00:00Z') =>
      fetchHostContent({
        contentHost,
        contentPath: '/api',
        siteUrl: 'https://www.example.com',
        menuRest: 'The rest',
        wants: { menu: true, events: true },
        cache: openResponseCache(join(folder, 'cache', 'responses.json'), new Date(now)),
        ...more,
      }),
  };
}

test('fetches menu and events in the language of the pages', async () => {
  const { ask } = await host();
  const { content, notes } = await ask();
  expect(content.menu).toMatchObject([{ title: 'Tax', url: 'https://www.example.com/tax' }]);
  expect(content.events?.events).toMatchObject([{ title: 'Open house' }]);
  expect(notes).toEqual([]);
  expect((await ask({ language: 'cy-GB' })).content.menu).toMatchObject([{ title: 'Treth' }]);
});

test('names the values of a response that it drops, with event and field', async () => {
  const { ask, ...upstream } = await host();
  const event = { id: 7, title: 'Fair', date: '2027-03-04', timezone: 'Mars/Base', start_time: 'noon' };
  upstream.break(JSON.stringify({ events: [event] }));
  const { content, notes } = await ask({ wants: { menu: false, events: true } });
  expect(content.events?.events).toMatchObject([{ timeZone: null, startTime: null }]);
  expect(notes).toEqual([
    'campus_events: 2 values are left out, because pages cannot use them:',
    expect.stringContaining('event 7 "Fair": timezone "Mars/Base" is not a time zone'),
    expect.stringContaining('event 7 "Fair": start_time "noon" is not a time'),
  ]);
});

test('fetches nothing that the site does not have', async () => {
  const { ask, ...upstream } = await host();
  upstream.break('');
  const { content } = await ask({ wants: { menu: false, events: false } });
  expect(content).toEqual({ menu: undefined, events: null });
});

test.each(['<html>', '{"code":"rest_no_route"}'])('refuses the response %s', async (answer) => {
  const { ask, ...upstream } = await host();
  upstream.break(answer);
  await expect(ask()).rejects.toMatchObject({
    name: 'ContentError',
    message: expect.stringMatching(/^content host: .*\/api\/menu\).*what was built before stays/),
  });
});

test('uses the last valid response for one day, and says so', async () => {
  const { ask, ...upstream } = await host();
  await ask();
  upstream.break('{"code":"db_connect_fail"}');
  const { content, notes } = await ask({}, '2026-11-26T12:00:00Z');
  expect(content.menu).toMatchObject([{ title: 'Tax' }]);
  expect(content.events?.events).toHaveLength(1);
  expect(notes).toHaveLength(2);
  expect(notes[0]).toContain('Built with its response of 2026-11-25T12:00:00.000Z.');
  await expect(ask({}, '2026-11-26T12:00:01Z')).rejects.toThrow('content host');
});

test('limits a menu of thousands, links to the rest, and says how many items it drops', async () => {
  const { ask, ...upstream } = await host();
  upstream.break(
    JSON.stringify(Array.from({ length: 20_000 }, (_, id) => ({ title: `Item ${id}`, url: `/${id}` }))),
  );
  const { content, notes } = await ask({ wants: { menu: true, events: false } });
  expect(content.menu).toHaveLength(17);
  expect(content.menu?.at(-1)).toEqual({ title: 'The rest', url: 'https://www.example.com', submenu: [] });
  expect(notes).toEqual(['menu: 19984 items are left out: the limit is 16.']);
});

test('refuses a body without an end', async () => {
  const { ask, ...upstream } = await host();
  upstream.break('['.padEnd(2 ** 23));
  await expect(ask()).rejects.toThrow('It sent more than 4194304 bytes.');
});
