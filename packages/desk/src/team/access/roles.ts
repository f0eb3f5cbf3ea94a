import { languageOf } from '../../translationPaths.ts';
import type { ProposalRecord } from '../proposals/proposalStore.ts';
import type { Action, Member, Role } from '../teamProtocol.ts';

/** Roles that may take an action, and states in which it can be taken. */
const RULES: Readonly<
  Record<Action, { roles: readonly Role[]; states: readonly ProposalRecord['state'][] }>
> = {
  ask: { roles: ['writer', 'translator'], states: ['draft'] },
  reopen: {
    roles: ['writer', 'translator', 'reviewer', 'publisher'],
    states: ['review', 'approved', 'scheduled'],
  },
  approve: { roles: ['reviewer'], states: ['review'] },
  schedule: { roles: ['publisher'], states: ['approved', 'scheduled'] },
  publish: { roles: ['publisher'], states: ['approved', 'scheduled'] },
  'take-back': { roles: ['publisher'], states: ['published'] },
  update: { roles: ['writer', 'translator'], states: ['draft', 'review'] },
  tell: { roles: ['publisher'], states: ['published', 'approved', 'draft'] },
};

/** States in which a proposal can be edited. In later states it has to be reopened: an approved text does not change. */
export const OPEN_STATES: readonly ProposalRecord['state'][] = ['draft', 'review'];

export const mayTake = ({ roles }: Member, action: Action): boolean =>
  RULES[action].roles.some((role) => roles.includes(role));

export const isPossible = ({ publication, state }: ProposalRecord, action: Action): boolean =>
  RULES[action].states.includes(state) && (action !== 'tell' || publication?.step === 'pushed');

/** Returns whether somebody may begin proposals and write in the source language. */
export const mayWrite = ({ roles }: Member): boolean => roles.includes('writer');

/** Returns whether somebody may write in translations. */
export const mayTranslate = ({ roles }: Member): boolean =>
  roles.includes('writer') || roles.includes('translator');

/** Returns whether somebody may discard a proposal: the member who began it, and publishers. */
export const mayDiscard = ({ id, roles }: Member, { createdBy }: ProposalRecord): boolean =>
  roles.includes('publisher') || (roles.length > 0 && id === createdBy);

/** Returns whether a proposal can be discarded: nothing of it is published. */
export const isDiscardable = ({ commits, state }: ProposalRecord): boolean =>
  state !== 'published' && commits.length === 0;

/**
 * Returns whether somebody may save a file. Translators save the files of translations, and nothing else. `languages`: the source first.
 */
export function maySave(member: Member, file: string, languages: readonly string[]): boolean {
  if (mayWrite(member)) return true;
  return mayTranslate(member) && languageOf(file, languages) !== languages[0];
}
