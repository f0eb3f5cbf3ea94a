import { NotFoundPage } from '@tamarack-lowe/pages/not-found';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useRouterActions } from '../../client/router/routerActions.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { secondSection } from '../../site/sections.ts';
import { slot } from '../custom/customComponents.ts';
import { makePage } from '../page.ts';
import { useNearPages } from './useNearPages.ts';

const Page = slot('notFound', NotFoundPage);

function NotFound() {
  const { pathname, search, hash } = useLocation();
  const site = useSite();
  const { go } = useRouterActions();
  const { near, meant } = useNearPages(pathname);
  const second = secondSection(site);
  const links = [
    { label: site.say('backToStart'), href: site.paths.intro },
    ...(second ? [{ label: second.name, href: site.paths.section(second.id) }] : []),
  ];
  // Servers redirect by themselves. This serves links within the site, and hosts without redirects.
  useEffect(() => {
    if (meant !== null) go(meant + search + hash, { replace: true });
  }, [meant, search, hash, go]);
  return <Page near={near} links={links} />;
}

export const page = makePage<null>({
  handle: { page: 'static', night: true, unknown: true },
  Component: NotFound,
});
