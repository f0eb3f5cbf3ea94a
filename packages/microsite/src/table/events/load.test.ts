import { expect, test } from 'vitest';
import { siteContext } from '../../../../../apps/site/app/siteContext.server.ts';
import { packagedEvents } from './load.server.ts';
import { packEvents, unpackEvents } from './packedEvents.ts';

const packaged = packagedEvents(siteContext());

test('brings every event back as it was, letter by letter', () => {
  expect(JSON.stringify(unpackEvents(packEvents(packaged)).events)).toBe(JSON.stringify(packaged.events));
});

test('carries no field that says nothing', () => {
  const values = packEvents(packaged).events.flatMap((event) => Object.values(event));
  expect(values.filter((value) => value === null || value === '' || value === false)).toEqual([]);
});
