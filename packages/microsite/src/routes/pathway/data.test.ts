import { expect, test } from 'vitest';
import { load as loadCampus } from '../campus/data.server.ts';
import { GROWN_FIRM } from '../testing/grownFirm.ts';
import { PATHWAY_FIRM } from '../testing/pathwayFirm.ts';
import { card, head, list, load, pathwayLink } from './data.server.ts';

test('a firm without pathway.json has no such page, and nothing leads to one', () => {
  expect(list(GROWN_FIRM)).toEqual([]);
  expect(load(GROWN_FIRM)).toBeNull();
  expect(pathwayLink(GROWN_FIRM)).toBeNull();
  expect(loadCampus(GROWN_FIRM)).not.toHaveProperty('credential');
});

test('a firm with the file and without an address for it has no such page either', () => {
  expect(list({ ...GROWN_FIRM, content: PATHWAY_FIRM.content })).toEqual([]);
});

test('the page is in lists, and the campus page leads to it', () => {
  expect(list(PATHWAY_FIRM)).toMatchObject([{ path: '/ara', label: 'To the guild', updated: '2026-11-02' }]);
  expect(loadCampus(PATHWAY_FIRM).credential).toEqual({ href: '/ara', label: 'To the guild' });
});

test('the page has the day of the build, and the sources of its facts in the head', () => {
  expect(load(PATHWAY_FIRM)).toMatchObject({ title: ['To the', 'guild'], today: PATHWAY_FIRM.today });
  expect(JSON.stringify(head(PATHWAY_FIRM, { path: '/ara' }))).toContain('"name":"The hooks"');
});

test('the share card has the picture that the content names', () => {
  expect(card(PATHWAY_FIRM)).toEqual({
    headline: 'To the guild',
    note: 'To the guild',
    art: { photo: 'places/harbour' },
  });
});
