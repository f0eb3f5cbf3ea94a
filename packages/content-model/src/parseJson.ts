import { ContentError } from './contentError.ts';

function lineOf(source: string, message: string): number | null {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return source.slice(0, Number(position)).split('\n').length;
  return /end of JSON|Unterminated|end of data/i.test(message) ? source.split('\n').length : null;
}

/** The value of a JSON file. Throws a `ContentError` that says where the file stops being JSON. */
export function parseJson(source: string, where: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    const line = lineOf(source, error instanceof Error ? error.message : '');
    const place = line === null ? where : `${where}, line ${line}`;
    throw new ContentError([
      `${place}: this is not JSON any more. Look for a missing comma, bracket or quotation mark just before.`,
    ]);
  }
}
