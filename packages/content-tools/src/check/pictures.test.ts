import { expect, test } from 'vitest';
import { type AnySet, type AnyStory, MENDING, wholeFirm } from '../testing/wholeFirm.ts';
import { checkContent } from './checkContent.ts';

test('reports a picture that does not exist, with its place', () => {
  using content = wholeFirm();
  content.edit<AnySet>('slides/discover.student.json', ({ slides }) => {
    Object.assign(slides[0]?.circles[0] ?? {}, { media: 'scenes/moon-dawn' });
  });
  expect(checkContent(content.root).issues).toContainEqual(
    expect.stringMatching(/^discover\.student, slide 1, circle 1: there is no picture "scenes\/moon-dawn"/),
  );
});

test('reports an author without a portrait', () => {
  using content = wholeFirm();
  content.edit<AnyStory>(MENDING, (story) => {
    story.author.name = 'Nobody Known';
  });
  expect(checkContent(content.root).issues.join()).toContain(
    'how-we-mend, author: there is no picture "people/Nobody_Known"',
  );
});

test('reports a layout without the pictures it needs', () => {
  using content = wholeFirm();
  content.edit<AnyStory>(MENDING, (story) => {
    story.theme = 'slider';
  });
  expect(checkContent(content.root).issues.join()).toContain(
    'the layout "slider" has room for 3 to 8 pictures',
  );
});

test('reports a drawing that nobody described', () => {
  using content = wholeFirm();
  content.copy('pictures/people/Ada_Quist.svg', 'pictures/people/New_Colleague.svg');
  expect(checkContent(content.root).issues).toEqual([
    expect.stringContaining('pictures/people/New_Colleague: this picture has no entry'),
  ]);
});

test('reports a scene without its file by its place in the list', () => {
  using content = wholeFirm();
  content.edit<Record<string, unknown>[]>('pictures/scenes.json', (scenes) => {
    delete scenes[0]?.file;
  });
  expect(checkContent(content.root).issues).toEqual(['scenes.json, entry 1: "file" is missing. Add "file".']);
});

test('reports a portrait that nobody described, and a misspelt key', () => {
  using content = wholeFirm();
  content.edit<Record<string, unknown>[]>('pictures/people.json', (people) => {
    Object.assign(people[0] ?? {}, { alt: '' });
    Object.assign(people[1] ?? {}, { focul: { x: 50, y: 40 } });
  });
  expect(checkContent(content.root).issues).toEqual([
    'people.json, Ada_Quist: this picture has no description. People who cannot see it will miss it. Add "alt".',
    'people.json, Ben_Oduya: "focul" is not known here. Check its spelling, or take it out.',
  ]);
});

test('reports metadata that is not a list', () => {
  using content = wholeFirm();
  content.write('pictures/people.json', '{ "key": "Ada_Quist" }');
  expect(checkContent(content.root).issues).toEqual([
    'people.json: this file must be a list between square brackets.',
  ]);
});

test('reports a network without an icon, and accepts a drawing of the firm', () => {
  using content = wholeFirm();
  content.edit('brand.json', (brand) => {
    brand.social = ['linkdin', 'pedalpost'].map((network) => ({
      network,
      name: network,
      url: 'https://pedalpost.example/quist',
    }));
  });
  content.write(
    'pictures/objects/pedalpost.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"/>',
  );
  const { issues } = checkContent(content.root);
  expect(issues).toEqual([
    expect.stringMatching(/^brand, profile 1: "linkdin" has no icon.*Did you mean "linkedin"\?$/),
    expect.stringMatching(/^brand, profile 2: "pedalpost" has no icon.*pictures\/objects\/pedalpost\.svg/),
  ]);
  content.edit<{ social: object[] }>('brand.json', ({ social }) => {
    social.shift();
  });
  content.write(
    'pictures/objects/pedalpost.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><symbol id="pedalpost" viewBox="0 0 24 24"><path d="M2 2h20v20H2z"/></symbol></svg>',
  );
  expect(checkContent(content.root).issues).toEqual([]);
});

test('reports a share card without its portrait', () => {
  using content = wholeFirm();
  content.edit('share.json', (share) => {
    share.portraits = ['people/Ada_Quist', 'people/Nobody'];
  });
  expect(checkContent(content.root).issues).toEqual([
    expect.stringContaining('share.json, portrait 2: there is no picture "people/Nobody"'),
  ]);
});

test('reports invalid share cards', () => {
  using content = wholeFirm();
  content.edit('share.json', (share) => {
    share.ring = '';
    share.careers = 'Careers at {frim}';
    share.portraits = ['people/Ada_Quist'];
  });
  expect(checkContent(content.root).issues).toEqual([
    'share.json, ring: "ring" is empty. Write its text.',
    'share.json, careers: The only placeholder that "careers" may have is that of the firm. Visitors would read other braces: take them out.',
    'share.json, portrait 2: entry 2 of "portraits" must be text between quotation marks.',
  ]);
});
