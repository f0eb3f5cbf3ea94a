import { defineMicrosite } from '@tamarack-lowe/microsite';
import budgets from './budgets.json' with { type: 'json' };
import { readWorks, type WorksPage } from './own/readWorks.server.ts';
import { Section } from './own/Section.tsx';

export default defineMicrosite({
  content: './content',
  languages: ['fr-CA', 'en-CA'],
  theme: './theme.css',
  typefaces: [
    {
      family: 'Sofia Sans Extra Condensed Variable',
      file: '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2',
      weights: [650, 800],
      standIns: [
        { family: 'Sofia Arial', weight: 800, like: 'arial-bold' },
        { family: 'Sofia Roboto', weight: 800, like: 'roboto-bold' },
      ],
    },
    {
      family: 'Hanken Grotesk Variable',
      file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
      weights: [400, 700],
      standIns: [
        { family: 'Hanken Arial', weight: 400, like: 'arial' },
        { family: 'Hanken Arial', weight: 600, like: 'arial-bold' },
        { family: 'Hanken Roboto', weight: 400, like: 'roboto' },
        { family: 'Hanken Roboto', weight: 600, like: 'roboto-bold' },
      ],
    },
  ],
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
  blocks: { coupe: { Component: Section, styles: './own/section.css' } },
  budgets,
});
