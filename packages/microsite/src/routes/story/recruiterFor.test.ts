import { expect, test } from 'vitest';
import { GROWN_FIRM } from '../testing/grownFirm.ts';
import { SMALL_FIRM } from '../testing/smallFirm.ts';
import { SMALL_FIRM_PICTURE } from '../testing/smallFirmContent.ts';
import { recruiterFor } from './recruiterFor.server.ts';

const by = (name: string, city: string) => ({
  slug: 'a',
  author: { name, job: `Auditor, ${city}`, portrait: SMALL_FIRM_PICTURE },
});
const asked = (name: string, city: string, type: 'student' | 'experienced') =>
  recruiterFor(GROWN_FIRM, by(name, city), type)?.name;

test('names the author, if they recruit visitors of this type', () => {
  expect(asked('Mere Tau', 'Dunedin', 'student')).toBe('Mere Tau');
  expect(asked('Tama Reid', 'Dunedin', 'experienced')).toBe('Hana Parata');
});

test('names somebody of the author’s city who looks after visitors of this type', () => {
  expect(asked('Aroha Ngata', 'Dunedin', 'student')).toBe('Tama Reid');
  expect(asked('Aroha Ngata', 'Dunedin', 'experienced')).toBe('Hana Parata');
});

test('names somebody of the region where nobody of the city recruits', () => {
  expect(asked('Aroha Ngata', 'Kerikeri', 'student')).toBe('Mere Tau');
});

test('names the same one of the team each time where the city is far from everybody', () => {
  const found = asked('Aroha Ngata', 'Chatham', 'student');
  expect(['Mere Tau', 'Tama Reid']).toContain(found);
  expect(asked('Aroha Ngata', 'Chatham', 'student')).toBe(found);
});

test('names nobody where the site has no page of the team', () => {
  expect(recruiterFor(SMALL_FIRM, by('Mere Tau', 'Dunedin'), 'student')).toBeNull();
});
