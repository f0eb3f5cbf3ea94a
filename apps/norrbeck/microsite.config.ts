import { defineMicrosite } from '@tamarack-lowe/microsite';
import { lazy } from 'react';
import { section, settings } from './own/settings.server.ts';
import { works } from './own/works.server.ts';

export default defineMicrosite({
  ...settings,
  pages: [{ ...works, page: 'ouvrages', open: () => import('./own/Works.tsx').then((own) => own.default) }],
  // Lazy, because only three stories have this block.
  blocks: { coupe: { ...section, Component: lazy(() => import('./own/Section.tsx')) } },
});
