import { createContext, useContext, useSyncExternalStore } from 'react';
import { valueAt } from '../../edits.ts';
import type { Choices, FieldPath, Issue, Item, ItemFile, Json } from '../../protocol.ts';
import type { EditSession } from '../session/editSession.ts';
import { type FieldWords, useWords } from '../words/words.tsx';

/**
 * State and functions that the fields of an editor share. The object stays the same during typing; values come from the session.
 */
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
  /** Field to reveal: elements that hide it open. */
  revealed: FieldPath | null;
  /** The editor is in this field. */
  onFocusField: (file: string, path: FieldPath) => void;
  /** Puts the focus into a field, in the language of a file. Default: the first that is shown. */
  goTo: (path: FieldPath, file?: string | null) => void;
};

const EditingContext = createContext<Editing | null>(null);

export const EditingProvider = EditingContext.Provider;

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('This field is in no editor. Put EditingProvider around it.');
  return editing;
}

/** Returns a function that gives the words of a field. One that is named after a visitor type has the name of that type. */
export function useFieldWords(): (path: FieldPath) => FieldWords {
  const { item, choices } = useEditing();
  const { field } = useWords();
  return (path) => {
    const words = field(item.summary.kind, path);
    const type = choices.visitorTypes.find(({ id }) => id === words.label);
    return type ? { ...words, label: type.label } : words;
  };
}

/** Returns a function that names an option of a list: a word of the desk, or a region, visitor type or section of the firm. */
export function useOptionName(): (value: string) => string {
  const { choices } = useEditing();
  const { option } = useWords();
  return (value) => {
    const ofFirm = [...choices.visitorTypes, ...choices.regions].find(({ id }) => id === value)?.label;
    return ofFirm ?? choices.sections.find(({ id }) => id === value)?.name ?? option(value);
  };
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
