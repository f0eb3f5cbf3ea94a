import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messagesOf } from '@tamarack-lowe/content-model/internal/messages';
import { checkContent } from '@tamarack-lowe/content-tools';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { createMicrosite } from './createMicrosite.ts';
import { emptyFolder } from './testing/emptyFolder.ts';

const answers = {
  name: 'Aube & Dupré',
  languages: ['en-CA'],
  sections: [],
  colour: '#2c6e63',
  today: '2027-01-02',
};
const now = new Date(answers.today);

test.each([
  { languages: ['en-CA'], sections: [] },
  { languages: ['fr-CA'], sections: [['Bâtir'], ['Bâtir'], ['Nous joindre']] },
  { languages: ['en-CA', 'fr-CA'], sections: [] },
  {
    languages: ['fr-CA', 'en-CA'],
    sections: [
      ['Prendre racine', 'Take Root'],
      ['Contact', 'Contact'],
    ],
  },
  { languages: ['de', 'en'], sections: [['李 王', 'Li']] },
  { languages: ['en', 'de', 'es'], sections: [['Fr', 'Fr', 'De']] },
])('writes content without issues: $languages, $sections', ({ languages, sections }) => {
  using place = emptyFolder();
  createMicrosite({ ...answers, folder: place.folder, languages, sections });
  const { issues, stories, members } = checkContent(join(place.folder, 'content'), { now });
  expect(issues).toEqual([]);
  expect([stories, members]).toEqual([2 * Math.max(sections.length, 1), 1]);
});

test.each([
  { types: [], shown: 0 },
  { types: [['anyone', 'tout le monde']], shown: 1 },
  {
    types: [
      ['studying', 'aux études'],
      ['starting', 'en début de carrière'],
      ['Pause', 'Pause'],
    ],
    shown: 3,
  },
])(
  'writes what is asked of $shown types of visitor, and the labels that their pages say',
  ({ types, shown }) => {
    using place = emptyFolder();
    createMicrosite({ ...answers, folder: place.folder, languages: ['en-CA', 'fr-CA'], types });
    const content = join(place.folder, 'content');
    const { issues, visitorTypes } = checkContent(content, { now });
    expect(issues).toEqual([]);
    expect(visitorTypes).toBe(shown);
    const parts = { regions: 0, schools: 0, facts: 1, visitorTypes: shown, otherLanguages: 1, offline: 1 };
    for (const language of ['en', 'fr']) {
      const labels = JSON.parse(readFileSync(join(content, `messages.${language}.json`), 'utf8'));
      expect(
        Object.keys(messagesOf({ pages: { connect: '/' } }, parts)).filter((key) => !(key in labels)),
      ).toEqual([]);
    }
  },
);

test('writes a site and returns the names of its files', () => {
  using place = emptyFolder();
  const folder = join(place.folder, 'my firm é');
  const files = createMicrosite({ ...answers, folder });
  expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
  expect(files.filter((file) => !file.startsWith('content/'))).toEqual([
    '.github/dependabot.yml',
    '.github/workflows/check.yml',
    '.github/workflows/scorecard.yml',
    '.gitignore',
    '.npmrc',
    'README.md',
    'env.d.ts',
    'microsite.config.ts',
    'package.json',
    'pnpm-workspace.yaml',
    'theme.css',
    'tsconfig.json',
  ]);
  const all = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(all.filter((text) => text.includes('{{'))).toEqual([]);
});

test('needs exactly the package versions that it was published with', () => {
  using place = emptyFolder();
  createMicrosite({ ...answers, folder: place.folder });
  const { dependencies } = JSON.parse(readFileSync(join(place.folder, 'package.json'), 'utf8'));
  const own: Record<string, string> = { ...manifest.dependencies, ...manifest.devDependencies };
  expect(Object.keys(dependencies)).toHaveLength(5);
  for (const [name, version] of Object.entries(dependencies)) expect(version).toBe(own[name]);
});

test('marks every example as one, in each language', () => {
  using place = emptyFolder();
  const languages = ['en', 'fr'];
  const files = createMicrosite({ ...answers, folder: place.folder, languages });
  const examples = files.filter((file) => /\/(?:stories|members|slides)\//.test(file));
  expect(examples).toHaveLength(10);
  for (const file of examples)
    expect(readFileSync(join(place.folder, file), 'utf8'), file).toMatch(/example|exemple/);
});

test('marks text without a translation', () => {
  using place = emptyFolder();
  createMicrosite({ ...answers, folder: place.folder, languages: ['en', 'de'] });
  const read = (file: string) => readFileSync(join(place.folder, file), 'utf8');
  expect(JSON.parse(read('content/messages.de.json'))).toMatchObject({
    nextSlide: '[de] Next slide',
    teamParams: 'region school for',
  });
  expect(read('README.md')).toContain(
    'The pages in German are not translated yet: their texts are in English, and each begins with `[de]`.',
  );
});

test('gives the logo initials and the name, by day and by night', () => {
  using place = emptyFolder();
  createMicrosite({ ...answers, folder: place.folder });
  for (const name of ['logo', 'logo-night']) {
    const logo = readFileSync(join(place.folder, `content/pictures/objects/${name}.svg`), 'utf8');
    expect(logo).toContain('>AD</text>');
    expect(logo).toContain('>Aube &amp; Dupré</tspan>');
  }
});

test('writes into a folder with files of the operating system, but overwrites none', () => {
  using place = emptyFolder();
  for (const name of ['.DS_Store', 'Thumbs.db', 'desktop.ini', '.gitattributes'])
    writeFileSync(join(place.folder, name), '');
  mkdirSync(join(place.folder, '@eaDir'));
  expect(createMicrosite({ ...answers, folder: place.folder })).not.toEqual([]);
  using repository = emptyFolder();
  writeFileSync(join(repository.folder, '.gitignore'), 'mine');
  expect(() => createMicrosite({ ...answers, folder: repository.folder })).toThrow(
    'is not empty (.gitignore)',
  );
  expect(readFileSync(join(repository.folder, '.gitignore'), 'utf8')).toBe('mine');
});

test('writes into an empty repository, and overwrites nothing', () => {
  using place = emptyFolder();
  mkdirSync(join(place.folder, '.git'));
  writeFileSync(join(place.folder, 'notes.txt'), 'mine');
  expect(() => createMicrosite({ ...answers, folder: place.folder })).toThrow(
    `${place.folder} is not empty (notes.txt), and existing files are never overwritten. Name a new or empty folder.`,
  );
  using empty = emptyFolder();
  mkdirSync(join(empty.folder, '.git'));
  expect(createMicrosite({ ...answers, folder: empty.folder })).not.toEqual([]);
});
