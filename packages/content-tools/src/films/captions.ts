import type { FilmLine } from '@tamarack-lowe/content-model';

/** Matches `00:01.500` and `00:00:01.500`. */
const TIME = /(?:(\d+):)?(\d{2}):(\d{2})\.(\d{3})/;

function seconds(stamp: string | undefined): number {
  const [, hours = '0', minutes, rest, thousandths] = TIME.exec(stamp ?? '') ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest) + Number(thousandths) / 1000;
}

/**
 * Parses the captions of a WebVTT file in order. Joins the lines of a caption with a space and removes tags and
 * notes: a transcript is for reading.
 */
export function parseVtt(vtt: string): FilmLine[] {
  return vtt
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split('\n');
      const timing = lines.findIndex((line) => line.includes('-->'));
      if (timing < 0) return [];
      const [start, end] = (lines[timing] ?? '').split('-->');
      const text = lines
        .slice(timing + 1)
        .join(' ')
        .replace(/<[^>]*>/g, '')
        .trim();
      return text ? [{ start: seconds(start), end: seconds(end), text }] : [];
    });
}
