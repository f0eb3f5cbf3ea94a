import axe from 'axe-core';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { exampleCases } from './exampleCases.ts';

/** Rules about whole pages: an example is a part of one. */
const OF_PAGES = ['region', 'landmark-one-main', 'page-has-heading-one', 'landmark-unique'];

test('axe finds nothing in any example', async () => {
  const found: string[] = [];
  for (const { name, element } of exampleCases) {
    const { container, unmount } = await render(element);
    const { violations } = await axe.run(container, {
      rules: Object.fromEntries(OF_PAGES.map((id) => [id, { enabled: false }])),
    });
    found.push(...violations.map(({ id, nodes }) => `${name}: ${id}, ${nodes[0]?.html.slice(0, 120)}`));
    await unmount();
  }
  expect(found).toEqual([]);
  expect(exampleCases.length).toBeGreaterThan(60);
}, 300_000);
