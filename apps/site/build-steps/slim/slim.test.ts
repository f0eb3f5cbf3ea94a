import { expect, test } from 'vitest';
import { dropUnused } from './dropUnused.ts';
import { earlyScript } from './earlyScript.ts';
import { fontFaces } from './fontFaces.ts';
import { takeApart } from './takeApart.ts';

const BUILT = `<html><head><link rel="modulepreload" href="/assets/root-1.js"/><title>A</title></head><body><h1>Words</h1>
<script>((storageKey, restoreKey) => { restore() })("positions", null)</script><script>window.__reactRouterContext = {"basename":"/","ssr":false};window.__reactRouterContext.stream = 1;</script><script type="module" async="">import "/assets/manifest-2.js";
import * as route0 from "/assets/root-1.js";
import * as route1_clientLoader from "/assets/story-3.js";
import * as route1_main from "/assets/story-4.js";
const route1 = {...route1_clientLoader,...route1_main};
window.__reactRouterRouteModules = {"root":route0,"story":route1};
import("/assets/entry.client-5.js");</script><!--$?--><template id="B:0"></template><!--/$--><div hidden id="S:0"><script>window.__reactRouterContext.streamController.enqueue("[{\\"title\\":\\"A </\\"}]\\n");</script></div></body></html>`;

test('takes the scripts and the data out of a page and leaves its words', () => {
  const { html, visit } = takeApart(BUILT);

  expect(html).toBe(
    '<html><head><title>A</title></head><body><h1>Words</h1>\n<script></script></body></html>',
  );
  expect(visit).toEqual({
    context: { basename: '/', ssr: false },
    data: '[{"title":"A </"}]\n',
    manifest: '/assets/manifest-2.js',
    routes: { root: ['/assets/root-1.js'], story: ['/assets/story-3.js', '/assets/story-4.js'] },
  });
});

test('stops the build when a page is not made as expected, or would lose words', () => {
  expect(() => takeApart(BUILT.replace('__reactRouterContext = {', '__context = {'))).toThrow('React Router');
  expect(() => takeApart(BUILT.replace('<div hidden id="S:0">', '<p>Late words</p>'))).toThrow('Late words');
});

test('the faces of fonts are those of the sheet', () => {
  const faces = [
    '@font-face{font-family:A;src:url(a.woff2)}',
    "@font-face{font-family:B;src:local('Georgia')}",
  ];

  expect(fontFaces(`${faces[0]}p{color:red}${faces[1]}`)).toBe(faces.join(''));
});

test('leaves out what nothing asks for, and what can wait for the whole sheet', () => {
  const css = `:root{--used:1px;--by-style:2px;--via:var(--used);--unused:3px}
    a{margin:var(--via)}a:hover,a:focus{color:red}.gt-button{transition:color 1s}.gt-deck{transition:transform 1s}
    @media print{a{color:black}}@media (scripting: none){a{color:blue}}`;
  const html = '<p style="margin:var(--by-style)">';
  const kept = dropUnused(css, html);

  expect(kept).toContain('--by-style');
  expect(kept).toContain('--via');
  expect(kept).toContain('a:focus');
  expect(kept).toContain('transition:transform');
  expect(kept).not.toMatch(/--unused|hover|print|scripting|color 1s/);
});

test('the inline script is one text without imports', async () => {
  const code = await earlyScript();

  expect(code).not.toMatch(/\bimport\s*[{"']|<\/script/);
  expect(() => new Function(code)).not.toThrow();
});
