import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder with three recorded answers, removed when the test ends. */
export function fixtureRecordings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'recordings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'menu.json'), '[{"title":"Services"}]');
  writeFileSync(join(folder, 'campus-events.json'), '{"events":[{"id":1}]}');
  writeFileSync(join(folder, 'long.json'), JSON.stringify(Array(400).fill({ title: 'Services' })));
  writeFileSync(join(folder, 'README.md'), 'Where these come from.');
  return folder;
}
