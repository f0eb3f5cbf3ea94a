import { expect, test } from 'vitest';
import { GROWN_FIRM } from '../testing/grownFirm.ts';
import { HIRING_FIRM } from '../testing/hiringFirm.ts';
import { head, list, load } from './data.server.ts';

test('a firm without hiring.json has no such page', () => {
  expect(list(GROWN_FIRM)).toEqual([]);
  expect(load(GROWN_FIRM)).toBeNull();
});

test('a promise whose check has lapsed says what holds meanwhile, and no longer what was found', () => {
  const [fresh, old] = load(HIRING_FIRM)?.promises ?? [];
  expect(fresh).toMatchObject({ found: 'It rang.', lapsed: null, check: { lapsed: false } });
  expect(old).toMatchObject({
    found: null,
    lapsed: 'We still ring.',
    check: { words: 'Being checked again', until: null, lapsed: true },
  });
});

test('the page leads to the same records as JSON, in a link and in its head', () => {
  expect(load(HIRING_FIRM)?.file).toEqual({ href: '/kupu.json', label: 'Data' });
  expect(head(HIRING_FIRM, { path: '/kupu' })).toContainEqual({
    rel: 'alternate',
    type: 'application/json',
    href: '/kupu.json',
  });
});

test('the two pages lead to each other', () => {
  expect(list(HIRING_FIRM)).toMatchObject([{ path: '/kupu', label: 'Promises', updated: '2026-11-02' }]);
  expect(load(HIRING_FIRM)?.hiring).toEqual({ href: '/mahi-hou', label: 'In days' });
});
