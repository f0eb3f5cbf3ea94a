import { expect, test } from 'vitest';
import { structuredDataIssues } from './structuredDataIssues.ts';

const crumbs = {
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.org/' },
    { '@type': 'ListItem', position: 2, name: 'Team' },
  ],
};

test('finds no issue in valid entries', async () => {
  expect(await structuredDataIssues([crumbs])).toEqual([]);
});

test('reports types and properties unknown to schema.org', async () => {
  expect(await structuredDataIssues([{ '@type': 'Storey' }])).toEqual([
    'Storey: Type "Storey" is not a valid schema.org type',
  ]);
  const headed = { ...crumbs, headline: 'Home' };
  expect(await structuredDataIssues([headed])).toEqual([
    'BreadcrumbList: Property "headline" for type "BreadcrumbList" is not supported by the schema.org specification',
  ]);
});

test('reports properties that search engines require, in nested entries too', async () => {
  const nameless = { '@type': 'VideoObject', publisher: { '@type': 'Organization' } };
  expect(await structuredDataIssues([nameless])).toEqual(
    expect.arrayContaining([
      'VideoObject: Required attribute "name" is missing',
      'VideoObject.Organization: Required attribute "name" is missing',
    ]),
  );
  const lost = { '@type': 'BreadcrumbList', itemListElement: crumbs.itemListElement.toReversed() };
  lost.itemListElement = lost.itemListElement.map((item, index) => ({ ...item, position: index + 1 }));
  expect((await structuredDataIssues([lost])).join()).toContain('"item" with URL is missing');
});
