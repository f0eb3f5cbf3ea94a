import type { Site } from '@tamarack-lowe/content-model';
import type { VideoObject } from 'schema-dts';
import type { Film } from '../../Content.server.ts';
import { pictureAddress } from './pictureAddress.ts';
import { publisherId } from './publisherId.ts';

/**
 * A film, with its captions in the language of the page as the transcript. `uploaded` is the day its page last changed,
 * `YYYY-MM-DD`, because a film has no date of its own.
 */
export function videoObject(
  film: Film,
  { uploaded, site }: { uploaded: string; site: Site },
): Exclude<VideoObject, string> {
  const transcript = wordsOf(film, site.language);
  return {
    '@type': 'VideoObject',
    name: film.title,
    description: film.description,
    thumbnailUrl: pictureAddress(film.poster, site.brand.site),
    contentUrl: new URL(film.src, site.brand.site).href,
    uploadDate: uploaded,
    duration: isoDuration(film.durationSeconds),
    publisher: publisherId(site),
    ...(transcript !== '' && { transcript }),
  };
}

/** Captions are keyed by language, with or without the region: looks for `de-CH` before `de`. */
function wordsOf({ transcript }: Film, language: string): string {
  const lines = transcript?.[language] ?? transcript?.[language.split('-')[0] ?? ''] ?? [];
  return lines.map(({ text }) => text).join(' ');
}

/** ISO 8601, whole seconds: `PT1M28S`. */
function isoDuration(seconds: number): `PT${string}` {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  return `PT${minutes > 0 ? `${minutes}M` : ''}${whole % 60}S`;
}
