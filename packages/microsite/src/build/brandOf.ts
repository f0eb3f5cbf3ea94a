import type { Brand } from '@tamarack-lowe/content-model';
import type { LoadedConfig } from '../config/loadConfig.ts';

type Switches = Pick<LoadedConfig, 'origin' | 'team' | 'campus' | 'events'>;

/** The brand of a content folder as the config wants it: published at its origin, without the parts it switches off. */
export function brandOf(brand: Brand, { origin, team, campus, events }: Switches): Brand {
  const { connect, campus: resources, events: dates, ...others } = brand.pages;
  return {
    ...brand,
    site: origin,
    pages: {
      ...others,
      ...(team && connect !== undefined && { connect }),
      ...(campus && resources !== undefined && { campus: resources }),
      ...(campus && events && dates !== undefined && { events: dates }),
    },
  };
}
