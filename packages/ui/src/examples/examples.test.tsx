import axe from 'axe-core';
import { renderToString } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { exampleCases, exampleFiles } from './exampleCases.ts';

test('every component has an example called Default', () => {
  expect(exampleFiles.filter((file) => !file.Default).map((file) => file.default.title)).toEqual([]);
});

test.each(exampleCases)('$name is drawn on the server and axe finds nothing to mend', async ({ element }) => {
  expect(renderToString(element)).not.toBe('');
  const { container } = await render(<main>{element}</main>);
  const { violations } = await axe.run(container, {
    // What axe cannot know of a part: headings and landmarks belong to the page around it.
    rules: Object.fromEntries(PAGE_RULES.map((id) => [id, { enabled: false }])),
  });

  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

const PAGE_RULES = [
  'heading-order',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-main',
  'landmark-unique',
  'skip-link',
];
