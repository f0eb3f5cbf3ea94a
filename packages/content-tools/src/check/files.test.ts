import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { writeMediaFolder } from '../generate/mediaFolder.ts';
import { generateContent } from '../generate/siteContent.ts';
import { openContent } from '../read/openContent.ts';
import { type ContentCopy, contentCopy } from '../testing/contentCopy.ts';
import { inWelsh } from '../testing/inWelsh.ts';
import { wholeFirm } from '../testing/wholeFirm.ts';
import { checkContent } from './checkContent.ts';

const MENDING = 'stories/discover/how-we-mend/story.json';

/** Story as editors write it, one key a line. */
const story = (words: string) => `{\n  "section": "discover",\n  "label": "${words}"\n}`;

test('refuses a story that is not saved as UTF-8', () => {
  using content = contentCopy();
  content.write(MENDING, Buffer.from(story('Arriv\xe9e'), 'latin1'));
  expect(checkContent(content.root).issues).toEqual([
    `${MENDING}, line 3, column 18: this file is not saved as UTF-8, and visitors would read "Arriv�e". It looks like Windows-1252, where this is "Arrivée". Open it as Windows-1252, and save it as UTF-8.`,
  ]);
});

test.each([
  ['a letter that was lost', 'arriv\ufffde'],
  ['UTF-8 that was read as another encoding', 'arrivÃ©e'],
  ['a direction that is turned around', 'in\u202evoice'],
  ['a space without width', 'gro\u200bwth'],
  ['an escape of what nobody sees', 'gro\\u00adwth'],
])('refuses %s, in whatever file of the folder it is', (_, words) => {
  using content = wholeFirm();
  const files = {
    [MENDING]: story(words),
    'messages.en-GB.json': `{\n\n  "close": "${words}"\n}`,
    'pictures/people.json': `[{\n\n  "alt": "${words}" }]`,
    'films/welcome.en.vtt': `WEBVTT\n\n${words.replace('\\u00ad', '&#xad;')}`,
    'pictures/objects/logo.svg': `<svg xmlns="http://www.w3.org/2000/svg">\n\n<title>${words.replace('\\u00ad', '&#xad;')}</title></svg>`,
    'works.json': `{\n\n  "title": "${words}"\n}`,
  };
  for (const [file, text] of Object.entries(files)) content.write(file, text);
  const { issues } = checkContent(content.root);
  const damaged = issues.filter((issue) => / (?:inside|lost a letter|UTF-8 that was read)/.test(issue));
  expect(damaged.map((issue) => issue.split(', column')[0])).toEqual(
    Object.keys(files)
      .toSorted()
      .map((file) => `${file}, line 3`),
  );
});

test('refuses custom blocks with merge conflict markers', () => {
  using content = contentCopy();
  content.write('blocks.ts', 'export const blocks = {};\n<<<<<<< HEAD\n=======\n>>>>>>> later\n');
  expect(checkContent(content.root).issues).toEqual([
    expect.stringMatching(/^blocks\.ts, line 2, column 1: "<<<<<<< HEAD" is a conflict marker of git/),
  ]);
});

test('refuses a repeated key, also in translations and review logs', () => {
  using content = inWelsh(contentCopy());
  content.write('messages.cy.json', '{\n  "close": "Cau",\n  "close": "Caewch"\n}');
  content.write('translations.cy.json', '{\n  "a": 1,\n  "a": 2\n}');
  expect(checkContent(content.root).issues.map((issue) => issue.split(' is here')[0])).toEqual([
    'messages.cy.json, line 3, column 3: "close"',
    'translations.cy.json, line 3, column 3: "a"',
  ]);
});

test('reads JSON in UTF-16, and no other file', () => {
  using content = wholeFirm();
  const labels = '\ufeff{ "memberClosing": "À bientôt." }';
  content.write('messages.en-GB.json', Buffer.from(labels, 'utf16le'));
  expect(checkContent(content.root).issues).toEqual([]);
  expect(openContent(content.root).readMembers()[0]?.text.at(-1)).toBe('À bientôt.');
  content.write(
    'films/welcome.en.vtt',
    Buffer.from('\ufeffWEBVTT\n\n00:00.000 --> 00:02.000\nHello', 'utf16le'),
  );
  expect(checkContent(content.root).issues).toEqual([
    'films/welcome.en.vtt: this file is saved as UTF-16LE, which browsers and builds do not read. Open it in an editor, and save it as UTF-8.',
  ]);
});

test('refuses a drawing with a script, by check, deck and build alike', async () => {
  using content = wholeFirm();
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">\n<path fill="#abc" d="M0 0"/>\n<script>alert(1)</script></svg>';
  content.write('pictures/people/Ada_Quist.svg', drawing);
  const words =
    'pictures/people/Ada_Quist.svg, line 3, column 1: <script> would run in the browser of every visitor.';
  expect(checkContent(content.root).issues).toEqual([expect.stringContaining(words)]);
  await expect(generateContent({ folder: content.root, out: content.path('out') })).rejects.toThrow(words);
  await expect(
    writeMediaFolder({ folder: content.root, out: content.path('out'), cache: content.path('cache') }),
  ).rejects.toThrow(words);
});

const LEFT_BEHIND = {
  '.DS_Store': Buffer.of(0, 0, 0, 1, 0x42, 0x75, 0x64, 0x31),
  'Thumbs.db': Buffer.of(0xd0, 0xcf, 0x11, 0xe0),
  'desktop.ini': Buffer.from('\ufeff[.ShellClassInfo]', 'utf16le'),
  '._story.json': Buffer.of(0, 5, 0x16, 7),
  '._Ada_Quist.svg': Buffer.of(0, 5, 0x16, 7),
  '._welcome.mp4': Buffer.of(0, 5, 0x16, 7),
  '._welcome.en.vtt': Buffer.of(0, 5, 0x16, 7),
  '~$brand.json': Buffer.of(0, 5),
  '.brand.json.swp': Buffer.from('b0VIM'),
  '.gitkeep': Buffer.of(),
  '@eaDir/a.json': Buffer.from('no JSON'),
  '__MACOSX/._story.json': Buffer.of(0, 5, 0x16, 7),
};

/** Creates in every folder the files that operating systems create. */
function litter(content: ContentCopy): void {
  const folders = readdirSync(content.root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => relative(content.root, join(entry.parentPath, entry.name)));
  expect(folders).toContain(join('stories', 'discover', 'how-we-mend'));
  for (const folder of ['', ...folders])
    for (const [name, bytes] of Object.entries(LEFT_BEHIND)) content.write(join(folder, name), bytes);
}

test('ignores files that operating systems create, in every folder', () => {
  using content = inWelsh(wholeFirm());
  using clean = inWelsh(wholeFirm());
  litter(content);
  expect(checkContent(content.root)).toEqual(checkContent(clean.root));
  const [read, expected] = [content, clean].map(({ root }) => {
    const { listStories, readMembers, readResources } = openContent(root, { language: 'cy' });
    return [listStories(), readMembers(), readResources()];
  });
  expect(read).toEqual(expected);
});

test('renders no files that operating systems create', async () => {
  using content = contentCopy();
  content.copy('pictures/people/Ada_Quist.svg', 'pictures/objects/mark.svg');
  litter(content);
  const out = content.path('out');
  await writeMediaFolder({ folder: content.root, out, cache: content.path('cache') });
  const names = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(names.map(({ name }) => name.replace(/\.[0-9a-f]{6}/, '')).toSorted()).toEqual([
    ...['160', '320', '640'].map((width) => `Ada_Quist-${width}.avif`),
    ...['1200', '192', '320', '480', '640', '960'].map((width) => `bench-dawn-${width}.avif`),
    'mark.svg',
  ]);
});

test('refuses two files for one thing, and names that differ slightly from the right ones', () => {
  using content = wholeFirm();
  content.copy('members/ben-oduya.json', 'members/Ben-Oduya.json');
  content.copy(MENDING, MENDING.replace('story.json', 'story.JSON'));
  content.copy(MENDING, MENDING.replace('story.json', 'story (1).json'));
  content.copy(MENDING, MENDING.replace('story.json', 'story.de.json'));
  content.write('pictures/scenes/bench-dawn.jpg', 'a photograph');
  content.write('pictures/scenes/bench-dawn.webp', 'a photograph');
  content.write('pictures/people/Ada_Quist.JPG', 'a photograph');
  content.write('blocks.ts', 'export const blocks = {};');
  content.write('blocks.js', 'export const blocks = {};');
  expect(checkContent(content.root).issues).toEqual([
    expect.stringContaining(
      'members/ben-oduya.json: this name and members/Ben-Oduya.json differ only in capital letters',
    ),
    expect.stringContaining(
      `${MENDING}: this name and ${MENDING.replace('json', 'JSON')} differ only in capital letters`,
    ),
    'pictures/scenes/bench-dawn.webp: pictures/scenes/bench-dawn.jpg is a photograph of the same name, and only one of the two is shown. Keep the right one.',
    'blocks.ts: only blocks.js is read, and this file does nothing. Keep one of the two.',
    'pictures/people/Ada_Quist.JPG: a file that ends in .JPG is not read. Call it Ada_Quist.jpg.',
    expect.stringContaining(`${MENDING.replace('story.json', 'story (1).json')}: this file is not read`),
    expect.stringContaining(
      `${MENDING.replace('story.json', 'story.JSON')}: a file that ends in .JSON is not read`,
    ),
    expect.stringContaining(`${MENDING.replace('story.json', 'story.de.json')}: this file is not read`),
  ]);
});

test('refuses two entries about one picture, person or film', () => {
  using content = wholeFirm();
  content.edit<unknown[]>('pictures/people.json', (people) => people.push(people[0]));
  content.edit<unknown[]>('pictures/scenes.json', (scenes) => scenes.push(scenes[0]));
  content.edit<unknown[]>('films/films.json', (films) => films.unshift(films[1]));
  expect(checkContent(content.root).issues).toEqual([
    'people.json, entry 3: "Ada_Quist" is described in entry 1 already, and one of the two would do nothing. Keep the right one.',
    'scenes.json, entry 2: "scenes/bench-dawn" is described in entry 1 already, and one of the two would do nothing. Keep the right one.',
    'films.json, entry 3: "silent" is described in entry 1 already, and one of the two would do nothing. Keep the right one.',
  ]);
});
