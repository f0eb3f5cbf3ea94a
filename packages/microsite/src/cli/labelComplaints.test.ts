import { messagesOf } from '@tamarack-lowe/content-model/messages';
import { expect, it } from 'vitest';
import { labelComplaints } from './labelComplaints.ts';

const team = { pages: { connect: '/people' } };
const whole = Object.fromEntries(Object.keys(messagesOf(team)).map((key) => [key, 'Words of {firm}']));

it('finds nothing wrong where every label of the pages there are is written', () => {
  expect(labelComplaints({ brand: team, language: 'en', labels: whole })).toEqual([]);
});

it('names the label that nobody wrote, and the value that no page fills in', () => {
  const { mainMenu: _, ...rest } = whole;
  const labels = { ...rest, copyright: '© {yeer} {firm}' };
  expect(labelComplaints({ brand: team, language: 'en', labels })).toEqual([
    'messages, en: "mainMenu" is missing, and a page would stand without it. Write it.',
    'messages, en: "copyright" asks for {yeer}, which no page fills in. It may say {year}, {firm}, {product}.',
  ]);
});

it('asks for no labels of regions, schools and other languages where there are none', () => {
  const {
    connectAllRegions: _,
    connectSchool: __,
    memberSchoolsLead: ___,
    languageHint: ____,
    ...labels
  } = whole;
  const given = { brand: team, language: 'en', labels };
  const none = { regions: 0, schools: 0, visitorTypes: 2, otherLanguages: 0, offline: 0 };
  expect(labelComplaints({ ...given, parts: none })).toEqual([]);
  expect(labelComplaints({ ...given, parts: { ...none, regions: 2, otherLanguages: 1 } })).toEqual([
    expect.stringContaining('"languageHint" is missing'),
    expect.stringContaining('"connectAllRegions" is missing'),
  ]);
});

it('asks for the labels of a page only where the brand has it', () => {
  const brand = { pages: { connect: '/people', campus: '/study' } };
  const complaints = labelComplaints({ brand, language: 'en', labels: whole });
  expect(complaints).toContainEqual(expect.stringContaining('"campusTitle" is missing'));
  expect(complaints.filter((complaint) => /"(events|connect)/.test(complaint))).toEqual([]);
});
