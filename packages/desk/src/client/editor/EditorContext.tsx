import { createContext, useContext, useSyncExternalStore } from 'react';
import { valueAt } from '../../edits.ts';
import type { Choices, FieldPath, Issue, Item, ItemFile, Json } from '../../protocol.ts';
import type { EditSession } from '../session/createEditSession.ts';

/** State and functions that the fields of an editor share. It stays the same while one types; values come from the session. */
export type Editing = {
  item: Item;
  session: EditSession;
  source: ItemFile;
  /** Translation beside the source; null when only the source is shown. */
  translation: ItemFile | null;
  /** Source and translation stand side by side. */
  isTranslating: boolean;
  choices: Choices;
  /** Issues by file and path, see `issueKey`. */
  issues: IssueStore;
  /** Field that is to be seen: what hides it opens. */
  revealed: FieldPath | null;
  /** The editor is in this field. */
  onFocusField: (file: string, path: FieldPath) => void;
};

const EditingContext = createContext<Editing | null>(null);

export const EditingProvider = EditingContext.Provider;

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('This field is in no editor. Put EditingProvider around it.');
  return editing;
}

/** Returns the value of a field of a file, with its edits. Renders again only when that value changes. */
export function useValue(file: string | undefined, path: FieldPath): Json | undefined {
  const { session } = useEditing();
  const read = () => (file === undefined ? undefined : valueAt(session.value(file), path));
  return useSyncExternalStore(session.subscribe, read);
}

/** Issues of an item, as last checked. */
export type IssueStore = {
  subscribe: (listener: () => void) => () => void;
  /** Issues of a field; the same list while nothing changes. */
  at: (file: string, path: FieldPath) => readonly Issue[];
  all: () => readonly Issue[];
  replace: (issues: readonly Issue[]) => void;
};

const NONE: readonly Issue[] = [];

export function createIssueStore(first: readonly Issue[]): IssueStore {
  let all = first;
  let byPlace = placed(first);
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    at: (file, path) => byPlace.get(placeName(file, path)) ?? NONE,
    all: () => all,
    replace(issues) {
      const next = placed(issues);
      // Unchanged lists stay the same object, so that their fields do not render again.
      for (const [place, list] of next) {
        const before = byPlace.get(place);
        if (before && JSON.stringify(before) === JSON.stringify(list)) next.set(place, before);
      }
      all = issues;
      byPlace = next;
      for (const listener of listeners) listener();
    },
  };
}

const placeName = (file: string, path: FieldPath) => JSON.stringify([file, ...path]);

function placed(issues: readonly Issue[]): Map<string, readonly Issue[]> {
  const places = new Map<string, Issue[]>();
  for (const issue of issues) {
    const place = placeName(issue.file ?? '', issue.path);
    places.set(place, [...(places.get(place) ?? []), issue]);
  }
  return places;
}

export function useIssues(file: string | undefined, path: FieldPath): readonly Issue[] {
  const { issues } = useEditing();
  return useSyncExternalStore(issues.subscribe, () => (file === undefined ? NONE : issues.at(file, path)));
}
