import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Evidence, Subject } from '../../packages/microsite/src/routes/accessibility/evidence.ts';
import { CHECKS } from './checks.ts';
import { PACKAGES, ROOT, readEvidence, renewed, sourceHash, untrue } from './evidence.ts';

/** Folders without anything that a visitor sees. */
const UNSEEN: Readonly<Record<string, readonly string[]>> = {
  ui: ['__generated__', 'after-paint', 'examples', 'motion-score'],
  pages: ['context', 'internal', 'static', 'styles', 'testing'],
};

const words = { en: 'Sheet', fr: 'Feuille' };
const row = { check: 'axe', result: 'passes', checked: '2026-01-02', source: 'old' } as const;
const subject: Subject = {
  id: 'sheet',
  name: words,
  sources: ['sheet'],
  checks: ['axe', 'eyes', 'reader', 'keys'],
  rows: [row, { ...row, check: 'eyes' }, { ...row, check: 'reader' }],
};
const evidence: Evidence = {
  checks: {
    axe: { by: 'machine', with: words, criteria: ['1.1.1'] },
    eyes: { by: 'hand', with: words, criteria: ['1.4.10'] },
    keys: { by: 'machine', with: words, criteria: ['2.1.1'] },
    reader: { by: 'reader', with: words, criteria: ['4.1.2'] },
  },
  subjects: [subject],
};

for (const name of PACKAGES) {
  test(`accessibility.json of ${name} is as new as the code it speaks of: else run pnpm accessibility:renew`, () => {
    expect(untrue(readEvidence(name), ({ sources }) => sourceHash(sources))).toEqual([]);
  });

  test(`accessibility.json of ${name} speaks of every folder that visitors see`, () => {
    const folders = readdirSync(path.join(ROOT, 'packages', name, 'src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !UNSEEN[name]?.includes(entry.name))
      .map((entry) => `packages/${name}/src/${entry.name}`);
    const spoken = readEvidence(name).subjects.flatMap(({ sources }) => sources);
    expect(folders.filter((folder) => !spoken.includes(folder))).toEqual([]);
  });

  test(`every check by a machine in accessibility.json of ${name} has a command`, () => {
    const { checks } = readEvidence(name);
    const machines = Object.keys(checks).filter((check) => checks[check]?.by !== 'hand');
    expect(machines.filter((check) => CHECKS[name][check] === undefined)).toEqual([]);
  });
}

test('a hash changes with a file and its name, not with its test', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'evidence-'));
  mkdirSync(path.join(root, 'sheet'));
  const write = (name: string, text: string) => {
    writeFileSync(path.join(root, 'sheet', name), text);
    return sourceHash(['sheet'], root);
  };
  const first = write('Sheet.tsx', 'a');
  expect(write('Sheet.test.tsx', 'b')).toBe(first);
  expect(write('Sheet.tsx', 'c')).not.toBe(first);
  expect(write('sheet.css', '')).not.toBe(write('sheet.css', 'd'));
});

test('renewing gives the day to checks that passed, and leaves those by hand to a person', () => {
  const changed = { now: 'new', today: '2026-11-27' };
  const after = renewed(evidence, subject, { ...changed, ran: { axe: true, reader: null } });
  expect(after.rows).toEqual([
    { ...row, checked: '2026-11-27', source: 'new' },
    { ...row, check: 'eyes', stale: true },
    { ...row, check: 'reader', stale: true },
  ]);
  const looked = renewed(evidence, after, { ...changed, ran: {}, made: 'eyes' });
  expect(looked.rows[1]).toEqual({ ...row, check: 'eyes', checked: '2026-11-27', source: 'new' });
});

test('a check that was made for the first time gets a row', () => {
  const after = renewed(evidence, subject, { now: 'new', today: '2026-11-27', ran: { keys: true } });
  expect(after.rows.at(-1)).toEqual({
    check: 'keys',
    result: 'passes',
    checked: '2026-11-27',
    source: 'new',
  });
});

test('a check that failed, or was not run, gets no new day', () => {
  const after = renewed(evidence, subject, { now: 'new', today: '2026-11-27', ran: { axe: false } });
  expect(after.rows[0]).toEqual({ ...row, stale: true });
  expect(untrue({ ...evidence, subjects: [after] }, () => 'new')).toEqual([
    'sheet, axe: a machine can make it again at once',
  ]);
});

test('a row that is older than the code, hides what is not perfect, or names no check is untrue', () => {
  const rows = [
    row,
    { ...row, source: 'new', result: 'partly' as const },
    { ...row, source: 'new', check: 'none' },
  ];
  expect(untrue({ ...evidence, subjects: [{ ...subject, rows }] }, () => 'new')).toEqual([
    'sheet, axe: is older than the code',
    'sheet, axe: says what is not perfect with "partly", and only then',
    'sheet, none: there is no such check',
  ]);
});
