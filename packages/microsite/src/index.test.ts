import { expect, test } from 'vitest';
import * as render from './client/render.tsx';
import * as edge from './edge.ts';
import * as main from './index.ts';
import * as server from './server.ts';

test('exports exactly these names', () => {
  expect(Object.keys(main).sort()).toEqual(['ConfigError', 'defineMicrosite', 'definePlugin', 'loadConfig']);
  expect(Object.keys(render).sort()).toEqual(['createPageRenderers', 'createRenderers']);
  expect(Object.keys(edge)).toEqual(['createEdgeHandler']);
  expect(Object.keys(server).sort()).toEqual([
    'SettingError',
    'createContentHost',
    'createSiteHandler',
    'hardenedServer',
    'readBuiltSite',
    'readSettings',
  ]);
});
