import * as v from 'valibot';
import { expect, expectTypeOf, test } from 'vitest';
import { ContentError } from '../contentError.ts';
import type { StoryBlock } from './blocks.ts';
import { brandSchemaFor } from './brand.ts';
import { defineContent } from './defineContent.ts';
import { parseContent } from './parseContent.ts';

const blocks = {
  'plan-view': { schema: v.object({ title: v.string(), metres: v.optional(v.number(), 1) }) },
};
const own = defineContent({ blocks });
const firm = defineContent({
  topics: ['craft', 'place'],
  regions: ['coast', 'hills'],
  visitorTypes: ['apprentice', 'expert'],
});

const story = {
  section: 'wood',
  slug: 'a-plane',
  label: 'A plane',
  title: 'The plane that sang.',
  summary: 'Ida inherits a plane that nobody can set, and learns from whom it was.',
  theme: 'one-photo',
  topic: 'craft',
  for: ['apprentice'],
  author: { name: 'Ida Holm', job: 'Joiner' },
  images: [{ media: 'scenes/plane', type: 'image', alt: 'A plane on a bench' }],
  body: ['It sang.', 'Then it cut.'],
  updated: '2026-11-25',
};

function issuesOf(schema: v.GenericSchema, value: unknown): readonly string[] {
  try {
    parseContent(schema, value, 'a-file');
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.issues.map(String);
    throw error;
  }
}

test('types allow only the words of the firm', () => {
  const brand = brandSchemaFor(['apprentice', 'expert']);
  expectTypeOf<v.InferInput<typeof firm.story>['topic']>().toEqualTypeOf<'craft' | 'place'>();
  expectTypeOf<NonNullable<v.InferInput<typeof firm.story>['for']>[0]>().toEqualTypeOf<
    'apprentice' | 'expert'
  >();
  expectTypeOf<v.InferOutput<typeof firm.slides>['for']>().toEqualTypeOf<
    'apprentice' | 'expert' | undefined
  >();
  expectTypeOf<v.InferOutput<typeof brand>['links']['jobs']>().toEqualTypeOf<
    string | Record<'apprentice' | 'expert', string>
  >();
  expectTypeOf<v.InferOutput<typeof firm.slides>['slides'][0]['circles'][0]['topic']>().toEqualTypeOf<
    'craft' | 'place' | undefined
  >();
  expectTypeOf<v.InferOutput<typeof firm.member>['region']>().toEqualTypeOf<'coast' | 'hills' | undefined>();
  expectTypeOf<v.InferOutput<typeof firm.places>['near'][string]>().toEqualTypeOf<'coast' | 'hills'>();
});

test('any word is valid without a list', () => {
  const free = defineContent();
  expectTypeOf<v.InferOutput<typeof free.story>['topic']>().toEqualTypeOf<string>();
  expect(issuesOf(free.story, { ...story, topic: 'quests' })).toEqual([]);
  expect(issuesOf(free.story, { ...story, topic: '' })).toEqual([
    'a-file, topic: "topic" is empty. Write its text.',
  ]);
});

test('names the wrong word, the file with the right ones, and the most similar', () => {
  expect(issuesOf(firm.story, story)).toEqual([]);
  expect(issuesOf(firm.story, { ...story, topic: 'crafts' })).toEqual([
    'a-file, topic: "crafts" is not in taxonomy.json. Check its spelling, or add it there. Did you mean "craft"?',
  ]);
  expect(issuesOf(firm.places, { near: { Holm: 'cost' } })).toEqual([
    'a-file, near, Holm: "cost" is not in taxonomy.json. Check its spelling, or add it there. Did you mean "coast"?',
  ]);
  const extraStory = { section: 'wood', topic: 'palce', for: 'expert' };
  expect(issuesOf(firm.pinned, { extraStory })).toEqual([expect.stringContaining('"palce"')]);
});

test('names the visitor type that was meant', () => {
  const stand = 'is not in taxonomy.json. Check its spelling, or add it there.';
  expect(issuesOf(firm.story, { ...story, for: ['expert', 'aprentice'] })).toEqual([
    `a-file, for 2: "aprentice" ${stand} Did you mean "apprentice"?`,
  ]);
  expect(issuesOf(firm.member.entries.recruits, ['experts'])).toEqual([
    `a-file, entry 1: "experts" ${stand} Did you mean "expert"?`,
  ]);
  expect(issuesOf(firm.story, { ...story, for: undefined })).toEqual([]);
  expect(issuesOf(firm.story, { ...story, for: [] })).toEqual([
    'a-file, for: "for" must name at least one visitor type. Without "for", the story is for all.',
  ]);
});

test('allows no region where the firm has none', () => {
  const { places } = defineContent({ regions: [] });
  expect(issuesOf(places, { near: { Holm: 'coast' } })).toEqual([
    'a-file, near, Holm: "coast" is not in taxonomy.json. Check its spelling, or add it there.',
  ]);
});

test('bodies hold custom blocks, checked and typed', () => {
  type Block = Exclude<v.InferOutput<typeof own.story>['body'][number], string>;
  expectTypeOf<Extract<Block, { type: 'plan-view' }>>().toEqualTypeOf<
    { type: 'plan-view' } & { title: string; metres: number }
  >();
  expectTypeOf<Block['type']>().toEqualTypeOf<StoryBlock['type'] | 'plan-view'>();
  const body = (block: object) => ({ ...story, body: ['It sang.', block] });
  expect(parseContent(own.story, body({ type: 'plan-view', title: 'Shed' }), 'a-plane').body).toEqual([
    'It sang.',
    { type: 'plan-view', title: 'Shed', metres: 1 },
  ]);
  const wrong = { type: 'plan-view', title: 'Shed', metres: 'two' };
  expect(issuesOf(own.story, body(wrong))).toEqual([
    'a-file, block 2, metres: "metres" must be a number, without quotation marks.',
  ]);
  expect(issuesOf(own.story, body({ type: 'plan-veiw', title: 'Shed' }))[0]).toMatch(
    /^a-file, block 2, type: "plan-veiw" is not one of: .*picture, .*, plan-view\. Did you mean "plan-view"\?$/,
  );
  expect(issuesOf(own.story, body({ type: 'plan-view', title: 'Shed', meters: 1 })).join()).toContain(
    '"meters" is not known here',
  );
});

test('checks across the fields of a custom block still run', () => {
  const schema = v.pipe(
    v.object({ from: v.number(), to: v.number() }),
    v.check(({ from, to }) => from < to, 'It ends before it begins.'),
  );
  const { story: spanning } = defineContent({ blocks: { span: { schema } } });
  const written = { ...story, body: ['It sang.', { type: 'span', from: 2, to: 1 }] };
  expect(issuesOf(spanning, written).join()).toContain('It ends before it begins.');
});
