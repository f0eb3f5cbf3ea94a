import { existsSync } from 'node:fs';
import { resolveInside } from '../../files/contentPaths.ts';
import type { Languages } from '../../server/contentItems.ts';
import type { DeskLanguage } from '../../server/words.ts';
import type { AuditLog } from '../access/auditLog.ts';
import { newLink, type RecordedLink } from '../access/links.ts';
import {
  isDiscardable,
  isPossible,
  mayDiscard,
  mayTake,
  mayTranslate,
  OPEN_STATES,
} from '../access/roles.ts';
import { GitError } from '../git/git.ts';
import type { Author, ChangedFile, Repository } from '../git/repository.ts';
import { scheduledMoment } from '../publishing/scheduledMoment.ts';
import { TeamRefusal } from '../TeamRefusal.ts';
import {
  ACTIONS,
  type Action,
  type ActionRequest,
  type HistoryStep,
  type Member,
  type NewComment,
  type NewLink,
  type Proposal,
  type ProposalSummary,
} from '../teamProtocol.ts';
import { problemIn, sayForTeam } from '../teamWords.ts';
import { readProposalItems } from './proposalItems.ts';
import { newId, type ProposalRecord, type ProposalStore } from './proposalStore.ts';
import type { Pushes } from './pushes.ts';

export type ProposalsOptions = {
  repository: Repository;
  store: ProposalStore;
  audit: AuditLog;
  pushes: Pushes;
  /** Languages of the content, the source first. */
  languages: Languages;
  /** True when one language may be published before the others. */
  mayPublishApart: boolean;
  /** True when somebody who wrote in a proposal may approve it. */
  mayApproveOwn: boolean;
  now: () => Date;
};

export type Proposals = ReturnType<typeof createProposals>;

/** Most steps in the history of a proposal. */
const MOST_STEPS = 200;
/** Most comments and links of one proposal. */
const MOST_COMMENTS = 1000;
const MOST_LINKS = 100;

/** Actions on proposals, apart from publishing. An action that is not allowed throws a `TeamRefusal`. */
export function createProposals(options: ProposalsOptions) {
  const { audit, languages, now, pushes, repository, store } = options;
  const at = () => now().toISOString();

  function read(id: string): ProposalRecord {
    const record = store.read(id);
    if (!record) throw new TeamRefusal('noSuchProposal', 404);
    return record;
  }

  function allow(record: ProposalRecord, member: Member, action: Action): void {
    if (!mayTake(member, action)) throw new TeamRefusal('roleTooLow', 403);
    if (!isPossible(record, action)) throw new TeamRefusal('notNow', 409);
  }

  /** Changes a record by an action, with a line in its history and in the audit log. */
  async function step(
    id: string,
    member: Pick<Member, 'id' | 'name'>,
    done: HistoryStep,
    change: (record: ProposalRecord) => Partial<ProposalRecord>,
  ): Promise<ProposalRecord> {
    const changed = await store.change(id, (record) => ({
      changedAt: at(),
      problem: null,
      history: [{ at: at(), by: member.name, step: done }, ...record.history].slice(0, MOST_STEPS),
      ...change(record),
    }));
    audit.add({ by: member.id, action: done, proposal: id, outcome: 'done' });
    return changed;
  }

  /** Lists files that a proposal changes, or changed when it was published. */
  async function changedFiles({ commits, id, state }: ProposalRecord): Promise<ChangedFile[]> {
    return state === 'published' ? await repository.publishedFiles(commits) : await repository.files(id);
  }

  /** Reads the items that a proposal changes, and those that its comments and links are about. */
  async function itemsOf(record: ProposalRecord, language: DeskLanguage) {
    const { comments, commits, id, links, state } = record;
    return await readProposalItems({
      changed: await changedFiles(record),
      about: [...comments.map(({ file }) => file), ...links.map(({ item }) => item)],
      textsOf: (files) => repository.texts(id, state === 'published' ? commits : [], files),
      languages,
      language,
    });
  }

  /** Makes a comment at each field in conflict, with the words that were published meanwhile. */
  function meanwhile(
    found: Awaited<ReturnType<Repository['update']>>,
    language: DeskLanguage,
  ): ProposalRecord['comments'] {
    const comment = { by: '', at: at(), isDone: false };
    return found.flatMap(({ conflicts, file }) =>
      conflicts.length === 0
        ? [{ ...comment, file, path: [], text: sayForTeam('publishedMeanwhileFile', language) }]
        : conflicts.map(({ mine, path }) => {
            const theirs = typeof mine === 'string' ? mine : JSON.stringify(mine ?? '');
            const text = sayForTeam('publishedMeanwhile', language, { theirs });
            return { ...comment, file, path: [...path], text };
          }),
    );
  }

  return {
    read,

    create: async (title: string, member: Member): Promise<ProposalRecord> => {
      if (!mayTranslate(member)) throw new TeamRefusal('roleTooLow', 403);
      const id = newId(now());
      await repository.create(id).catch(refuse);
      await store.add({
        ...{
          id,
          title,
          state: 'draft',
          createdAt: at(),
          createdBy: member.id,
          changedAt: at(),
          authors: [],
          comments: [],
          links: [],
        },
        ...{ approval: null, schedule: null, publication: null, commits: [], problem: null },
        history: [{ at: at(), by: member.name, step: 'created' }],
      });
      audit.add({ by: member.id, action: 'created', proposal: id, outcome: 'done' });
      return read(id);
    },

    /** Commits what somebody saved. `about`: a file, for the history. */
    commit: async (id: string, member: Member, about: string): Promise<void> => {
      const { title } = read(id);
      const author: Author = { name: member.name, email: member.email };
      if ((await repository.commit(id, author, `${title}: ${about}`)) === null) return;
      await store.change(id, ({ authors }) => ({
        changedAt: at(),
        authors: authors.some((each) => each.id === member.id)
          ? authors
          : [...authors, { id: member.id, name: member.name, email: member.email }],
      }));
      audit.add({ by: member.id, action: 'save', proposal: id, outcome: 'done', about });
      pushes.soon(id);
    },

    comment: (id: string, { file, path, text }: NewComment, member: Member): Promise<ProposalRecord> =>
      store.change(id, ({ comments }) => {
        if (comments.length >= MOST_COMMENTS) throw new TeamRefusal('tooMany', 429);
        const comment = { by: member.name, at: at(), file, path: [...path], text, isDone: false };
        audit.add({ by: member.id, action: 'comment', proposal: id, outcome: 'done', about: file });
        return { changedAt: at(), comments: [...comments, comment] };
      }),

    settle: (id: string, number: number, isDone: boolean): Promise<ProposalRecord> =>
      store.change(id, ({ comments }) => {
        if (!comments[number]) throw new TeamRefusal('notFound', 404);
        return { comments: comments.map((each, index) => (index === number ? { ...each, isDone } : each)) };
      }),

    link: async (
      id: string,
      { days, item, language, person }: NewLink,
      member: Member,
    ): Promise<RecordedLink> => {
      if (!languages.includes(language)) throw new TeamRefusal('noSuchLanguage', 400);
      const path = resolveInside(await repository.openContent(id), item);
      if (path === null || !existsSync(path)) throw new TeamRefusal('noSuchItem', 404);
      if (read(id).links.length >= MOST_LINKS) throw new TeamRefusal('tooMany', 429);
      const link = newLink({ item, language, person }, days, now());
      await store.change(id, ({ links }) => ({ links: [...links, link] }));
      audit.add({ by: member.id, action: 'link', proposal: id, outcome: 'done', about: item });
      return link;
    },

    /** Ends a link before its time. An agreement that was given stays. */
    endLink: async (id: string, linkId: string, member: Member): Promise<ProposalRecord> => {
      const changed = await changeLink(id, linkId, () => ({ until: at() }));
      audit.add({ by: member.id, action: 'end link', proposal: id, outcome: 'done' });
      return changed;
    },

    /** Records the agreement of somebody portrayed, with the commit that the person saw. */
    agree: async (id: string, linkId: string, name: string): Promise<ProposalRecord> => {
      const commit = await repository.head(id);
      await changeLink(id, linkId, ({ withdrawnAt }) => {
        // Somebody else may have the link too, such as the person who made it.
        if (withdrawnAt !== null) throw new TeamRefusal('agreementWithdrawn', 409);
        return { consent: { name, at: at(), commit } };
      });
      return await step(id, { id: '', name }, 'agreed', () => ({}));
    },

    /** Withdraws the agreement of somebody portrayed. The link accepts no other one. */
    withdraw: async (id: string, linkId: string): Promise<ProposalRecord> => {
      let name = '';
      await changeLink(id, linkId, ({ consent }) => {
        if (!consent) throw new TeamRefusal('nothingToWithdraw', 409);
        name = consent.name;
        return { consent: null, withdrawnAt: at() };
      });
      return await step(id, { id: '', name }, 'withdrew', () => ({}));
    },

    /** Takes an action that publishes nothing. */
    act: (id: string, action: Action, request: ActionRequest, member: Member, language: DeskLanguage) =>
      store.enqueue(id, async (): Promise<ProposalRecord> => {
        const record = read(id);
        allow(record, member, action);
        switch (action) {
          case 'ask':
            if ((await repository.files(id)).length === 0) throw new TeamRefusal('nothingToReview', 409);
            return await step(id, member, action, () => ({ state: 'review', approval: null }));
          case 'reopen':
            return await step(id, member, action, () => ({ state: 'draft', approval: null, schedule: null }));
          case 'approve': {
            const isOwn = record.authors.some((author) => author.id === member.id);
            if (isOwn && !options.mayApproveOwn) throw new TeamRefusal('ownApproval', 403);
            const commit = await repository.head(id);
            return await step(id, member, action, () => ({
              state: 'approved',
              approval: { by: member.name, at: at(), commit },
            }));
          }
          case 'schedule': {
            const first = firstOf(request);
            const { day = '', time = '', zone = '' } = request;
            const found = scheduledMoment(day, time, zone, now());
            if ('problem' in found) throw new TeamRefusal(found.problem, 400);
            const moment = found.at.toISOString();
            const by = { id: member.id, name: member.name, email: member.email };
            return await step(id, member, action, () => ({
              state: 'scheduled',
              schedule: { ...{ day, time, zone: found.zone, at: moment, first, by }, tries: 0, next: moment },
            }));
          }
          case 'update': {
            const found = await repository.update(id, member).catch(refuse);
            pushes.soon(id);
            return await step(id, member, action, ({ comments }) => ({
              state: 'draft',
              comments: [...comments, ...meanwhile(found, language)],
            }));
          }
          default:
            throw new TeamRefusal('notNow', 409);
        }
      }),

    /** Returns the language to publish first. Throws if all languages are published together. */
    firstOf,

    /** Returns whether words of a proposal may change now. */
    isOpen: (id: string): boolean => OPEN_STATES.includes(read(id).state),

    summaryOf,
    changedFiles,

    viewOf: async (record: ProposalRecord, member: Member, language: DeskLanguage): Promise<Proposal> => {
      const { approval, problem, publication } = record;
      const [items, head] = await Promise.all([itemsOf(record, language), repository.head(record.id)]);
      const isOpen = OPEN_STATES.includes(record.state);
      const actions = ACTIONS.filter((each) => mayTake(member, each) && isPossible(record, each));
      return {
        ...summaryOf(record),
        createdAt: record.createdAt,
        ...items,
        comments: record.comments.map((comment, number) => ({ ...comment, number })),
        links: await Promise.all(record.links.map((link) => linkView(link, head))),
        approval: approval && { by: approval.by, at: approval.at },
        publication,
        problem: problem && problemIn(problem, language),
        history: record.history,
        actions,
        mayWrite: isOpen && mayTranslate(member),
        mayDiscard: isDiscardable(record) && mayDiscard(member, record),
      };
    },

    linkView,
  };

  async function changeLink(
    id: string,
    linkId: string,
    change: (link: RecordedLink) => Partial<RecordedLink>,
  ): Promise<ProposalRecord> {
    return await store.change(id, ({ links }) => {
      if (!links.some((link) => link.id === linkId)) throw new TeamRefusal('notFound', 404);
      return { links: links.map((link) => (link.id === linkId ? { ...link, ...change(link) } : link)) };
    });
  }

  function firstOf({ first }: ActionRequest): string | null {
    if (first === undefined || first === '') return null;
    if (!options.mayPublishApart) throw new TeamRefusal('languagesTogether', 400);
    if (!languages.includes(first)) throw new TeamRefusal('noSuchLanguage', 400);
    return first;
  }

  /** Returns a link for members. Its agreement is current until the item changes: it counts for what the person saw. */
  async function linkView(link: RecordedLink, head: string): Promise<Proposal['links'][number]> {
    const { consent, ...rest } = link;
    if (!consent) return { ...rest, consent };
    const folder = link.item.includes('/') ? link.item.slice(0, link.item.lastIndexOf('/')) : link.item;
    const isCurrent = await repository.isSame(consent.commit, head, [folder]);
    return { ...rest, consent: { name: consent.name, at: consent.at, isCurrent } };
  }
}

function summaryOf(record: ProposalRecord): ProposalSummary {
  const { authors, changedAt, comments, id, schedule, state, title } = record;
  return {
    ...{ id, title, state, changedAt },
    authors: authors.map(({ name }) => name),
    schedule: schedule && {
      ...{ day: schedule.day, time: schedule.time, zone: schedule.zone },
      ...{ at: schedule.at, first: schedule.first },
    },
    openComments: comments.filter(({ isDone }) => !isDone).length,
  };
}

function refuse(error: unknown): never {
  if (!(error instanceof GitError)) throw error;
  console.error(error.message);
  throw TeamRefusal.ofGit(error);
}
