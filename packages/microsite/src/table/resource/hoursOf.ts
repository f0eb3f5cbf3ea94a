import type { Site } from '@tamarack-lowe/content-model';
import type { PictureOfHour } from '@tamarack-lowe/pages';
import type { PageResource } from '../Content.server.ts';

/** What a resource shows to each visitor type: to those who come at dusk, its picture of the evening. */
export function hoursOf(
  { picture, alt, dusk }: PageResource,
  { visitorTypes }: Pick<Site, 'visitorTypes'>,
): PictureOfHour {
  return Object.fromEntries(
    visitorTypes.map(({ id, light }) => [id, light === 'dusk' ? dusk : { picture, alt }]),
  );
}
