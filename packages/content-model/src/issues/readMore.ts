import type { IssueText } from '../contentError.ts';
import { message } from './issue.ts';

/** Most pages about errors that a command names one by one. */
const MOST_PAGES = 5;

/**
 * Names the pages of the documentation about some kinds of issues, or the list of all where there are many. `docs`: address of the
 * documentation, with a slash at its end; without it, or without kinds, the result is empty.
 */
export function readMore(codes: readonly string[], docs: string | undefined): IssueText[] {
  if (docs === undefined || codes.length === 0) return [];
  const pages = codes.length > MOST_PAGES ? [''] : codes.map((code) => `${code}/`);
  return [message('readMore', { addresses: pages.map((page) => `${docs}errors/${page}`).join(' ') })];
}
