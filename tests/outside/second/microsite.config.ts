import { defineMicrosite } from '@tamarack-lowe/microsite';
import { About } from './About.tsx';
import { Coupe } from './Coupe.tsx';
import { Footer } from './Footer.tsx';
import { NotFound } from './NotFound.tsx';

export default defineMicrosite({
  content: './content',
  languages: ['fr-CA'],
  theme: './theme.css',
  origin: 'https://batir.marchandroy.example',
  base: '/emplois/batir/',
  events: false,
  team: false,
  campus: false,
  measure: { to: '/mesures', consent: async () => document.visibilityState === 'visible' },
  parts: { footer: Footer, notFound: NotFound },
  blocks: { coupe: { Component: Coupe, styles: './coupe.css' } },
  pages: [
    {
      path: '/la-maison',
      load: () => ({ founded: 1974 }),
      Component: About,
      head: () => ({
        title: 'La maison',
        description: 'Qui est Marchand Roy, depuis quand, et pourquoi les chantiers.',
      }),
    },
  ],
});
