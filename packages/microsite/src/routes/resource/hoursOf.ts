import type { Site } from '@tamarack-lowe/content-model';
import type { PictureOfHour } from '@tamarack-lowe/pages';
import type { PageResource } from '../Content.server.ts';

/** The picture of a resource by visitor type: the evening picture for types whose colour scheme is dusk. */
export function hoursOf(
  { picture, alt, dusk }: PageResource,
  { visitorTypes }: Pick<Site, 'visitorTypes'>,
): PictureOfHour {
  return Object.fromEntries(
    visitorTypes.map(({ id, light }) => [id, light === 'dusk' ? dusk : { picture, alt }]),
  );
}
