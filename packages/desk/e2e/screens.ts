import type { Page } from '@playwright/test';
import type { ContentCopy } from './contentCopy.ts';
import { photograph } from './openDesk.ts';

/** A screen of the desk, in one of its states. */
export type Screen = {
  name: string;
  /** Address after that of the desk. */
  address: string;
  /** Brings the screen into its state, whatever the language of the desk. */
  prepare?: (page: Page, content: ContentCopy) => Promise<void>;
};

const BELONGING = 'stories/discover/belonging/story.json';
const SLIDES = 'slides/discover.experienced.json';
const item = (id: string, more = '') => `#/item?id=${encodeURIComponent(id)}${more}`;

/** Records, of which a folder has one each. */
const RECORDS = [
  ...['brand', 'facts', 'taxonomy', 'places', 'people', 'glossary', 'share', 'pinned'],
  ...['films/films', 'pictures/people', 'pictures/scenes', 'messages.en'],
].map((file): Screen => ({ name: file, address: item(`${file}.json`) }));

const openPicker = async (page: Page) => {
  await page.locator('[data-field="images/0/media"] .picker__value').click();
  await page.locator('dialog[open] .offers button').first().waitFor();
};

const choosePhoto = async (page: Page) => {
  await page.locator('dialog[open] input[type="file"]').setInputFiles({
    name: 'IMG_1.jpg',
    mimeType: 'image/jpeg',
    buffer: await photograph(),
  });
  await page.locator('dialog[open] .crops__list img').first().waitFor();
};

/** Screens and dialogs that people have before them most of the time: they are looked at in every size. */
export const MAIN_SCREENS: readonly Screen[] = [
  { name: 'overview', address: '#/' },
  {
    name: 'what a search finds',
    address: '#/',
    prepare: async (page) => {
      await page.locator('.search input').fill('coat');
      await page.locator('.search__hits [role="option"]').first().waitFor();
    },
  },
  { name: 'to do', address: '#/to-do' },
  { name: 'story', address: item(BELONGING) },
  {
    name: 'story, both languages and settings',
    address: item(BELONGING, '&language=fr'),
    prepare: (page) => page.locator('.settings > summary').click(),
  },
  {
    name: 'slides, with a circle',
    address: item(SLIDES),
    prepare: async (page) => {
      await page.locator('[data-field="slides/2"] > .card__head > .card__name').click();
      await page.locator('[data-field="slides/2/circles/0"] > .card__head > .card__name').click();
    },
  },
  { name: 'captions', address: item('films/Kofi_Mensah.en.vtt', '&language=fr') },
  { name: 'choosing a picture', address: item(BELONGING), prepare: openPicker },
  {
    name: 'a new photo',
    address: item(BELONGING),
    prepare: async (page) => {
      await openPicker(page);
      await choosePhoto(page);
    },
  },
  {
    name: 'a conflict',
    address: item(BELONGING),
    prepare: async (page, content) => {
      const summary = page.locator('[data-field="summary"] textarea');
      await summary.fill('What somebody else wrote meanwhile, in words that are long enough for a summary.');
      await content.change(BELONGING, (text) =>
        text.replace('Amara on the evening', 'Amara tells of the day'),
      );
      await summary.press('ControlOrMeta+s');
      await page.locator('dialog[open].conflict').waitFor();
    },
  },
  {
    // The last one: the figure stays away.
    name: 'to do, with an issue of several texts',
    address: '#/to-do',
    prepare: async (page, content) => {
      await content.change('facts.json', (text) => text.replace('"officeDays"', '"daysAway"'));
      await page.locator('.to-do__message').first().waitFor({ timeout: 60_000 });
    },
  },
];

/** All other screens and dialogs. */
export const OTHER_SCREENS: readonly Screen[] = [
  { name: 'list of colleagues', address: '#/?kind=member' },
  { name: 'list of slides', address: '#/?kind=slides' },
  { name: 'what others changed', address: '#/changes' },
  { name: 'colleague', address: item('members/amara-osei.json', '&language=fr') },
  { name: 'tip', address: item('resources/digital-interviewing.json', '&language=fr') },
  { name: 'document', address: item('documents/interview-checklist.json', '&language=fr') },
  ...RECORDS,
  {
    name: 'new story',
    address: '#/',
    prepare: (page) => page.locator('.overview__head > .button--main').click(),
  },
  {
    name: 'removing a story',
    address: item(BELONGING),
    prepare: (page) => page.locator('.editor__words > .button--quiet').click(),
  },
  {
    name: 'a portrait',
    address: item(BELONGING),
    prepare: async (page) => {
      await page.locator('.person-input .button').first().click();
      await page.locator('dialog[open] input[type="file"]').waitFor();
    },
  },
  {
    name: 'a crop',
    address: item(BELONGING),
    prepare: async (page) => {
      await openPicker(page);
      await choosePhoto(page);
      await page.locator('dialog[open] input[required]').last().fill('A lamp above an empty desk');
      await page.locator('dialog[open] [type="submit"]').click();
      await page.locator('dialog[open]').waitFor({ state: 'hidden' });
      await page.locator('[data-field="images/0/media"] .field__side > .button').click();
      await page.locator('dialog[open] .crops__list img').first().waitFor();
    },
  },
  {
    name: 'issues at their fields',
    address: item(BELONGING),
    prepare: async (page) => {
      await page.locator('[data-field="summary"] textarea').fill('Too short, {colleages}');
      await page.locator('[data-field="summary"] .issues').waitFor();
      await page.locator('.issue-summary > summary').click();
    },
  },
];
