import type { MenuItem } from '@tamarack-lowe/content-model';
import { entriesOf, integerOf, isRecord } from './jsonValues.ts';
import { HTML_CHARACTERS, LINE_CHARACTERS, MENU_ITEMS, SUBMENU_ENTRIES } from './limits.ts';
import { safeUrl } from './safeUrl.ts';
import { type CutTexts, lineOf } from './text.ts';

export type ParseOptions = {
  /** Main site of the firm, the base of root-relative addresses. Default: they stay root-relative. */
  siteUrl?: string | undefined;
  /** Class of the `span` with a badge after a title. Default `menu-badge`. */
  badgeClass?: string | undefined;
  /**
   * Link to the rest, at the end of a list that exceeds the limits. Default: none.
   *
   * @example { title: 'Everything else on our site', url: 'https://www.example.com/' }
   */
  menuRest?: { title: string; url: string } | undefined;
  /**
   * Called with lines for a log about dropped values, with counts. Default: no log.
   *
   * @example (line) => console.warn(line)
   */
  report?: ((line: string) => void) | undefined;
};

type Node = Record<string, unknown>;
type Tree = (node: Node | null) => Node[];

/** The most levels that are read. The recorded menu has three. */
const MAX_DEPTH = 8;

/**
 * Parses the response of the menu call. Null when it is no menu (`false`, an error body, a list without one usable item). Skips
 * single items without words, or with neither an address nor a submenu. There is one submenu level: deeper items move up into
 * it, right after their parent, so that every page stays reachable. Lists are limited by `limits.ts`, and then end with
 * `menuRest`.
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
    url: safeUrl(node.url, { siteUrl, schemes: ['tel:'] }),
  });
  function submenuOf(node: Node, url: string | null): MenuItem['submenu'] {
    const { taken, left } = takeFirst(descendants(tree, node), SUBMENU_ENTRIES, (child) => {
      const link = linkOf(child);
      return link.title !== '' && link.url !== null ? { title: link.title, url: link.url } : null;
    });
    if (left === 0) return taken;
    cutEntries += left;
    // If the item has an address, its page holds the rest.
    return menuRest ? [...taken, { ...menuRest, url: url ?? menuRest.url }] : taken;
  }

  const { taken: items, left } = takeFirst(tree(null), MENU_ITEMS, (node): MenuItem | null => {
    const [title, ...badges] = partsOf(node.title, badgeClass);
    const link = linkOf(node, title);
    if (link.title === '') return null;
    const submenu = submenuOf(node, link.url);
    const badge = lineOf(badges.join(' '), cut) || undefined;
    return link.url !== null || submenu.length > 0 ? { ...link, badge, submenu } : null;
  });
  if (left > 0 && menuRest) items.push({ ...menuRest, submenu: [] });
  const log = (count: number, what: string, most: number) =>
    count > 0 && report?.(`menu: ${count} ${what} ${most}.`);
  log(left, 'items are left out: the limit is', MENU_ITEMS);
  log(cutEntries, 'entries of submenus are left out: the limit of each is', SUBMENU_ENTRIES);
  log(cut.count, 'titles are cut: the limit of characters is', LINE_CHARACTERS);
  return items.length > 0 || isEmptyList(json) ? items : null;
}

/**
 * Cuts a response of the menu call to the items that a menu shows, and one more in every list that is too long, so that
 * `parseMenu` returns the same for both. Returns anything else, and a menu within the limits, unchanged.
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
  const hasAddress = ({ url }: Node) => safeUrl(url, { schemes: ['tel:'] }) !== null;
  const top = takeFirst(tree(null), MENU_ITEMS + 1, (node) => {
    const submenu = takeFirst(descendants(tree, node), SUBMENU_ENTRIES + 1, (child) =>
      hasAddress(child) ? linkOf(child) : null,
    );
    const link = linkOf(node);
    if (link === null || !(hasAddress(node) || submenu.taken.length > 0)) return null;
    leftOut += submenu.left;
    return { ...link, submenu: submenu.taken };
  });
  return leftOut + top.left > 0 ? top.taken : json;
}

const isEmptyList = (json: unknown) => Array.isArray(json) && json.length === 0;

/** Reads nodes until there are enough, and counts the others without reading them. */
function takeFirst<T>(nodes: Iterable<Node>, most: number, read: (node: Node) => T | null) {
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

/** All descendants of a node, each right after its parent. */
function* descendants(tree: Tree, node: Node, depth = 1): Generator<Node> {
  for (const child of tree(node)) {
    yield child;
    if (depth < MAX_DEPTH) yield* descendants(tree, child, depth + 1);
  }
}

/** Splits a title into its words and its badges. */
function partsOf(title: unknown, badgeClass: string): string[] {
  if (typeof title !== 'string') return [];
  return title.slice(0, HTML_CHARACTERS).trim().split(` <span class="${badgeClass}">`);
}

/** Records of a list. Those of an object are sorted by `order`, because engines list numeric keys in ascending order. */
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

/** Output of `wp_get_nav_menu_items()`: a flat list where children name their parent. Children without one are at the top. */
function rawTree(nodes: Node[]): Tree {
  // One node per id: with two, their children would be read twice at every level.
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
