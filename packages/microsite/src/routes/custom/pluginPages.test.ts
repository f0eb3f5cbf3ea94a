import { expect, test } from 'vitest';
import { SMALL_FIRM } from '../testing/smallFirm.ts';
import { customServer } from './data.server.ts';

const { brand, paths } = SMALL_FIRM.site;
const site = {
  ...SMALL_FIRM.site,
  brand,
  paths: { ...paths, page: (name: string) => (name === 'hours' ? '/hours' : null) },
};
const page = {
  title: 'Hours',
  description: 'When to call.',
  data: { days: ['Monday'] },
  things: [{ '@type': 'WebPage' as const, name: 'Hours' }],
};
const context = { ...SMALL_FIRM, site, plugins: { pages: { hours: page }, head: () => [] } };
const component = async () => () => null;
const server = customServer({ page: 'hours', plugin: true, component });
const params = { section: '', slug: '', path: '/hours' };

test('the page of a plugin has the content that the plugin made', () => {
  expect(server.list(context)).toEqual([{ path: '/hours', label: 'Hours' }]);
  expect(server.load(context, params)).toEqual({ days: ['Monday'] });
  const head = server.head(context, { data: page.data, path: '/hours' });
  expect(head).toContainEqual({ name: 'description', content: 'When to call.' });
  expect(head.at(-1)).toMatchObject({
    things: [{}, { '@type': 'BreadcrumbList' }, { '@type': 'WebPage', name: 'Hours' }],
  });
});

test('a plugin that made no page in a language has none there', () => {
  const empty = { ...context, plugins: { pages: {}, head: () => [] } };
  expect(server.list(empty)).toEqual([]);
  expect(server.load(empty, params)).toBeNull();
});
