import { type Say, toLines } from '@tamarack-lowe/content-model';
import type { YoursMessageKey } from '@tamarack-lowe/content-model/internal/messages';
import { languageAt } from '../../site/paths.ts';
import type { MicrositeSite } from '../../site/SiteData.ts';

/** What a value is told with: the site, the labels of the page, and formats of its language. */
export type TellContext = {
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
  /** Says a value in plain words; null when it says nothing about the visit. Default: the value itself. */
  tell?: (value: string, context: TellContext) => string | null;
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
    { id: 'type', label: 'yoursType', why: 'yoursTypeWhy', device: [type], tell: typeWords },
    { id: 'slide', label: 'yoursSlide', why: 'yoursSlideWhy', device: [slide], tell: slideWords },
    { id: 'form', label: 'yoursForm', why: 'yoursFormWhy', device: [form], tell: yes },
    { id: 'turn', label: 'yoursTurn', why: 'yoursTurnWhy', device: [turn], tell: numberWords },
    {
      id: 'language',
      label: 'yoursLanguage',
      why: 'yoursLanguageWhy',
      device: [language],
      tell: languageWords,
    },
    { id: 'motion', label: 'yoursMotion', why: 'yoursMotionWhy', device: [motion], tell: motionWords },
    { id: 'notice', label: 'yoursNotice', why: 'yoursNoticeWhy', device: [notice], tell: yes },
    {
      id: 'events',
      label: 'yoursEvents',
      why: 'yoursEventsWhy',
      device: [events],
      tab: [events],
      tell: countWords,
    },
    { id: 'met', label: 'yoursMet', why: 'yoursMetWhy', tab: ['met'], tell: peopleWords },
    { id: 'opened', label: 'yoursOpened', why: 'yoursOpenedWhy', tab: ['opened'], tell: openedWords },
    { id: 'scrolled', label: 'yoursScrolled', why: 'yoursScrolledWhy', tab: ['scrolled'], tell: countWords },
    { id: 'reloaded', label: 'yoursReloaded', why: 'yoursReloadedWhy', tab: ['reloadedFor'], tell: yes },
  ];
}

const yes: StoredItem['tell'] = (_value, { say }) => say('yoursYes');

const numberWords: StoredItem['tell'] = (value, { number }) => number(Number(value) || 0);

const typeWords: StoredItem['tell'] = (value, { site }) =>
  site.visitorTypes.find(({ id }) => id === value)?.label ?? value;

const languageWords: StoredItem['tell'] = (value, { site }) =>
  site.languages.find(({ tag }) => tag === value)?.name ?? value;

const motionWords: StoredItem['tell'] = (value, { say }) => {
  if (value === 'reduced') return say('yoursMoveReduced');
  return value === 'full' ? say('yoursMoveFull') : value;
};

/** The title of a slide, stored as its index and its section; the deck of a later build may not have it. */
const slideWords: StoredItem['tell'] = (value, { site }) => {
  const [index = '', section = ''] = value.split(' ');
  const [set] = Object.values(site.deck[section] ?? {});
  const slide = set?.slides[Number(index)];
  return slide ? toLines(slide.title).join(' ') : value;
};

const countWords: StoredItem['tell'] = (value, { number }) => {
  const list = readList(value);
  return list.length === 0 ? null : number(list.length);
};

/** Addresses are stored in every language: pages are counted once. */
const openedWords: StoredItem['tell'] = (value, { number, site }) => {
  const pages = readList(value).filter(
    (path) => typeof path === 'string' && languageAt(site.languages, path)?.tag === site.language,
  );
  return pages.length === 0 ? null : number(pages.length);
};

const peopleWords: StoredItem['tell'] = (value, { list }) => {
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
