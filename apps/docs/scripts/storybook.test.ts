import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { refuseMissingExamples } from './storybook.ts';

it('refuses a page that shows an example which Storybook does not have', () => {
  const storybook = mkdtempSync(path.join(tmpdir(), 'storybook-'));
  onTestFinished(() => rmSync(storybook, { recursive: true }));
  const entries = { 'controls-button--default': {} };
  writeFileSync(path.join(storybook, 'index.json'), JSON.stringify({ entries }));
  const pageWith = (body: string) => [{ path: 'components/button', title: '', description: '', body }];
  const shown = pageWith('<iframe src="storybook:iframe.html?id=controls-button--default&amp;x"></iframe>');
  expect(() => refuseMissingExamples(shown, storybook)).not.toThrow();
  const gone = pageWith('<a href="storybook:?path=/story/controls-button--gone">Gone</a>');
  expect(() => refuseMissingExamples(gone, storybook)).toThrow('components/button: controls-button--gone');
});
