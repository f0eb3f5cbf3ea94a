import { deepStrictEqual, match, ok, strictEqual } from 'node:assert';
import type { ContentCopy } from './contentCopy.ts';
import { type Focused, type Keys, until } from './keys.ts';

type Visit = { keys: Keys; content: ContentCopy };

const BELONGING = 'stories/discover/belonging/story.json';
const FRENCH = BELONGING.replace('.json', '.fr.json');

/** Jobs done with the keys alone, in every browser. Each begins at the overview. */
export const KEYBOARD_JOURNEYS: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  'corrects a headline, translates it, decides a conflict, and finds the draft of a closed window':
    correctAndTranslate,
  'moves and removes a paragraph in both languages, and takes that back': moveParagraph,
  'swaps the picture of a circle on slide 3': swapCircle,
  'opens and leaves dialogs without losing its place': leaveDialogs,
};

/** Opens a story by the search, which goes to the field that it found. */
async function openBelonging({ keys, content }: Visit, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const { label, title } = JSON.parse(await content.file(BELONGING));
  await keys.tabTo('Search all words', key);
  await keys.type(title[0]);
  await keys.says('.search__hits', new RegExp(label));
  await keys.press('Enter');
  await keys.isAt(/^Headline$/);
}

async function correctAndTranslate(visit: Visit) {
  const { keys, content } = visit;
  const titleOf = async (file: string) => JSON.parse(await content.file(file)).title;
  await openBelonging(visit);
  await keys.write('A coat at the door');
  await keys.save();
  deepStrictEqual(await titleOf(BELONGING), ['A coat at the door']);

  await keys.tabTo('French beside', 'Shift+Tab');
  await keys.press('Enter');
  await keys.tabTo('Headline French');
  await keys.write('Un manteau à la porte');
  await keys.save();
  deepStrictEqual(await titleOf(FRENCH), ['Un manteau à la porte']);

  await keys.tabTo('Headline English', 'Shift+Tab');
  await keys.write('A wet coat');
  await content.change(BELONGING, (text) => text.replace('A coat at the door', 'The coat of a guest'));
  await keys.press('Control+s');
  await keys.says('dialog[open]', /A wet coat/);
  await keys.says('dialog[open]', /The coat of a guest/);
  ok((await keys.focused()).isInDialog, 'the focus is in the dialog');
  if (!/^Theirs/.test((await keys.focused()).name)) await keys.tabTo(/^Theirs/);
  await keys.press('ArrowDown');
  match((await keys.focused()).name, /^Mine/);
  await keys.tabTo('Save these choices');
  await keys.press('Enter');
  await keys.isAt(/^Headline English$/);
  await until('my headline to be in the file', async () => (await titleOf(BELONGING))[0] === 'A wet coat');

  await keys.tabTo('Short name English');
  await keys.write('Belonging, day one');
  await until('the draft to be on the device', async () =>
    (await keys.evaluate<string>(`(${wordsOfDevice})()`)).includes('Belonging, day one'),
  );
  await keys.open(`${content.url}#/item?id=${BELONGING}`);
  await keys.says('.stored', /^Your words of last time were not saved yet/);
  await keys.tabTo('Short name');
  strictEqual((await keys.focused()).value, 'Belonging, day one');
  await keys.save();
  strictEqual(JSON.parse(await content.file(BELONGING)).label, 'Belonging, day one');
}

async function moveParagraph(visit: Visit) {
  const { keys, content } = visit;
  const textsOf = async (file: string): Promise<string[]> =>
    JSON.parse(await content.file(file)).body.map(({ text }: { text: string }) => text);
  const files = [BELONGING, FRENCH];
  const before = await Promise.all(files.map((file) => content.file(file)));
  const texts = await Promise.all(files.map(textsOf));
  await openBelonging(visit);
  await keys.tabTo(/^Move Paragraph 2\b/);
  await keys.press('ArrowUp');
  await keys.isAt(/^Move Paragraph 1\b/);
  await keys.tabTo(/^Remove Paragraph 3\b/);
  await keys.press('Enter');
  await keys.isAt(/^Move Paragraph 2\b/);
  await keys.save();
  for (const [index, file] of files.entries()) {
    const [first, second, , ...others] = texts[index] ?? [];
    deepStrictEqual(await textsOf(file), [second, first, ...others]);
  }
  await keys.press('Control+z');
  await keys.press('Control+z');
  await keys.press('Control+s');
  await until('both files to be as they were', async () =>
    (await Promise.all(files.map(textsOf))).every((now, index) => `${now}` === `${texts[index]}`),
  );
  deepStrictEqual(
    files.map((file, index) => [file, before[index]]),
    await Promise.all(files.map(async (file) => [file, await content.file(file)])),
  );
}

async function swapCircle({ keys, content }: Visit) {
  const file = 'slides/discover.experienced.json';
  const mediaOf = async () => JSON.parse(await content.file(file)).slides[2].circles[0].media;
  await keys.tabTo(/^Slides\b/);
  await keys.press('Enter');
  await keys.isAt(/^Slides$/);
  await keys.tabTo(/^Grow Together\b.* You have experience/);
  await keys.press('Enter');
  await keys.isAt(/^Grow Together\b/);
  await keys.tabTo(isNameOf('slides/2'));
  await keys.press('Enter');
  await keys.tabTo(isNameOf('slides/2/circles/0'));
  await keys.press('Enter');
  await keys.tabTo(/^Picture or film /);
  await keys.press('Enter');
  await keys.isAt(/^Type to find$/);
  await keys.type('Hana Kobayashi');
  await keys.press('Enter');
  await keys.isAt(/^Picture or film Hana Kobayashi/);
  await keys.save();
  strictEqual(await mediaOf(), 'people/Hana_Kobayashi');
}

/** The name of a folded card, which opens it. */
const isNameOf =
  (card: string) =>
  ({ field, name }: Focused) =>
    field === card && !name.startsWith('Move ');

async function leaveDialogs(visit: Visit) {
  const { keys } = visit;
  await keys.tabTo('New story');
  await keys.press('Enter');
  await keys.isAt(/^Short name$/);
  await keys.press('Escape');
  await keys.isAt(/^New story$/);
  await openBelonging(visit, 'Shift+Tab');
  await keys.tabTo(/^Picture or film /);
  const { name } = await keys.focused();
  await keys.press('Enter');
  await keys.isAt(/^Type to find$/);
  await keys.press('Escape');
  strictEqual((await keys.focused()).name, name);
  await keys.tabTo('Remove');
  await keys.press('Enter');
  ok((await keys.focused()).isInDialog, 'the focus is in the dialog');
  await keys.tabTo('Cancel');
  await keys.press('Enter');
  await keys.isAt(/^Remove$/);
}

/** Returns the drafts that the browser has stored, as text. Runs in the page. */
async function wordsOfDevice(): Promise<string> {
  const [{ name = '' } = {}] = await indexedDB.databases();
  return await new Promise((resolve) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
      reading.onsuccess = () => {
        opening.result.close();
        resolve(JSON.stringify(reading.result));
      };
    };
  });
}
