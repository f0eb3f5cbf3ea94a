import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readRecordings } from './readRecordings.ts';

function recordings(files: Record<string, string | Buffer>): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'site-')), 'recordings');
  onTestFinished(() => rmSync(join(folder, '..'), { recursive: true }));
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  return folder;
}

test('answers routes with what is recorded, and with nothing that a system left', () => {
  const folder = recordings({
    'campus-events.json': Buffer.from('\ufeff{ "events": [] }', 'utf16le'),
    'fr/menu.json': '\ufeff["à"]',
    '._menu.json': Buffer.of(0, 5, 0x16, 7),
    'fr/~$menu.json': Buffer.of(0, 5),
    '__MACOSX/menu.json': '[]',
  });
  expect(readRecordings(folder)).toEqual({
    '': { campus_events: '{ "events": [] }' },
    fr: { menu: '["à"]' },
  });
  expect(readRecordings(undefined)).toEqual({});
});

test('refuses what was damaged, and two files for one route', () => {
  expect(() => readRecordings(recordings({ 'menu.json': '[\n"Carriâ€™re"]' }))).toThrow(
    'recordings/menu.json, line 2, column 7: "Carriâ€™re" is UTF-8 that was read as Windows-1252.',
  );
  expect(() =>
    readRecordings(recordings({ 'campus-events.json': '{}', 'campus_events.json': '{}' })),
  ).toThrow('recordings/campus_events.json: another file answers the route "campus_events" already');
});
