import type { MenuItem } from '@tamarack-lowe/content-model';
import { addressOf } from './addressOf.ts';
import { entriesOf, integerOf, isRecord } from './entriesOf.ts';
import { lineOf } from './plainText.ts';

export type ParseOptions = {
  /** The firm's main site: root-relative addresses resolve against it. Default: left as they are. */
  siteUrl?: string | undefined;
  /** Class of the `span` that sets a remark apart from the title that it follows. Default `menu-badge`. */
  badgeClass?: string | undefined;
  /**
   * Told in a line for a log what of an answer is left out, with counts. Default: nobody is told.
   *
   * @example (line) => console.warn(line)
   */
  report?: ((line: string) => void) | undefined;
};

type Node = Record<string, unknown>;

// The recorded menu has three levels; a deeper answer than this is not a menu.
const MAX_DEPTH = 8;

/**
 * Reads the menu answer; null when it is not a menu at all (`false`, an error body, a list without one usable item).
 * Items without words or without a way to go anywhere are skipped one by one. There is one submenu level: deeper items
 * are lifted into it, right after their parent, so that no page becomes unreachable.
 */
export function parseMenu(
  json: unknown,
  { siteUrl, badgeClass = 'menu-badge' }: ParseOptions = {},
): MenuItem[] | null {
  const nodes = nodesOf(json);
  if (!nodes) return null;
  const childrenOf = nodes.some((node) => 'menu_item_parent' in node) ? rawTree(nodes) : nestedTree(nodes);
  const link = (node: Node, title = node.title) => ({
    title: lineOf(title),
    url: addressOf(node.url, { siteUrl, schemes: ['tel:'] }),
  });
  const descendantsOf = (node: Node, depth: number): MenuItem['submenu'] =>
    childrenOf(node).flatMap((child) => {
      const { title, url } = link(child);
      const own = title !== '' && url !== null ? [{ title, url }] : [];
      return depth < MAX_DEPTH ? [...own, ...descendantsOf(child, depth + 1)] : own;
    });

  const items = childrenOf(null)
    .map((node) => {
      const [title, ...remarks] =
        typeof node.title === 'string' ? node.title.trim().split(` <span class="${badgeClass}">`) : [];
      const badge = lineOf(remarks.join(' ')) || undefined;
      return { ...link(node, title), badge, submenu: descendantsOf(node, 1) };
    })
    .filter((item) => item.title !== '' && (item.url !== null || item.submenu.length > 0));
  return items.length > 0 || isEmptyList(json) ? items : null;
}

const isEmptyList = (json: unknown) => Array.isArray(json) && json.length === 0;

/** The records of a list. Those of a keyed object are sorted by `order`: engines list numeric keys in ascending number. */
function nodesOf(list: unknown): Node[] | null {
  const nodes = entriesOf(list)?.filter(isRecord);
  if (!nodes) return null;
  return Array.isArray(list) ? nodes : sortedBy('order', nodes);
}

function nestedTree(top: Node[]) {
  return (node: Node | null) => (node === null ? top : (nodesOf(node.submenu) ?? []));
}

/** `wp_get_nav_menu_items()` as is: a flat list where children name their parent. Children without one stand on top. */
function rawTree(nodes: Node[]) {
  // One node per id: with two, their children would be walked twice at every level.
  const byId = new Map(nodes.map((node) => [integerOf(node.ID), node]));
  const children = new Map<number | null, Node[]>();
  for (const node of sortedBy('menu_order', [...byId.values()])) {
    const parent = integerOf(node.menu_item_parent);
    const key = parent !== null && byId.has(parent) ? parent : null;
    children.set(key, [...(children.get(key) ?? []), node]);
  }
  return (node: Node | null) => children.get(node === null ? null : (integerOf(node.ID) ?? Number.NaN)) ?? [];
}

function sortedBy(field: string, nodes: Node[]): Node[] {
  const position = (node: Node) => integerOf(node[field]) ?? Number.MAX_SAFE_INTEGER;
  return [...nodes].sort((a, b) => position(a) - position(b));
}
