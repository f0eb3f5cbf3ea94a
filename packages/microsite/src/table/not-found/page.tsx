import { PATHS } from '@tamarack-lowe/content-model';
import { NotFoundPage } from '@tamarack-lowe/pages/not-found';
import { useLocation } from 'react-router';
import { say } from '../../../../../apps/site/app/content/say.ts';
import { makePage } from '../page.ts';
import { useNearPages } from './useNearPages.ts';

const links = [
  { label: say('backToStart'), href: PATHS.intro },
  { label: say('recruitSection'), href: PATHS.recruit },
];

function NotFound() {
  const { pathname } = useLocation();
  return <NotFoundPage near={useNearPages(pathname)} links={links} />;
}

export const page = makePage<null>({
  handle: { page: 'static', night: true, unknown: true },
  Component: NotFound,
});
