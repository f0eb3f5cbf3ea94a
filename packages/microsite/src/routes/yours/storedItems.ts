import { type Say, toLines } from '@tamarack-lowe/content-model';
import type { YoursMessageKey } from '@tamarack-lowe/content-model/internal/messages';
import { languageAt } from '../../site/paths.ts';
import type { MicrositeSite } from '../../site/SiteData.ts';

/** Context for describing a value: the site, the labels of the page, and formats of its language. */
export type DescribeContext = {
  site: MicrositeSite;
  say: Say<YoursMessageKey>;
  number: (count: number) => string;
  list: (names: readonly string[]) => string;
};

/** Something that the site stores under keys of its own. */
export type StoredItem = {
  id: string;
  label: YoursMessageKey;
  why: YoursMessageKey;
  /** Keys of `localStorage`, which last until they are erased. */
  device?: readonly string[];
  /** Keys of `sessionStorage`, which last as long as the tab. */
  tab?: readonly string[];
  /** Describes a value in plain words; null for a value that says nothing about the visit. Default: the value itself. */
  describe?: (value: string, context: DescribeContext) => string | null;
};

/**
 * Everything that a site writes to the storage of a browser: the one list of it. A test compares it with every write in the code.
 * Pages for reading offline and cookies have no keys: `deviceData.ts` reads them.
 */
export function storedItems(site: Pick<MicrositeSite, 'storage'>): StoredItem[] {
  const { name, initial, type, notice, turn, slide, form, language, events, motion } = site.storage;
  return [
    // A name that was typed before scripts ran waits in the tab for the next page.
    { id: 'name', label: 'yoursName', why: 'yoursNameWhy', device: [name, initial], tab: ['name'] },
    { id: 'type', label: 'yoursType', why: 'yoursTypeWhy', device: [type], describe: typeWords },
    { id: 'slide', label: 'yoursSlide', why: 'yoursSlideWhy', device: [slide], describe: slideWords },
    { id: 'form', label: 'yoursForm', why: 'yoursFormWhy', device: [form], describe: yes },
    { id: 'turn', label: 'yoursTurn', why: 'yoursTurnWhy', device: [turn], describe: numberWords },
    {
      id: 'language',
      label: 'yoursLanguage',
      why: 'yoursLanguageWhy',
      device: [language],
      // In the tab: the language of the page that offered another one, which no other page does then.
      tab: [language],
      describe: languageWords,
    },
    { id: 'motion', label: 'yoursMotion', why: 'yoursMotionWhy', device: [motion], describe: motionWords },
    { id: 'notice', label: 'yoursNotice', why: 'yoursNoticeWhy', device: [notice], describe: yes },
    {
      id: 'events',
      label: 'yoursEvents',
      why: 'yoursEventsWhy',
      device: [events],
      tab: [events],
      describe: countWords,
    },
    { id: 'met', label: 'yoursMet', why: 'yoursMetWhy', tab: ['met'], describe: peopleWords },
    { id: 'opened', label: 'yoursOpened', why: 'yoursOpenedWhy', tab: ['opened'], describe: openedWords },
    {
      id: 'scrolled',
      label: 'yoursScrolled',
      why: 'yoursScrolledWhy',
      tab: ['scrolled'],
      describe: countWords,
    },
    { id: 'reloaded', label: 'yoursReloaded', why: 'yoursReloadedWhy', tab: ['reloadedFor'], describe: yes },
  ];
}

const yes: StoredItem['describe'] = (_value, { say }) => say('yoursYes');

const numberWords: StoredItem['describe'] = (value, { number }) => number(Number(value) || 0);

const typeWords: StoredItem['describe'] = (value, { site }) =>
  site.visitorTypes.find(({ id }) => id === value)?.label ?? value;

const languageWords: StoredItem['describe'] = (value, { site }) =>
  site.languages.find(({ tag }) => tag === value)?.name ?? value;

const motionWords: StoredItem['describe'] = (value, { say }) => {
  if (value === 'reduced') return say('yoursMoveReduced');
  return value === 'full' ? say('yoursMoveFull') : value;
};

/** The title of a slide, stored as its index and its section; the deck of a later build may not have it. */
const slideWords: StoredItem['describe'] = (value, { site }) => {
  const [index = '', section = ''] = value.split(' ');
  const [set] = Object.values(site.deck[section] ?? {});
  const slide = set?.slides[Number(index)];
  return slide ? toLines(slide.title).join(' ') : value;
};

const countWords: StoredItem['describe'] = (value, { number }) => {
  const list = readList(value);
  return list.length === 0 ? null : number(list.length);
};

/** Addresses are stored in every language: pages are counted once. */
const openedWords: StoredItem['describe'] = (value, { number, site }) => {
  const pages = readList(value).filter(
    (path) => typeof path === 'string' && languageAt(site.languages, path)?.tag === site.language,
  );
  return pages.length === 0 ? null : number(pages.length);
};

const peopleWords: StoredItem['describe'] = (value, { list }) => {
  const names = readList(value).flatMap((person) => {
    const { name }: { name?: unknown } = Object(person);
    return typeof name === 'string' ? name : [];
  });
  return names.length === 0 ? null : list(names);
};

/** Reads a stored list; a damaged one is empty. */
function readList(value: string): unknown[] {
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
