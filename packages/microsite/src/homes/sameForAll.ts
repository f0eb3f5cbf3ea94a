import { FILE_RULES } from '../server/fileHeaders.ts';

/** The headers that have one value for all addresses. */
export function sameForAll(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in FILE_RULES)));
}
