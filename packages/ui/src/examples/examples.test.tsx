import axe from 'axe-core';
import { type ComponentType, createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

type Props = Record<string, unknown>;
type Example = { args?: Props; render?: FunctionComponent<Props> };
type Examples = { default: Example & { title: string; component: ComponentType<Props> } } & Record<
  string,
  Example
>;

declare global {
  interface ImportMeta {
    glob: (pattern: string, options: { eager: true }) => Record<string, unknown>;
  }
}

const files = Object.values(import.meta.glob('../*/*.stories.tsx', { eager: true })) as Examples[];

const cases = files.flatMap(({ default: meta, ...examples }) =>
  Object.entries(examples).map(([name, example]) => {
    const drawing = example.render ?? meta.render ?? meta.component;
    return {
      name: `${meta.title}: ${name}`,
      element: createElement(drawing, { ...meta.args, ...example.args }),
    };
  }),
);

test('every component has an example called Default', () => {
  expect(files.filter((file) => !file.Default).map((file) => file.default.title)).toEqual([]);
});

test.each(cases)('$name is drawn on the server and axe finds nothing to mend', async ({ element }) => {
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
