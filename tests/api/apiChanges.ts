/** Change of a report: none, only new lines, or lines that others may depend on are gone or changed. */
export type Change = 'none' | 'added' | 'changed';

/** The lines of each door, in order: TypeScript does not always write the members of a union in the same one. */
function linesByDoor(report: string): Map<string, string[]> {
  const [, ...sections] = `\n${report}`.split('\n## ');
  return new Map(
    sections.map((section) => {
      const [door = '', ...lines] = section.split('\n');
      return [door, lines.toSorted()];
    }),
  );
}

function changeOfLines(before: string[] | undefined, after: string[] | undefined): Change {
  if (!after) return 'changed';
  if (!before) return 'added';
  let kept = 0;
  for (const line of after) if (line === before[kept]) kept += 1;
  if (kept < before.length) return 'changed';
  return before.length === after.length ? 'none' : 'added';
}

/** What became of one report in another, and the doors where it did. A door that is gone is a change. */
export function changeOf(before: string, after: string): { change: Change; doors: string[] } {
  const [old, now] = [linesByDoor(before), linesByDoor(after)];
  const changes = [...new Set([...old.keys(), ...now.keys()])].map((door) => ({
    door,
    change: changeOfLines(old.get(door), now.get(door)),
  }));
  const doors = changes.filter(({ change }) => change !== 'none').map(({ door }) => door);
  if (doors.length === 0) return { change: 'none', doors };
  return { change: changes.some(({ change }) => change === 'changed') ? 'changed' : 'added', doors };
}
