import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useLocation } from 'react-router';

const OpenedStories = createContext<ReadonlySet<string>>(new Set());

/** Remembers which addresses were open during this visit, so that their circles can say so. */
export function OpenedStoriesProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set([pathname]));
  if (!opened.has(pathname)) setOpened(new Set([...opened, pathname]));
  return <OpenedStories value={opened}>{children}</OpenedStories>;
}

/** Addresses opened during this visit. */
export function useOpenedStories(): ReadonlySet<string> {
  return useContext(OpenedStories);
}

/** Addresses of opened stories alone: the same set for as long as no other story is opened. */
export function useVisitedCircles(): ReadonlySet<string> {
  const stories = [...useOpenedStories()].filter((path) => path.lastIndexOf('/') > 0).join('\n');
  return useMemo(() => new Set(stories.split('\n')), [stories]);
}
