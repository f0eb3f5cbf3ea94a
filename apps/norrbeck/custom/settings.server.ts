import type { MicrositeConfig } from '@tamarack-lowe/microsite';
import budgets from '../budgets.json' with { type: 'json' };

/** Settings that only the build and the server read, in their own file so that pages do not load them. */
export const settings: Omit<MicrositeConfig, 'pages' | 'blocks'> = {
  content: { folder: './content', recordings: './recordings' },
  languages: ['fr-CA', 'en-CA'],
  theme: './theme.css',
  styles: {
    frame: './custom/frame.css',
    intro: './custom/sheet.css',
    slides: './custom/slides.css',
    story: './custom/story.css',
    static: './custom/other-pages.css',
    stories: './custom/register.css',
  },
  typefaces: [
    {
      family: 'Sofia Sans Extra Condensed Variable',
      file: '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2',
      weights: [650, 800],
      // Makes “Comment on embauche” fit one line of a phone in the fallback font too.
      fallbackWidth: 0.97,
      fallbacks: [
        { family: 'Sofia Arial', weight: 800, like: 'arial-bold' },
        { family: 'Sofia Roboto', weight: 800, like: 'roboto-bold' },
      ],
    },
    {
      family: 'Hanken Grotesk Variable',
      file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
      weights: [400, 700],
      // Makes links at the end of a page break alike in the fallback font and in this one.
      fallbackWidth: 1.01,
      fallbacks: [
        { family: 'Hanken Arial', weight: 400, like: 'arial' },
        { family: 'Hanken Arial', weight: 600, like: 'arial-bold' },
        { family: 'Hanken Roboto', weight: 400, like: 'roboto' },
        { family: 'Hanken Roboto', weight: 600, like: 'roboto-bold' },
      ],
    },
  ],
  origin: 'https://racines.norrbeckvauquelin.example',
  rings: { density: 0.65, square: 0.75, wobble: 0.8, lean: 0.5 },
  features: { events: false, country: false },
  budgets,
};

export const section = { styles: './custom/section.css' };
