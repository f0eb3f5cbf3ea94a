import './styles.css';
import { documentTitle } from '@tamarack-lowe/content-model';
import { SiteStoreProvider } from '@tamarack-lowe/state/react';
import { brand } from '@tamarack-lowe/stories';
import { type ReactNode, useState } from 'react';
import { isRouteErrorResponse, Outlet, useLocation } from 'react-router';
import type { Route } from './+types/root';
import { say } from './content/say.ts';
import { Document } from './shell/Document.tsx';
import { ErrorPage } from './shell/ErrorPage.tsx';
import { SiteShell } from './shell/SiteShell.tsx';
import { makeSiteStore } from './store/makeSiteStore.ts';

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

/** The head of a page that cannot be shown; every other page has its own. */
export const meta: Route.MetaFunction = ({ error }) => {
  if (!error) return [];
  const unknown = isRouteErrorResponse(error) && error.status === 404;
  return [
    { title: documentTitle(brand, say(unknown ? 'notFoundPageTitle' : 'chunkFailed')) },
    { name: 'robots', content: 'noindex' },
  ];
};

/** The document around every page, and the one store of the visit. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [store] = useState(() => makeSiteStore(pathname));
  return (
    <SiteStoreProvider store={store}>
      <Document>{children}</Document>
    </SiteStoreProvider>
  );
}

export default function Root() {
  return (
    <SiteShell>
      <Outlet />
    </SiteShell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteShell>
      <ErrorPage error={error} />
    </SiteShell>
  );
}
