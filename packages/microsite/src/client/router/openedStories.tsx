import type { Paths } from '@tamarack-lowe/content-model';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { storyPathAt } from '../../site/paths.ts';
import { readSessionList, writeSessionList } from './sessionList.ts';

type OpenedAddresses = { addresses: ReadonlySet<string>; forget: () => void };

const OpenedAddressesContext = createContext<OpenedAddresses>({ addresses: new Set(), forget() {} });

/** Key of `sessionStorage`: opened stories survive a reload of the tab, as the people met do. */
const KEY = 'opened';

/** Addresses of the current page in other languages, by language. */
type Translations = Readonly<Record<string, string>>;

const TranslationsContext = createContext<Translations>({});

type OpenedStoriesProviderProps = { translations: Translations; children: ReactNode };

/** Remembers the addresses that were opened in this tab, in every language, which their circles show. */
export function OpenedStoriesProvider({ translations, children }: OpenedStoriesProviderProps) {
  const { pathname } = useLocation();
  const current = [pathname, ...Object.values(translations)];
  const [stored] = useState(() => readSessionList(KEY, isPath));
  const [addresses, setAddresses] = useState<ReadonlySet<string>>(() => new Set(current));
  if (current.some((path) => !addresses.has(path))) setAddresses(new Set([...addresses, ...current]));
  // The first render equals the built page, in which nothing was opened.
  useEffect(() => setAddresses((opened) => new Set([...stored, ...opened])), [stored]);
  useEffect(() => writeSessionList(KEY, [...addresses]), [addresses]);
  const forget = useCallback(() => setAddresses(new Set()), []);
  const opened = useMemo(() => ({ addresses, forget }), [addresses, forget]);
  return (
    <TranslationsContext value={translations}>
      <OpenedAddressesContext value={opened}>{children}</OpenedAddressesContext>
    </TranslationsContext>
  );
}

/** Returns the addresses of the current page in other languages, by language. */
export function useTranslations(): Translations {
  return useContext(TranslationsContext);
}

const isPath = (value: unknown) => typeof value === 'string';

/** Returns all addresses that were opened in this session. */
export function useOpenedAddresses(): ReadonlySet<string> {
  return useContext(OpenedAddressesContext).addresses;
}

/** Returns the addresses of opened stories, as the same set until another story is opened. */
export function useOpenedStories(paths: Pick<Paths, 'read' | 'story'>): ReadonlySet<string> {
  const stories = [...useOpenedAddresses()].flatMap((path) => storyPathAt(paths, path) ?? []).join('\n');
  return useMemo(() => new Set(stories.split('\n')), [stories]);
}

/** Returns a function that forgets addresses, for when the visitor starts over as somebody else. */
export function useForgetOpened(): () => void {
  return useContext(OpenedAddressesContext).forget;
}
