import type { MetPerson } from '@tamarack-lowe/pages/slides';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '../../site/SiteContext.tsx';
import { addPeople, type RememberedPerson, readPeople, writePeople } from './metPeople.ts';

type OpenedAddresses = { addresses: ReadonlySet<string>; forget: () => void };

const OpenedAddressesContext = createContext<OpenedAddresses>({ addresses: new Set(), forget() {} });
const PeopleContext = createContext<readonly MetPerson[]>([]);
// A context of its own: a page that adds a person does not re-render when the list changes.
const AddPersonContext = createContext<(person: MetPerson) => void>(() => undefined);

const NOBODY: readonly RememberedPerson[] = [];

/**
 * Remembers the addresses that were opened in this session, which their circles show, and the people of opened stories, who stay
 * over a reload and in the other languages of the site.
 */
export function OpenedStoriesProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { paths, language } = useSite();
  const [addresses, setAddresses] = useState<ReadonlySet<string>>(() => new Set([pathname]));
  const [people, setPeople] = useState(NOBODY);
  if (!addresses.has(pathname)) setAddresses(new Set([...addresses, pathname]));
  const forget = useCallback(() => {
    setAddresses(new Set());
    setPeople([]);
  }, []);
  const addPerson = useCallback(
    ({ href, ...person }: MetPerson) => {
      const story = paths.read(href);
      if (story.kind !== 'story') return;
      setPeople((before) => addPeople(before, [{ ...story, ...person, language }]));
    },
    [paths, language],
  );
  // After hydration: the first client render equals the built page. The story that is open was added before, and is the latest.
  useEffect(() => {
    const stored = readPeople();
    if (stored.length > 0) setPeople((before) => addPeople(stored, before));
  }, []);
  useEffect(() => writePeople(people), [people]);
  const opened = useMemo(() => ({ addresses, forget }), [addresses, forget]);
  const met = useMemo(
    () =>
      people.map(
        ({ section, slug, name, label, picture, ...told }): MetPerson => ({
          name,
          href: paths.story(section, slug),
          label: told.language === language ? label : '',
          picture,
        }),
      ),
    [people, paths, language],
  );
  return (
    <OpenedAddressesContext value={opened}>
      <AddPersonContext value={addPerson}>
        <PeopleContext value={met}>{children}</PeopleContext>
      </AddPersonContext>
    </OpenedAddressesContext>
  );
}

/** Returns all addresses that were opened in this session. */
export function useOpenedAddresses(): ReadonlySet<string> {
  return useContext(OpenedAddressesContext).addresses;
}

/** Returns the addresses of opened stories, as the same set until another story is opened. */
export function useOpenedStories(): ReadonlySet<string> {
  const met = useMetPeople().map(({ href }) => href);
  const stories = [...useOpenedAddresses(), ...met].filter((path) => path.lastIndexOf('/') > 0).join('\n');
  return useMemo(() => new Set(stories.split('\n')), [stories]);
}

/** Returns the people whose stories were opened in this session: each once, the latest first. */
export function useMetPeople(): readonly MetPerson[] {
  return useContext(PeopleContext);
}

/** Adds the person of the story that is open. */
export function useMeeting({ name, href, label, picture }: MetPerson) {
  const addPerson = useContext(AddPersonContext);
  useEffect(() => addPerson({ name, href, label, picture }), [addPerson, name, href, label, picture]);
}

/** Returns a function that forgets addresses and people, for when the visitor starts over as somebody else. */
export function useForgetOpened(): () => void {
  return useContext(OpenedAddressesContext).forget;
}
