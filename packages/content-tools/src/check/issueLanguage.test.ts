import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../cli/commands.ts';
import { contentCopy } from '../testing/contentCopy.ts';
import { checkContent } from './checkContent.ts';

const FRENCH_FIRM = join(import.meta.dirname, '..', '..', '..', '..', 'apps', 'norrbeck', 'content');
const STORY = 'stories/racine/le-crayon-rouge/story.json';

/** Words of English that no French message has. */
const ENGLISH = /\b(?:the|this|must|there|is|Add|Write|Choose|Check)\b/;

test('speaks French to the editors of a French folder, and English where they ask for it', () => {
  using content = contentCopy(FRENCH_FIRM);
  content.edit(STORY, (story) => {
    story.title = 3;
    story.body = ['', { type: 'paragraf', text: 'Texte' }];
    delete story.summary;
  });
  content.write('share.json', '{ "ring": "a",\n "ring": "b" }');
  const { issues } = checkContent(content.root);
  expect(issues).toContain(
    'le-crayon-rouge, title\u00a0: «\u00a0title\u00a0» doit être une ligne de texte ou une liste de lignes.',
  );
  expect(issues.join('\n')).toContain('le-crayon-rouge, bloc 1\u00a0: ');
  expect(issues.join('\n')).toContain(
    'share.json, ligne 2, colonne 2\u00a0: «\u00a0ring\u00a0» est ici une seconde fois',
  );
  for (const issue of issues) expect(issue).not.toMatch(ENGLISH);
  expect(checkContent(content.root, { language: 'en' }).issues).toContain(
    'le-crayon-rouge, title: "title" must be a line of text or a list of lines.',
  );
});

test('rules and commands speak French, too', async () => {
  using content = contentCopy(FRENCH_FIRM);
  content.edit(STORY, (story) => {
    story.body = ['Trop court pour un récit.', 'Et il y a {rien} ici.', '<p>Un <strong>mot.</p>'];
    story.images = [{ media: 'scenes/nulle-part', type: 'image', alt: 'Court' }];
  });
  const run = (...args: string[]) => runCommand([...args, '--content', content.root]);
  await expect(run('check')).rejects.toThrow(
    /il n’y a pas d’image «\u00a0scenes\/nulle-part\u00a0»[\s\S]*À corriger dans .*\u00a0: \d+\.$/,
  );
  const message = await run('check').catch((error: Error) => error.message);
  expect(message).not.toMatch(ENGLISH);
  await expect(run('check', '--language', 'en')).rejects.toThrow(/To fix in .*: \d+\.$/);
  await expect(run('new', 'racine', 'Été')).rejects.toThrow('ne doit avoir que des minuscules');
  await expect(run('new', 'racine', 'Été', '--language', 'en')).rejects.toThrow(
    'must have lowercase letters',
  );
  expect(await run('new', 'racine', 'un-ete')).toMatch(/^Nouveau\u00a0: .*sa traduction en en\. /);
  await expect(run('read', '--language', 'en', '--by', 'Ida', STORY)).rejects.toThrow(
    'Rien n’a été consigné',
  );
});

test('speaks English where the language of a folder is another, or unclear', () => {
  using content = contentCopy();
  content.remove('brand.json');
  expect(checkContent(content.root).issues).toContain(
    'brand.json is missing, and the site cannot be made without it. Put the file back.',
  );
});
