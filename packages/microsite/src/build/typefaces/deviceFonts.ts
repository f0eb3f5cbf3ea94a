import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import georgiaBold from '@capsizecss/metrics/georgia/700';
import notoSerifBold from '@capsizecss/metrics/notoSerif/700';
import roboto from '@capsizecss/metrics/roboto';
import robotoBold from '@capsizecss/metrics/roboto/700';
import timesBold from '@capsizecss/metrics/timesNewRoman/700';
import type { DeviceFont } from '../../config/typefaces.ts';

/**
 * Fonts that visitors' devices have: their metrics, and the names of all fonts with the same widths as systems call
 * them. Browsers ask the system for one name after the other while they lay out the first words: what a system that
 * comes this far down the stack most likely has stands first.
 */
export const deviceFonts = {
  arial: { metrics: arial, locals: ['Arial', 'Liberation Sans', 'Arimo'] },
  'arial-bold': { metrics: arialBold, locals: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'] },
  'georgia-bold': { metrics: georgiaBold, locals: ['Georgia Bold', 'Gelasio Bold'] },
  'noto-serif-bold': { metrics: notoSerifBold, locals: ['Noto Serif Bold'] },
  roboto: { metrics: roboto, locals: ['Roboto', 'Roboto Regular'] },
  'roboto-bold': { metrics: robotoBold, locals: ['Roboto Bold'] },
  'times-bold': {
    metrics: timesBold,
    locals: ['Liberation Serif Bold', 'Tinos Bold', 'Times New Roman Bold'],
  },
} as const satisfies Record<DeviceFont, object>;
