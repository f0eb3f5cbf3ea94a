import type { Brand } from '@tamarack-lowe/content-model';
import { expect, it } from 'vitest';
import { brandOf } from './brandOf.ts';

const brand = {
  site: 'https://old.example',
  pages: { connect: '/people', campus: '/campus', events: '/campus/dates' },
} as Brand;
const on = { origin: 'https://new.example', team: true, campus: true, events: true };

it('publishes the site at the origin of the config', () => {
  expect(brandOf(brand, on).site).toBe('https://new.example');
});

it('leaves out what the config switches off, and events with the resources above them', () => {
  expect(brandOf(brand, { ...on, team: false }).pages).toEqual({
    campus: '/campus',
    events: '/campus/dates',
  });
  expect(brandOf(brand, { ...on, campus: false }).pages).toEqual({ connect: '/people' });
  expect(brandOf(brand, { ...on, events: false }).pages).not.toHaveProperty('events');
});

it('adds no page that the content has no address for', () => {
  expect(brandOf({ ...brand, pages: {} }, on).pages).toEqual({});
});
