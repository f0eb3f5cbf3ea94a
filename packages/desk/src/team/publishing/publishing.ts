import { languageOf } from '../../translationPaths.ts';
import type { AuditLog } from '../access/auditLog.ts';
import { isPossible } from '../access/roles.ts';
import { GitError } from '../git/git.ts';
import type { Author, PublishResult, Repository } from '../git/repository.ts';
import type { ProposalRecord, ProposalStore } from '../proposals/proposalStore.ts';
import { TeamRefusal } from '../TeamRefusal.ts';
import type { ArrivalWatch, BeforePublication } from './arrival.ts';
import { callHook, type HookTarget } from './publishHook.ts';

/** Person or desk that publishes. */
export type Publisher = { id: string; name: string; email: string };

export type PublishingOptions = {
  repository: Repository;
  store: ProposalStore;
  audit: AuditLog;
  /** Publish hook of the site; null for a site that builds by itself. */
  hook: HookTarget | null;
  arrival: ArrivalWatch;
  /** Returns addresses of pages that show a proposal. */
  pagesOf: (record: ProposalRecord) => Promise<readonly string[]>;
  /** Languages of the content, the source first. */
  languages: readonly string[];
  /** The desk as publisher, for publications that it finishes after a crash. */
  desk: Publisher;
  /** Pushes the branch of a proposal after it changed. */
  pushSoon: (id: string) => void;
  now: () => Date;
  /** Waits between calls of the hook, ms. */
  hookWaits?: readonly number[] | undefined;
};

export type Publishing = ReturnType<typeof createPublishing>;

/** Most attempts of a scheduled publication, while the repository does not answer. */
const MOST_TRIES = 6;
const MINUTE_MS = 60_000;

/**
 * Publishes proposals: merges, pushes, calls the hook, and waits until visitors have them. Also reverts them, and publishes at a
 * scheduled time.
 */
export function createPublishing(options: PublishingOptions) {
  const { audit, languages, now, repository, store } = options;
  const ending = new AbortController();
  const running = new Set<Promise<void>>();
  const at = () => now().toISOString();
  /** Step of a publication that was just pushed. */
  const pushedStep = options.hook ? 'pushed' : 'next-build';

  async function publish(id: string, by: Publisher, first: string | null): Promise<ProposalRecord> {
    return await store.enqueue(id, async () => {
      const record = readFor(id, 'publish');
      if ((await repository.head(id)) !== record.approval?.commit)
        throw new TeamRefusal('changedSinceApproval', 409);
      if ((await repository.files(id)).length === 0 && !(await isAlreadyPublished(record)))
        throw new TeamRefusal('nothingToPublish', 409);
      const before = await stateBefore(record);
      const isHeld = first === null ? undefined : (file: string) => languageOf(file, languages) !== first;
      const request = { author: record.authors[0] ?? by, message: messageOf(record, by, first), isHeld };
      const commit = await commitOrRefuse(() => repository.publish(id, request), 'conflict');
      const changed = await store.change(id, ({ commits, history }) => ({
        state: first === null ? 'published' : 'approved',
        changedAt: at(),
        schedule: null,
        problem: null,
        commits: [...commits, commit],
        publication: { by: by.name, at: at(), commit, first, step: pushedStep, isTakenBack: false },
        history: [{ at: at(), by: by.name, step: first === null ? 'publish' : 'published-part' }, ...history],
      }));
      audit.add({ by: by.id, action: 'publish', proposal: id, outcome: 'done', about: commit });
      notifyInBackground(id, before);
      return changed;
    });
  }

  /** Returns whether the published branch has a proposal that its record does not know as published. */
  async function isAlreadyPublished({ commits, id }: ProposalRecord): Promise<boolean> {
    return (await repository.publishedCommits(id)).some((commit) => !commits.includes(commit));
  }

  async function takeBack(id: string, by: Publisher): Promise<ProposalRecord> {
    return await store.enqueue(id, async () => {
      const record = readFor(id, 'take-back');
      if (record.commits.length === 0) throw new TeamRefusal('notPublishedHere', 409);
      const before = await stateBefore(record);
      const reverts = await revertCommits(record, by);
      await repository.renew(id, reverts, by);
      options.pushSoon(id);
      const last = reverts.at(-1) ?? '';
      const changed = await store.change(id, ({ history }) => ({
        state: 'draft',
        changedAt: at(),
        approval: null,
        problem: null,
        commits: [],
        publication: {
          by: by.name,
          at: at(),
          commit: last,
          first: null,
          step: pushedStep,
          isTakenBack: true,
        },
        history: [{ at: at(), by: by.name, step: 'take-back' }, ...history],
      }));
      audit.add({ by: by.id, action: 'take-back', proposal: id, outcome: 'done', about: last });
      notifyInBackground(id, before);
      return changed;
    });
  }

  /** Reverts the commits of a proposal, except those that an ended process has reverted. Returns the commits that reverted them. */
  async function revertCommits({ commits, id, title }: ProposalRecord, by: Publisher): Promise<string[]> {
    const before = await repository.revertedCommits();
    const left = commits.filter((commit) => !before.has(commit));
    if (left.length > 0)
      await commitOrRefuse(() => repository.revert(id, left, title, by), 'takeBackConflict');
    const after = await repository.revertedCommits();
    return commits.toReversed().flatMap((commit) => after.get(commit) ?? []);
  }

  /** Calls the hook again after it failed. */
  async function tell(id: string, by: Publisher): Promise<ProposalRecord> {
    const record = readFor(id, 'tell');
    await notifySite(id, await stateBefore(record));
    audit.add({ by: by.id, action: 'tell', proposal: id, outcome: 'done' });
    return store.read(id) ?? record;
  }

  function readFor(id: string, action: 'publish' | 'take-back' | 'tell'): ProposalRecord {
    const record = store.read(id);
    if (!record) throw new TeamRefusal('noSuchProposal', 404);
    if (action === 'publish' && record.state === 'published') throw new TeamRefusal('alreadyPublished', 409);
    if (!isPossible(record, action)) throw new TeamRefusal('notNow', 409);
    return record;
  }

  /** Returns the state of the site before a publication. Without a response, publication continues. */
  async function stateBefore(record: ProposalRecord): Promise<BeforePublication> {
    return await options.arrival.readState(await options.pagesOf(record).catch(() => []));
  }

  /** Notifies the site in the background. */
  function notifyInBackground(id: string, before: BeforePublication): void {
    const work = notifySite(id, before).catch((error) => console.error(error));
    running.add(work);
    void work.finally(() => running.delete(work));
  }

  /** Calls the hook if there is one, then waits until visitors have the new build. */
  async function notifySite(id: string, before: BeforePublication): Promise<void> {
    const record = store.read(id);
    const publication = record?.publication;
    if (!record || !publication) return;
    const step = async (
      change: NonNullable<ProposalRecord['publication']>['step'],
      problem: string | null,
    ) => {
      // The proposal may have been discarded meanwhile.
      if (!store.read(id)) return;
      await store.change(id, (latest) =>
        // Another publication may have followed.
        latest.publication?.commit === publication.commit
          ? {
              problem: problem === null ? null : { key: problem, values: {} },
              publication: { ...latest.publication, step: change },
            }
          : {},
      );
    };
    const body = { event: publication.isTakenBack ? 'removed' : 'published', kind: 'proposal', id };
    const { hook, hookWaits: waits } = options;
    if (hook && !(await callHook(hook, body, { now, ...(waits && { waits }) }))) {
      audit.add({ by: '', action: 'hook', proposal: id, outcome: 'failed' });
      await step('pushed', 'hookFailed');
      return;
    }
    await step(hook ? 'told' : 'next-build', null);
    const wait = async () => {
      const arrived = await options.arrival.wait(before, ending.signal);
      if (ending.signal.aborted) return;
      audit.add({ by: '', action: 'arrival', proposal: id, outcome: arrived, about: publication.commit });
      if (arrived === 'arrived') await step('arrived', null);
      else if (arrived === 'failed') await step('late', 'buildFailed');
      // A site that builds by itself may not do so before tomorrow.
      else if (hook) await step('late', 'arrivesLate');
    };
    const waiting = wait().catch((error) => console.error(error));
    running.add(waiting);
    void waiting.finally(() => running.delete(waiting));
  }

  async function finish(
    { commits, id, publication, state }: ProposalRecord,
    gone: ReadonlyMap<string, string>,
  ): Promise<void> {
    const mayBePushed = state === 'approved' || state === 'scheduled';
    const pushed = mayBePushed ? await repository.publishedCommits(id) : [];
    const commit = pushed.findLast((each) => !commits.includes(each));
    if (commit !== undefined) {
      const isWhole = await repository.isPublished(id);
      await store.change(id, () => ({
        state: isWhole ? 'published' : 'approved',
        schedule: null,
        commits: pushed,
        publication: { by: '', at: at(), commit, first: null, step: pushedStep, isTakenBack: false },
      }));
    }
    if (state === 'published' && commits.some((each) => gone.has(each))) await takeBack(id, options.desk);
    // Telling the site twice costs one more build.
    else if (commit !== undefined || publication?.step === 'pushed' || publication?.step === 'told')
      notifyInBackground(id, { pages: new Map(), lastBuild: null });
  }

  /** Publishes one proposal whose hour has come. */
  async function publishDue(record: ProposalRecord): Promise<void> {
    const { id, schedule } = record;
    if (!schedule) return;
    try {
      await publish(id, schedule.by, schedule.first);
    } catch (error) {
      const refusal = error instanceof TeamRefusal ? error : new TeamRefusal('broken', 500);
      if (!(error instanceof TeamRefusal)) console.error(error);
      const tries = schedule.tries + 1;
      const isTriedAgain = refusal.mayPass && tries < MOST_TRIES;
      const next = new Date(now().getTime() + 2 ** tries * MINUTE_MS).toISOString();
      await store.change(id, (latest) => ({
        problem: { key: refusal.key, values: refusal.values },
        // Somebody may have changed the hour meanwhile.
        ...(latest.schedule?.at === schedule.at &&
          (isTriedAgain
            ? { schedule: { ...schedule, tries, next } }
            : { schedule: null, ...(latest.state === 'scheduled' && { state: 'approved' as const }) })),
      }));
      audit.add({ by: schedule.by.id, action: 'publish', proposal: id, outcome: refusal.key });
    }
  }

  return {
    publish,
    takeBack,
    tell,

    /** Publishes every proposal whose hour has come, one after the other. */
    publishScheduled: async (): Promise<void> => {
      const time = now().toISOString();
      for (const record of store.list())
        if (record.state === 'scheduled' && record.schedule && record.schedule.next <= time)
          await publishDue(record);
    },

    /** Finishes what a process that ended left undone: records a push, repeats a revert, notifies a site that was not. */
    recover: async (): Promise<void> => {
      const gone = await repository.revertedCommits();
      // One failure does not stop the others.
      for (const record of store.list()) await finish(record, gone).catch((error) => console.error(error));
    },

    close: async (): Promise<void> => {
      ending.abort();
      await Promise.all(running);
    },
  };
}

/** Message of a publication. Git hosts show the trailers. */
function messageOf(
  { approval, authors, id, title }: ProposalRecord,
  by: Author,
  first: string | null,
): string {
  return [
    first === null ? title : `${title} (${first})`,
    '',
    `Proposal: ${id}`,
    ...(approval ? [`Reviewed-by: ${approval.by}`] : []),
    `Published-by: ${by.name}`,
    ...authors.slice(1).map(({ email, name }) => `Co-authored-by: ${name} <${email}>`),
  ].join('\n');
}

/** Returns the commit of a publication. Throws a `TeamRefusal` with the reason when there is none. */
async function commitOrRefuse(
  work: () => Promise<PublishResult>,
  conflict: 'conflict' | 'takeBackConflict',
): Promise<string> {
  try {
    const result = await work();
    if ('commit' in result) return result.commit;
    const files = result.conflicts.map(({ file }) => file).join('\n');
    throw new TeamRefusal(conflict, 409, { files });
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    console.error(error.message);
    throw TeamRefusal.ofGit(error);
  }
}
