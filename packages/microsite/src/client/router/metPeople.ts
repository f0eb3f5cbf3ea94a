/** People of opened stories, and colleagues whose page was opened. */
import type { Site } from '@tamarack-lowe/content-model';
import type { MetPerson } from '@tamarack-lowe/pages/slides';
import { storyPathAt } from '../../site/paths.ts';
import { readSessionList, writeSessionList } from './sessionList.ts';

/**
 * A person of an opened page: the address of the page in every language, and in `language` the title of the story, which is empty
 * on the page of a colleague.
 */
type RememberedPerson = Pick<MetPerson, 'name' | 'label' | 'picture'> & {
  hrefs: Readonly<Record<string, string>>;
  language: string;
};

/**
 * Key of `sessionStorage`: a tab keeps its people over a reload, and in the other languages. A later visit does not find them,
 * because addresses of pictures change with each build.
 */
const KEY = 'met';
/** The last slide names three people and counts the others. */
const MOST = 12;

/** People of this document, the latest first; undefined before storage is read. */
let people: readonly RememberedPerson[] | undefined;

/** Remembers the person of a page that was opened: each once, twelve at most. A story is kept when their own page is opened. */
export function addPerson(person: RememberedPerson) {
  const others = recallPeople().filter(({ name }) => name !== person.name);
  const known = person.label === '' ? recallPeople().find(({ name }) => name === person.name) : undefined;
  storePeople([known ?? person, ...others].slice(0, MOST));
}

type SiteInLanguage = Pick<Site, 'paths' | 'language' | 'deck'>;

/** Returns the people whose pages were opened in this tab and exist in this language: each once, the latest first. */
export function readPeople(site: SiteInLanguage): MetPerson[] {
  return recallPeople().flatMap(({ hrefs, name, label, picture, language }) => {
    const address = hrefs[site.language];
    if (address === undefined) return [];
    // The visitor may have read another form of the story.
    const href = storyPathAt(site.paths, address) ?? address;
    return [{ name, href, label: language === site.language ? label : titleAt(href, site), picture }];
  });
}

/** Returns the title of a story as the deck has it, or the words of its own circle; empty if it is in no group and has none. */
function titleAt(href: string, { deck, paths }: SiteInLanguage): string {
  const sets = Object.entries(deck).flatMap(([section, types]) =>
    Object.values(types).map((set) => ({ section, ...set })),
  );
  const titles = sets.flatMap(({ section, groups, slides }) => [
    ...groups.flatMap(({ stories }) => stories).map(({ slug, label }) => ({ section, slug, label })),
    ...slides
      .flatMap(({ circles }) => circles.filter(({ topic }) => topic === undefined))
      .map(({ story, text }) => ({ section, slug: story.id, label: [text].flat().join(' ') })),
  ]);
  return titles.find(({ section, slug }) => paths.story(section, slug) === href)?.label ?? '';
}

/** Forgets all people, for when the visitor starts over as somebody else. */
export function forgetPeople() {
  storePeople([]);
}

function recallPeople(): readonly RememberedPerson[] {
  people ??= readSessionList(KEY, isPerson);
  return people;
}

function storePeople(list: readonly RememberedPerson[]) {
  people = list;
  writeSessionList(KEY, list);
}

/** Checks what the last slide renders of a person. */
function isPerson(value: unknown): value is RememberedPerson {
  if (!isObject(value) || !('name' in value && 'hrefs' in value && 'picture' in value)) return false;
  const { name, hrefs, picture } = value;
  return typeof name === 'string' && isObject(hrefs) && isObject(picture) && 'src' in picture;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
