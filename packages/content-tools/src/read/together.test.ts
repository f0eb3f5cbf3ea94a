import { expect, test } from 'vitest';
import { wholeFirm } from '../testing/wholeFirm.ts';
import { createSources } from './sources.ts';

test('readings that go together share what they read, language by language, and others read for themselves', () => {
  using firm = wholeFirm();
  const together = {};
  const source = createSources(firm.root, { together });
  expect(createSources(firm.root, { together })).toBe(source);
  const welsh = createSources(firm.root, { language: 'cy', home: '/cy', together });
  expect(welsh).not.toBe(source);
  expect(createSources(firm.root)).not.toBe(source);
  expect(createSources(firm.root).stories()).toEqual(source.stories());
});

test('readings that go together read a file once, wherever their sites stand', () => {
  using firm = wholeFirm();
  const together = {};
  const open = (home: string, language?: string) => createSources(firm.root, { language, home, together });
  const one = open('/one/');
  for (const other of [open('/other/'), open('/one/', one.language()), open('/', `${one.language()}-CA`)]) {
    expect(other).not.toBe(one);
    expect(other.reader).toBe(one.reader);
  }
  expect(open('/cy', 'cy').reader).not.toBe(one.reader);
});
