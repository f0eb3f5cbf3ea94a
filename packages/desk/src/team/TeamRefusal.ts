import type { GitError } from './git/git.ts';
import type { TeamWordKey } from './teamWords.ts';

/** Statuses of refusals. 409: not in this state. 502: another service did not do its part. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 502;

/** A refused request of a team. Its message is in the language of the person who sent it. */
export class TeamRefusal extends Error {
  readonly key: TeamWordKey;
  readonly status: RefusalStatus;
  readonly values: Record<string, string>;
  /** True when the same request may succeed later by itself. */
  readonly mayPass: boolean;

  constructor(key: TeamWordKey, status: RefusalStatus, values: Record<string, string> = {}) {
    super(key);
    this.name = 'TeamRefusal';
    this.key = key;
    this.status = status;
    this.values = values;
    this.mayPass = status >= 500;
  }

  /** Returns the refusal that says why a call of Git failed. */
  static ofGit({ reason }: GitError): TeamRefusal {
    if (reason === 'unreachable') return new TeamRefusal('gitUnreachable', 502);
    if (reason === 'behind') return new TeamRefusal('gitBehind', 502);
    return reason === 'refused' ? new TeamRefusal('gitRefused', 409) : new TeamRefusal('broken', 500);
  }
}
