import { expect, it } from 'vitest';
import { linkPages } from './links.ts';

const context = {
  file: 'docs/guides/deploy.md',
  pageOf: (file: string) => ({ 'docs/scale.md': 'guides/scale', packages: 'packages' })[file],
  addPicture: () => {},
};

it('points a link between files at a page, with its anchor', () => {
  expect(linkPages('See [scale](../scale.md#hosts).', context)).toBe('See [scale](page:guides/scale#hosts).');
});

it('keeps the words of a link to a file that is no page', () => {
  expect(linkPages('In [`node.ts`](../../packages/server/src/node.ts).', context)).toBe('In `node.ts`.');
});

it('leaves links to other sites, anchors and code as they are', () => {
  const text = '[a](https://example.com) [b](#below)\n\n```md\n[c](../scale.md)\n```\n';
  expect(linkPages(text, context)).toBe(text);
});

it('collects pictures by their path from the root', () => {
  const pictures: string[] = [];
  const text = linkPages('![Rings](../pictures/rings.svg)', {
    ...context,
    addPicture: (file) => pictures.push(file),
  });
  expect(text).toBe('![Rings](media:pictures/rings.svg)');
  expect(pictures).toEqual(['docs/pictures/rings.svg']);
});
