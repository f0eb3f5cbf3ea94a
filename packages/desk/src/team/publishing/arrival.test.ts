import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { createArrivalWatch } from './arrival.ts';

type State = { status: 'idle' | 'building'; last: { ended: string; isBuilt: boolean } | null };

const OLD = { ended: '2026-11-27T08:00:00.000Z', isBuilt: true };
const NEW = { ended: '2026-11-27T09:00:00.000Z', isBuilt: true };

/** A site whose hook says its state at `/readyz`, as `microsite hook` does. */
async function startSite() {
  const site: { page: string; state: State | null } = { page: 'old', state: { status: 'idle', last: OLD } };
  const server = createServer((request, response) => {
    if (request.url !== '/readyz') return response.end(site.page);
    response.statusCode = site.state ? 200 : 502;
    response.end(JSON.stringify(site.state));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
  const watch = createArrivalWatch({ stateUrl: `${url}readyz`, everyMs: 5, longestMs: 400 });
  const before = await watch.readState([url]);
  return { site, wait: () => watch.wait(before, new AbortController().signal) };
}

/** Resolves after some looks of the watch. */
const someLooks = () => new Promise((resolve) => setTimeout(resolve, 60));

it('waits for the build that follows the one under way', async () => {
  const { site, wait } = await startSite();
  site.state = { status: 'building', last: OLD };
  let arrived = '';
  const waiting = wait().then((result) => (arrived = result));
  await someLooks();
  // The build that was under way began before the publication.
  site.state = { status: 'building', last: { ...NEW, ended: '2026-11-27T08:59:00.000Z' } };
  await someLooks();
  expect(arrived).toBe('');
  site.state = { status: 'idle', last: NEW };
  await waiting;
  expect(arrived).toBe('arrived');
});

it('says that a build failed, though a page changed', async () => {
  const { site, wait } = await startSite();
  site.page = 'new';
  site.state = { status: 'idle', last: { ...NEW, isBuilt: false } };
  expect(await wait()).toBe('failed');
});

it('takes no build of before for the new one', async () => {
  const { wait } = await startSite();
  expect(await wait()).toBe('late');
});

it.each<[string, State | null]>([
  ['does not answer', null],
  ['started again, and forgot its builds', { status: 'idle', last: null }],
])('looks at pages while the hook %s', async (_, state) => {
  const { site, wait } = await startSite();
  site.state = state;
  const waiting = wait();
  await someLooks();
  site.page = 'new';
  expect(await waiting).toBe('arrived');
});
