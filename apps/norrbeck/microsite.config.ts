import { defineMicrosite } from '@tamarack-lowe/microsite';
import { Intro } from './custom/Intro.tsx';
import { Menu } from './custom/Menu.tsx';
import { Slides } from './custom/Slides.tsx';
import { section, settings } from './custom/settings.server.ts';
import { works } from './custom/works.server.ts';

export default defineMicrosite({
  ...settings,
  pages: [{ ...works, page: 'ouvrages', component: () => import('./custom/Works.tsx') }],
  components: { intro: Intro, menu: Menu, slides: Slides },
  blocks: { coupe: { ...section, component: () => import('./custom/Section.tsx') } },
});
