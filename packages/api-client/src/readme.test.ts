import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createApiClient } from './client.ts';
import { host } from './testing/exampleHost.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

test('the host of the README is the one of this test, and responds to every call', async () => {
  const [, example] = /```ts\n(import \{ createServer[\s\S]+?)```/.exec(read('../README.md')) ?? [];
  expect(example).toBe(read('./testing/exampleHost.ts'));

  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  onTestFinished(() => void host.close());
  const { port } = host.address() as AddressInfo;
  const api = createApiClient({
    contentHost: `http://127.0.0.1:${port}`,
    siteUrl: 'https://www.example.com',
  });

  expect(await api.menu()).toEqual({
    ok: true,
    value: [{ title: 'Careers', badge: 'We hire', url: 'https://www.example.com/careers', submenu: [] }],
  });
  expect(await api.campusEvents()).toMatchObject({
    ok: true,
    value: { events: [{ title: 'Open house', date: '2027-03-04' }], provinces: [] },
  });
});
