import { createContext, type ReactNode, useContext, useState } from 'react';
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
