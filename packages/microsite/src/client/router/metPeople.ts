/** People of opened stories. Pages load this after hydration: no page needs it for its first render. */
import type { Site } from '@tamarack-lowe/content-model';
import type { MetPerson } from '@tamarack-lowe/pages/slides';

/** A person of an opened story: the story by section and slug, for every language, and its title in one language. */
type RememberedPerson = Pick<MetPerson, 'name' | 'label' | 'picture'> & {
  section: string;
  slug: string;
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

type Language = Pick<Site, 'paths' | 'language'>;

/** Remembers the person of a story that was opened: each once, twelve at most. */
export function addPerson({ href, ...person }: MetPerson, { paths, language }: Language) {
  const story = paths.read(href);
  if (story.kind !== 'story') return;
  const others = recallPeople().filter(({ name }) => name !== person.name);
  keepPeople([{ ...story, ...person, language }, ...others].slice(0, MOST));
}

/** Returns the people whose stories were opened in this tab: each once, the latest first. */
export function readPeople(site: Language): MetPerson[] {
  return recallPeople().map(({ section, slug, name, label, picture, language }) => ({
    name,
    href: site.paths.story(section, slug),
    label: language === site.language ? label : '',
    picture,
  }));
}

/** Forgets all people, for when the visitor starts over as somebody else. */
export function forgetPeople() {
  keepPeople([]);
}

/** Reads the people; none if storage is blocked or its value is damaged. */
function recallPeople(): readonly RememberedPerson[] {
  try {
    const stored: RememberedPerson[] = JSON.parse(sessionStorage[KEY] ?? '[]');
    people ??= stored.filter(({ name, picture }) => name && picture.src);
  } catch {
    people ??= [];
  }
  return people;
}

function keepPeople(kept: readonly RememberedPerson[]) {
  people = kept;
  try {
    sessionStorage[KEY] = JSON.stringify(kept);
  } catch {
    // Blocked or full: the people stay as long as the document.
  }
}
