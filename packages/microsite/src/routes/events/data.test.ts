import { expect, test } from 'vitest';
import { GROWN_FIRM } from '../testing/grownFirm.ts';
import { GROWN_FIRM_EVENTS } from '../testing/grownFirmEvents.ts';
import { load } from './data.server.ts';
import { unpackEvents } from './packedEvents.ts';

const { packaged } = load(GROWN_FIRM);

test('unpacks every event exactly as it was packed', () => {
  expect(GROWN_FIRM_EVENTS.events).toHaveLength(4);
  expect(JSON.stringify(unpackEvents(packaged).events)).toBe(JSON.stringify(GROWN_FIRM_EVENTS.events));
});

test('packs no empty field', () => {
  const values = packaged.events.flatMap((event) => Object.values(event));
  expect(values.filter((value) => value === null || value === '' || value === false)).toEqual([]);
});

test('has the words of the page even without events', () => {
  const page = load({ ...GROWN_FIRM, events: null });
  expect(page.packaged).toEqual({ events: [], provinces: [] });
  expect(page.text).toEqual([{ type: 'paragraph', text: 'Bring a pen.' }]);
});
