import { selectUserType } from '@tamarack-lowe/state';
import { useSiteSelector } from '@tamarack-lowe/state/react';
import type { ReactNode } from 'react';
import { Links, Meta, Scripts, ScrollRestoration, useMatches } from 'react-router';
import { currentHandle } from '../content/pageHandle.ts';
import { FIRST_PAINT_SCRIPT } from './firstPaint.ts';

/** The build takes React Router's own scripts out of its pages (build-steps/slim), so React must not look for them. */
const WITH_SCRIPTS = import.meta.env.SSR || import.meta.env.DEV;

/**
 * The `<html>` element. Its class carries the visitor type and the kind of page; `data-gt-ground` carries the light.
 * The script in the head may have changed both before React arrives, hence `suppressHydrationWarning`.
 */
export function Document({ children }: { children: ReactNode }) {
  const type = useSiteSelector(selectUserType);
  const { handle, night } = currentHandle(useMatches());
  const light = type === 'student' ? 'dawn' : 'dusk';
  const classes = [
    `path-${type}`,
    handle.page && `page-${handle.page}`,
    handle.slides && 'page-slides',
    handle.unknown && 'page-unknown',
  ];
  return (
    <html
      lang="en-CA"
      className={classes.filter(Boolean).join(' ')}
      data-gt-ground={night ? 'night' : light}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <FirstPaint />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        {WITH_SCRIPTS && <Scripts />}
      </body>
    </html>
  );
}

function FirstPaint() {
  return <script>{FIRST_PAINT_SCRIPT}</script>;
}
