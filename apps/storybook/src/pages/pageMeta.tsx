import type { ReactNode } from 'react';
import type { Globals } from '../toolbars/dressPage.ts';
import { StorybookFrame } from './StorybookFrame.tsx';
import { StorybookPages } from './StorybookPages.tsx';

/** Shared metadata of a page's examples: a title under Pages, no controls, and the toolbars passed on to the page. */
export function pageMeta() {
  return {
    tags: ['!autodocs'],
    parameters: { layout: 'fullscreen', controls: { disable: true } },
    decorators: [
      (Example: () => ReactNode, { globals }: { globals: Globals }) => (
        <StorybookPages globals={globals}>
          <Example />
        </StorybookPages>
      ),
    ],
  };
}

/** The same for pages that ask nothing special of the frame around them. */
export function framedPageMeta() {
  const { decorators, ...meta } = pageMeta();
  const inFrame = (Example: () => ReactNode) => (
    <StorybookFrame>
      <Example />
    </StorybookFrame>
  );
  return { ...meta, decorators: [inFrame, ...decorators] };
}

/** An example of the French site: the twin of an English one. */
export function inFrench<Example extends { globals?: object }>(example: Example) {
  return { ...example, globals: { ...example.globals, locale: 'fr' } };
}

/** The colour scheme of each visitor type, for examples of both. */
export const STUDENT = { globals: { colourScheme: 'dawn' } };
export const EXPERIENCED = { globals: { colourScheme: 'dusk' } };
export const NIGHT = { globals: { colourScheme: 'night' } };
