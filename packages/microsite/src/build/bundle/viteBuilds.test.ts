import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { PURE_CALLS } from '../pureCalls.ts';

test('of React Router, scripts hold what we use and none of its other modes', async () => {
  const entry = virtual("export { Router, useHref, useLocation, useNavigate } from 'react-router';");
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    plugins: [entry],
    build: {
      write: false,
      rolldownOptions: {
        input: 'virtual:entry',
        preserveEntrySignatures: 'strict',
        treeshake: { manualPureFunctions: PURE_CALLS },
      },
    },
  })) as Rolldown.RolldownOutput;
  expect(output[0].code).toContain('useNavigate() may be used only in the context of a <Router> component');
  expect(output[0].code.includes('Unexpected Application Error!')).toBe(false);
});

/** A module that is no file. Imports in it are looked for from this folder. */
function virtual(code: string) {
  return {
    name: 'virtual-entry',
    resolveId: (id: string) => (id === 'virtual:entry' ? `${import.meta.dirname}/entry.js` : undefined),
    load: (id: string) => (id === `${import.meta.dirname}/entry.js` ? code : undefined),
  };
}
