import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as adapters from './adapters/writeAdapters.ts';
import * as commands from './commands.ts';
import * as edge from './edge.ts';
import * as server from './index.ts';
import { ask, startTestServer } from './testing/ask.ts';
import { serve } from './testing/example.ts';
import { fixtureSite } from './testing/fixtures.ts';

test('exports exactly these from its entry points', () => {
  expect(Object.keys(server).sort()).toEqual([
    'SettingError',
    'createContentHost',
    'createSiteHandler',
    'hardenedServer',
    'readBuiltSite',
    'readSettings',
  ]);
  expect(Object.keys(edge)).toEqual(['createEdgeHandler']);
  expect(Object.keys(adapters).sort()).toEqual(['RESPONSES', 'writeAdapters']);
  expect(Object.keys(commands).sort()).toEqual([
    'FAILURE_FILE',
    'asMiddleware',
    'createHook',
    'createRedirects',
    'fileHeaders',
    'fileResponse',
    'listen',
    'listenAt',
    'readHookSettings',
    'recordingFiles',
    'requestPath',
    'serveBuilds',
    'serveUntilStopped',
    'shownAddress',
    'siteFile',
    'stopOnSignal',
    'textResponse',
    'withBuiltResponses',
  ]);
});

test('serves a site with the example of the README', async () => {
  const [readme, example] = ['../README.md', './testing/example.ts'].map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  );
  expect(readme).toContain(example);
  const origin = await startTestServer(serve(await fixtureSite()));
  expect((await ask(origin, '/company')).text).toContain('<h1>Company</h1>');
  expect((await ask(origin, '/old-news')).headers.location).toBe('/news');
});
