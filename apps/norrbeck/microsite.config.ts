import { defineMicrosite } from '@tamarack-lowe/microsite';
import { createElement, lazy, Suspense } from 'react';
import budgets from './budgets.json' with { type: 'json' };
import { readWorks, type WorksPage } from './own/readWorks.server.ts';
import type { SectionProps } from './own/Section.tsx';
import { typefaces } from './own/typefaces.server.ts';

// Three stories have it: it comes with them.
const Section = lazy(async () => ({ default: (await import('./own/Section.tsx')).Section }));

export default defineMicrosite({
  content: './content',
  languages: ['fr-CA', 'en-CA'],
  theme: './theme.css',
  typefaces,
  origin: 'https://racines.norrbeckvauquelin.example',
  hosts: { recordings: './recordings' },
  events: false,
  country: false,
  pages: [
    {
      page: 'ouvrages',
      load: readWorks,
      open: async () => (await import('./own/Works.tsx')).Works,
      styles: './own/works.css',
      head: ({ title, description }: WorksPage) => ({ title, description }),
      card: ({ title, works: [first] }: WorksPage) => ({ headline: title, photo: first?.media }),
    },
  ],
  blocks: {
    coupe: {
      Component: (props: SectionProps) => createElement(Suspense, null, createElement(Section, props)),
      styles: './own/section.css',
    },
  },
  budgets,
});
