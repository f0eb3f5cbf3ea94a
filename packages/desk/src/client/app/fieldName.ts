import type { FieldPath, ItemKind } from '../../protocol.ts';
import type { Words } from '../words/words.tsx';

/** Returns a field as one says it, with the number of the entry that it is in: "Text, no. 2". Empty for a whole item. */
export function fieldName(
  kind: ItemKind,
  path: FieldPath,
  { field, say }: Pick<Words, 'field' | 'say'>,
): string {
  if (path.length === 0) return '';
  const { label } = field(kind, path);
  const index = path.findLast((part) => typeof part === 'number');
  return index === undefined ? label : say('numbered', { name: label, number: index + 1 });
}
