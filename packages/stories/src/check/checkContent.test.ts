import { mkdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { CONTENT_FOLDER } from '../contentFolder.ts';
import { contentCopy } from '../testing/contentCopy.ts';
import { checkContent } from './checkContent.ts';

type AnyStory = {
  slug: string;
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

const CPA = 'stories/discover/your-cpa-journey/story.json';

test('finds nothing wrong with the content of this package', () => {
  expect(checkContent(CONTENT_FOLDER).complaints).toEqual([]);
});

test('reports files that their schemas refuse, all at once', () => {
  using content = contentCopy();
  content.edit<AnyStory>(CPA, (story) => {
    story.images[0] = { ...story.images[0], alt: '' } as AnyStory['images'][0];
  });
  content.edit('members/amara-osei.json', (member) => {
    member.linked = 'nowhere';
  });
  const { complaints } = checkContent(content.root);
  expect(complaints).toHaveLength(2);
  expect(complaints[0]).toMatch(/^your-cpa-journey.*People who cannot see it will miss it/);
  expect(complaints[1]).toMatch(/^amara-osei/);
});

test('reports a file that is not JSON with its line', () => {
  using content = contentCopy();
  content.write(CPA, '{\n  "slug": \n');
  expect(checkContent(content.root).complaints.join()).toContain('your-cpa-journey, line');
});

test('reports a story that is too short', () => {
  using content = contentCopy();
  content.edit<AnyStory>(CPA, (story) => {
    story.body = [{ type: 'paragraph', text: 'It was two years.' }, 'I passed.'];
  });
  expect(checkContent(content.root).complaints.join()).toMatch(
    /your-cpa-journey: this story has \d+ words; stories have 150 to 400/,
  );
});

test('reports a fact that does not exist', () => {
  using content = contentCopy();
  content.edit<AnyStory>(CPA, (story) => {
    story.body.push('We are {colleages} people.');
  });
  expect(checkContent(content.root).complaints.join()).toContain('Did you mean {colleagues}?');
});

test('reports a link to a page that does not exist', () => {
  using content = contentCopy();
  content.edit<AnyStory>(CPA, (story) => {
    story.body.push({ type: 'router-link', text: 'More', path: '/campus-resources/interview-prop' });
  });
  expect(checkContent(content.root).complaints.join()).toContain(
    '"/campus-resources/interview-prop" leads to no page',
  );
});

test('reports a picture that does not exist, with its place', () => {
  using content = contentCopy();
  content.edit<AnySet>('slides/discover.student.json', ({ slides }) => {
    Object.assign(slides[0]?.circles[0] ?? {}, { media: 'scenes/moon-dawn' });
  });
  expect(checkContent(content.root).complaints).toEqual([
    expect.stringMatching(/^discover\.student, slide 1, circle 1: there is no picture "scenes\/moon-dawn"/),
  ]);
});

test('reports an author without a portrait', () => {
  using content = contentCopy();
  content.edit<AnyStory>(CPA, (story) => {
    story.author.name = 'Nobody Known';
  });
  expect(checkContent(content.root).complaints.join()).toContain(
    'your-cpa-journey, author: there is no picture "people/Nobody_Known"',
  );
});

test('reports a circle that leads nowhere', () => {
  using content = contentCopy();
  content.edit<AnySet>('slides/recruit.student.json', ({ slides }) => {
    Object.assign(slides[0]?.circles[0] ?? {}, { story: { id: 'your-aplication' } });
  });
  expect(checkContent(content.root).complaints.join()).toContain(
    'there is no recruit story "your-aplication"',
  );
});

test('reports a circle that shows a story of the other visitor type', () => {
  using content = contentCopy();
  content.edit<AnySet>('slides/discover.student.json', ({ slides }) => {
    Object.assign(slides[0]?.circles[0] ?? {}, { story: { id: 'the-red-canoe' } });
  });
  expect(checkContent(content.root).complaints.join()).toContain(
    '"the-red-canoe" is not for student visitors',
  );
});

test('reports a group circle whose story has another topic', () => {
  using content = contentCopy();
  content.edit<AnySet>('slides/recruit.student.json', ({ slides }) => {
    Object.assign(slides[1]?.circles[2] ?? {}, { topic: 'leads-by-example' });
  });
  expect(checkContent(content.root).complaints.join()).toContain(
    'this circle shows the group "leads-by-example"',
  );
});

test('reports a film number that nothing plays', () => {
  using content = contentCopy();
  content.edit('brand.json', (brand) => {
    brand.plays = {};
  });
  expect(checkContent(content.root).complaints.join()).toContain('there is no film number 4');
});

test('reports a neighbour that does not exist, and knows old references', () => {
  using content = contentCopy();
  content.edit<AnyStory>(CPA, (story) => {
    story.nav = { next: 'colleages' };
  });
  const { complaints } = checkContent(content.root);
  expect(complaints).toEqual([
    expect.stringContaining('your-cpa-journey: "next" names the story "colleages"'),
  ]);
});

test('reports an old reference that means nothing any more', () => {
  using content = contentCopy();
  content.edit('brand.json', (brand) => {
    brand.oldReferences = { collegues: 'gone' };
  });
  expect(checkContent(content.root).complaints.join()).toContain('"collegues" should mean "gone" now');
});

test('reports a promised story that is gone', () => {
  using content = contentCopy();
  content.remove('stories/recruit/$$$');
  expect(checkContent(content.root).complaints.join()).toContain('stories/recruit/$$$: this story is gone');
});

test('reports a missing resource and a missing colleague', () => {
  using content = contentCopy();
  content.remove('resources/cpa-support.json', 'members/amara-osei.json');
  const words = checkContent(content.root).complaints.join();
  expect(words).toContain('resources/cpa-support: this resource is gone');
  expect(words).toContain('the talent team has 20 people, and 19 are described');
});

test('reports slides whose addresses changed', () => {
  using content = contentCopy();
  content.edit<AnySet>('slides/recruit.experienced.json', ({ slides }) => slides.pop());
  expect(checkContent(content.root).complaints.join()).toContain(
    'recruit.experienced: the slides must have these addresses',
  );
});

test('reports when experienced hires do not have exactly one recruit story more', () => {
  using content = contentCopy();
  content.edit<AnyStory>('stories/recruit/the-offer-i-turned-down/story.json', (story) => {
    story.for = ['student', 'experienced'];
  });
  expect(checkContent(content.root).complaints.join()).toContain(
    'experienced hires have exactly one story more than students',
  );
});

test('reports a topic with nothing to choose from', () => {
  using content = contentCopy();
  content.remove('stories/discover/a-farm-passed-on', 'stories/discover/between-two-offices');
  expect(checkContent(content.root).complaints.join()).toContain(
    'the topic "clients" has one author for experienced visitors',
  );
});

test('reports a story that nobody would find', () => {
  using content = contentCopy();
  content.edit<AnyStory>('stories/discover/the-cup-we-gave-back/story.json', (story) => {
    story.single = true;
  });
  content.edit<AnySet>('slides/discover.experienced.json', (set) => {
    for (const circle of set.slides.flatMap((slide) => slide.circles)) {
      if (JSON.stringify(circle.story).includes('the-cup-we-gave-back'))
        circle.story = { id: 'award-wining-culture' };
    }
  });
  expect(checkContent(content.root).complaints.join()).toContain(
    'the-cup-we-gave-back: no circle and no story leads here',
  );
});

test('reports a layout without the pictures it needs', () => {
  using content = contentCopy();
  content.edit<AnyStory>(CPA, (story) => {
    story.theme = 'slider';
  });
  expect(checkContent(content.root).complaints.join()).toContain(
    'the layout "slider" has room for 3 to 8 pictures',
  );
});

test('reports a film story without its layout', () => {
  using content = contentCopy();
  content.edit<AnyStory>('stories/discover/the-red-canoe/story.json', (story) => {
    story.theme = 'one-photo';
  });
  expect(checkContent(content.root).complaints.join()).toContain(
    'the-red-canoe: a film needs the layout "video--single"',
  );
});

test('reports captions that are missing, but not for a film without words', () => {
  using content = contentCopy('films');
  content.remove('films/Kofi_Mensah.fr.vtt');
  const { complaints } = checkContent(content.root);
  expect(complaints).toEqual([expect.stringContaining('films/Kofi_Mensah: the captions "fr" are missing')]);
});

test('reports a film whose size is not what visitors are told', () => {
  using content = contentCopy('films');
  content.edit<{ media: string; bytes: number }[]>('films/films.json', (films) => {
    Object.assign(films[0] ?? {}, { bytes: 1 });
  });
  expect(checkContent(content.root).complaints.join()).toContain(
    'visitors are told that this film has 1 bytes',
  );
});

test('reports a drawing that nobody described', () => {
  using content = contentCopy('pictures');
  content.copy('pictures/people/Amara_Osei.svg', 'pictures/people/New_Colleague.svg');
  expect(checkContent(content.root).complaints).toEqual([
    expect.stringContaining('pictures/people/New_Colleague: this picture has no note'),
  ]);
});

test('reports a story that lies in the wrong folder', () => {
  using content = contentCopy();
  content.copy('stories/discover/belonging', 'stories/discover/belonging-again');
  content.edit<AnyStory>('stories/discover/belonging-again/story.json', (story) => {
    story.slug = 'belonging-anew';
    story.label = 'Belonging anew';
  });
  expect(checkContent(content.root).complaints).toEqual([
    expect.stringContaining('Move it to content/stories/discover/belonging-anew'),
  ]);
});

test('reports two stories with one short name', () => {
  using content = contentCopy();
  content.edit<AnyStory>(CPA, (story) => {
    story.label = 'belonging';
  });
  expect(checkContent(content.root).complaints.join()).toContain('is also the short name of');
});

test('reports two spellings of one person', () => {
  using content = contentCopy();
  content.edit<AnyStory>(CPA, (story) => {
    story.author.name = 'Kofi Ménsah';
  });
  content.edit<AnyStory>('stories/discover/i-almost-didnt-apply/story.json', (story) => {
    story.author.name = 'Kofi Mensah';
  });
  expect(checkContent(content.root).complaints.join()).toContain('would share one portrait');
});

test('reports a fact that no page uses, and a label with an open brace', () => {
  using content = contentCopy();
  content.edit('facts.json', (facts) => {
    facts.unused = { text: 'nine hundred and one', source: 'Nobody', asOf: '2026-01-01' };
  });
  content.edit('messages.en.json', (messages) => {
    messages.hello = 'Hello {name';
  });
  const { complaints } = checkContent(content.root);
  expect(complaints).toEqual([
    expect.stringContaining('facts, unused: no page uses this fact'),
    expect.stringContaining('messages.en.json, hello: a brace is left open'),
  ]);
});

test('reports a folder of a story that holds none', () => {
  using content = contentCopy();
  mkdirSync(content.path('stories/discover/my-new-story'));
  content.edit<AnyStory>(CPA, (story) => {
    story.label = '';
  });
  const { complaints } = checkContent(content.root);
  expect(complaints).toEqual([
    'stories/discover/my-new-story: there is no story.json in this folder, so no visitor would find the story. Add one (pnpm new:story makes the folder and the file), or take the folder away.',
    expect.stringMatching(/^your-cpa-journey, label/),
  ]);
});

test('reports a file among the folders of stories, but not one that is hidden', () => {
  using content = contentCopy();
  content.write('stories/discover/notes.txt', 'Ask Amara about June.');
  content.write('stories/discover/.DS_Store', '');
  expect(checkContent(content.root).complaints).toEqual([
    expect.stringContaining('stories/discover/notes.txt: this is a file, and stories are folders'),
  ]);
});

test('reports files that are gone', () => {
  using content = contentCopy('pictures', 'films');
  const gone = [
    'brand.json',
    'facts.json',
    'messages.en.json',
    'share.json',
    'pictures/people.json',
    'pictures/scenes.json',
    'films/films.json',
  ];
  content.remove(...gone);
  expect(checkContent(content.root).complaints).toEqual(
    gone.map((file) =>
      expect.stringContaining(`${basename(file)} is missing, and the site cannot be made without it.`),
    ),
  );
});

test('reports a film without its list of captions', () => {
  using content = contentCopy('films');
  content.edit<Record<string, unknown>[]>('films/films.json', (films) => {
    delete films[0]?.captions;
  });
  expect(checkContent(content.root).complaints).toEqual([
    'films.json, Kofi_Mensah: "captions" is missing. Add "captions".',
  ]);
});

test('reports a scene without its file by its place in the list', () => {
  using content = contentCopy('pictures');
  content.edit<Record<string, unknown>[]>('pictures/scenes.json', (scenes) => {
    delete scenes[2]?.file;
  });
  expect(checkContent(content.root).complaints).toEqual([
    'scenes.json, entry 3: "file" is missing. Add "file".',
  ]);
});

test('reports a portrait that nobody described, and a misspelt key', () => {
  using content = contentCopy('pictures');
  content.edit<Record<string, unknown>[]>('pictures/people.json', (people) => {
    Object.assign(people[0] ?? {}, { alt: '' });
    Object.assign(people[1] ?? {}, { focul: { x: 50, y: 40 } });
  });
  expect(checkContent(content.root).complaints).toEqual([
    'people.json, Amara_Osei: this picture has no description. People who cannot see it will miss it. Add "alt".',
    'people.json, Amelie_Gagnon: "focul" is not known here. Check its spelling, or take it out.',
  ]);
});

test('reports notes that are no list', () => {
  using content = contentCopy('pictures');
  content.write('pictures/people.json', '{ "key": "Amara_Osei" }');
  expect(checkContent(content.root).complaints).toEqual([
    'people.json: Write a list between square brackets: a note for each portrait.',
  ]);
});

test('reports a film whose file is gone', () => {
  using content = contentCopy('films');
  content.remove('films/Kofi_Mensah.mp4');
  expect(checkContent(content.root).complaints.join()).toContain(
    'films/Kofi_Mensah: this film is described in films.json, but there is no Kofi_Mensah.mp4',
  );
});

test('reports a share card without its portrait', () => {
  using content = contentCopy();
  content.edit('share.json', (share) => {
    share.portraits = ['people/Amara_Osei', 'people/Nobody'];
  });
  expect(checkContent(content.root).complaints).toEqual([
    expect.stringContaining('share.json, portrait 2: there is no picture "people/Nobody"'),
  ]);
});

test('reports share cards that cannot be drawn', () => {
  using content = contentCopy();
  content.edit('share.json', (share) => {
    share.ring = '';
    share.careers = 'Careers at {frim}';
    share.portraits = ['people/Amara_Osei'];
  });
  expect(checkContent(content.root).complaints).toEqual([
    'share.json, ring: Write the word on the ring; it is empty.',
    'share.json, careers: Only {firm} is filled in here; people would read any other braces. Take them out.',
    'share.json, portrait 2: Name the picture.',
  ]);
});
