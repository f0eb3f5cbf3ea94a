import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ContentError } from '../contentError.ts';
import { storyBlockSchema } from './blocks.ts';
import { brandSchema } from './brand.ts';
import { factsSchema } from './facts.ts';
import { memberSourceSchema } from './member.ts';
import { parseContent } from './parseContent.ts';
import { resourceSchema } from './resource.ts';
import { shareSchema } from './share.ts';
import { placementSchema, slideSetSchema } from './slides.ts';
import { storySchema } from './story.ts';

const story = {
  section: 'discover',
  slug: 'your-cpa-journey',
  label: 'Your CPA journey',
  title: ['Two years,', 'one wall calendar'],
  summary: 'Amara tells how she passed her exams while working three days a week downtown.',
  theme: 'one-photo',
  topic: 'colleagues',
  for: ['student'],
  author: { name: 'Amara Osei', job: 'Senior Associate, Audit, Calgary' },
  images: [{ media: 'people/Amara_Osei', type: 'image', alt: 'Amara at her desk.' }],
  body: ['First.', { type: 'paragraph', text: 'Second.' }],
  updated: '2026-02-28',
};

function issuesOf(changes: Record<string, unknown>): readonly string[] {
  try {
    parseContent(storySchema, { ...story, ...changes }, 'your-cpa-journey');
  } catch (error) {
    if (error instanceof ContentError) return error.issues.map(String);
    throw error;
  }
  return [];
}

const withBlock = (block: unknown) => issuesOf({ body: ['First.', 'Second.', block] });

test('reads a good story and fills in its defaults', () => {
  expect(parseContent(storySchema, story, 'your-cpa-journey').single).toBe(false);
});

test('says what mends a slip for certain', () => {
  const remedies = (changes: object) => {
    try {
      parseContent(storySchema, { ...story, ...changes }, 'your-cpa-journey');
    } catch (error) {
      if (error instanceof ContentError) return error.issues.map(({ remedy }) => remedy);
      throw error;
    }
    return [];
  };
  expect(remedies({ theme: 'one-foto' })).toEqual([{ instead: 'one-foto', write: 'one-photo' }]);
  expect(remedies({ single: 'true' })).toEqual([{ instead: 'true', write: true }]);
  expect(remedies({ label: 2026 })).toEqual([{ instead: 2026, write: '2026' }]);
  expect(remedies({ single: 'perhaps', theme: 'cinema in the rain' })).toEqual([undefined, undefined]);
});

test('names the picture without a description', () => {
  const words = 'this picture has no description. People who cannot see it will miss it. Add "alt".';
  const media = 'scenes/table-dawn';
  expect(withBlock({ type: 'picture', media })).toEqual([`your-cpa-journey, block 3: ${words}`]);
  expect(withBlock({ type: 'picture', media, alt: ' ' })).toEqual([`your-cpa-journey, block 3: ${words}`]);
  expect(issuesOf({ images: [{ media, type: 'image' }] })).toEqual([`your-cpa-journey, image 1: ${words}`]);
});

test('calls a film a film', () => {
  expect(issuesOf({ images: [{ media: 'films/Kofi_Mensah', type: 'video' }] })).toEqual([
    'your-cpa-journey, image 1: this film has no description. People who cannot see it will miss it. Add "alt".',
  ]);
});

test('lists the block types', () => {
  const names = storyBlockSchema.options.map(({ entries }) => entries.type.literal);
  expect(names).toEqual(expect.arrayContaining(['paragraph', 'heading', 'list', 'quote', 'picture']));
  const types = names.join(', ');
  expect(withBlock({ type: 'paragraf', text: 'Third.' })).toEqual([
    `your-cpa-journey, block 3, type: "paragraf" is not one of: ${types}. Did you mean "paragraph"?`,
  ]);
  expect(withBlock({ text: 'Third.' })).toEqual([
    `your-cpa-journey, block 3: this block has no type. Add "type". "type" must be one of: ${types}.`,
  ]);
  expect(withBlock(3)).toEqual([
    'your-cpa-journey, block 3: entry 3 of "body" must be text between quotation marks, or a block between curly brackets.',
  ]);
});

test('names the empty field', () => {
  expect(withBlock('')).toEqual(['your-cpa-journey, block 3: entry 3 of "body" is empty. Write its text.']);
  expect(withBlock({ type: 'paragraph', text: ' ' })).toEqual([
    'your-cpa-journey, block 3, text: "text" is empty. Write its text.',
  ]);
  expect(withBlock({ type: 'list', items: ['One', ''] })).toEqual([
    'your-cpa-journey, block 3, item 2: entry 2 of "items" is empty. Write its text.',
  ]);
  expect(issuesOf({ title: ['Two years,', ''] })).toEqual([
    'your-cpa-journey, title, line 2: entry 2 of "title" is empty. Write its text.',
  ]);
});

test('names a slug that cannot be an address', () => {
  const words = '"slug" must have lowercase letters, digits and hyphens only.';
  for (const slug of ['Your CPA', 'a--b', '-a', 'a-', '', '../a', 'équipe', 'a–b', '李 王', '李、王', '$$']) {
    expect(issuesOf({ slug })).toEqual([`your-cpa-journey, slug: ${words}`]);
  }
  for (const slug of ['$$$', 'a-b-2', '李-王', 'はじめの-日', 'первый-день']) {
    expect(issuesOf({ slug })).toEqual([]);
  }
});

test('names a day that is not in the calendar', () => {
  expect(issuesOf({ updated: '2026-02-30' })).toEqual([
    'your-cpa-journey, updated: "updated" must be a day of the calendar. This one does not exist.',
  ]);
  expect(issuesOf({ updated: '30 June' })).toEqual([
    'your-cpa-journey, updated: "updated" must be a day, written as "YYYY-MM-DD".',
  ]);
});

test('names the layout that was probably meant', () => {
  expect(issuesOf({ theme: 'two-photos' })).toEqual([
    'your-cpa-journey, theme: "two-photos" is not one of: one-photo, two-photo, staggered, slider, video--single. Did you mean "two-photo"?',
  ]);
});

test('names a missing key and an unknown key', () => {
  expect(issuesOf({ summary: undefined, label: undefined })).toEqual([
    'your-cpa-journey: "label" is missing. Add "label".',
    'your-cpa-journey: there is no summary. Search results and share cards would show nothing. Add "summary".',
  ]);
  expect(issuesOf({ author: { ...story.author, fullname: 'Amara A. Osei' } })).toEqual([
    'your-cpa-journey, author: "fullname" is not known here. Check its spelling, or take it out.',
  ]);
});

test('names the shape of a field that may be a line or a list', () => {
  expect(issuesOf({ title: 3 })).toEqual([
    'your-cpa-journey, title: "title" must be a line of text or a list of lines.',
  ]);
});

test('refuses a link that runs a script', () => {
  const buttons = [{ text: 'Apply', href: 'javascript:alert(1)' }];
  expect(withBlock({ type: 'buttons', buttons })).toEqual([
    'your-cpa-journey, block 3, button 1, href: "href" must start with "/", "https://", "mailto:" or "tel:".',
  ]);
});

test('writes one line per issue', () => {
  const lines = () => parseContent(storySchema, { ...story, slug: 'A', updated: '', for: [] }, 'a');
  expect(lines).toThrow(/^a, slug: .+\na, for: .+\na, updated: .+$/);
});

test('asks a circle that plays a film for its number', () => {
  const circles = Array.from({ length: 5 }, () => ({ story: { id: 'play' } }));
  const set = { section: 'discover', for: 'student', slides: [{ circles }] };
  expect(() => parseContent(slideSetSchema, set, 'discover.student')).toThrow(
    'discover.student, slide 1, circle 1, story, id: A circle that plays a film needs "video": the number of the film.',
  );
});

test('has default messages where a schema has none', () => {
  expect(() => parseContent(placementSchema, { offset: '80', degree: 400 }, 'slide')).toThrow(
    [
      'slide, offset: "offset" must be a number, without quotation marks.',
      'slide, degree: "degree" must be at most 360.',
    ].join('\n'),
  );
});

test('share cards need two portraits, and may use no placeholder but the firm', () => {
  const share = { ring: 'Ensemble', careers: 'Careers at {firm}', portraits: ['people/A', 'people/B'] };
  const parse = (changes: object) => () => parseContent(shareSchema, { ...share, ...changes }, 'share.json');
  expect(parse({})()).toEqual(share);
  const two = 'The ring shows two people: name two portraits between square brackets.';
  expect(parse({ portraits: 'people/A' })).toThrow(`share.json, portraits: ${two}`);
  expect(parse({ portraits: ['people/A', 'people/B', 'people/C'] })).toThrow(
    `share.json, portrait 3: ${two}`,
  );
  expect(parse({ careers: 'Careers at {colleagues}' })).toThrow('share.json, careers: The only placeholder');
});

test('reads facts that name the schema for editors', () => {
  const facts = { colleagues: { text: 'about 3,000', source: 'Annual report', asOf: '2026-01-31' } };
  expect(parseContent(factsSchema, { $schema: 'facts.schema.json', ...facts }, 'facts')).toEqual(facts);
});

test('throws only a ContentError in an editor’s words, whatever a file holds', () => {
  const schemas = [
    storySchema,
    slideSetSchema,
    memberSourceSchema,
    resourceSchema,
    brandSchema,
    factsSchema,
    shareSchema,
  ];
  const almostStory = fc.record(
    Object.fromEntries(
      Object.entries(story).map(([key, value]) => [key, fc.oneof(fc.constant(value), fc.anything())]),
    ),
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.constantFrom(...schemas), fc.oneof(fc.anything(), almostStory), (schema, value) => {
      try {
        parseContent(schema, value, 'file');
      } catch (error) {
        expect(error).toBeInstanceOf(ContentError);
        if (!(error instanceof ContentError)) return;
        expect(error.issues.length).toBeGreaterThan(0);
        expect(error.message).not.toMatch(/Invalid \w+: Expected/);
      }
    }),
    { numRuns: 500 },
  );
});

test('reports a value that cannot be read', () => {
  const hostile = {
    get slug(): string {
      throw new Error('no');
    },
  };
  expect(() => parseContent(storySchema, hostile, 'file')).toThrow(ContentError);
});
