import { defineMicrosite } from '@tamarack-lowe/microsite';
import { section, settings } from './own/settings.server.ts';
import { works } from './own/works.server.ts';

export default defineMicrosite({
  ...settings,
  pages: [{ ...works, page: 'ouvrages', component: () => import('./own/Works.tsx') }],
  blocks: { coupe: { ...section, component: () => import('./own/Section.tsx') } },
});
