import { brand } from '@tamarack-lowe/stories';
import { filmOf } from '@tamarack-lowe/stories/server';

/** The films that circles play in place, by their number. */
export function readPlays() {
  return Object.fromEntries(Object.entries(brand.plays).map(([number, media]) => [number, filmOf(media)]));
}
