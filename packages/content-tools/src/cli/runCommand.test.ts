import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentCopy, EXAMPLE } from '../testing/contentCopy.ts';
import { runCommand } from './runCommand.ts';

test('says how to use it', async () => {
  expect(await runCommand([])).toContain('Usage: content <command>');
  expect(await runCommand(['check', '--help'])).toContain('Usage: content <command>');
  await expect(runCommand(['fly'])).rejects.toThrow('There is no command "fly"');
});

test('checks a folder', async () => {
  expect(await runCommand(['check', '--content', EXAMPLE])).toBe(
    'Content is in order: 1 story, 0 people, 0 resources.',
  );
  using content = contentCopy();
  content.remove('brand.json');
  await expect(runCommand(['check', '--content', content.root])).rejects.toThrow(
    /^• brand.json is missing[\s\S]*One thing needs mending in /,
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
});

test('asks for the folder, and where files go', async () => {
  await expect(runCommand(['check', '--content', 'nowhere'])).rejects.toThrow('Name the content folder');
  await expect(runCommand(['bake', '--content', EXAMPLE])).rejects.toThrow('content bake --out DIR');
});
