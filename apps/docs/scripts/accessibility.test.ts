import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { accessibilityTable } from './accessibility.ts';

it('shows the checks of a component with their criteria, result and day', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'records-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'accessibility.json');
  expect(accessibilityTable(file, 'packages/ui/src/tag')).toBe('');
  const checks = { axe: { by: 'machine', with: { en: 'axe in Chromium' }, criteria: ['1.1.1', '4.1.2'] } };
  const rows = [{ check: 'axe', result: 'passes', checked: '2026-11-27' }];
  const subjects = [{ id: 'tag', sources: ['packages/ui/src/tag'], rows }];
  writeFileSync(file, JSON.stringify({ checks, subjects }));
  expect(accessibilityTable(file, 'packages/ui/src/tag')).toContain(
    '| axe in Chromium | 1.1.1, 4.1.2 | passes | 2026-11-27 |',
  );
  expect(accessibilityTable(file, 'packages/ui/src/deck')).toBe('');
});
