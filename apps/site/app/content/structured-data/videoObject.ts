import type { Film } from '@tamarack-lowe/stories/server';
import type { VideoObject } from 'schema-dts';
import { pictureAddress } from './pictureAddress.ts';
import { type Publisher, publisherId } from './publisherId.ts';

/**
 * A film, its English captions as the transcript. `uploaded` is the day its page last changed, `YYYY-MM-DD`: a film has
 * no date of its own.
 */
export function videoObject(
  film: Film,
  { uploaded, brand }: { uploaded: string; brand: Publisher },
): Exclude<VideoObject, string> {
  const transcript = (film.transcript?.en ?? []).map(({ text }) => text).join(' ');
  return {
    '@type': 'VideoObject',
    name: film.title,
    description: film.description,
    thumbnailUrl: pictureAddress(film.poster, brand.site),
    contentUrl: new URL(film.src, brand.site).href,
    uploadDate: uploaded,
    duration: isoDuration(film.durationSeconds),
    publisher: publisherId(brand),
    ...(transcript !== '' && { transcript }),
  };
}

/** ISO 8601, whole seconds: `PT1M28S`. */
function isoDuration(seconds: number): `PT${string}` {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  return `PT${minutes > 0 ? `${minutes}M` : ''}${whole % 60}S`;
}
