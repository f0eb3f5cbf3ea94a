import { mkdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { editorSchemaFiles } from '../read/editorSchemas.ts';
import { createSources } from '../read/sources.ts';
import { contentCopy, EXAMPLE } from '../testing/contentCopy.ts';
import { wholeFirm } from '../testing/wholeFirm.ts';
import { checkContent } from './checkContent.ts';

type AnyStory = {
  slug: string;
  title: string | string[];
  label: string;
  theme: string;
  single: boolean;
  for: string[];
  body: unknown[];
  images: { media: string; type: string; alt: string }[];
  nav: { next: string };
  author: { name: string };
};
type AnySet = { slides: { path: string; circles: { media: string; topic?: string; story: unknown }[] }[] };

const MENDING = 'stories/discover/how-we-mend/story.json';

test('finds nothing wrong with six files: one section, one story, no team, no campus', () => {
  expect(checkContent(EXAMPLE)).toEqual({
    complaints: [],
    stories: 1,
    members: 0,
    resources: 0,
    regions: 0,
    schools: 0,
    visitorTypes: 0,
    blocks: [],
    leftOut: {},
  });
});

test('finds nothing wrong with a firm that uses every feature', () => {
  using content = wholeFirm();
  expect(checkContent(content.root)).toMatchObject({ complaints: [], stories: 5, members: 1, resources: 1 });
});

test('finds nothing wrong with a section without circles', () => {
  using content = contentCopy();
  content.edit<{ sections: unknown[] }>('brand.json', (brand) => {
    brand.sections.push({ id: 'hire', name: 'How we hire', path: '/hire' });
  });
  content.edit<AnySet>('slides/discover.json', (set) => {
    const slides = [{ ...set.slides[0], path: '/hire', header: 'How we hire', circles: [] }];
    content.json('slides/hire.json', { ...set, section: 'hire', slides });
  });
  expect(checkContent(content.root).complaints).toEqual([]);
});

test('reports all files that their schemas refuse at once', () => {
  using content = wholeFirm();
  content.edit<AnyStory>(MENDING, (story) => {
    story.images[0] = { ...story.images[0], alt: '' } as AnyStory['images'][0];
  });
  content.edit('members/ben-oduya.json', (member) => {
    member.linked = 'nowhere';
  });
  const { complaints } = checkContent(content.root);
  expect(complaints).toHaveLength(2);
  expect(complaints[0]).toMatch(/^how-we-mend.*People who cannot see it will miss it/);
  expect(complaints[1]).toMatch(/^ben-oduya/);
});

test('reports a file that is not JSON with its line', () => {
  using content = wholeFirm();
  content.write(MENDING, '{\n  "slug": \n');
  expect(checkContent(content.root).complaints.join()).toContain('how-we-mend/story.json, line');
});

test('reports a story that is too short', () => {
  using content = wholeFirm();
  content.edit<AnyStory>(MENDING, (story) => {
    story.body = [{ type: 'paragraph', text: 'It was two years.' }, 'I passed.'];
  });
  expect(checkContent(content.root).complaints.join()).toMatch(
    /how-we-mend: this story has \d+ words; stories have 150 to 400/,
  );
});

test('reports a fact that does not exist', () => {
  using content = wholeFirm();
  content.edit<AnyStory>(MENDING, (story) => {
    story.body.push('We are {bikess} people.');
  });
  expect(checkContent(content.root).complaints.join()).toContain('Did you mean {bikes}?');
});

test('reports a link to a page that does not exist', () => {
  using content = wholeFirm();
  content.edit<AnyStory>(MENDING, (story) => {
    story.body.push({ type: 'router-link', text: 'More', path: '/campus/cv-tops' });
  });
  expect(checkContent(content.root).complaints.join()).toContain('"/campus/cv-tops" leads to no page');
});

test('reports a picture that does not exist, with its place', () => {
  using content = wholeFirm();
  content.edit<AnySet>('slides/discover.student.json', ({ slides }) => {
    Object.assign(slides[0]?.circles[0] ?? {}, { media: 'scenes/moon-dawn' });
  });
  expect(checkContent(content.root).complaints).toContainEqual(
    expect.stringMatching(/^discover\.student, slide 1, circle 1: there is no picture "scenes\/moon-dawn"/),
  );
});

test('reports an author without a portrait', () => {
  using content = wholeFirm();
  content.edit<AnyStory>(MENDING, (story) => {
    story.author.name = 'Nobody Known';
  });
  expect(checkContent(content.root).complaints.join()).toContain(
    'how-we-mend, author: there is no picture "people/Nobody_Known"',
  );
});

test('reports a circle that leads nowhere', () => {
  using content = wholeFirm();
  content.edit<AnySet>('slides/recruit.student.json', ({ slides }) => {
    Object.assign(slides[0]?.circles[0] ?? {}, { story: { id: 'ask-uss' } });
  });
  expect(checkContent(content.root).complaints.join()).toContain('there is no recruit story "ask-uss"');
});

test('reports a circle that shows a story of the other visitor type', () => {
  using content = wholeFirm();
  content.edit<AnySet>('slides/discover.student.json', ({ slides }) => {
    Object.assign(slides[0]?.circles[2] ?? {}, { story: { id: 'first-ride' } });
  });
  expect(checkContent(content.root).complaints.join()).toContain('"first-ride" is not for student visitors');
});

test('reports a group circle whose story has another topic', () => {
  using content = wholeFirm();
  content.edit<AnySet>('slides/recruit.student.json', ({ slides }) => {
    Object.assign(slides[0]?.circles[2] ?? {}, { topic: 'leads-by-example' });
  });
  expect(checkContent(content.root).complaints.join()).toContain(
    'this circle shows the group "leads-by-example"',
  );
});

test('reports a film number that nothing plays', () => {
  using content = wholeFirm();
  content.edit('brand.json', (brand) => {
    brand.plays = {};
  });
  expect(checkContent(content.root).complaints.join()).toContain('there is no film number 1');
});

test('reports a neighbour that does not exist, and knows old references', () => {
  using content = wholeFirm();
  content.edit<AnyStory>(MENDING, (story) => {
    story.nav = { next: 'the-long-way' };
  });
  const { complaints } = checkContent(content.root);
  expect(complaints).toEqual([expect.stringContaining('how-we-mend: "next" names the story "the-long-way"')]);
});

test('reports an old reference that means nothing any more', () => {
  using content = wholeFirm();
  content.edit('brand.json', (brand) => {
    brand.oldReferences = { menders: 'gone' };
  });
  expect(checkContent(content.root).complaints.join()).toContain('"menders" should mean "gone" now');
});

test('reports a pinned story that is missing', () => {
  using content = wholeFirm();
  content.remove('stories/recruit/ask-us');
  expect(checkContent(content.root).complaints.join()).toContain(
    'stories/recruit/ask-us: this story is gone',
  );
});

test('reports a missing resource and a missing colleague', () => {
  using content = wholeFirm();
  content.remove('resources/cv-tips.json', 'members/ben-oduya.json');
  const words = checkContent(content.root).complaints.join();
  expect(words).toContain('resources/cv-tips: this resource is gone');
  expect(words).toContain('the talent team has 1 people, and 0 are described');
});

test('reports slides whose addresses changed', () => {
  using content = wholeFirm();
  content.edit<AnySet>('slides/recruit.experienced.json', ({ slides }) => {
    Object.assign(slides[0] ?? {}, { path: '/job' });
  });
  expect(checkContent(content.root).complaints.join()).toContain(
    'recruit.experienced: the slides must have these addresses',
  );
});

test('reports a pinned extra story that does not exist', () => {
  using content = wholeFirm();
  content.edit<AnyStory>('stories/recruit/one-more/story.json', (story) => {
    story.for = ['student', 'experienced'];
  });
  expect(checkContent(content.root).complaints.join()).toContain(
    'experienced visitors have exactly one story more than student ones',
  );
});

test('reports a topic with too few authors', () => {
  using content = wholeFirm();
  content.remove('stories/discover/the-long-way-round');
  expect(checkContent(content.root).complaints.join()).toContain(
    'the topic "colleagues" has one author for student visitors',
  );
});

test('asks for a choice only where a circle offers one', () => {
  using content = wholeFirm();
  content.edit<AnyStory>('stories/discover/the-long-way-round/story.json', (story) => {
    Object.assign(story, { topic: 'communities' });
  });
  const words = checkContent(content.root).complaints.join();
  expect(words).toContain('the topic "colleagues"');
  expect(words).not.toContain('the topic "communities"');
});

test('reports ids that are not in the taxonomy', () => {
  using content = wholeFirm();
  content.edit(MENDING, (story) => {
    story.topic = 'collegues';
  });
  content.edit<AnySet>('slides/discover.student.json', ({ slides }) => {
    Object.assign(slides[0]?.circles[0] ?? {}, { topic: 'community' });
  });
  content.edit('members/ben-oduya.json', (member) => {
    member.region = 'north';
  });
  expect(checkContent(content.root).complaints).toEqual([
    'discover.student, slide 1, circle 1, topic: "community" is not one we know. The topics of the firm stand in vocabulary.json. Did you mean "communities"?',
    'how-we-mend, topic: "collegues" is not one we know. The topics of the firm stand in vocabulary.json. Did you mean "colleagues"?',
    'ben-oduya, region: "north" is not one we know. The regions of the firm stand in vocabulary.json.',
  ]);
});

test('reports editor schemas that do not match the taxonomy', () => {
  using content = wholeFirm();
  for (const { file, text } of editorSchemaFiles(createSources(content.root))) content.write(file, text);
  expect(checkContent(content.root).complaints).toEqual([]);
  content.edit<{ topics: string[] }>('vocabulary.json', ({ topics }) => {
    topics.push('weather');
  });
  const { complaints } = checkContent(content.root);
  expect(complaints.map((complaint) => complaint.split(':')[0])).toEqual([
    'schema/story.schema.json',
    'schema/slides.schema.json',
    'schema/promises.schema.json',
  ]);
  expect(complaints[0]).toContain('Write it anew: content schema');
});

test('reports an unreadable taxonomy once', () => {
  using content = wholeFirm();
  content.edit<{ regions: object[] }>('vocabulary.json', ({ regions }) => {
    regions.push({ id: 'east' });
  });
  expect(checkContent(content.root).complaints).toEqual([
    'vocabulary.json, region 2: "label" is missing. Add "label".',
  ]);
});

test('reports a story that nobody would find', () => {
  using content = wholeFirm();
  content.edit<AnyStory>('stories/discover/the-long-way-round/story.json', (story) => {
    story.single = true;
  });
  expect(checkContent(content.root).complaints.join()).toContain(
    'the-long-way-round: no circle and no story leads here',
  );
});

test('reports a section that is not in the brand, and one without slides', () => {
  using content = wholeFirm();
  content.edit<{ sections: { id: string }[] }>('brand.json', ({ sections }) => {
    Object.assign(sections[1] ?? {}, { id: 'jobs' });
  });
  const words = checkContent(content.root).complaints.join();
  expect(words).toContain('brand, sections: "jobs" has no slides');
  expect(words).toContain('slides: brand.json names no section "recruit"');
  expect(words).toContain('ask-us: brand.json names no section "recruit"');
});

test('reports a document without lists, and one whose file has another name', () => {
  using content = wholeFirm();
  content.edit('documents/cv-checklist.json', (document) => {
    Object.assign(document, { key: 'cv', resources: ['cv-tops'] });
  });
  const words = checkContent(content.root).complaints.join();
  expect(words).toContain('documents/cv: there is no resource "cv-tops"');
  expect(words).toContain('documents/cv-checklist.json: the name of the file and its content do not agree');
});

test('checks no pinned values without promises.json', () => {
  using content = wholeFirm();
  content.remove('promises.json', 'members/ben-oduya.json', 'stories/recruit/one-more');
  expect(checkContent(content.root).complaints).toEqual([]);
});

test('reports pinned values that cannot be read', () => {
  using content = wholeFirm();
  content.edit('promises.json', (promises) => {
    promises.team = 'twenty';
  });
  expect(checkContent(content.root).complaints).toEqual([
    'promises.json, team: Write a number, without quotation marks.',
  ]);
});

test('asks for the source language where there are labels in several languages', () => {
  using content = wholeFirm();
  content.json('messages.fr.json', { memberClosing: 'Venez.' });
  expect(checkContent(content.root).complaints).toEqual([
    expect.stringContaining('Say it in brand.json: "language"'),
  ]);
});

test('reports a layout without the pictures it needs', () => {
  using content = wholeFirm();
  content.edit<AnyStory>(MENDING, (story) => {
    story.theme = 'slider';
  });
  expect(checkContent(content.root).complaints.join()).toContain(
    'the layout "slider" has room for 3 to 8 pictures',
  );
});

test('reports a film story without its layout', () => {
  using content = wholeFirm();
  content.edit<AnyStory>('stories/discover/first-ride/story.json', (story) => {
    story.theme = 'one-photo';
  });
  expect(checkContent(content.root).complaints.join()).toContain(
    'first-ride: a film needs the layout "video--single"',
  );
});

test('reports missing captions, but not for a silent film', () => {
  using content = wholeFirm();
  content.remove('films/welcome.en.vtt');
  const { complaints } = checkContent(content.root);
  expect(complaints).toEqual([expect.stringContaining('films/welcome: the captions "en" are missing')]);
});

test('reports a film whose size differs from its metadata', () => {
  using content = wholeFirm();
  content.edit<{ media: string; bytes: number }[]>('films/films.json', (films) => {
    Object.assign(films[0] ?? {}, { bytes: 1 });
  });
  expect(checkContent(content.root).complaints.join()).toContain(
    'visitors are told that this film has 1 bytes',
  );
});

test('reports a drawing that nobody described', () => {
  using content = wholeFirm();
  content.copy('pictures/people/Ada_Quist.svg', 'pictures/people/New_Colleague.svg');
  expect(checkContent(content.root).complaints).toEqual([
    expect.stringContaining('pictures/people/New_Colleague: this picture has no entry'),
  ]);
});

test('reports a story that lies in the wrong folder', () => {
  using content = wholeFirm();
  content.copy('stories/discover/how-we-mend', 'stories/discover/mending-again');
  content.edit<AnyStory>('stories/discover/mending-again/story.json', (story) => {
    story.slug = 'mending-anew';
    story.label = 'Mending anew';
    story.title = 'The wheel that came back again.';
  });
  expect(checkContent(content.root).complaints).toEqual([
    expect.stringContaining('Move it to content/stories/discover/mending-anew'),
  ]);
});

test('reports two stories with one short name', () => {
  using content = wholeFirm();
  content.edit<AnyStory>(MENDING, (story) => {
    story.label = 'the long way';
  });
  expect(checkContent(content.root).complaints.join()).toContain('is also the short name of');
});

test('reports two spellings of one person', () => {
  using content = wholeFirm();
  content.edit<AnyStory>(MENDING, (story) => {
    story.author.name = 'Ada Quíst';
  });
  expect(checkContent(content.root).complaints.join()).toContain('would share one portrait');
});

test('reports a fact that no page uses, and a label with an open brace', () => {
  using content = wholeFirm();
  content.edit('facts.json', (facts) => {
    facts.unused = { text: 'nine hundred and one', source: 'Nobody', asOf: '2026-01-01' };
  });
  content.edit('messages.en-GB.json', (messages) => {
    messages.hello = 'Hello {name';
  });
  const { complaints } = checkContent(content.root);
  expect(complaints).toEqual([
    expect.stringContaining('facts, unused: no page uses this fact'),
    expect.stringContaining('messages.en-GB.json, hello: a brace is left open'),
  ]);
});

test('reports a fact that is written out, at the start of a sentence too', () => {
  using content = wholeFirm();
  content.edit('facts.json', (facts) => {
    facts.bikes = { text: 'about forty', source: 'The hooks', asOf: '2026-11-01' };
  });
  content.edit('brand.json', (brand) => {
    brand.award = 'About forty bicycles mended';
  });
  expect(checkContent(content.root).complaints).toEqual([
    'brand: "about forty" is a fact, and would stay here when the fact changes. Write it as {bikes}.',
  ]);
});

test('accepts a fact with a capital, and reports an unknown fact in the brand', () => {
  using content = wholeFirm();
  content.edit('brand.json', (brand) => {
    brand.award = '{Bikes} bicycles mended';
    brand.line = '{Wheels} turn.';
  });
  expect(checkContent(content.root).complaints).toEqual([
    expect.stringMatching(/^brand: there is no fact \{Wheels\}/),
  ]);
});

test('reports two things at one address', () => {
  using content = wholeFirm();
  content.edit<{ pages: Record<string, string>; sections: { path: string }[] }>('brand.json', (brand) => {
    brand.pages.offices = `${brand.sections[0]?.path}/`;
  });
  expect(checkContent(content.root).complaints).toEqual([
    expect.stringMatching(
      /^brand\.json, pages, offices: the address \/workshop is also that of brand\.json, sections 1 \("discover"\)/,
    ),
  ]);
});

test('reports a folder of a story that holds none', () => {
  using content = wholeFirm();
  mkdirSync(content.path('stories/discover/a-new-story'));
  content.edit<AnyStory>(MENDING, (story) => {
    story.label = '';
  });
  const { complaints } = checkContent(content.root);
  expect(complaints).toEqual([
    'stories/discover/a-new-story: there is no story.json in this folder, so no visitor would find the story. Add one ("content new" makes the folder and the file), or take the folder away.',
    expect.stringMatching(/^how-we-mend, label/),
  ]);
});

test('reports a file among the folders of stories, but not one that is hidden', () => {
  using content = wholeFirm();
  content.write('stories/discover/notes.txt', 'Ask Ben about June.');
  content.write('stories/discover/.DS_Store', '');
  expect(checkContent(content.root).complaints).toEqual([
    expect.stringContaining('stories/discover/notes.txt: this is a file, and stories are folders'),
  ]);
});

test('reports files that no site can be made without', () => {
  using content = contentCopy();
  content.remove('brand.json', 'messages.en-GB.json');
  expect(checkContent(content.root).complaints).toEqual([
    'brand.json is missing, and the site cannot be made without it. Put the file back.',
    'messages.<language>.json is missing, and the site cannot be made without it. Put the file back.',
  ]);
});

test('reports a film without its list of captions', () => {
  using content = wholeFirm();
  content.edit<Record<string, unknown>[]>('films/films.json', (films) => {
    delete films[0]?.captions;
  });
  expect(checkContent(content.root).complaints).toEqual([
    'films.json, welcome: "captions" is missing. Add "captions".',
  ]);
});

test('reports a scene without its file by its place in the list', () => {
  using content = wholeFirm();
  content.edit<Record<string, unknown>[]>('pictures/scenes.json', (scenes) => {
    delete scenes[0]?.file;
  });
  expect(checkContent(content.root).complaints).toEqual([
    'scenes.json, entry 1: "file" is missing. Add "file".',
  ]);
});

test('reports a portrait that nobody described, and a misspelt key', () => {
  using content = wholeFirm();
  content.edit<Record<string, unknown>[]>('pictures/people.json', (people) => {
    Object.assign(people[0] ?? {}, { alt: '' });
    Object.assign(people[1] ?? {}, { focul: { x: 50, y: 40 } });
  });
  expect(checkContent(content.root).complaints).toEqual([
    'people.json, Ada_Quist: this picture has no description. People who cannot see it will miss it. Add "alt".',
    'people.json, Ben_Oduya: "focul" is not known here. Check its spelling, or take it out.',
  ]);
});

test('reports metadata that is not a list', () => {
  using content = wholeFirm();
  content.write('pictures/people.json', '{ "key": "Ada_Quist" }');
  expect(checkContent(content.root).complaints).toEqual([
    'people.json: Write a list between square brackets: an entry for each portrait.',
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
  const { complaints } = checkContent(content.root);
  expect(complaints).toEqual([
    expect.stringMatching(/^brand, profile 1: "linkdin" has no mark.*Did you mean "linkedin"\?$/),
    expect.stringMatching(/^brand, profile 2: "pedalpost" has no mark.*pictures\/objects\/pedalpost\.svg/),
  ]);
  content.edit<{ social: object[] }>('brand.json', ({ social }) => {
    social.shift();
  });
  content.write(
    'pictures/objects/pedalpost.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><symbol id="pedalpost" viewBox="0 0 24 24"><path d="M2 2h20v20H2z"/></symbol></svg>',
  );
  expect(checkContent(content.root).complaints).toEqual([]);
});

test('reports a film whose file is missing', () => {
  using content = wholeFirm();
  content.remove('films/welcome.mp4');
  expect(checkContent(content.root).complaints.join()).toContain(
    'films/welcome: this film is described in films.json, but there is no welcome.mp4',
  );
});

test('reports a share card without its portrait', () => {
  using content = wholeFirm();
  content.edit('share.json', (share) => {
    share.portraits = ['people/Ada_Quist', 'people/Nobody'];
  });
  expect(checkContent(content.root).complaints).toEqual([
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
  expect(checkContent(content.root).complaints).toEqual([
    'share.json, ring: Write the word on the ring; it is empty.',
    'share.json, careers: Only {firm} is filled in here; people would read any other braces. Take them out.',
    'share.json, portrait 2: Name the picture.',
  ]);
});
