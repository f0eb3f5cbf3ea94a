import { fileRules } from '../server/fileHeaders.ts';

const DIFFERENT = Object.keys(fileRules('/'));

/** The headers that have one value for all addresses. */
export function sameForAll(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !DIFFERENT.includes(name)));
}
