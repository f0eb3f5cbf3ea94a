import { selectMobileMenuOpened, selectUserType } from '@tamarack-lowe/state';
import { useSiteSelector } from '@tamarack-lowe/state/react';
import type { ReactNode } from 'react';
import { usePage } from '../navigation/SiteRouter.tsx';
import { FIRST_PAINT_SCRIPT } from './firstPaint.ts';
import { Head } from './Head.tsx';

/**
 * The `<html>` element. Its class carries the visitor type, the kind of page and, on phones, an open menu;
 * `data-gt-ground` carries the light. The script in the head may have changed both before React arrives, hence
 * `suppressHydrationWarning`. The build adds rules and the script of the page.
 */
export function Document({ children }: { children: ReactNode }) {
  const type = useSiteSelector(selectUserType);
  const menuOpened = useSiteSelector(selectMobileMenuOpened);
  const { handle, head } = usePage();
  const light = type === 'student' ? 'dawn' : 'dusk';
  const classes = [
    `path-${type}`,
    handle.page && `page-${handle.page}`,
    handle.slides && 'page-slides',
    handle.unknown && 'page-unknown',
    menuOpened && 'menu-opened',
  ];
  return (
    <html
      lang="en-CA"
      className={classes.filter(Boolean).join(' ')}
      data-gt-ground={handle.night ? 'night' : light}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script>{FIRST_PAINT_SCRIPT}</script>
        <Head entries={head} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>{children}</body>
    </html>
  );
}
