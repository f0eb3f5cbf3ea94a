import type { PictureOfHour } from '@tamarack-lowe/pages';
import type { PageResource } from '../Content.server.ts';

/** What a resource shows at dawn and at dusk. */
export function hoursOf({ picture, alt, dusk }: PageResource): PictureOfHour {
  return { student: { picture, alt }, experienced: dusk };
}
