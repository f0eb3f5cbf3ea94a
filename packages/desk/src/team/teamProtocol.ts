import type { Choices, FieldPath, ItemKind, ItemSummary } from '../protocol.ts';

/**
 * Requests and responses of a desk for a team, all JSON. A request that changes something carries the token of the session in the header
 * `X-Desk-Token`. A response other than 2xx is a `Problem`.
 *
 * | Request | Body | Response |
 * |---|---|---|
 * | `GET /api/team` | | `Team` |
 * | `POST /api/proposals` | `NewProposal` | `Proposal` |
 * | `GET /api/proposals/<id>` | | `Proposal` |
 * | `POST /api/proposals/<id>/comments` | `NewComment` | `Proposal` |
 * | `POST /api/proposals/<id>/comments/<number>` | `{ isDone }` | `Proposal` |
 * | `POST /api/proposals/<id>/links` | `NewLink` | `{ proposal: Proposal; url }` |
 * | `POST /api/proposals/<id>/links/<link>/end` | `{}` | `Proposal` |
 * | `POST /api/proposals/<id>/discard` | `{}` | `{}` |
 * | `POST /api/proposals/<id>/<action>` | `ActionRequest` | `Proposal` |
 * | `POST /sign-out` | | `{}` |
 * | `/p/<id>/…` | | the desk of `protocol.ts`, over the files of the proposal |
 * | `GET /look/<token>/api/look` | | `Look` |
 * | `GET /look/<token>/api/preview?language=` | | `PreviewResponse` |
 * | `POST /look/<token>/api/agree` | `Agreement` | `Look` |
 * | `POST /look/<token>/api/withdraw` | `{}` | `Look` |
 */

/** Role of a member. A person may have several; without one the person may not enter. */
export const ROLES = ['writer', 'translator', 'reviewer', 'publisher'] as const;
export type Role = (typeof ROLES)[number];

/** Somebody who signed in. */
export type Member = {
  /** Stable name of the person at the provider. */
  id: string;
  name: string;
  email: string;
  roles: readonly Role[];
};

/** Steps of a proposal, in their order. */
export type ProposalState = 'draft' | 'review' | 'approved' | 'scheduled' | 'published';

/** Changes of the state of a proposal. */
export const ACTIONS = [
  /** Asks for a review. */
  'ask',
  /** Goes back to the draft, with everything that was written. */
  'reopen',
  'approve',
  'schedule',
  'publish',
  'take-back',
  /** Brings in what was published meanwhile. */
  'update',
  /** Calls the publish hook again. */
  'tell',
] as const;
export type Action = (typeof ACTIONS)[number];

export type Team = {
  member: Member;
  /** Token for requests that change something. */
  token: string;
  /** Languages of the content, the source first. */
  languages: string[];
  /** True when one language may be published before the others. */
  mayPublishApart: boolean;
  /** Time zone that a schedule begins with: `America/Lima`. */
  zone: string;
  /** True when the desk can end the session of this member. */
  hasSignOut: boolean;
  proposals: ProposalSummary[];
};

export type ProposalSummary = {
  id: string;
  title: string;
  state: ProposalState;
  /** Names of those who wrote in it. */
  authors: string[];
  /** ISO time of the last change. */
  changedAt: string;
  schedule: Schedule | null;
  openComments: number;
};

export type Proposal = ProposalSummary & {
  createdAt: string;
  /** Items whose files differ from what is published, then those that only comments and links are about. */
  items: ProposalItem[];
  /** Names that titles of slides are made of. */
  names: Pick<Choices, 'sections' | 'visitorTypes'>;
  comments: Comment[];
  links: Link[];
  approval: { by: string; at: string } | null;
  publication: Publication | null;
  /** Last failure; null when there was none. */
  problem: Problem | null;
  /** Steps so far, the latest first. */
  history: { at: string; by: string; step: HistoryStep }[];
  /** Actions that this member may take now. */
  actions: Action[];
  mayWrite: boolean;
  /** True when this member may discard it now. */
  mayDiscard: boolean;
};

/**
 * Failure in words. `{files}` in `message` stands for the names of `files`, paths in the content folder: the browser fills in the
 * names that its lists show.
 */
export type Problem = { message: string; files: readonly string[] };

/** Item of a proposal, with the parts of its title. */
export type ProposalItem = Pick<ItemSummary, 'id' | 'title' | 'section' | 'for'> & {
  kind: ItemKind | 'picture' | 'film' | 'reviews';
  /** Files that the proposal changes, relative to the content folder. Language: null for a file of all languages. */
  changes: { file: string; language: string | null; change: 'added' | 'changed' | 'removed' }[];
  /** False for a file that the desk does not edit, and for an item that the proposal removes. */
  isEditable: boolean;
};

/** Steps that the history of a proposal names. */
export type HistoryStep = Action | 'created' | 'agreed' | 'withdrew' | 'published-part';

export type Comment = {
  number: number;
  by: string;
  at: string;
  /** File and field that it stands at; an empty path for the whole file. */
  file: string;
  path: FieldPath;
  text: string;
  isDone: boolean;
};

/** Day and time in a zone. */
export type Schedule = {
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:MM` */
  time: string;
  zone: string;
  /** The same moment, as an ISO time. */
  at: string;
  /** Language that is published then; null for all at one moment. */
  first: string | null;
};

export type Publication = {
  by: string;
  at: string;
  /** Commit on the published branch. */
  commit: string;
  /** Language that was published; null for all. */
  first: string | null;
  /**
   * `pushed`: the site was not told yet. `told`: the site builds. `next-build`: the desk does not tell the site, which builds by
   * itself. `arrived`: visitors have it. `late`: it was not seen on the site in time.
   */
  step: 'pushed' | 'told' | 'next-build' | 'arrived' | 'late';
  /** True for one that takes something back. */
  isTakenBack: boolean;
};

/** A signed link to the preview of an item, for somebody without an account. */
export type Link = {
  id: string;
  item: string;
  language: string;
  /** Name of the person portrayed; empty for a link that asks for no consent. */
  person: string;
  until: string;
  consent: { name: string; at: string; isCurrent: boolean } | null;
  /** Time at which the person took an agreement back; null for none. */
  withdrawnAt: string | null;
};

export type NewProposal = { title: string };
export type NewComment = { file: string; path: FieldPath; text: string };
export type NewLink = { item: string; language: string; person: string; days: number };
export type Agreement = { name: string };
export type ActionRequest = {
  /** Day, time and zone, for `schedule`. */
  day?: string | undefined;
  time?: string | undefined;
  zone?: string | undefined;
  /** Language to publish before the others, for `schedule` and `publish`. */
  first?: string | undefined;
};

/** Page that a signed link shows. */
export type Look = {
  /** Title of the proposal. */
  title: string;
  item: string;
  language: string;
  languages: string[];
  person: string;
  until: string;
  consent: Link['consent'];
  withdrawnAt: Link['withdrawnAt'];
};
