import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useLocation } from 'react-router';

type OpenedAddresses = { addresses: ReadonlySet<string>; forget: () => void };

const OpenedAddressesContext = createContext<OpenedAddresses>({ addresses: new Set(), forget() {} });

/** Remembers the addresses that were opened in this session, which their circles show. */
export function OpenedStoriesProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [addresses, setAddresses] = useState<ReadonlySet<string>>(() => new Set([pathname]));
  if (!addresses.has(pathname)) setAddresses(new Set([...addresses, pathname]));
  const forget = useCallback(() => setAddresses(new Set()), []);
  const opened = useMemo(() => ({ addresses, forget }), [addresses, forget]);
  return <OpenedAddressesContext value={opened}>{children}</OpenedAddressesContext>;
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

/** Returns a function that forgets addresses, for when the visitor starts over as somebody else. */
export function useForgetOpened(): () => void {
  return useContext(OpenedAddressesContext).forget;
}
