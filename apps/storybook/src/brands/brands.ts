import { brand } from '@tamarack-lowe/stories';
import logo from '@tamarack-lowe/stories/objects/logo.svg?no-inline';
import frenchLogo from '@tamarack-lowe/stories/objects/logo-fr.svg?no-inline';
import norrbeckLogo from '../__generated__/norrbeck-en.svg?no-inline';
import frenchNorrbeckLogo from '../__generated__/norrbeck-fr.svg?no-inline';
import otherLogo from './alder-finch.svg?no-inline';

/** Words and logo of each brand of the toolbar, in each language. */
const BRANDS = {
  'tamarack-lowe': { short: brand.short, logos: { en: `${logo}#logo`, fr: `${frenchLogo}#logo` } },
  norrbeck: {
    short: 'Norrbeck Vauquelin',
    logos: { en: `${norrbeckLogo}#logo`, fr: `${frenchNorrbeckLogo}#logo` },
  },
  'alder-finch': { short: 'Alder Finch', logos: { en: `${otherLogo}#logo`, fr: `${otherLogo}#logo` } },
};

/** Returns a brand of the toolbar; for any other value that of the sample firm. */
export function brandOf(value: unknown) {
  return BRANDS[value === 'alder-finch' || value === 'norrbeck' ? value : 'tamarack-lowe'];
}
