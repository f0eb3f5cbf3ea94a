import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../testing/emptyFolder.ts';
import { copyMedia } from './media.ts';

test('copies pictures, and no files of the operating system', () => {
  const [media, site] = [emptyFolder(), emptyFolder()];
  for (const folder of ['pictures/people', 'pictures/@eaDir'])
    mkdirSync(join(media, folder), { recursive: true });
  for (const name of ['Ada.1a2b3c-320.avif', '.DS_Store', '._Ada.1a2b3c-320.avif', 'Thumbs.db'])
    writeFileSync(join(media, 'pictures/people', name), '');
  writeFileSync(join(media, 'pictures/@eaDir/a.avif'), '');
  copyMedia(media, site);
  const names = readdirSync(site, { recursive: true, encoding: 'utf8', withFileTypes: true });
  expect(names.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(['Ada.1a2b3c-320.avif']);
});
