import { defineMicrosite } from '@tamarack-lowe/microsite';
import { Footer } from './Footer.tsx';
import { NotFound } from './NotFound.tsx';

export default defineMicrosite({
  content: './content',
  languages: ['fr-CA'],
  theme: './theme.css',
  origin: 'https://batir.marchandroy.example',
  base: '/emplois/batir/',
  features: { events: false, team: false, campus: false },
  analytics: { path: '/mesures', consent: async () => document.visibilityState === 'visible' },
  components: { footer: Footer, notFound: NotFound },
  blocks: {
    coupe: { component: () => import('./Coupe.tsx').then((module) => module.Coupe), styles: './coupe.css' },
  },
  pages: [
    {
      path: '/la-maison',
      load: () => ({ founded: 1974 }),
      component: () => import('./About.tsx').then((module) => module.About),
      head: () => ({
        title: 'La maison',
        description: 'Qui est Marchand Roy, depuis quand, et pourquoi les chantiers.',
      }),
    },
  ],
});
