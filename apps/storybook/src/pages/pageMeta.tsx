import type { ReactNode } from 'react';
import { VisitProvider } from './useVisit.tsx';

type Context = { globals: Readonly<Record<string, unknown>> };

/** What the examples of a page share: a title under Pages, no controls, and the toolbars handed on to the page. */
export function pageMeta() {
  return {
    tags: ['!autodocs'],
    parameters: { layout: 'fullscreen', controls: { disable: true } },
    decorators: [
      (Example: () => ReactNode, { globals }: Context) => (
        <VisitProvider globals={globals}>
          <Example />
        </VisitProvider>
      ),
    ],
  };
}

/** The light of each visitor type, for examples of both. */
export const STUDENT = { globals: { ground: 'dawn' } };
export const EXPERIENCED = { globals: { ground: 'dusk' } };
export const NIGHT = { globals: { ground: 'night' } };
