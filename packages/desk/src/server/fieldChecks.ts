import { ContentError, type Facts } from '@tamarack-lowe/content-model';
import { fillFacts } from '@tamarack-lowe/content-model/internal/content';
import { fieldIssues, nameOf } from '@tamarack-lowe/content-tools/internal/editing';
import type { FieldPath, Issue, ItemKind, Json } from '../protocol.ts';
import { kindOf } from './contentItems.ts';
import { asSentence, createIssuePlaces, type NamedFile, remedyFix } from './issuePlaces.ts';
import type { Sources } from './itemShape.ts';
import { type DeskLanguage, type DeskMessage, toDeskMessage } from './words.ts';

/** Kinds whose texts may name figures. In labels of the interface, braces are placeholders. */
const WITH_FACTS = new Set<ItemKind>(['story', 'slides', 'member', 'resource']);

/** A draft with the language of its file. */
export type Checked = NamedFile & { value: Json; isSource: boolean };

/**
 * Returns the issues that a draft shows by itself, in milliseconds. `ofShape` are those of its schema: with them, the check of
 * the folder reports nothing else. None for a folder that cannot be read.
 */
export function fieldChecks(
  sources: Sources,
  draft: Checked,
  language: DeskLanguage,
): { ofShape: Issue[]; ofFacts: Issue[] } {
  const locate = createIssuePlaces([draft], sources.source());
  return {
    ofShape: draft.isSource ? shapeIssues(sources, draft).map((issue) => locate(issue, language)) : [],
    ofFacts: WITH_FACTS.has(kindOf(draft.isSource ? draft.file : sourceName(draft)))
      ? factIssues(sources, draft, language)
      : [],
  };
}

const sourceName = ({ file, language }: Checked) => file.replace(`.${language}.json`, '.json');

function shapeIssues(sources: Sources, { file, value }: Checked): DeskMessage[] {
  return (
    readable(() =>
      fieldIssues(sources, { kind: kindOf(file), value, where: nameOf(file) }).map(toDeskMessage),
    ) ?? []
  );
}

function factIssues(
  sources: Sources,
  { file, language, value }: Checked,
  deskLanguage: DeskLanguage,
): Issue[] {
  const facts = readable(() => sources.facts());
  if (!facts) return [];
  return textsWithBraces(value).flatMap(({ path, text }) =>
    issuesOfText(text, facts).map((issue): Issue => {
      const fix = issue.remedy && remedyFix(value, path, { remedy: issue.remedy, language: deskLanguage });
      return { file, path, language, message: asSentence(issue[deskLanguage]), ...(fix && { fix }) };
    }),
  );
}

function issuesOfText(text: string, facts: Facts): DeskMessage[] {
  try {
    fillFacts(text, facts);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.issues.map(toDeskMessage);
    throw error;
  }
}

function textsWithBraces(value: Json, path: FieldPath = []): { path: FieldPath; text: string }[] {
  if (typeof value === 'string') return value.includes('{') ? [{ path, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  return [...entries].flatMap(([part, each]) => textsWithBraces(each, [...path, part]));
}

function readable<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof ContentError) return null;
    throw error;
  }
}
