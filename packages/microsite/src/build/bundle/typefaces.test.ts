import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../testing/emptyFolder.ts';
import { lettersOf } from './typefaces.ts';

test('finds the letters of content in every encoding that is read, and skips files of the operating system', async () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'a.json'), '{ "title": "Łódź" }');
  writeFileSync(join(folder, 'b.json'), Buffer.from('\ufeff{ "title": "Ѓ" }', 'utf16le'));
  writeFileSync(join(folder, 'c.json'), '{ "title": "\\u0219" }');
  writeFileSync(join(folder, '._a.json'), 'ж');
  const letters = await lettersOf(folder);
  for (const letter of 'AzéŁźЃș’') expect(letters).toContain(letter);
  expect(letters).not.toContain('ж');
});
