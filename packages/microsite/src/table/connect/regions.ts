import type { Member, MessageKey } from '@tamarack-lowe/content-model';

type Region = Member['region'];

/** The regions a colleague can work in, from east to west, with the label of each. */
export const REGIONS: readonly { region: Region; label: MessageKey }[] = [
  { region: 'atlantic', label: 'regionAtlantic' },
  { region: 'quebec', label: 'regionQuebec' },
  { region: 'ontario', label: 'regionOntario' },
  { region: 'prairies', label: 'regionPrairies' },
  { region: 'west', label: 'regionWest' },
];
