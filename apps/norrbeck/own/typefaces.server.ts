import type { MicrositeConfig } from '@tamarack-lowe/microsite';

/** Both families, cut by the build, with what stands in for them; browsers need none of this. */
export const typefaces: MicrositeConfig['typefaces'] = [
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
];
