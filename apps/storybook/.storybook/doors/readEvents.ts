import { parseCampusEvents } from '@tamarack-lowe/api-client';
import { found } from '../../src/pages/found.ts';
import type { OpenedLanguage } from './openLanguage.ts';
import { hoursOf } from './readResourcePages.ts';
import { recording } from './recording.ts';

/** The events as they were recorded, and what was written about them. */
export function readEvents({ site, content }: OpenedLanguage) {
  const resource = found(content.readResources().find(({ type }) => type === 'events'));
  const recorded = found(
    parseCampusEvents(recording(site, 'campus-events'), { siteUrl: site.brand.mainSite }),
  );
  return { ...recorded, hours: hoursOf(resource, site), text: resource.text };
}
