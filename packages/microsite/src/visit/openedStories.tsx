import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useLocation } from 'react-router';

type Opened = { addresses: ReadonlySet<string>; forget: () => void };

const OpenedStories = createContext<Opened>({ addresses: new Set(), forget() {} });

/** Remembers which addresses were open during this visit, so that their circles can say so. */
export function OpenedStoriesProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [addresses, setAddresses] = useState<ReadonlySet<string>>(() => new Set([pathname]));
  if (!addresses.has(pathname)) setAddresses(new Set([...addresses, pathname]));
  const opened = useMemo(() => ({ addresses, forget: () => setAddresses(new Set()) }), [addresses]);
  return <OpenedStories value={opened}>{children}</OpenedStories>;
}

/** Addresses opened during this visit. */
export function useOpenedStories(): ReadonlySet<string> {
  return useContext(OpenedStories).addresses;
}

/** Forgets them: the visitor is somebody else. */
export function useForgetOpened(): () => void {
  return useContext(OpenedStories).forget;
}

/** Addresses of opened stories alone: the same set for as long as no other story is opened. */
export function useVisitedCircles(): ReadonlySet<string> {
  const stories = [...useOpenedStories()].filter((path) => path.lastIndexOf('/') > 0).join('\n');
  return useMemo(() => new Set(stories.split('\n')), [stories]);
}
