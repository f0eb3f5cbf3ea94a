import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createSiteHandler, readBuiltSite } from '@tamarack-lowe/server';
import { expect, test, vi } from 'vitest';
import { emptyFolder } from '../build/testing/emptyFolder.ts';
import { renderPictures } from './picturesOnDemand.ts';

const MISSING = '/careers/media/pictures/people/Ada_Moe.1a2b3c-320.avif';
const BROKEN = '/careers/media/pictures/people/Ivo_Tran.1a2b3c-320.avif';
const BUILT = '/careers/media/pictures/people/Lu_Hale.1a2b3c-320.avif';
const UNKNOWN = '/careers/media/pictures/people/Nobody.1a2b3c-320.avif';

/** A built site that lacks two pictures, and a cache with the first of them. */
function site() {
  const [build, cache] = [emptyFolder(), emptyFolder()];
  const write = (folder: string, name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  write(build, '/careers/404/index.html', 'No such page');
  write(build, BUILT, 'of the build');
  write(cache, 'Ada_Moe', 'rendered');
  const render = vi.fn(async () => join(cache, 'Ada_Moe'));
  const reason = new Error('This picture is broken.');
  const renderBuilt = vi.fn(async () => '');
  const missing = new Map<string, () => Promise<string>>([
    [MISSING, render],
    [BROKEN, () => Promise.reject(reason)],
    [BUILT, renderBuilt],
  ]);
  const log = { info: () => undefined, error: vi.fn() };
  const base = '/careers/';
  const middleware = [renderPictures({ missing, build, base, log })];
  const ask = async (path: string) =>
    createSiteHandler({ site: readBuiltSite(build), base, middleware, log })(
      new Request(`https://firm.example${path}`),
    );
  return { ask, build, log, reason, render, renderBuilt, write };
}

test('renders a picture that the build lacks, with the headers of the finished file', async () => {
  const { ask, build, render, write } = site();
  const response = await ask(MISSING);
  expect([response.status, await response.text()]).toEqual([200, 'rendered']);
  expect(render).toHaveBeenCalledOnce();

  write(build, MISSING, 'rendered');
  const finished = await ask(MISSING);
  expect(render).toHaveBeenCalledOnce();
  const headers = (each: Response) => {
    const { 'last-modified': _modified, 'x-request-id': _id, ...others } = Object.fromEntries(each.headers);
    return others;
  };
  expect(headers(response)).toEqual(headers(finished));
  expect(response.headers.get('content-type')).toBe('image/avif');
});

test('renders a picture once for two requests at the same time', async () => {
  const { ask, render } = site();
  const statuses = (await Promise.all([ask(MISSING), ask(MISSING)])).map(({ status }) => status);
  expect(statuses).toEqual([200, 200]);
  expect(render).toHaveBeenCalledOnce();
});

test('renders nothing that the build has, or that no page names', async () => {
  const { ask, renderBuilt } = site();
  expect(await (await ask(BUILT)).text()).toBe('of the build');
  expect(renderBuilt).not.toHaveBeenCalled();
  for (const path of [UNKNOWN, `${MISSING}/..%2F..`, MISSING.replace('/careers', '')])
    expect([path, (await ask(path)).status]).toEqual([path, expect.toSatisfy((status) => status >= 400)]);
});

test('answers 404 for a picture that cannot be rendered, and logs the reason', async () => {
  const { ask, log, reason } = site();
  const response = await ask(BROKEN);
  expect([response.status, await response.text()]).toEqual([404, 'No such page']);
  expect(log.error).toHaveBeenCalledExactlyOnceWith(reason);
});
