import { defineMicrosite } from '@tamarack-lowe/microsite';
import budgets from './budgets.json' with { type: 'json' };

export default defineMicrosite({
  content: { folder: '@tamarack-lowe/stories', recordings: './recordings' },
  languages: ['en-CA', 'fr-CA'],
  theme: './theme.css',
  styles: { frame: './frame.css', slides: './slides.css' },
  typefaces: [
    {
      family: 'Piazzolla Variable',
      file: '@fontsource-variable/piazzolla/files/piazzolla-latin-wght-normal.woff2',
      weights: [650, 800],
      fallbackWidth: 0.995,
      fallbacks: [
        { family: 'Piazzolla Georgia', weight: 800, like: 'georgia-bold' },
        { family: 'Piazzolla Noto', weight: 800, like: 'noto-serif-bold' },
        { family: 'Piazzolla Times', weight: 800, like: 'times-bold' },
      ],
    },
    {
      family: 'Anek Latin Variable',
      file: '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
      weights: [400, 700],
      fallbackWidth: 1.012,
      fallbacks: [
        { family: 'Anek Arial', weight: 400, like: 'arial' },
        { family: 'Anek Arial', weight: 600, like: 'arial-bold' },
        { family: 'Anek Roboto', weight: 400, like: 'roboto' },
        { family: 'Anek Roboto', weight: 600, like: 'roboto-bold' },
      ],
    },
  ],
  origin: 'https://grow.tamaracklowe.example',
  features: { offline: true },
  budgets,
});
