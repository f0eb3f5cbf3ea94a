import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkContent } from '../check/checkContent.ts';
import { type ContentCopy, contentCopy } from '../testing/contentCopy.ts';
import { inWelsh } from '../testing/inWelsh.ts';
import { normaliseCommand } from './normaliseCommand.ts';

type Story = Record<string, unknown> & { title: unknown; body: unknown[] };

const STORY = 'stories/discover/how-we-mend/story.json';
const WELSH = 'stories/discover/how-we-mend/story.cy.json';

const read = (content: ContentCopy, file: string) =>
  JSON.parse(readFileSync(content.path(file), 'utf8')) as Story;

const typesOf = ({ body }: Story) =>
  body.map((block) => (typeof block === 'object' && block !== null && 'type' in block ? block.type : null));

const TITLE = 'The wheel that came back.';

/** The example with a story as hands may write it: fields in any order, a title of one text, paragraphs that are texts. */
function writtenByHand(): ContentCopy {
  const content = contentCopy();
  const story = read(content, STORY);
  const body = (story.body as { type: string; text: string }[]).map((block) =>
    block.type === 'paragraph' ? block.text : block,
  );
  content.json(STORY, Object.fromEntries(Object.entries({ ...story, title: TITLE, body }).toReversed()));
  return content;
}

it('writes titles as lines, blocks with their type, and fields in the order of the schema', () => {
  using content = writtenByHand();
  const { body } = read(content, STORY);
  expect(String(normaliseCommand(content.root))).toContain(STORY);
  const story = read(content, STORY);
  expect(Object.keys(story).slice(0, 3)).toEqual(['$schema', 'section', 'slug']);
  expect(story.title).toEqual([TITLE]);
  expect(story.body[0]).toEqual({ type: 'paragraph', text: body[0] });
  expect(typesOf(story)).toEqual(['paragraph', 'paragraph', 'quote', 'paragraph', 'paragraph']);
  expect(checkContent(content.root).issues).toEqual([]);
});

it('gives translations the lines and the types of their source, and keeps what was reviewed', () => {
  using content = writtenByHand();
  inWelsh(content);
  normaliseCommand(content.root);
  const [source, welsh] = [read(content, STORY), read(content, WELSH)];
  expect(welsh.title).toEqual([`Yn Gymraeg: ${TITLE}`]);
  expect(typesOf(welsh)).toEqual(typesOf(source));
  expect(checkContent(content.root).issues).toEqual([]);
});

it('refuses a block of another type in a translation', () => {
  using content = writtenByHand();
  inWelsh(content);
  normaliseCommand(content.root);
  content.edit<Story>(WELSH, ({ body }) => void Object.assign(body[0] as object, { type: 'heading' }));
  expect(checkContent(content.root).issues).toEqual([
    expect.stringContaining('this is "paragraph" in the source'),
  ]);
});

it('changes nothing the second time', () => {
  using content = writtenByHand();
  normaliseCommand(content.root);
  expect(String(normaliseCommand(content.root))).toBe('Every file is normalised already: nothing to do.');
});

it('leaves HTML of old copy and unknown fields as they are', () => {
  using content = writtenByHand();
  content.edit<Story>(STORY, (story) => {
    story.body.push('<p>Old <em>copy</em>.</p>');
    story.colour = 'moss';
  });
  normaliseCommand(content.root);
  const story = read(content, STORY);
  expect(story.body.at(-1)).toBe('<p>Old <em>copy</em>.</p>');
  expect(Object.keys(story).at(-1)).toBe('colour');
});
