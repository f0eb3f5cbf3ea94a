import { defineMicrosite } from '@tamarack-lowe/microsite';
import budgets from './budgets.json' with { type: 'json' };

export default defineMicrosite({
  content: '@tamarack-lowe/stories',
  languages: ['en-CA', 'fr-CA'],
  theme: './theme.css',
  typefaces: [
    {
      family: 'Piazzolla Variable',
      file: '@fontsource-variable/piazzolla/files/piazzolla-latin-wght-normal.woff2',
      weights: [650, 800],
      narrower: 0.96,
      standIns: [
        { family: 'Piazzolla Georgia', weight: 800, like: 'georgia-bold' },
        { family: 'Piazzolla Noto', weight: 800, like: 'noto-serif-bold' },
        { family: 'Piazzolla Times', weight: 800, like: 'times-bold' },
      ],
    },
    {
      family: 'Anek Latin Variable',
      file: '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
      weights: [400, 700],
      narrower: 1.012,
      standIns: [
        { family: 'Anek Arial', weight: 400, like: 'arial' },
        { family: 'Anek Arial', weight: 600, like: 'arial-bold' },
        { family: 'Anek Roboto', weight: 400, like: 'roboto' },
        { family: 'Anek Roboto', weight: 600, like: 'roboto-bold' },
      ],
    },
  ],
  origin: 'https://grow.tamaracklowe.example',
  offline: true,
  hosts: { recordings: './recordings' },
  budgets,
});
