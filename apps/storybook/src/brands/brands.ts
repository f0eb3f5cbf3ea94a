import { brand } from '@tamarack-lowe/stories';
import logo from '@tamarack-lowe/stories/objects/logo.svg?no-inline';
import otherLogo from './alder-finch.svg?no-inline';

/** What pages say of each brand of the toolbar. */
const BRANDS = {
  'tamarack-lowe': { firm: brand.short, logo: `${logo}#logo` },
  'alder-finch': { firm: 'Alder Finch', logo: `${otherLogo}#logo` },
} satisfies Record<string, { firm: string; logo: string }>;

/** A brand of the toolbar; the sample brand for any other value. */
export function brandOf(value: unknown) {
  return BRANDS[value === 'alder-finch' ? value : 'tamarack-lowe'];
}
