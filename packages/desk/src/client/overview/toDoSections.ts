import type { ToDo } from '../../protocol.ts';
import { grouped } from './grouped.ts';

/** One issue with all places where it stands. */
export type PlacedIssue = { message: string; places: readonly ToDo[] };

/** Work that is left of one item; without an id, one issue that several items have. */
export type ToDoSection =
  | { id: null; issues: readonly [PlacedIssue] }
  | { id: string; issues: readonly PlacedIssue[] };

/** Lists what is left to do, each issue once: those of several items first, then the items. */
export function toDoSections(toDo: readonly ToDo[]): ToDoSection[] {
  const all = placedIssues(toDo);
  const isShared = ({ places }: PlacedIssue) => new Set(places.map(({ id }) => id)).size > 1;
  const own = all.filter((issue) => !isShared(issue)).flatMap(({ places }) => places);
  return [
    ...all.filter(isShared).map((issue): ToDoSection => ({ id: null, issues: [issue] })),
    ...grouped(own, ({ id }) => id).map(([id, entries]) => ({ id, issues: placedIssues(entries) })),
  ];
}

function placedIssues(toDo: readonly ToDo[]): PlacedIssue[] {
  // A state is another thing to do, whatever its words.
  const groups = grouped(toDo, ({ issue, state }) => JSON.stringify([state, issue.message]));
  return groups.map(([, places]) => ({ message: places[0]?.issue.message ?? '', places }));
}
