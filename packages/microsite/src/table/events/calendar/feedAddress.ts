import type { Site } from '@tamarack-lowe/content-model';
import { calendarPath } from './calendarPath.ts';

/** Where calendars subscribe to all events to come. Browsers hand `webcal:` to the calendar of the device. */
export function feedAddress({ brand, paths }: Pick<Site, 'brand' | 'paths'>): string {
  return new URL(calendarPath(paths), brand.site).href.replace(/^https?/, 'webcal');
}
