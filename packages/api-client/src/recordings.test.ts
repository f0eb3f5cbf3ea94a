import { expect, test } from 'vitest';
import { createApiClient } from './client.ts';
import type { ApiResult } from './request.ts';
import { listRecordings, startReplayServer } from './testing/replayServer.ts';

type Yield =
  | { menu: number; submenu: number }
  | { events: number; provinces: number; linked: number; undated: number }
  | 'response';

const MENU: Yield = { menu: 9, submenu: 19 };
const EVENTS: Yield = { events: 40, provinces: 11, linked: 30, undated: 2 };

/** Expected result of each recording: counts of its usable items, or the reason of the failure. */
const EXPECTED: Record<string, Yield> = {
  'menu.json': MENU,
  'campus-events.json': EVENTS,
  'variants/preflight.json': 'response',
  'variants/menu-no-origin.json': MENU,
  'variants/menu-titles-only.json': { menu: 8, submenu: 0 },
  'variants/menu-rest-route.json': MENU,
  'variants/campus-events-provinces-list.json': { events: 42, provinces: 12, linked: 30, undated: 2 },
  'variants/menu-submenu-empty-array.json': MENU,
  'variants/menu-submenu-false.json': MENU,
  'variants/menu-keyed-object.json': MENU,
  'variants/campus-events-keyed-object.json': EVENTS,
  'variants/menu-raw-posts.json': MENU,
  'variants/campus-events-raw-posts.json': 'response',
  'variants/menu-not-assigned.json': 'response',
  'variants/campus-events-none.json': { events: 0, provinces: 0, linked: 0, undated: 0 },
  'variants/campus-events-no-taxonomy.json': { events: 40, provinces: 0, linked: 30, undated: 2 },
  'variants/menu-byte-order-mark.json': MENU,
  // Node does not enforce CORS; a browser turns the three refused ones into the reason "network".
  'variants/cors-star.json': MENU,
  'errors/cors-none.json': MENU,
  'errors/cors-double.json': MENU,
  'errors/cors-wrong-origin.json': MENU,
  'errors/notice-any.txt': 'response',
  'errors/notice-json.json': EVENTS,
  'errors/wrong-route.json': 'response',
  'errors/wrong-method.json': 'response',
  'errors/plugin-missing.json': 'response',
  'errors/rest-locked.json': 'response',
  'errors/fatal-any.html': 'response',
  'errors/fatal-json.json': 'response',
  'errors/maintenance-any.html': 'response',
  'errors/maintenance-json.json': 'response',
  'errors/database-down-any.html': 'response',
  'errors/database-down-json.json': 'response',
  'errors/php-down.html': 'response',
  'errors/gateway-timeout.html': 'response',
  'errors/plain-permalinks-redirect.txt': 'response',
  'errors/plain-permalinks-followed.html.headers.txt': 'response',
};

const nameOf = ({ file, headers }: { file: string | null; headers: string }) => file ?? headers;

const shorten = <T>(answer: ApiResult<T>, summary: (value: T) => Yield): Yield | string =>
  answer.ok ? summary(answer.value) : answer.reason;

test('the table lists every recording', () => {
  expect(Object.keys(EXPECTED).sort()).toEqual(listRecordings().map(nameOf).sort());
});

test.each(listRecordings().map((recording) => [nameOf(recording), recording] as const))(
  'survives %s',
  async (name, recording) => {
    const server = await startReplayServer(recording);
    const client = createApiClient({ contentHost: server.origin });
    const result = recording.path.includes('campus_events')
      ? shorten(await client.campusEvents(), ({ events, provinces }) => ({
          events: events.length,
          provinces: provinces.length,
          linked: events.filter((event) => event.link).length,
          undated: events.filter((event) => event.date === null).length,
        }))
      : shorten(await client.menu(), (menu) => ({
          menu: menu.length,
          submenu: menu.flatMap((item) => item.submenu).length,
        }));
    await server.close();
    expect(result).toEqual(EXPECTED[name]);
    if (recording.file !== null) expect(server.body.length).toBe(recording.bytes);
    expect(server.requests[0]?.headers.accept).toBe('application/json');
    expect(server.requests[0]?.headers.cookie).toBeUndefined();
    expect(server.requests[0]?.method).toBe('GET');
  },
);

test.each([
  'variants/menu-keyed-object.json',
  'variants/menu-raw-posts.json',
  'variants/menu-submenu-false.json',
])('reads %s as the same menu as the plain one', async (name) => {
  const menus = [];
  for (const file of ['menu.json', name]) {
    const recording = listRecordings().find((candidate) => candidate.file === file);
    if (!recording) throw new Error(`There is no recording ${file}.`);
    const server = await startReplayServer(recording);
    menus.push(await createApiClient({ contentHost: server.origin }).menu());
    await server.close();
  }
  expect(menus[1]).toEqual(menus[0]);
});
