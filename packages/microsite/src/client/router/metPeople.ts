import type { MetPerson } from '@tamarack-lowe/pages/slides';
import { useEffect, useState } from 'react';
import { useSite } from '../../site/SiteContext.tsx';
import type { MicrositeSite } from '../../site/SiteData.ts';

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

/** People of this document, the latest first; undefined before storage is read, which waits for hydration. */
let people: readonly RememberedPerson[] | undefined;

/** Remembers the person of the story that is open: each once, twelve at most. */
export function useMeeting({ name, href, label, picture }: MetPerson) {
  const { paths, language } = useSite();
  useEffect(() => {
    const story = paths.read(href);
    if (story.kind !== 'story') return;
    const others = recallPeople().filter((person) => person.name !== name);
    keepPeople([{ ...story, name, label, picture, language }, ...others].slice(0, MOST));
  }, [paths, language, name, href, label, picture]);
}

/** Returns the people whose stories were opened in this tab: each once, the latest first. */
export function useMetPeople(): readonly MetPerson[] {
  const site = useSite();
  // The first client render equals the built page.
  const [met, setMet] = useState(() => inLanguage(people ?? [], site));
  useEffect(() => {
    if (people === undefined && recallPeople().length > 0) setMet(inLanguage(recallPeople(), site));
  }, [site]);
  return met;
}

/** Forgets all people, for when the visitor starts over as somebody else. */
export function forgetPeople() {
  keepPeople([]);
}

function inLanguage(all: readonly RememberedPerson[], { paths, language }: MicrositeSite): MetPerson[] {
  return all.map(({ section, slug, name, label, picture, ...told }) => ({
    name,
    href: paths.story(section, slug),
    label: told.language === language ? label : '',
    picture,
  }));
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
