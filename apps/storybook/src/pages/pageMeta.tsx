import type { ReactNode } from 'react';
import type { Globals } from '../toolbars/applyToolbars.ts';
import { StorybookFrame } from './StorybookFrame.tsx';
import { StorybookPages } from './StorybookPages.tsx';

/** Metadata of the examples of a page: no controls, and the site that the toolbars select. */
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

/** The same, with the default frame around the page. */
export function framedPageMeta() {
  const { decorators, ...meta } = pageMeta();
  const inFrame = (Example: () => ReactNode) => (
    <StorybookFrame>
      <Example />
    </StorybookFrame>
  );
  return { ...meta, decorators: [inFrame, ...decorators] };
}

/** Returns the same example on the French site. */
export function inFrench<Example extends { globals?: object }>(example: Example) {
  return { ...example, globals: { ...example.globals, locale: 'fr' } };
}

/** The colour scheme of each visitor type, for examples of both. */
export const STUDENT = { globals: { colourScheme: 'dawn' } };
export const EXPERIENCED = { globals: { colourScheme: 'dusk' } };
export const NIGHT = { globals: { colourScheme: 'night' } };
