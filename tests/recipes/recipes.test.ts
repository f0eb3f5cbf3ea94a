import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyRepository } from './copyRepository.ts';
import { type Recipe, readRecipe } from './recipe.ts';

let copy = '';
beforeAll(() => {
  copy = copyRepository();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs the commands of a recipe in the copy, and returns the output of those that fail. */
function failures({ commands }: Recipe): string[] {
  return commands.flatMap(({ folder, words: [command = '', ...args] }) => {
    const cwd = path.join(copy, folder);
    const bin = [path.join(cwd, 'node_modules/.bin'), path.join(copy, 'node_modules/.bin'), process.env.PATH];
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, PATH: bin.join(path.delimiter) },
    });
    return status === 0 ? [] : [`${folder}: ${[command, ...args].join(' ')}\n${stdout}${stderr}`];
  });
}

test('the recipe for a page compiles, and its test passes', () => {
  const recipe = readRecipe('A page');
  const files = recipe.apply(copy);
  expect(failures(recipe)).toEqual([]);
  expect(files.length).toBeLessThanOrEqual(8);
});

test('the recipe for a block type compiles, its tests pass, and it touches seven files at most', () => {
  const recipe = readRecipe('A block type');
  const byHand = recipe.apply(copy);
  expect(failures(recipe)).toEqual([]);
  const files = new Set([...byHand, ...differentSchemas()]);
  expect(files.size).toBeLessThanOrEqual(7);
  for (const file of files) expect(recipe.named).toContain(file);
});

/** The JSON Schemas of the copy that differ from those of the repository. */
function differentSchemas(): string[] {
  const root = path.join(import.meta.dirname, '../..');
  return ['packages/content-model/schema', 'packages/stories/content/schema'].flatMap((folder) => {
    const { stdout } = spawnSync(
      'git',
      ['diff', '--no-index', '--name-only', folder, path.join(copy, folder)],
      {
        cwd: root,
        encoding: 'utf8',
      },
    );
    return stdout
      .split('\n')
      .filter(Boolean)
      .map((file) => `${folder}/${path.basename(file)}`);
  });
}
