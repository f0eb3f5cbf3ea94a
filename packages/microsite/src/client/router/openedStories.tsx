import type { MetPerson } from '@tamarack-lowe/pages/slides';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';

type Opened = { addresses: ReadonlySet<string>; forget: () => void };

const OpenedStories = createContext<Opened>({ addresses: new Set(), forget() {} });
const Met = createContext<readonly MetPerson[]>([]);
// Apart from whom it adds: a page that tells of somebody is not drawn anew for it.
const Meet = createContext<(person: MetPerson) => void>(() => undefined);

/** Remembers which addresses were open during this visit, so that their circles can say so, and whose stories they are. */
export function OpenedStoriesProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [addresses, setAddresses] = useState<ReadonlySet<string>>(() => new Set([pathname]));
  const [met, setMet] = useState<readonly MetPerson[]>([]);
  if (!addresses.has(pathname)) setAddresses(new Set([...addresses, pathname]));
  const forget = useCallback(() => {
    setAddresses(new Set());
    setMet([]);
  }, []);
  const meet = useCallback(
    (person: MetPerson) => setMet((before) => [person, ...before.filter(({ name }) => name !== person.name)]),
    [],
  );
  const opened = useMemo(() => ({ addresses, forget }), [addresses, forget]);
  return (
    <OpenedStories value={opened}>
      <Meet value={meet}>
        <Met value={met}>{children}</Met>
      </Meet>
    </OpenedStories>
  );
}

/** Addresses opened during this visit. */
export function useOpenedStories(): ReadonlySet<string> {
  return useContext(OpenedStories).addresses;
}

/** Whose stories were opened during this visit: each person once, the last one first. */
export function useMetPeople(): readonly MetPerson[] {
  return useContext(Met);
}

/** Remembers whose story is open. */
export function useMeeting({ name, href, label, picture }: MetPerson) {
  const meet = useContext(Meet);
  useEffect(() => meet({ name, href, label, picture }), [meet, name, href, label, picture]);
}

/** Forgets them all: the visitor is somebody else. */
export function useForgetOpened(): () => void {
  return useContext(OpenedStories).forget;
}

/** Addresses of opened stories alone: the same set for as long as no other story is opened. */
export function useVisitedCircles(): ReadonlySet<string> {
  const stories = [...useOpenedStories()].filter((path) => path.lastIndexOf('/') > 0).join('\n');
  return useMemo(() => new Set(stories.split('\n')), [stories]);
}
