import { NotFoundPage } from '@tamarack-lowe/pages/not-found';
import { useLocation } from 'react-router';
import { useSite } from '../../site/SiteContext.tsx';
import { secondSection } from '../../site/sections.ts';
import { slot } from '../own/slot.ts';
import { makePage } from '../page.ts';
import { useNearPages } from './useNearPages.ts';

const Page = slot('notFound', NotFoundPage);

function NotFound() {
  const { pathname } = useLocation();
  const site = useSite();
  const second = secondSection(site);
  const links = [
    { label: site.say('backToStart'), href: site.paths.intro },
    ...(second ? [{ label: second.name, href: site.paths.section(second.id) }] : []),
  ];
  return <Page near={useNearPages(pathname)} links={links} />;
}

export const page = makePage<null>({
  handle: { page: 'static', night: true, unknown: true },
  Component: NotFound,
});
