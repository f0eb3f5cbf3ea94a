import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentCopy, EXAMPLE } from '../testing/contentCopy.ts';
import { inWelsh } from '../testing/inWelsh.ts';
import { wholeFirm } from '../testing/wholeFirm.ts';
import { runCommand } from './commands.ts';

test('prints its usage', async () => {
  expect(await runCommand([])).toContain('Usage: microsite content <command>');
  expect(await runCommand(['check', '--help'])).toContain('Usage: microsite content <command>');
  await expect(runCommand(['fly'])).rejects.toThrow('There is no command "fly"');
});

test('checks a folder', async () => {
  expect(await runCommand(['check', '--content', EXAMPLE])).toBe(
    'The content is in order. Stories: 1; people: 0; resources: 0.',
  );
  using content = contentCopy();
  content.remove('brand.json');
  await expect(runCommand(['check', '--content', content.root])).rejects.toThrow(
    /^• brand.json is missing[\s\S]*To fix in .*: 1\.$/,
  );
  const docs = 'https://docs.example.com/1.0.0/';
  await expect(runCommand(['check', '--content', content.root], { docs })).rejects.toThrow(
    /To fix in .*: 1\.\nMore about these: https:\/\/docs\.example\.com\/1\.0\.0\/errors\/missing-file\/$/,
  );
});

test('writes modules and starts stories', async () => {
  using content = contentCopy();
  const out = content.path('made');
  expect(await runCommand(['generate', '--content', content.root, '--out', out])).toBe('');
  expect(existsSync(`${out}/deck.ts`)).toBe(true);
  expect(await runCommand(['new', 'discover', 'rain', '--content', content.root])).toContain(
    'story.json. Fill it in',
  );
  expect(existsSync(content.path('stories/discover/rain/story.json'))).toBe(true);
  inWelsh(content);
  expect(await runCommand(['new', 'discover', 'sun', '--content', content.root])).toContain(
    'story.json, and its translation in cy. Fill them in',
  );
});

test('writes editor schemas with the taxonomy of the firm', async () => {
  using content = wholeFirm();
  expect(await runCommand(['schema', '--content', content.root])).toMatch(/^schema: \d+ schemas/);
  const { properties } = JSON.parse(readFileSync(content.path('schema/member.schema.json'), 'utf8'));
  expect(properties.region.enum).toEqual(['west']);
});

test('prints the coverage of each language, and fails when text is missing', async () => {
  expect(await runCommand(['coverage', '--content', EXAMPLE])).toBe('This folder has one language.');
  using content = inWelsh(wholeFirm());
  const coverage = (...args: string[]) => runCommand(['coverage', '--content', content.root, ...args]);
  const table = await coverage();
  expect(table.split('\n')[0]).toBe(
    'cy         files  fields  written  missing  in source language  to review',
  );
  expect(table).toMatch(/^members +1 +3 +3 +0 +0 +0$/m);
  expect(table).toMatch(/^all +18 +(\d+) +\1 +0 +0 +0$/m);

  content.edit('messages.en-GB.json', (messages) => {
    messages.memberClosing = 'Come in.';
  });
  expect(await coverage()).toMatch(
    /^messages +1 +\d+ +\d+ +0 +0 +1$[\s\S]*\n• messages\.cy\.json, memberClosing/m,
  );

  content.remove('members/ben-oduya.cy.json');
  await expect(coverage()).rejects.toThrow(
    /^members +1 +3 +0 +3 +0 +0$[\s\S]*\n• members\/ben-oduya\.cy\.json/m,
  );
  expect(await coverage('--omit', 'cy')).toMatch(/^members +1 +3 +0 +3 +0 +0$/m);
});

test('leaves out missing pages with --omit', async () => {
  using content = inWelsh(wholeFirm());
  content.remove('members/ben-oduya.cy.json');
  await expect(runCommand(['check', '--content', content.root])).rejects.toThrow('ben-oduya.cy.json');
  expect(String(await runCommand(['check', '--content', content.root, '--omit', 'cy']))).toContain(
    'The content is in order. Stories: 5; people: 1; resources: 1. Left out in cy: 1.',
  );
});

test('records a review', async () => {
  using content = inWelsh(wholeFirm());
  const read = (...args: string[]) => runCommand(['read', '--content', content.root, ...args]);
  expect(await read(content.path('share.cy.json'), 'brand.json', '--language', 'cy', '--by', 'Nia')).toBe(
    'translations.cy.json: read by Nia: 2.',
  );
  const reviewLog = JSON.parse(readFileSync(content.path('translations.cy.json'), 'utf8'));
  expect([reviewLog['share.json'].by, reviewLog['brand.json'].by, reviewLog['facts.json'].by]).toEqual([
    'Nia',
    'Nia',
    'Mair',
  ]);
  await expect(read('--by', 'Nia')).rejects.toThrow('--language <cy> --by NAME');
  await expect(read('--language', 'cy')).rejects.toThrow('--language <cy> --by NAME');
});

test('asks for the content folder and the output folder', async () => {
  await expect(runCommand(['check', '--content', 'nowhere'])).rejects.toThrow('Name the content folder');
  await expect(runCommand(['media', '--content', EXAMPLE])).rejects.toThrow(
    'microsite content media --out DIR',
  );
});

test('still runs under its first name, and says the new one', () => {
  const alias = (...args: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'content.ts'), ...args], { encoding: 'utf8' });
  const { status, stderr, stdout } = alias('check', '--content', EXAMPLE);
  expect([status, stderr, stdout]).toEqual([
    0,
    '"content" is now "microsite content".\n',
    'The content is in order. Stories: 1; people: 0; resources: 0.\n',
  ]);
  const refused = alias('--fast');
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining("Unknown option '--fast'")]);
});
