import type { Picture } from '@tamarack-lowe/content-model';
import type { SiteContent } from '@tamarack-lowe/content-tools';
import type { MemberPageData, ResourcePageData, StoryPageData } from '@tamarack-lowe/pages/internal/data';
import type { ItemKind } from './itemKinds.ts';

export type { ItemKind };

/**
 * Requests and responses between the desk in a browser and its server: JSON below `/api/`, files by their path in the content folder,
 * messages in the language of the query `language`, English or French. A response other than 2xx is a `Refusal`.
 *
 * | Request | Body | Response |
 * |---|---|---|
 * | `GET /api/session` | | `Session` |
 * | `GET /api/overview` | | `Overview` |
 * | `GET /api/item?id=` | | `Item` |
 * | `POST /api/save` | `SaveRequest` | `SaveResponse` |
 * | `POST /api/remove` | `RemoveRequest` | `SaveResponse` |
 * | `POST /api/issues` | `IssuesRequest` | `IssuesResponse` |
 * | `POST /api/reviews` | `ReviewRequest` | `ReviewResponse` |
 * | `GET /api/search?q=` | | `SearchResponse` |
 * | `GET /api/changes` | | `Changes` |
 * | `GET /api/choices` | | `Choices` |
 * | `POST /api/pictures?kind=&name=&replace=` | bytes of a picture | `UploadResponse` |
 * | `GET /api/pictures/<key>?width=` | | the picture: `people/Amara_Osei` |
 * | `POST /api/preview` | `PreviewRequest` | `PreviewResponse` |
 * | `GET /api/events` | | server-sent events, each a `DeskEvent` |
 * | `GET /content/films/<file>` | | a film or its poster |
 */

/** Place of a field in a JSON value: keys and indexes from the outside in. Empty: the whole value. */
export type FieldPath = readonly (string | number)[];

/** A JSON value. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** One change of a value. Edits apply one after the other: a path counts after the edits before it. */
export type FieldEdit =
  /** Sets a field, or adds it to its object. */
  | { op: 'set'; path: FieldPath; value: Json }
  /** Removes a field, or an entry of a list. */
  | { op: 'remove'; path: FieldPath }
  /** Adds an entry to a list: the last part of the path is its index. */
  | { op: 'insert'; path: FieldPath; value: Json }
  /** Moves an entry inside its list. */
  | { op: 'move'; path: FieldPath; to: number };

/** Replaces a word at each place of a text, and leaves all else that the text says by then. */
export type WordReplacement = { op: 'replace'; path: FieldPath; instead: string; write: string };

/** State of an item in a language. The source is `complete` or has `issues`. */
export type LanguageState = 'complete' | 'to-read' | 'incomplete' | 'missing' | 'issues';

export type Session = {
  editor: { name: string };
  /** Name of the content folder or of its firm. */
  title: string;
  sourceLanguage: string;
  /** All languages, the source first. */
  languages: string[];
  /** True when the content folder is in a Git repository. */
  hasGit: boolean;
  /** Changes whenever the server starts: drafts of an earlier start are still valid. */
  start: string;
  /** Proposal whose files these are, in a desk for a team. See `team/teamProtocol.ts`. */
  proposal?: { id: string; title: string; mayWrite: boolean };
  /** Token that requests which change something carry, in a desk for a team. */
  token?: string;
};

export type Overview = {
  items: ItemSummary[];
  /** Titles of the slides of each section, in their order. */
  slides: { [section: string]: string[] };
  toDo: ToDo[];
  /** False until the first check of the folder has ended: states are then those of files alone. See `checked`. */
  isChecked: boolean;
};

export type ItemSummary = {
  /** Path of the source file. */
  id: string;
  kind: ItemKind;
  /** Name for people: a label, a headline, a name; else the name of the file. */
  title: string;
  /** Section of a story or of slides. */
  section?: string;
  topic?: string;
  /** Slide of the section whose circle leads to a story, from 0. Left out: no circle does. */
  slide?: number;
  /** Visitor types that see it. Left out: all. */
  for?: string[];
  /** Asset key of a picture that stands for it: `people/Amara_Osei`. */
  picture?: string;
  languages: LanguageSummary[];
};

export type LanguageSummary = {
  language: string;
  /** Path of the file in this language; it may not exist yet. */
  file: string;
  state: LanguageState;
  /** Number of issues of the file. One that stands at several fields counts once. */
  issues: number;
};

/** A task: something to translate, to review, to correct, or to check again. */
export type ToDo = {
  id: string;
  language: string;
  state: Exclude<LanguageState, 'complete'> | 'due';
  issue: Issue;
};

/** One item, with the text of every language. */
export type Item = {
  summary: ItemSummary;
  /** JSON Schema of the source file; null where there is none. */
  schema: { [key: string]: Json } | null;
  /** Location of text that is translated; null for an item without text. */
  shape: TextShape | null;
  files: ItemFile[];
  /** Reviews by language. A language without an entry was never read. */
  reviews: { [language: string]: Review };
  issues: Issue[];
  /** Address of its page on the site by language: `/discover/rain`. Left out: it has no page. */
  addresses?: { [language: string]: string };
};

/**
 * Location of text, as in `content-tools`: a leaf for a text or its lines, an array for a list, an object for fields
 * (`*`: all other fields). `name`: may be left out of a translation.
 */
export type TextShape = 'words' | 'address' | 'name' | [TextShape] | { [field: string]: TextShape };

export type ItemFile = {
  language: string;
  file: string;
  /** Hash of the bytes; null for a file that does not exist yet. */
  version: string | null;
  /** Text as it stands in the file. Keep it with a draft: saving compares with it. */
  text: string;
  /** The parsed text; for captions `{ cues: Cue[] }`. Null when `unreadable`. */
  value: Json;
  /** Why the desk cannot edit the file, in words. It keeps its bytes. */
  unreadable?: string;
};

export type Cue = {
  /** `00:00:01.500` */
  start: string;
  end: string;
  /** Text with its line breaks. */
  text: string;
};

export type Review = {
  by: string;
  /** `YYYY-MM-DD` */
  on: string;
  /** Fields of the source that changed since then, with their text at that time where Git knows it. */
  changed: { path: FieldPath; before: string | null }[];
};

/** The edits of one file since it was opened. */
export type Draft = {
  file: string;
  /** Version and text of the file when it was opened; null and empty for a new file. */
  version: string | null;
  opened: string;
  edits: FieldEdit[];
};

export type SaveRequest = Draft;

export type RemoveRequest = {
  /** Files with the version that the editor saw. All are removed, or none. */
  files: { file: string; version: string }[];
};

export type SaveResponse =
  | {
      result: 'saved';
      /** State of the file after saving; text and version of a removed file are empty and null. */
      file: ItemFile;
      /** True when changes of somebody else were merged in. */
      merged: boolean;
    }
  | {
      result: 'conflict';
      /** The file as it is now; nothing was written. Its text is the `opened` of the next request. */
      theirs: ItemFile;
      /** The merged value, with their value at each conflict. */
      value: Json;
      conflicts: Conflict[];
    }
  /** Nothing was written, and the file is as it was. */
  | { result: 'failed'; reason: SaveFailure; message: string };

/** A field that was changed in two ways. A value that does not exist is left out. */
export type Conflict = {
  /** Place in `value` of the response. */
  path: FieldPath;
  opened?: Json;
  theirs?: Json;
  mine?: Json;
};

export type SaveFailure =
  | 'disk-full'
  | 'read-only'
  | 'busy'
  | 'gone'
  | 'unreadable'
  | 'unsafe'
  | 'no-such-field';

export type IssuesRequest = {
  /** Files whose issues are asked for, with or without a draft. */
  files: string[];
  /** Drafts that replace their files. */
  drafts: Draft[];
  /** `fields`: issues that a draft shows by itself, within milliseconds. `folder`: also those that need all files. */
  scope: 'fields' | 'folder';
};

export type IssuesResponse = {
  issues: Issue[];
  /** False: a check of the folder may find more. */
  isWhole: boolean;
};

export type Issue = {
  /** File it belongs to; null for the whole folder. */
  file: string | null;
  /** Field it stands at, as precisely as known. */
  path: FieldPath;
  language: string | null;
  /** Problem, effect and remedy. */
  message: string;
  /** A certain remedy, for a button. `currentEdits` has its edits for the words at the press. */
  fix?: { label: string; edits: (FieldEdit | WordReplacement)[] };
};

export type ReviewRequest = {
  /** Id of an item. */
  id: string;
  language: string;
  /** Versions that were read. */
  source: string;
  translation: string;
};

export type ReviewResponse =
  | { result: 'recorded' }
  /** One of the files changed since: nothing was recorded. */
  | { result: 'changed'; message: string }
  /** Nothing was recorded: text is missing. */
  | { result: 'failed'; message: string };

export type SearchResponse = { hits: SearchHit[] };

export type SearchHit = {
  id: string;
  file: string;
  language: string;
  path: FieldPath;
  /** Text of the field around the first match. */
  excerpt: string;
  /** Start and end of the match in the excerpt. */
  match: [number, number];
};

export type Changes = {
  /** Files that somebody else changed since the server started, the latest first. */
  onDisk: { file: string; id: string | null; at: string; change: 'added' | 'changed' | 'removed' }[];
  /** Files that differ from the last commit. */
  uncommitted: string[];
  /** The latest commits that touch the folder; empty without Git. */
  commits: Commit[];
};

/** A commit: how many files of the folder it changed, and the ids of the first items among them that are still there. */
export type Commit = Record<'hash' | 'author' | 'at' | 'subject', string> & {
  fileCount: number;
  items: string[];
};

/** Choices of pickers, and names that `{…}` in a text may have. */
export type Choices = {
  people: { name: string; picture: string | null }[];
  /** Pictures and films by asset key, with a description in the source language where there is one. */
  assets: Asset[];
  /** Tips, by the slug that documents name. */
  resources: { slug: string; name: string }[];
  facts: { name: string; text: string }[];
  topics: { id: string; label: string }[];
  regions: { id: string; label: string }[];
  visitorTypes: { id: string; label: string }[];
  sections: { id: string; name: string }[];
};

export type Asset = {
  key: string;
  description: string | null;
  type: 'picture' | 'film';
  /** Point around which pages crop a photograph; null for a drawing or a film. */
  focal: Focal | null;
};

/** Point of a picture, in percent from the top left. */
export type Focal = { x: number; y: number };

export type UploadResponse =
  | {
      result: 'stored';
      key: string;
      file: string;
      width: number;
      height: number;
      /** True when place data or other personal data were removed. */
      cleaned: boolean;
    }
  | { result: 'refused'; reason: UploadRefusal; message: string };

export type UploadRefusal =
  | 'too-large'
  | 'too-many-pixels'
  | 'broken'
  | 'format'
  | 'name'
  | 'exists'
  | 'too-slow'
  | 'disk-full'
  | 'read-only';

export type PreviewRequest = { id: string; language: string; drafts: Draft[] };

/**
 * The site with the drafts in place, as `content-tools` reads it, and the props of the item's page. Addresses of pictures begin
 * with `/media/`, which the desk serves from originals. `page` is null for an item without a page.
 */
export type PreviewResponse =
  | { result: 'data'; site: SiteContent; page: PreviewPage | null; head: PreviewHead | null }
  /** The drafts have issues that keep a page from being made. */
  | { result: 'issues'; issues: Issue[] };

/** Props of the page of an item. Slides are in the site; `type` is the visitor type of the file. */
export type PreviewPage =
  | { kind: 'story'; page: StoryPageData }
  | { kind: 'member'; page: MemberPageData }
  | { kind: 'resource'; page: ResourcePageData }
  | { kind: 'slides'; section: string; type: string | null };

/** Title, description and card of a page, for search results and shared links. */
export type PreviewHead = {
  /** Title with the name of the firm. */
  title: string;
  description: string;
  /** Full address of the page. */
  address: string;
  headline: string;
  note: string;
  /** Line of the firm on every card. */
  careers: string;
  picture: Picture | null;
};

export type DeskEvent =
  /** Files changed, by the desk or underneath it. Version null: removed. */
  | { type: 'changed'; files: { file: string; version: string | null }[]; by: 'desk' | 'disk' }
  /** A check of the whole folder ended: overview and issues may have changed. */
  | { type: 'checked' }
  /** First event of a connection. */
  | { type: 'hello'; start: string };

/** Body of a response other than 2xx. */
export type Refusal = { message: string };
