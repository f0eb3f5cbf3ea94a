import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { DeskEvent, IssuesResponse, Item, Overview, SaveResponse } from '../protocol.ts';
import { createDeskHandler } from './handler.ts';

const EXAMPLE = join(import.meta.dirname, '../../../content-tools/example');
const STORY = 'stories/discover/how-we-mend/story.json';
const HOST = 'localhost:1';

/** `added`: files that are there besides those of the example. */
async function openExample(added: Readonly<Record<string, object>> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'desk-handler-'));
  cpSync(EXAMPLE, root, { recursive: true });
  for (const [file, value] of Object.entries(added)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), JSON.stringify(value));
  }
  const handler = await createDeskHandler({
    contentFolder: root,
    hosts: [HOST],
    editorOf: () => ({ name: 'Ada Moe' }),
  });
  onTestFinished(() => handler.close());
  const headers = { Host: HOST, Origin: `http://${HOST}`, 'Content-Type': 'application/json' };
  const ask = (path: string, body?: object) =>
    handler.fetch(
      new Request(`http://${HOST}/api/${path}`, {
        headers,
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      }),
    );
  return {
    root,
    ask,
    close: handler.close,
    json: async <Body>(path: string, body?: object): Promise<Body> => (await ask(path, body)).json(),
  };
}

it('lists items, and opens one with its schema', async () => {
  const { json } = await openExample();
  const { items } = await json<Overview>('overview');
  expect(items.find(({ id }) => id === STORY)).toMatchObject({
    kind: 'story',
    title: 'How we mend',
    section: 'discover',
  });
  const item = await json<Item>(`item?id=${STORY}`);
  expect(item.schema).toMatchObject({ type: 'object', properties: { label: { maxLength: 48 } } });
  expect(item.files[0]).toMatchObject({ file: STORY, value: { label: 'How we mend' } });
});

it('names sections, topics, regions and visitor types in the language of the editor', async () => {
  const brand = JSON.parse(readFileSync(join(EXAMPLE, 'brand.json'), 'utf8'));
  const { json } = await openExample({
    'brand.json': { ...brand, language: 'en-GB' },
    'taxonomy.json': {
      topics: ['people', 'hard-work', 'long-days'],
      regions: [{ id: 'west', label: 'West' }],
      visitorTypes: [{ id: 'all', menu: 'Everybody' }],
    },
    'taxonomy.fr.json': {
      regions: [{ id: 'west', label: 'Ouest' }],
      visitorTypes: [{ id: 'all', menu: 'Tout le monde' }],
    },
    'catalogue.json': { topics: { people: 'Our people', 'hard-work': 'Hard work, well done' } },
    'catalogue.fr.json': { topics: { people: 'Nos collègues' } },
    'brand.fr.json': { sections: [{ name: 'L’atelier' }] },
    'messages.fr.json': {},
  });
  expect(await json('choices')).toMatchObject({
    regions: [{ id: 'west', label: 'West' }],
    visitorTypes: [{ id: 'all', label: 'Everybody' }],
  });
  expect(await json('choices?language=fr')).toMatchObject({
    regions: [{ id: 'west', label: 'Ouest' }],
    visitorTypes: [{ id: 'all', label: 'Tout le monde' }],
    sections: [{ id: 'discover', name: 'L’atelier' }],
    topics: [
      { id: 'people', label: 'Nos collègues' },
      { id: 'hard-work', label: 'Hard work, well done' },
      { id: 'long-days', label: 'Long days' },
    ],
  });
});

it('names a picture of an item only where there is one', async () => {
  const story = JSON.parse(readFileSync(join(EXAMPLE, STORY), 'utf8'));
  const newcomer = STORY.replace('how-we-mend', 'first-day');
  const { json } = await openExample({ [newcomer]: { ...story, author: { name: '', job: '' } } });
  const { items } = await json<Overview>('overview');
  expect(items.find(({ id }) => id === STORY)).toHaveProperty('picture', 'people/Ada_Quist');
  expect(items.find(({ id }) => id === newcomer)).not.toHaveProperty('picture');
});

it('saves, tells other browsers, and shows a conflict to who comes late', async () => {
  const { ask, json, root } = await openExample();
  const events = (await ask('events')).body?.pipeThrough(new TextDecoderStream()).getReader();
  const { files } = await json<Item>(`item?id=${STORY}`);
  const { text = '', version = null } = files[0] ?? {};
  const draft = (value: string) => ({
    file: STORY,
    version,
    opened: text,
    edits: [{ op: 'set', path: ['label'], value }],
  });
  expect(await json<SaveResponse>('save', draft('First'))).toMatchObject({ result: 'saved', merged: false });
  const late = await json<SaveResponse>('save', draft('Late'));
  expect(late).toMatchObject({
    result: 'conflict',
    conflicts: [{ path: ['label'], theirs: 'First', mine: 'Late' }],
  });
  expect(readFileSync(join(root, STORY), 'utf8')).toBe(text.replace('"How we mend"', '"First"'));
  let told = '';
  while (!told.includes('changed')) told += (await events?.read())?.value ?? 'ended: changed';
  const changed: DeskEvent = JSON.parse(/data: (.*changed.*)/.exec(told)?.[1] ?? '{}');
  expect(changed).toMatchObject({ by: 'desk', files: [{ file: STORY }] });
  await events?.cancel();
});

it('reports the issues of a draft at its field, in the language of the editor', async () => {
  const { json } = await openExample();
  const { files } = await json<Item>(`item?id=${STORY}`);
  const { text = '', version = null } = files[0] ?? {};
  const edits = [{ op: 'set', path: ['summary'], value: 'Short' }];
  const request = {
    files: [STORY],
    drafts: [{ file: STORY, version, opened: text, edits }],
    scope: 'folder',
  };
  const issue = { file: STORY, path: ['summary'] };
  expect(await json('issues', request)).toMatchObject({
    issues: [{ ...issue, message: expect.stringContaining('at least 50') }],
  });
  expect(await json('issues?language=fr', request)).toMatchObject({
    issues: [{ ...issue, message: expect.stringContaining('au moins 50') }],
  });
  expect(readFileSync(join(EXAMPLE, STORY), 'utf8')).toBe(text);
});

it('reports no failure when it ends while somebody waits for a response', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => report.mockRestore());
  const { ask, close, json } = await openExample();
  const { files } = await json<Item>(`item?id=${STORY}`);
  const { text = '', version = null } = files[0] ?? {};
  const edits = [{ op: 'set', path: ['label'], value: 'How we mended' }];
  const drafts = [{ file: STORY, version, opened: text, edits }];
  const asked = Array.from({ length: 3 }, () => ask('issues', { files: [STORY], drafts, scope: 'folder' }));
  await Promise.race(asked);
  await close();
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 500, 500]);
  expect(report).not.toHaveBeenCalled();
});

it('tells of a misspelt figure before the folder is checked, with the button that mends it', async () => {
  const fact = { text: 'nine', source: 'The workshop', asOf: '2026-09-01' };
  const { json } = await openExample({ 'facts.json': { wheels: fact } });
  const { files } = await json<Item>(`item?id=${STORY}`);
  const { text = '', version = null } = files[0] ?? {};
  const path = ['body', 0];
  const edits = [{ op: 'set', path, value: { type: 'paragraph', text: 'We mend {weels} a day.' } }];
  const drafts = [{ file: STORY, version, opened: text, edits }];
  const response = await json<IssuesResponse>('issues', { files: [STORY], drafts, scope: 'fields' });
  expect(response).toEqual({
    isWhole: false,
    issues: [
      {
        file: STORY,
        path: [...path, 'text'],
        language: 'en-GB',
        message: expect.stringMatching(/^There is no fact \{weels\}/),
        fix: {
          label: 'Write “{wheels}”',
          edits: [{ op: 'replace', path: [...path, 'text'], instead: '{weels}', write: '{wheels}' }],
        },
      },
    ],
  });
});

it('reports the issues that a draft makes in other files, and those alone', async () => {
  const story = JSON.parse(
    readFileSync(join(EXAMPLE, STORY), 'utf8').replace('nine', '{wheels} or {spokes}'),
  );
  const fact = { text: 'nine', source: 'The workshop', asOf: '2026-09-01' };
  const { json } = await openExample({
    'facts.json': { wheels: fact, hooks: fact },
    [STORY]: story,
  });
  await expect
    .poll(() => json<Overview>('overview').then(({ toDo }) => JSON.stringify(toDo)), { timeout: 20_000 })
    .toContain('{spokes}');
  const { files } = await json<Item>('item?id=facts.json');
  const { text = '', version = null } = files[0] ?? {};
  const without = (name: string) => ({
    files: ['facts.json'],
    drafts: [{ file: 'facts.json', version, opened: text, edits: [{ op: 'remove', path: [name] }] }],
    scope: 'folder',
  });
  const elsewhere = async (name: string) =>
    (await json<IssuesResponse>('issues', without(name))).issues.filter(({ file }) => file !== 'facts.json');
  // A file that was just saved has no draft.
  expect(await json('issues', { files: [STORY], drafts: [], scope: 'folder' })).toMatchObject({
    issues: [{ file: STORY, message: expect.stringContaining('{spokes}') }],
  });
  expect(await elsewhere('hooks')).toEqual([]);
  expect(await elsewhere('wheels')).toEqual([
    {
      ...{ file: STORY, path: ['body', 0], language: 'en-GB' },
      message: expect.stringContaining('{wheels}'),
    },
  ]);
});

it('names its own button as the remedy of text that is to be read', async () => {
  const brand = JSON.parse(readFileSync(join(EXAMPLE, 'brand.json'), 'utf8'));
  const { json, root } = await openExample({
    'brand.json': { ...brand, language: 'en-GB' },
    'messages.fr.json': {},
    'facts.json': { wheels: { text: 'nine', source: 'The workshop', asOf: '2026-09-01' } },
    'facts.fr.json': { wheels: { text: 'neuf', source: 'L’atelier' } },
  });
  const toDo = async (language: string) =>
    (await json<Overview>(`overview?language=${language}`)).toDo.map(({ issue }) => issue.message).join('\n');
  await expect.poll(() => toDo('en'), { timeout: 20_000 }).toContain('Nobody has recorded reading this');
  expect(await toDo('en')).toContain('Nobody has recorded reading anything in French');
  expect(await toDo('fr')).toContain('Personne n’a consigné la lecture de ce texte');
  const { files } = await json<Item>('item?id=facts.json');
  const [source, translation] = files.map(({ version }) => version);
  expect(await json('reviews', { id: 'facts.json', language: 'fr', source, translation })).toEqual({
    result: 'recorded',
  });
  const changed = { wheels: { text: 'ten', source: 'The workshop', asOf: '2026-09-01' } };
  writeFileSync(join(root, 'facts.json'), JSON.stringify(changed));
  await expect.poll(() => toDo('en'), { timeout: 20_000 }).toContain('when Ada Moe read both on');
  expect(await toDo('fr')).toContain('quand Ada Moe a lu les deux le');
  for (const language of ['en', 'fr']) expect(await toDo(language)).not.toContain('microsite content read');
});

it('sends the beginning of a missing translation with its item, and not with the list of everything', async () => {
  const brand = JSON.parse(readFileSync(join(EXAMPLE, 'brand.json'), 'utf8'));
  const { json } = await openExample({
    'brand.json': { ...brand, language: 'en-GB' },
    'messages.fr.json': {},
  });
  const french = STORY.replace('.json', '.fr.json');
  const missing = async () =>
    (await json<Overview>('overview')).toDo.filter(({ issue }) => issue.file === french);
  await expect.poll(missing, { timeout: 20_000 }).toHaveLength(1);
  expect((await missing())[0]?.issue).not.toHaveProperty('fix');
  const { issues } = await json<Item>(`item?id=${STORY}`);
  expect(issues).toMatchObject([
    { file: french, fix: { edits: [{ op: 'set', path: [], value: { label: 'How we mend' } }] } },
  ]);
});

it('lists a fact that ends soon as due, at its own field', async () => {
  const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  const wheels = { text: 'nine', fallback: 'some', source: 'The workshop', asOf: '2026-09-01' };
  const { json } = await openExample({
    'facts.json': { wheels: { ...wheels, until: day, owner: 'Ben' } },
  });
  const due = async () => (await json<Overview>('overview')).toDo.filter(({ state }) => state === 'due');
  await expect.poll(due, { timeout: 20_000 }).toMatchObject([
    {
      id: 'facts.json',
      issue: { file: 'facts.json', path: ['wheels'], message: expect.stringContaining(`until ${day}`) },
    },
  ]);
});

it('finds words whatever their accents and capitals, and tells what changed underneath', async () => {
  const { json, root } = await openExample();
  expect(await json('search?q=HÓW WE')).toMatchObject({
    hits: [{ id: STORY, path: ['label'], match: [0, 6] }],
  });
  writeFileSync(join(root, STORY), readFileSync(join(root, STORY), 'utf8').replace('How we mend', 'Changed'));
  await expect
    .poll(() => json('changes'), { timeout: 20_000 })
    .toMatchObject({ onDisk: [{ file: STORY, id: STORY, change: 'changed' }] });
});
