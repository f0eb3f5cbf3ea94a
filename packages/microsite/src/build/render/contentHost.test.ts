import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { started } from '../../cli/testing/started.ts';
import { lastAnswers } from '../lastAnswers.ts';
import { askContentHost, type HostQuestion } from './contentHost.ts';

const ANSWERS: Record<string, unknown> = {
  '/api/menu': [{ title: 'Tax', url: '/tax' }],
  '/api/menu?lang=cy': [{ title: 'Treth', url: '/treth' }],
  '/api/campus_events': { events: [{ id: 1, title: 'Open house', date: '2027-03-04' }] },
  '/api/campus_events?lang=cy': { events: [] },
};

/** A content host that can be put out of order, and builds that ask it. */
async function host() {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  let broken: string | null = null;
  const contentHost = await started(
    createServer(({ url = '' }, response) => response.end(broken ?? JSON.stringify(ANSWERS[url] ?? null))),
  );
  return {
    break: (answer: string) => {
      broken = answer;
    },
    ask: (more: Partial<HostQuestion> = {}, now = '2026-11-25T12:00:00Z') =>
      askContentHost({
        contentHost,
        contentPath: '/api',
        siteUrl: 'https://www.example.com',
        menuRest: 'The rest',
        wants: { menu: true, events: true },
        last: lastAnswers(join(folder, 'cache', 'answers.json'), new Date(now)),
        ...more,
      }),
  };
}

test('asks for menu and events, in the language of the pages', async () => {
  const { ask } = await host();
  const { answers, said } = await ask();
  expect(answers.menu).toMatchObject([{ title: 'Tax', url: 'https://www.example.com/tax' }]);
  expect(answers.events?.events).toMatchObject([{ title: 'Open house' }]);
  expect(said).toEqual([]);
  expect((await ask({ language: 'cy-GB' })).answers.menu).toMatchObject([{ title: 'Treth' }]);
});

test('says what is left out of an answer, with event, field and value', async () => {
  const { ask, ...upstream } = await host();
  const event = { id: 7, title: 'Fair', date: '2027-03-04', timezone: 'Mars/Base', start_time: 'noon' };
  upstream.break(JSON.stringify({ events: [event] }));
  const { answers, said } = await ask({ wants: { menu: false, events: true } });
  expect(answers.events?.events).toMatchObject([{ timeZone: null, startTime: null }]);
  expect(said).toEqual([
    'campus_events: 2 values are left out, of no use to pages:',
    expect.stringContaining('event 7 "Fair": timezone "Mars/Base" is no time zone'),
    expect.stringContaining('event 7 "Fair": start_time "noon" is no time of a clock'),
  ]);
});

test('asks for nothing that the site has not', async () => {
  const { ask, ...upstream } = await host();
  upstream.break('');
  const { answers } = await ask({ wants: { menu: false, events: false } });
  expect(answers).toEqual({ menu: undefined, events: null });
});

test.each(['<html>', '{"code":"rest_no_route"}'])('builds nothing of %s', async (answer) => {
  const { ask, ...upstream } = await host();
  upstream.break(answer);
  await expect(ask()).rejects.toMatchObject({
    name: 'ContentError',
    message: expect.stringMatching(/^content host: .*\/api\/menu\).*what was built before stays/),
  });
});

test('builds with the last good answer of a day, says so, and with no older one', async () => {
  const { ask, ...upstream } = await host();
  await ask();
  upstream.break('{"code":"db_connect_fail"}');
  const { answers, said } = await ask({}, '2026-11-26T12:00:00Z');
  expect(answers.menu).toMatchObject([{ title: 'Tax' }]);
  expect(answers.events?.events).toHaveLength(1);
  expect(said).toHaveLength(2);
  expect(said[0]).toContain('Built with its answer of 2026-11-25T12:00:00.000Z.');
  await expect(ask({}, '2026-11-26T12:00:01Z')).rejects.toThrow('content host');
});

test('builds with what a menu of thousands can show, a link to the rest, and says how much is left out', async () => {
  const { ask, ...upstream } = await host();
  upstream.break(
    JSON.stringify(Array.from({ length: 20_000 }, (_, id) => ({ title: `Item ${id}`, url: `/${id}` }))),
  );
  const { answers, said } = await ask({ wants: { menu: true, events: false } });
  expect(answers.menu).toHaveLength(17);
  expect(answers.menu?.at(-1)).toEqual({ title: 'The rest', url: 'https://www.example.com', submenu: [] });
  expect(said).toEqual(['menu: 19984 items are left out: it holds 16.']);
});

test('builds nothing of a body without an end', async () => {
  const { ask, ...upstream } = await host();
  upstream.break('['.padEnd(2 ** 23));
  await expect(ask()).rejects.toThrow('It sent more than 4194304 bytes.');
});
