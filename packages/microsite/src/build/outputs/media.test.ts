import { mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../testing/emptyFolder.ts';
import { copyMedia, copyMissing, mediaFolders } from './media.ts';

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

const WORK = { media: '/firm/.microsite/media', cache: '/firm/.microsite/cache' };
const OWN = { packed: null, rendered: WORK.media, cache: join(WORK.cache, 'media') };

test('renders the pictures of a site of its own content into its own folder', () => {
  const site = { contentFolder: join(emptyFolder(), 'content'), content: { folder: './content' } };
  expect(mediaFolders(site, WORK)).toEqual(OWN);
});

test('shares the picture cache of a content package in the same workspace, which is linked', () => {
  const [words, modules] = [realpathSync(emptyFolder()), join(emptyFolder(), 'node_modules')];
  mkdirSync(modules);
  symlinkSync(words, join(modules, 'words'), 'junction');
  const site = { contentFolder: join(modules, 'words', 'content'), content: { folder: 'words' } };
  expect(mediaFolders(site, WORK)).toEqual({ ...OWN, cache: join(words, '.cache', 'media') });
});

test('takes the pictures of an installed content package, and never writes to it', () => {
  const home = join(realpathSync(emptyFolder()), 'node_modules', 'words');
  mkdirSync(home, { recursive: true });
  const site = { contentFolder: join(home, 'content'), content: { folder: 'words' } };
  expect(mediaFolders(site, WORK)).toEqual(OWN);
  mkdirSync(join(home, 'dist', 'media'), { recursive: true });
  expect(mediaFolders(site, WORK)).toEqual({ ...OWN, packed: join(home, 'dist', 'media') });
});

test('copies missing files only, and a folder onto itself not at all', () => {
  const [from, to] = [emptyFolder(), emptyFolder()];
  writeFileSync(join(from, 'a'), 'new');
  writeFileSync(join(from, 'b'), 'new');
  writeFileSync(join(to, 'a'), 'old');
  copyMissing(from, to);
  copyMissing(to, to);
  copyMissing(join(from, 'nothing'), to);
  expect(['a', 'b'].map((name) => readFileSync(join(to, name), 'utf8'))).toEqual(['old', 'new']);
});
