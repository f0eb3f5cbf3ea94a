import type { FieldPath } from '../../protocol.ts';
import { languageOf, sourceOf } from '../../translationPaths.ts';
import { hrefOf } from '../app/screens.ts';

/** Returns the id of the proposal that an address names after `#`; null for the list. */
export function readProposal(hash: string): string | null {
  const { pathname, searchParams } = new URL(hash.slice(1) || '/', 'http://desk');
  return pathname === '/proposal' ? searchParams.get('id') : null;
}

/** Address of the page of a proposal, from anywhere in a desk for a team. */
export const proposalHref = (id: string): string => `/#/proposal?${new URLSearchParams({ id })}`;

/** Address of a field in the desk of a proposal. `languages`: the source first. */
export function fieldHref(
  id: string,
  { file, path }: { file: string; path: FieldPath },
  languages: readonly string[],
): string {
  const own = languageOf(file, languages);
  const language = own === languages[0] ? null : own;
  return `/p/${id}/${hrefOf({ screen: 'item', id: sourceOf(file, languages), language, path })}`;
}
