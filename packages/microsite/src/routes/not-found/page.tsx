import { joinPath, plainPath, similarPaths } from '@tamarack-lowe/content-model/internal/addresses';
import type { PageAddress } from '@tamarack-lowe/pages/internal/data';
import { NotFoundPage } from '@tamarack-lowe/pages/not-found';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { fetchJson } from '../../client/router/fetchJson.ts';
import { useRouterActions } from '../../client/router/routerActions.ts';
import { mixedPaths, type NamedPage } from '../../site/namedPages.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { secondSection } from '../../site/sections.ts';
import { slot } from '../custom/customComponents.ts';
import { definePage } from '../route.ts';
import type { NotFoundData } from './data.server.ts';

const Page = slot('notFound', NotFoundPage);

function NotFound({ data }: { data: NotFoundData | null }) {
  return data?.gone ? <Page {...data.gone} similar={[]} /> : <Unknown forms={data?.forms} />;
}

function Unknown({ forms }: Pick<NotFoundData, 'forms'>) {
  const { pathname, search, hash } = useLocation();
  const site = useSite();
  const { go } = useRouterActions();
  const { similar, story, translated } = useSuggestions(pathname);
  const second = secondSection(site);
  const links = [
    { label: site.say('backToStart'), href: site.paths.intro },
    ...(second ? [{ label: second.name, href: site.paths.section(second.id) }] : []),
  ];
  // Servers redirect by themselves. This serves links within the site, and hosts without redirects.
  useEffect(() => {
    if (translated !== null) go(translated + search + hash, { replace: true });
  }, [translated, search, hash, go]);
  if (forms && story) {
    const { path: href, forms: others = [] } = story;
    const whole = { label: `${story.label} · ${forms.whole}`, href };
    const title = forms.title.replace('{form}', plainPath(pathname).slice(plainPath(href).length + 1));
    const offered = [whole, ...others.map(({ path, label }) => ({ label, href: path }))];
    return <Page title={title} body={forms.body} similar={offered} links={links} />;
  }
  return <Page similar={similar} links={links} />;
}

/** Suggestions for an address that does not exist. */
type Suggestions = {
  /** Pages that resemble the address. */
  similar: PageAddress[];
  /** The story above the address, if it has other forms. */
  story: NamedPage | undefined;
  /** Address of the one page that this address names with words of another language; null when there is none. */
  translated: string | null;
};

/** Finds suggestions for an address once the list of pages has arrived; the page renders without waiting for it. */
function useSuggestions(pathname: string): Suggestions {
  const { intro } = useSite().paths;
  const [pages, setPages] = useState<NamedPage[]>([]);

  useEffect(() => {
    fetchJson(joinPath(intro, '/pages.json'))
      .then((list) => setPages(readList(list)))
      .catch(() => undefined);
  }, [intro]);

  // Cut off the common prefix: it would make every address look similar.
  const home = joinPath(intro, '');
  const withoutHome = (path: string) => path.slice(path.startsWith(home) ? home.length : 0);
  const matches = similarPaths(
    withoutHome(pathname),
    pages.map(({ path }) => withoutHome(path)),
  ).flatMap((match) => pages.find(({ path }) => withoutHome(path) === match) ?? []);
  // Drop a second link with the same name: two slides may share one, and visitors could not tell the links apart.
  const similar = matches.filter(
    ({ label }, index) => matches.findIndex((page) => page.label === label) === index,
  );
  return {
    story: pages.find(({ path, forms }) => forms && plainPath(pathname).startsWith(`${plainPath(path)}/`)),
    similar: similar.map(({ path, label }) => ({ href: path, label })),
    translated: translatedPage(
      withoutHome(pathname),
      pages.map((page) => ({ ...page, own: withoutHome(page.path) })),
    ),
  };
}

/** Returns null for the address of an existing page: if that page cannot be loaded, redirecting would loop. */
function translatedPage(pathname: string, pages: readonly (NamedPage & { own: string })[]): string | null {
  const requested = plainPath(pathname);
  if (pages.some(({ own }) => plainPath(own) === requested)) return null;
  const [page, ...others] = pages.filter(({ own, translations = [] }) =>
    mixedPaths(own, translations).includes(requested),
  );
  return others.length === 0 ? (page?.path ?? null) : null;
}

/** Reads the pages of the response, and drops entries of another shape. */
function readList(list: unknown): NamedPage[] {
  return Array.isArray(list) ? list.filter(isNamedPage) : [];
}

function isNamedPage(page: unknown): page is NamedPage {
  const {
    path,
    label,
    translations = [],
    forms = [],
  }: Partial<Record<keyof NamedPage, unknown>> = Object(page);
  const isList = Array.isArray(translations) && translations.every((each) => typeof each === 'string');
  const areNamed = Array.isArray(forms) && forms.every(isNamedPage);
  return typeof path === 'string' && typeof label === 'string' && isList && areNamed;
}

export const page = definePage<NotFoundData | null>({
  metadata: { page: 'static', night: true, unknown: true },
  Component: NotFound,
});
