import { expect, test } from 'vitest';
import type { Item, Json } from '../../protocol.ts';
import { createEditSession, type StoredDraft } from './editSession.ts';

const FILE = 'stories/a/story.json';
const FRENCH = 'stories/a/story.fr.json';

function file(language: string, name: string, value: Json) {
  return { language, file: name, version: `v-${name}`, text: JSON.stringify(value), value };
}

const ITEM: Item = {
  summary: { id: FILE, kind: 'story', title: 'A story', languages: [] },
  schema: null,
  shape: null,
  files: [file('en', FILE, { label: 'Oak', body: [{ text: 'a' }] }), file('fr', FRENCH, { label: 'Chêne' })],
  reviews: {},
  issues: [],
};

/** A session with a clock of its own, and what it keeps on the device. */
function open(stored: StoredDraft | null = null, item = ITEM) {
  let time = 0;
  const device: { draft: StoredDraft | null } = { draft: stored };
  const session = createEditSession({
    item,
    stored,
    keep: (_id, draft) => {
      device.draft = draft;
    },
    now: () => time,
  });
  const type = (value: string, path: (string | number)[] = ['label'], name = FILE) =>
    session.edit({ file: name, edit: { op: 'set', path, value } });
  const pass = (ms: number) => {
    time += ms;
  };
  return { session, device, type, pass };
}

test('keeps every keystroke on the device', () => {
  const { device, type } = open();
  type('Oaks');
  expect(device.draft?.files).toMatchObject([
    { file: FILE, version: `v-${FILE}`, edits: [{ value: 'Oaks' }] },
  ]);
  type('Oaks!');
  expect(device.draft?.files[0]?.edits).toEqual([{ op: 'set', path: ['label'], value: 'Oaks!' }]);
});

test('keeps nothing once the text is as in the file again', () => {
  const { device, type, session } = open();
  type('Oa');
  type('Oak');
  expect(device.draft).toBeNull();
  expect(session.isEdited(FILE)).toBe(false);
});

test('goes on with a draft of an earlier visit', () => {
  const first = open();
  first.type('Oaks');
  first.type('Chênes', ['label'], FRENCH);
  const { session } = open(first.device.draft);
  expect(session.value(FILE)).toMatchObject({ label: 'Oaks' });
  expect(session.value(FRENCH)).toEqual({ label: 'Chênes' });
  expect(session.drafts()).toHaveLength(2);
});

test('takes typing back in one step, and a pause begins another', () => {
  const { session, type, pass } = open();
  type('Oak a');
  type('Oak an');
  pass(5000);
  type('Oak and');
  session.undo();
  expect(session.value(FILE)).toMatchObject({ label: 'Oak an' });
  session.undo();
  expect(session.value(FILE)).toMatchObject({ label: 'Oak' });
  session.redo();
  session.redo();
  expect(session.value(FILE)).toMatchObject({ label: 'Oak and' });
  expect(session.canRedo()).toBe(false);
});

test('takes an edit back by itself that ends a step of typing', () => {
  const { session, type, pass } = open();
  type('Oaks of {colleages}');
  pass(1);
  session.endStep();
  type('Oaks of {colleagues}');
  session.undo();
  expect(session.value(FILE)).toMatchObject({ label: 'Oaks of {colleages}' });
});

test('takes a change of both languages back together', () => {
  const { session } = open();
  session.edit(
    { file: FILE, edit: { op: 'insert', path: ['body', 0], value: { text: 'new' } } },
    { file: FRENCH, edit: { op: 'set', path: ['label'], value: 'Nouveau' } },
  );
  session.undo();
  expect(session.drafts()).toEqual([]);
});

test('keeps what was typed while the file was saved', () => {
  const { session, type, pass } = open();
  type('Oaks');
  const count = session.editCount(FILE);
  pass(5000);
  type('Oaks and elms');
  session.replace(file('en', FILE, { label: 'Oaks', body: [] }), count);
  expect(session.drafts()).toMatchObject([{ value: { label: 'Oaks' }, edits: [{ value: 'Oaks and elms' }] }]);
});

test('undoes after saving, as a new edit', () => {
  const { session, type } = open();
  type('Oaks');
  session.replace(file('en', FILE, { label: 'Oaks', body: [{ text: 'a' }] }), 1);
  expect(session.drafts()).toEqual([]);
  session.undo();
  expect(session.drafts()[0]?.edits).toEqual([{ op: 'set', path: ['label'], value: 'Oak' }]);
});

test('keeps words typed while a save merged, at the entry that they were typed in', () => {
  const texts = (...body: string[]) => body.map((text) => ({ text }));
  const files = [file('en', FILE, { label: 'Oak', body: texts('a', 'b', 'c') })];
  const { session, type } = open(null, { ...ITEM, files });
  type('Oaks');
  type('typed', ['body', 2, 'text']);
  session.replace(file('en', FILE, { label: 'Oaks', body: texts('theirs', 'a', 'b', 'c') }), 1);
  expect(session.value(FILE)).toEqual({ label: 'Oaks', body: texts('theirs', 'a', 'b', 'typed') });
});

test('keeps the text that was opened when a save merged and the same field was typed in meanwhile', () => {
  const { session, type } = open();
  type('Oaks');
  type('mine', ['body', 0, 'text']);
  session.replace(file('en', FILE, { label: 'Oaks', body: [{ text: 'theirs' }] }), 1);
  expect(session.value(FILE)).toEqual({ label: 'Oaks', body: [{ text: 'mine' }] });
  expect(session.drafts()[0]?.edits).toHaveLength(2);
});

test('gives up all edits', () => {
  const { session, type, device } = open();
  type('Oaks');
  session.discard();
  expect(session.value(FILE)).toMatchObject({ label: 'Oak' });
  expect(device.draft).toBeNull();
});
