import type { DeskFixture } from './openDesk.ts';
import { expect, test } from './openDesk.ts';

const BELONGING = 'stories/discover/belonging/story.json';

/** Saves by the keyboard, and waits until the words are in the file. */
async function save({ key, page }: DeskFixture) {
  await key('ControlOrMeta+s');
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();
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

const openBelonging = ({ press, page }: DeskFixture) =>
  press(page.getByRole('link', { name: /^Belonging belonging/ }));

test('corrects a headline', async ({ desk }) => {
  await openBelonging(desk);
  await desk.press(desk.page.getByLabel('Headline'));
  await desk.key('ControlOrMeta+a');
  await desk.type('A coat at the door');
  await save(desk);
  expect(JSON.parse(await desk.file(BELONGING)).title).toEqual(['A coat at the door']);
  expect(desk.presses()).toBeLessThanOrEqual(4);
});

test('translates a headline, and says that it was read', async ({ desk }) => {
  const { page, press, key, type } = desk;
  await openBelonging(desk);
  await press(page.getByRole('button', { name: 'French beside' }));
  await press(page.getByLabel('Headline French'));
  await key('ControlOrMeta+a');
  await type('Un manteau à la porte');
  await save(desk);
  await press(page.getByRole('button', { name: 'Read by me' }));
  await expect(page.getByText('Recorded.')).toBeVisible();
  expect(JSON.parse(await desk.file(BELONGING.replace('.json', '.fr.json'))).title).toEqual([
    'Un manteau à la porte',
  ]);
  expect(await desk.file('translations.fr.json')).toContain('"by": "Noor"');
  expect(desk.presses()).toBeLessThanOrEqual(6);
});

test('adds a colleague', async ({ desk }) => {
  const { page, press, type } = desk;
  await press(page.getByRole('link', { name: /^Talent team/ }));
  await press(page.getByRole('button', { name: 'New colleague' }));
  await press(page.getByLabel('Name', { exact: true }));
  await type('Ada Moe');
  await press(page.getByRole('button', { name: 'Create' }));
  await press(page.getByLabel('Title', { exact: true }));
  await type('Campus Recruiter');
  await save(desk);
  expect(JSON.parse(await desk.file('members/ada-moe.json'))).toMatchObject({
    name: 'Ada Moe',
    job: 'Campus Recruiter',
  });
});

test('lets a colleague leave, in both languages', async ({ desk }) => {
  const { page, press } = desk;
  await press(page.getByRole('link', { name: /^Talent team/ }));
  await press(page.getByRole('link', { name: /^Amara Osei/ }));
  await press(page.getByRole('button', { name: 'Remove', exact: true }));
  await press(page.getByRole('button', { name: 'Remove it' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Talent team' })).toBeVisible();
  await expect(desk.file('members/amara-osei.json')).rejects.toThrow();
  await expect(desk.file('members/amara-osei.fr.json')).rejects.toThrow();
  expect(desk.presses()).toBe(4);
});

test('swaps the picture of a circle on slide 3', async ({ desk }) => {
  const { page, press, type, key } = desk;
  await press(page.getByRole('link', { name: /^Slides/ }));
  await press(page.locator('.item > a').first());
  await press(page.locator('[data-field="slides/2"] > .card__head > .card__name'));
  await press(page.locator('[data-field="slides/2/circles/0"] > .card__head > .card__name'));
  await press(page.locator('[data-field="slides/2/circles/0/media"]').getByRole('button').first());
  await type('Hana Kobayashi');
  await key('Enter');
  await expect(page.getByRole('button', { name: /Hana Kobayashi/ })).toBeVisible();
  await save(desk);
  expect(JSON.parse(await desk.file('slides/discover.experienced.json')).slides[2].circles[0].media).toBe(
    'people/Hana_Kobayashi',
  );
});

test('corrects a caption', async ({ desk }) => {
  const { page, press, type, key } = desk;
  await press(page.getByRole('link', { name: /^Captions/ }));
  await press(page.getByRole('link', { name: /^Kofi Mensah/ }));
  await press(page.getByLabel('English', { exact: true }).nth(1));
  await key('ControlOrMeta+a');
  await type('I nearly did not apply.');
  await save(desk);
  expect(await desk.file('films/Kofi_Mensah.en.vtt')).toContain('\nI nearly did not apply.\n');
});

test('retires a figure', async ({ desk }) => {
  const { page, press } = desk;
  await press(page.getByRole('link', { name: 'Figures' }));
  await press(page.locator('.item > a').first());
  await press(page.getByRole('button', { name: 'Remove officeDays' }));
  await press(page.locator('.issue-summary > summary'));
  const stillThere = page.locator('.issue-summary li').filter({ hasText: 'officeDays' });
  await expect(stillThere.filter({ hasText: 'Flexibility' }).first()).toBeVisible();
  await save(desk);
  expect(await desk.file('facts.json')).not.toContain('"officeDays"');
  expect(await desk.file('facts.fr.json')).not.toContain('"officeDays"');
});

test('moves a story to another topic', async ({ desk }) => {
  const { page, press, key, type } = desk;
  await openBelonging(desk);
  await press(page.locator('.settings > summary'));
  await press(page.getByLabel('Topic'));
  await type('cl');
  await key('Enter');
  await save(desk);
  expect(JSON.parse(await desk.file(BELONGING)).topic).toBe('clients');
});

test('offers the words of last time after a crash', async ({ desk }) => {
  const { page, press, key, type } = desk;
  await openBelonging(desk);
  await press(page.getByLabel('Short name'));
  await key('ControlOrMeta+a');
  await type('Belonging, day one');
  await expect.poll(() => page.evaluate(wordsOfDevice)).toContain('Belonging, day one');
  await page.reload();
  await expect(page.getByText('Your words of last time were not saved yet.')).toBeVisible();
  await expect(page.getByLabel('Short name')).toHaveValue('Belonging, day one');
  await save(desk);
  expect(JSON.parse(await desk.file(BELONGING)).label).toBe('Belonging, day one');
});

test('adds a story in both languages, but for its pictures', async ({ desk }) => {
  const { page, press, key, type, file } = desk;
  const write = async (label: string, text: string, at = 0) => {
    await press(page.getByLabel(label, { exact: true }).nth(at));
    await type(text);
  };
  await press(page.getByRole('button', { name: 'New story' }));
  await type('Night desk');
  await key('Enter');
  await press(page.getByRole('button', { name: 'French beside' }));
  await write('Headline French', 'Le bureau qui reste allumé');
  await write('Short name French', 'Le bureau de nuit');
  await write('Summary English', 'Ada Moe reads what comes in at night, and says what the dark is good for.');
  await write('Summary French', 'Ada Moe lit ce qui arrive la nuit, et dit à quoi la noirceur peut servir.');
  await write('Name English', 'Ada Moe');
  await write('Title, team and city English', 'Manager, Advisory, Winnipeg');
  await write('Title, team and city French', 'Gestionnaire, Services-conseils, Winnipeg');
  await write('Words English', 'The last train brings the last question.');
  await write('Words French', 'Le dernier train apporte la dernière question.');
  await write('Words English', 'Then it is quiet enough to read.', 1);
  await write('Words French', 'Puis le calme revient, et je peux lire.', 1);
  await save(desk);
  const story = 'stories/discover/night-desk/story';
  expect(JSON.parse(await file(`${story}.json`))).toMatchObject({
    title: ['Night desk'],
    author: { name: 'Ada Moe' },
    body: [
      { text: 'The last train brings the last question.' },
      { text: 'Then it is quiet enough to read.' },
    ],
  });
  expect(JSON.parse(await file(`${story}.fr.json`))).toMatchObject({
    label: 'Le bureau de nuit',
    body: [{ type: 'paragraph' }, { text: 'Puis le calme revient, et je peux lire.' }],
  });
  const issues = page.locator('.issue-summary li');
  await expect(issues).toHaveText([/^Pictures and films /]);
});
