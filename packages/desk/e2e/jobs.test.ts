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

/** Opens a story by its link in the overview, which begins with its short name. */
async function openBelonging({ file, press, page }: DeskFixture) {
  const { label } = JSON.parse(await file(BELONGING));
  await press(page.getByRole('link', { name: new RegExp(`^${label}`) }));
}

test('corrects a headline', async ({ desk }) => {
  await openBelonging(desk);
  await desk.press(desk.page.getByLabel('Headline'));
  await desk.key('ControlOrMeta+a');
  await desk.type('A coat at the door');
  await save(desk);
  expect(JSON.parse(await desk.file(BELONGING)).title).toEqual(['A coat at the door']);
  expect(desk.presses()).toBe(4);
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
  expect(desk.presses()).toBe(6);
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
  expect(desk.presses()).toBe(6);
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
  expect(desk.presses()).toBe(7);
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
  expect(desk.presses()).toBe(5);
});

test('retires a figure', async ({ desk }) => {
  const { page, press } = desk;
  await press(page.getByRole('link', { name: 'Figures' }));
  await press(page.locator('.item > a').first());
  await press(page.getByRole('button', { name: 'Remove officeDays' }));
  await press(page.locator('.issue-summary > summary'));
  const stillThere = page.locator('.issue-summary li').filter({ hasText: 'officeDays' });
  await expect(stillThere.filter({ hasText: 'Flexibility' }).first()).toBeVisible();
  // One sentence, with a way to each text below it.
  const sentence = page.locator('.issue-summary > ul > li').filter({ hasText: /no fact \{OfficeDays\}/ });
  await expect(sentence).toHaveCount(1);
  await expect(sentence.getByRole('link', { name: /^First month in · .*French$/ })).toBeVisible();
  await save(desk);
  expect(await desk.file('facts.json')).not.toContain('"officeDays"');
  expect(await desk.file('facts.fr.json')).not.toContain('"officeDays"');
  expect(desk.presses()).toBe(5);
});

test('moves a story to another topic', async ({ desk }) => {
  const { page, press, key, type } = desk;
  await openBelonging(desk);
  await press(page.locator('.settings > summary'));
  await press(page.getByLabel('Topic'));
  await type('our cl');
  await key('Enter');
  await save(desk);
  expect(JSON.parse(await desk.file(BELONGING)).topic).toBe('clients');
  expect(desk.presses()).toBe(5);
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

test('adds a story with two photos and a portrait of its own, in both languages', async ({ desk }) => {
  const { page, press, key, type, file, choosePhoto } = desk;
  const dialog = page.locator('dialog[open]');
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

  const addPhoto = async (name: string, english: string, french: string) => {
    await choosePhoto(dialog.getByLabel('Add a photo of this device'), name);
    await press(dialog.getByLabel('What the picture shows English'));
    await type(english);
    if (french !== '') {
      await press(dialog.getByLabel('What the picture shows French'));
      await type(french);
    }
    await press(dialog.getByRole('button', { name: 'Add this photo' }));
    await expect(dialog).toHaveCount(0);
  };
  const images = page.locator('[data-field="images"]');
  for (const [index, [english, french]] of [
    ['A lamp that is on above an empty desk', 'Une lampe allumée au-dessus d’un bureau vide'],
    ['A train window at night, seen from outside', 'La fenêtre d’un train la nuit, vue de dehors'],
  ].entries()) {
    await press(images.getByRole('button', { name: 'Add', exact: true }));
    await press(page.locator(`[data-field="images/${index}/media"]`).getByRole('button').first());
    await addPhoto(`IMG_${index}.jpg`, english ?? '', french ?? '');
  }
  await press(page.getByRole('button', { name: 'Add a portrait' }));
  await addPhoto('ada.jpg', 'Ada Moe under a lamp, Winnipeg', '');
  await press(page.locator('.settings > summary'));
  await press(page.getByLabel(/^Layout of the page/));
  await type('two');
  await key('Enter');
  await save(desk);
  expect(JSON.parse(await file(`${story}.json`))).toMatchObject({
    theme: 'two-photo',
    images: [
      { media: 'scenes/night-desk-1', type: 'image', alt: 'A lamp that is on above an empty desk' },
      { media: 'scenes/night-desk-2' },
    ],
  });
  expect(JSON.parse(await file(`${story}.fr.json`)).images).toEqual([
    { alt: 'Une lampe allumée au-dessus d’un bureau vide' },
    { alt: 'La fenêtre d’un train la nuit, vue de dehors' },
  ]);
  expect(await file('pictures/scenes/night-desk-1.jpg')).not.toContain('Exif');
  expect(await file('pictures/people.json')).toContain('"alt": "Ada Moe under a lamp, Winnipeg"');
  // Words and agreements are left to do; no field has an error.
  const left = page.locator('.issue-summary');
  await expect(left).toContainText('Stories have 150 to 400', { timeout: 60_000 });
  await expect(left).not.toContainText(/"images"|must be|unknown/);
  expect(desk.presses()).toBeLessThanOrEqual(35);
});

test('adds a tip with a PDF of its list, in both languages', async ({ desk }) => {
  const { page, press, key, type, file } = desk;
  const write = async (label: string, text: string, at = 0) => {
    await press(page.getByLabel(label, { exact: true }).nth(at));
    await type(text);
  };
  await press(page.getByRole('link', { name: /^Tips/ }));
  await press(page.getByRole('button', { name: 'New tip' }));
  await type('Before day one');
  await key('Enter');
  await press(page.locator('[data-field="media"]').getByRole('button').first());
  await type('library dawn');
  await key('Enter');
  await press(page.getByRole('button', { name: 'French beside' }));
  await write('Name French', 'Avant le premier jour');
  await write('Headline French', 'Avant le premier jour');
  await write(
    'Summary English',
    'Six small things to do in the week before you begin, and one to leave alone.',
  );
  await write(
    'Summary French',
    'Six petites choses à faire la semaine avant de commencer, et une à laisser.',
  );
  await write('What the picture shows English', 'A reading table in a quiet library');
  await write('What the picture shows French', 'Une table de lecture dans une bibliothèque');
  await write('Words English', 'Most of it fits into one evening.');
  await write('Words French', 'Presque tout tient en une soirée.');
  await press(page.getByRole('button', { name: 'List with arrows' }));
  await write('Entries English', 'Try the way there once.');
  await write('Entries French', 'Faites le trajet une fois.');
  await save(desk);

  await press(page.getByRole('link', { name: 'Back to the list' }));
  await press(page.getByRole('link', { name: 'Documents' }));
  await press(page.getByRole('button', { name: 'New PDF' }));
  await type('Day one checklist');
  await key('Enter');
  await press(page.getByLabel('Before day one'));
  await press(page.getByRole('button', { name: 'French beside' }));
  await write('Headline French', 'Aide-mémoire du premier jour');
  await write('First sentence English optional', 'For the door of the fridge.');
  await write('First sentence French', 'Pour la porte du frigo.');
  await write('Words before the link English optional', 'The whole tip:');
  await write('Words before the link French', 'Tout le conseil :');
  await save(desk);
  expect(JSON.parse(await file('documents/day-one-checklist.json'))).toMatchObject({
    title: 'Day one checklist',
    resources: ['before-day-one'],
  });
  expect(JSON.parse(await file('documents/day-one-checklist.fr.json'))).toMatchObject({
    title: 'Aide-mémoire du premier jour',
  });
  await expect(page.locator('.issue-summary')).toHaveCount(0);
  expect(desk.presses()).toBeLessThanOrEqual(30);
});

test('mends a misspelt figure by the button at its field, and takes that back', async ({ desk }) => {
  const { page, press, key, type } = desk;
  await openBelonging(desk);
  await press(page.getByLabel('Summary'));
  await key('ControlOrMeta+End');
  await type(' We are {colleages}.');
  const field = page.locator('[data-field="summary"]');
  await press(field.getByRole('button', { name: 'Write “{colleagues}”' }));
  await expect(page.getByLabel('Summary')).toHaveValue(/We are \{colleagues\}\.$/);
  await expect(field.getByRole('button', { name: 'Write “{colleagues}”' })).toHaveCount(0);
  await press(page.getByRole('button', { name: 'Undo' }));
  await expect(page.getByLabel('Summary')).toHaveValue(/We are \{colleages\}\.$/);
});

test('shows the share card and the search result of a page beside its words', async ({ desk }) => {
  const { page, press } = desk;
  await openBelonging(desk);
  const preview = page.frameLocator('iframe');
  await press(page.getByRole('button', { name: 'Search result' }));
  await expect(preview.locator('.search-result__title')).toContainText('| ');
  await press(page.getByRole('button', { name: 'Share card' }));
  await expect(preview.locator('.link-card__headline')).not.toBeEmpty();
});

test('shows the page in the colour scheme that the editor chooses', async ({ desk }) => {
  const { page } = desk;
  await openBelonging(desk);
  const root = page.frameLocator('iframe').locator('html');
  await expect(root).toHaveAttribute('data-gt-scheme', 'dawn');
  await page.getByRole('combobox', { name: 'Background' }).selectOption({ label: 'Dark background, night' });
  await expect(root).toHaveAttribute('data-gt-scheme', 'night');
});
