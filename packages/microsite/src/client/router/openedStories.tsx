import type { MetPerson } from '@tamarack-lowe/pages/slides';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';

type OpenedAddresses = { addresses: ReadonlySet<string>; forget: () => void };

const OpenedAddressesContext = createContext<OpenedAddresses>({ addresses: new Set(), forget() {} });
const PeopleContext = createContext<readonly MetPerson[]>([]);
// A context of its own: a page that adds a person does not re-render when the list changes.
const AddPersonContext = createContext<(person: MetPerson) => void>(() => undefined);

/** Remembers the addresses that were opened in this session, which their circles show, and the people of opened stories. */
export function OpenedStoriesProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [addresses, setAddresses] = useState<ReadonlySet<string>>(() => new Set([pathname]));
  const [people, setPeople] = useState<readonly MetPerson[]>([]);
  if (!addresses.has(pathname)) setAddresses(new Set([...addresses, pathname]));
  const forget = useCallback(() => {
    setAddresses(new Set());
    setPeople([]);
  }, []);
  const addPerson = useCallback(
    (person: MetPerson) =>
      setPeople((before) => [person, ...before.filter(({ name }) => name !== person.name)]),
    [],
  );
  const opened = useMemo(() => ({ addresses, forget }), [addresses, forget]);
  return (
    <OpenedAddressesContext value={opened}>
      <AddPersonContext value={addPerson}>
        <PeopleContext value={people}>{children}</PeopleContext>
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
  const stories = [...useOpenedAddresses()].filter((path) => path.lastIndexOf('/') > 0).join('\n');
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
