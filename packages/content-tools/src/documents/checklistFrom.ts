import { ContentError, type OwnBlock, type ResourceBlock } from '@tamarack-lowe/content-model';

/** The items of one list under the headings it stands under. */
export type ChecklistGroup = {
  /** Null when the group before has the same one. */
  title: string | null;
  subtitle: string | null;
  /** Arrow lists are steps: their order matters. */
  steps: boolean;
  items: string[];
};

/** The bullet lists and arrow lists of a resource, each with its headings. `where` names the resource in complaints. */
export function checklistFrom(
  blocks: readonly (ResourceBlock | OwnBlock)[],
  where: string,
): ChecklistGroup[] {
  const groups: ChecklistGroup[] = [];
  let title: string | null = null;
  let subtitle: string | null = null;
  for (const block of blocks) {
    if (block.type === 'title') [title, subtitle] = [block.text, null];
    if (block.type === 'subtitle') subtitle = block.text;
    if (block.type !== 'bullet-list' && block.type !== 'arrow-list') continue;
    groups.push({ title, subtitle, steps: block.type === 'arrow-list', items: block.list });
    [title, subtitle] = [null, null];
  }
  if (groups.length > 0) return groups;
  throw new ContentError([
    `${where}: the checklist prints the lists of this resource, and there is none. Add a bullet-list or an arrow-list, or take "${where}" out of the document.`,
  ]);
}
