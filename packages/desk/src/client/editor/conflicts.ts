import { applyEdit } from '../../edits.ts';
import type { Conflict, Json } from '../../protocol.ts';

/** The value that is kept of a field that was changed in two ways. */
export type Choice = 'theirs' | 'mine' | 'both';

/** The merged value with a choice at each conflict. */
export function resolved(
  value: Json,
  conflicts: readonly Conflict[],
  chosen: ReadonlyMap<number, Choice>,
): Json {
  return conflicts.reduce((merged, { path, theirs, mine }, index) => {
    const choice = chosen.get(index) ?? 'theirs';
    if (choice === 'theirs') return merged;
    const kept = choice === 'both' ? bothOf(theirs, mine) : mine;
    return applyEdit(merged, kept === undefined ? { op: 'remove', path } : { op: 'set', path, value: kept });
  }, value);
}

/** Both values, theirs first: texts after an empty line, entries of lists one after the other. */
export function bothOf(theirs: Json | undefined, mine: Json | undefined): Json | undefined {
  if (theirs === undefined || mine === undefined) return mine ?? theirs;
  if (typeof theirs === 'string' && typeof mine === 'string') return `${theirs}\n\n${mine}`;
  return Array.isArray(theirs) && Array.isArray(mine) ? [...theirs, ...mine] : mine;
}
