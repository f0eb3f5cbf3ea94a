import '@tamarack-lowe/ui/styles.css';
import '../src/storybook.css';
import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { isLocale, LOCALES } from '../src/locales/locales.ts';
import { translateArgs } from '../src/locales/translateArgs.ts';
import { applyToolbars } from '../src/toolbars/applyToolbars.ts';
import { globalTypes, initialGlobals } from '../src/toolbars/globalTypes.ts';
import { viewports } from '../src/toolbars/viewports.ts';

// Lazy, because tests open every example and no documentation page.
const ComponentPage = lazy(() => import('../src/docs/ComponentPage.tsx'));

export default {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    viewport: { options: viewports },
    docs: {
      page: () => (
        <Suspense>
          <ComponentPage />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        order: ['Welcome', 'Foundations', 'Shapes', 'Gestures', 'Layouts', '*', 'Behaviour', 'Pages'],
      },
    },
  },
  initialGlobals,
  globalTypes,
  // Fonts are there before an interaction test: a page that got them meanwhile would change its height, and scroll.
  loaders: [() => Promise.allSettled([...document.fonts].map((font) => font.load()))],
  decorators: [
    (Example, { args, globals }) => {
      applyToolbars(document.documentElement, globals);
      const { say } = LOCALES[isLocale(globals.locale) ? globals.locale : 'en'];
      return <Example args={globals.locale === 'en' ? args : translateArgs(args, say)} />;
    },
  ],
} satisfies Preview;
