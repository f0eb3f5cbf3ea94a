import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makePackDocument, type PackDocument, type PackSheet, renderPackDocument } from './packDocument.ts';

const SHEET: PackSheet = {
  language: 'en-CA',
  firm: 'A',
  school: 'Université de l’Île',
  eyebrow: 'Campus pack',
  lead: 'When we come, who to ask, and three people to read.',
  code: {
    size: 3,
    path: 'M1 1h1v1h-1z',
    label: 'QR code of https://a.example/pack/ile',
    words: 'Scan for this page',
    address: 'a.example/pack/ile',
  },
  events: { title: 'When we come', none: 'No date right now.', list: [] },
  online: {
    title: 'Online',
    list: [{ date: 'February 4, 2027', title: 'Ask us', details: '18:00 to 19:00' }],
  },
  recruiter: { title: 'Who to ask', name: 'Ada Moe', job: 'Recruiter, Halifax', email: 'ada@a.example' },
  stories: {
    title: 'Three people',
    list: [{ title: 'A farm', by: 'Bo Li, Auditor', address: 'a.example/farm' }],
  },
  accommodation: 'Ask for captions, a ramp or more time at any step.',
};
const FRENCH: PackSheet = { ...SHEET, language: 'fr-CA', eyebrow: 'Trousse campus' };
const DOCUMENT: PackDocument = {
  title: 'A | Campus pack',
  firm: 'A',
  language: 'en-CA',
  paper: 'Letter',
  updated: '2026-11-27',
  sheets: [SHEET, FRENCH],
};
const root = join(tmpdir(), 'no-content');

test('draws a tagged sheet for each school and language, the same bytes each time', async () => {
  const pdf = await renderPackDocument(DOCUMENT, root);
  const words = pdf.toString('latin1');
  expect(words.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
  expect(words).toContain('/Marked true');
  expect(words).toContain('/Lang (en-CA)');
  expect(words).toContain('/Lang (fr-CA)');
  expect(words).toContain('/Alt (QR code of https://a.example/pack/ile)');
  expect(words).toContain('/Outlines');
  expect((await renderPackDocument(DOCUMENT, root)).equals(pdf)).toBe(true);
});

test.each([
  ['Letter', 612, 792],
  ['A4', 595.28, 841.89],
] as const)('a sheet of %s is %d by %d points', async (paper, width, height) => {
  const words = (await renderPackDocument({ ...DOCUMENT, paper }, root)).toString('latin1');
  expect(words).toContain(`/MediaBox [0 0 ${width} ${height}]`);
});

test('a school with many long dates still has one sheet', async () => {
  const long = {
    date: 'November 27, 2026',
    title: 'Rencontre avec toute l’équipe '.repeat(4),
    details: 'Salle '.repeat(30),
  };
  const sheets = [{ ...SHEET, events: { ...SHEET.events, list: [long, long, long, long] } }];
  const words = (await renderPackDocument({ ...DOCUMENT, sheets }, root)).toString('latin1');
  expect(words.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
});

test('draws nothing again while its words are the same', async () => {
  const cache = mkdtempSync(join(tmpdir(), 'packs-'));
  onTestFinished(() => rmSync(cache, { recursive: true }));
  const make = (document: PackDocument) => makePackDocument(document, { root, cache, name: 'en-Letter' });
  await make(DOCUMENT);
  const [first] = readdirSync(cache);
  await make(DOCUMENT);
  expect(readdirSync(cache)).toEqual([first]);
  await make({ ...DOCUMENT, updated: '2026-11-28' });
  expect(readdirSync(cache)).toHaveLength(1);
  expect(readdirSync(cache)).not.toEqual([first]);
});
