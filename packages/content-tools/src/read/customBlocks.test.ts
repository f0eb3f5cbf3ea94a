import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { checkContent } from '../check/checkContent.ts';
import { type ContentCopy, contentCopy } from '../testing/contentCopy.ts';
import { inWelsh } from '../testing/inWelsh.ts';
import { editorSchemaFiles } from './editorSchemas.ts';
import { openContent } from './openContent.ts';
import { createSources } from './sources.ts';

const STORY = 'stories/discover/how-we-mend/story.json';
const PLAN = {
  type: 'floor-plan',
  caption: 'Where each of us mends.',
  rooms: [
    { name: 'The quiet room', metres: 12, href: '/' },
    { name: 'The stairs', metres: 4 },
  ],
};
const SCHEMA = `v.object({
  caption: v.string(),
  rooms: v.array(v.object({ name: v.string(), metres: v.number(), href: v.optional(v.string()) })),
})`;
const WORDS = `{ caption: 'words', rooms: [{ name: 'words' }] }`;

/** Firm with a custom block in its story. */
function firmWith(
  block: object,
  blocks = `{ 'floor-plan': { schema: ${SCHEMA}, words: ${WORDS} } }`,
): ContentCopy {
  const content = contentCopy();
  const valibot = createRequire(import.meta.url).resolve('valibot');
  content.write('blocks.ts', `import * as v from '${valibot}';\nexport const blocks = ${blocks};`);
  content.edit<{ body: unknown[] }>(STORY, ({ body }) => void body.push(block));
  return content;
}
const said = ({ root }: ContentCopy) => checkContent(root).issues.join('\n');

test('a story holds a block of the firm, and its words are counted', () => {
  using without = contentCopy();
  using content = firmWith(PLAN);
  expect(said(content)).toBe('');
  const { type: name, ...fields } = PLAN;
  const story = openContent(content.root).readStory('discover', 'how-we-mend');
  expect(story?.body.at(-1)).toEqual({ type: 'custom', name, fields, words: 10 });
  expect(story?.words).toBe(
    (openContent(without.root).readStory('discover', 'how-we-mend')?.words ?? 0) + 10,
  );
});

test.each<[string, object, string]>([
  [
    'a field of another kind',
    { ...PLAN, caption: 7 },
    'block 6, caption: "caption" must be text between quotation marks',
  ],
  ['a field too many', { ...PLAN, capton: 'x' }, 'block 6: "capton" is not known here'],
  ['a type that is misspelt', { ...PLAN, type: 'flor-plan' }, 'block 6, type: "flor-plan" is not one of:'],
  ['a type that is like it', { ...PLAN, type: 'flor-plan' }, 'Did you mean "floor-plan"?'],
  ['a fact that there is not', { ...PLAN, caption: '{bikes}' }, 'block 6: there is no fact {bikes}'],
  [
    'a link that leads nowhere',
    { ...PLAN, rooms: [{ name: 'The attic', metres: 3, href: '/attic' }] },
    'block 6: the link "/attic" leads to no page',
  ],
])('the check reports %s', (_, block, words) => {
  using content = firmWith(block);
  expect(said(content)).toContain(words);
});

test('another language translates its text and nothing else', () => {
  using content = inWelsh(firmWith(PLAN));
  expect(said(content)).toBe('');
  const { readStory } = openContent(content.root, { language: 'cy', home: '/cy' });
  const block = readStory('discover', 'how-we-mend-cy')?.body.at(-1);
  expect(block).toMatchObject({
    fields: { rooms: [{ name: 'Yn Gymraeg: The quiet room', metres: 12 }, { metres: 4 }] },
  });
  const translation = STORY.replace('.json', '.cy.json');
  content.edit<{ body: object[] }>(translation, ({ body }) => {
    body[5] = { rooms: [{ name: 'Yr ystafell dawel' }, {}] };
  });
  expect(said(content)).toContain(`${translation}, body 6, caption: there is no text here`);
  expect(said(content)).toContain(`${translation}, body 6, rooms 2, name: there is no text here`);
});

test('editor schemas include it, in stories and in resources', () => {
  using content = firmWith(PLAN);
  const schemas = editorSchemaFiles(createSources(content.root));
  const knowing = schemas.filter(({ text }) => text.includes('"floor-plan"')).map(({ file }) => file);
  expect(knowing.map((file) => file.replaceAll('\\', '/'))).toEqual([
    'schema/story.schema.json',
    'schema/resource.schema.json',
  ]);
});

test('a change shows at the next call', async () => {
  using content = firmWith(PLAN);
  const { blocks } = createSources(content.root);
  expect(Object.keys(blocks())).toEqual(['floor-plan']);
  const file = readFileSync(content.path('blocks.ts'), 'utf8');
  content.write('blocks.ts', file.replace("'floor-plan'", "'plan'"));
  await expect.poll(() => Object.keys(blocks())).toEqual(['plan']);
});

test.each<[string, string, string]>([
  ['a type that every firm has', `{ quote: { schema: ${SCHEMA} } }`, 'this block type exists already'],
  ['a block without fields', `{ plan: { schema: v.string() } }`, 'must be an object schema of valibot'],
  ['nothing', 'undefined', '"blocks" is missing'],
  ['what cannot be run', '{ plan: planOf() }', 'blocks.ts: this file cannot be read (planOf is not defined)'],
  [
    'words in a field that there is not',
    `{ plan: { schema: v.object({ name: v.string() }), words: { nmae: 'words' } } }`,
    'blocks, plan, words: its schema has no "nmae"',
  ],
  [
    'a field that says something else elsewhere',
    `{ plan: { schema: v.object({ items: v.array(v.number()) }) } }`,
    'blocks, plan: "items" means something else in another block',
  ],
])('reports a file that has %s', (_, blocks, words) => {
  using content = firmWith({ type: 'plan' }, blocks);
  expect(said(content).toLowerCase()).toContain(words.toLowerCase());
});
