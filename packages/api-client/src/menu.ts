import type { MenuItem } from '@tamarack-lowe/content-model';
import { addressOf } from './safeUrl.ts';
import { entriesOf, integerOf, isRecord } from './jsonValues.ts';
import { HTML_CHARACTERS, LINE_CHARACTERS, MENU_ITEMS, SUBMENU_ENTRIES } from './limits.ts';
import { type CutTexts, lineOf } from './text.ts';

export type ParseOptions = {
  /** The firm's main site: root-relative addresses resolve against it. Default: left as they are. */
  siteUrl?: string | undefined;
  /** Class of the `span` that sets a remark apart from the title that it follows. Default `menu-badge`. */
  badgeClass?: string | undefined;
  /**
   * The link that ends a list of the menu that goes beyond the limits, and leads to the rest. Default: the list ends.
   *
   * @example { title: 'Everything else on our site', url: 'https://www.example.com/' }
   */
  menuRest?: { title: string; url: string } | undefined;
  /**
   * Told in a line for a log what of an answer is left out, with counts. Default: nobody is told.
   *
   * @example (line) => console.warn(line)
   */
  report?: ((line: string) => void) | undefined;
};

type Node = Record<string, unknown>;
type Tree = (node: Node | null) => Node[];

// The recorded menu has three levels; a deeper answer than this is not a menu.
const MAX_DEPTH = 8;

/**
 * Reads the menu answer; null when it is not a menu at all (`false`, an error body, a list without one usable item).
 * Items without words or without a way to go anywhere are skipped one by one. There is one submenu level: deeper items
 * are lifted into it, right after their parent, so that no page becomes unreachable. A list holds what a menu can show
 * (`limits.ts`), and then `menuRest`.
 */
export function parseMenu(
  json: unknown,
  { siteUrl, badgeClass = 'menu-badge', menuRest, report }: ParseOptions = {},
): MenuItem[] | null {
  const nodes = nodesOf(json);
  if (!nodes) return null;
  const tree = treeOf(nodes);
  const cut: CutTexts = { count: 0 };
  let cutEntries = 0;

  const linkOf = (node: Node, title = node.title) => ({
    title: lineOf(title, cut),
    url: addressOf(node.url, { siteUrl, schemes: ['tel:'] }),
  });
  function submenuOf(node: Node, url: string | null): MenuItem['submenu'] {
    const { taken, left } = takeSome(below(tree, node), SUBMENU_ENTRIES, (child) => {
      const link = linkOf(child);
      return link.title !== '' && link.url !== null ? { title: link.title, url: link.url } : null;
    });
    if (left === 0) return taken;
    cutEntries += left;
    // Where the item itself leads, its own page holds the rest.
    return menuRest ? [...taken, { ...menuRest, url: url ?? menuRest.url }] : taken;
  }

  const { taken: items, left } = takeSome(tree(null), MENU_ITEMS, (node): MenuItem | null => {
    const [title, ...remarks] = partsOf(node.title, badgeClass);
    const link = linkOf(node, title);
    if (link.title === '') return null;
    const submenu = submenuOf(node, link.url);
    const badge = lineOf(remarks.join(' '), cut) || undefined;
    return link.url !== null || submenu.length > 0 ? { ...link, badge, submenu } : null;
  });
  if (left > 0 && menuRest) items.push({ ...menuRest, submenu: [] });
  const tell = (count: number, what: string, most: number) =>
    count > 0 && report?.(`menu: ${count} ${what} ${most}.`);
  tell(left, 'items are left out: it holds', MENU_ITEMS);
  tell(cutEntries, 'entries of submenus are left out: one holds', SUBMENU_ENTRIES);
  tell(cut.count, 'titles are cut short: most characters of one are', LINE_CHARACTERS);
  return items.length > 0 || isEmptyList(json) ? items : null;
}

/**
 * A menu answer that is too large as one that holds what is shown of it, and one item more in every list that goes on, so that
 * `parseMenu` makes the same of both. What is no menu, and a menu within the limits, is given back as it is.
 */
export function trimMenu(json: unknown): unknown {
  const nodes = nodesOf(json);
  if (!nodes) return json;
  const tree = treeOf(nodes);
  let leftOut = 0;
  function linkOf({ title, url }: Node) {
    if (typeof title !== 'string' || lineOf(title) === '') return null;
    if (title.length > HTML_CHARACTERS) leftOut += 1;
    return { title: title.slice(0, HTML_CHARACTERS), url };
  }
  const leads = ({ url }: Node) => addressOf(url, { schemes: ['tel:'] }) !== null;
  const top = takeSome(tree(null), MENU_ITEMS + 1, (node) => {
    const submenu = takeSome(below(tree, node), SUBMENU_ENTRIES + 1, (child) =>
      leads(child) ? linkOf(child) : null,
    );
    const link = linkOf(node);
    if (link === null || !(leads(node) || submenu.taken.length > 0)) return null;
    leftOut += submenu.left;
    return { ...link, submenu: submenu.taken };
  });
  return leftOut + top.left > 0 ? top.taken : json;
}

const isEmptyList = (json: unknown) => Array.isArray(json) && json.length === 0;

/** Reads nodes until there are enough; gives how many are left, which nobody looks at. */
function takeSome<T>(nodes: Iterable<Node>, most: number, read: (node: Node) => T | null) {
  const taken: T[] = [];
  let left = 0;
  for (const node of nodes) {
    if (taken.length === most) {
      left += 1;
      continue;
    }
    const value = read(node);
    if (value !== null) taken.push(value);
  }
  return { taken, left };
}

/** Everything below a node, each right after its parent. */
function* below(tree: Tree, node: Node, depth = 1): Generator<Node> {
  for (const child of tree(node)) {
    yield child;
    if (depth < MAX_DEPTH) yield* below(tree, child, depth + 1);
  }
}

/** The words of a title, then its remarks. */
function partsOf(title: unknown, badgeClass: string): string[] {
  if (typeof title !== 'string') return [];
  return title.slice(0, HTML_CHARACTERS).trim().split(` <span class="${badgeClass}">`);
}

/** The records of a list. Those of a keyed object are sorted by `order`: engines list numeric keys in ascending number. */
function nodesOf(list: unknown): Node[] | null {
  const nodes = entriesOf(list)?.filter(isRecord);
  if (!nodes) return null;
  return Array.isArray(list) ? nodes : sortedBy('order', nodes);
}

function treeOf(nodes: Node[]): Tree {
  return nodes.some((node) => 'menu_item_parent' in node) ? rawTree(nodes) : nestedTree(nodes);
}

function nestedTree(top: Node[]): Tree {
  return (node) => (node === null ? top : (nodesOf(node.submenu) ?? []));
}

/** `wp_get_nav_menu_items()` as is: a flat list where children name their parent. Children without one stand on top. */
function rawTree(nodes: Node[]): Tree {
  // One node per id: with two, their children would be walked twice at every level.
  const byId = new Map(nodes.map((node) => [integerOf(node.ID), node]));
  const children = new Map<number | null, Node[]>();
  for (const node of sortedBy('menu_order', [...byId.values()])) {
    const parent = integerOf(node.menu_item_parent);
    const key = parent !== null && byId.has(parent) ? parent : null;
    const siblings = children.get(key);
    if (siblings) siblings.push(node);
    else children.set(key, [node]);
  }
  return (node) => children.get(node === null ? null : (integerOf(node.ID) ?? Number.NaN)) ?? [];
}

function sortedBy(field: string, nodes: Node[]): Node[] {
  const position = (node: Node) => integerOf(node[field]) ?? Number.MAX_SAFE_INTEGER;
  return [...nodes].sort((a, b) => position(a) - position(b));
}
