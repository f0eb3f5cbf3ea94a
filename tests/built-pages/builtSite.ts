import path from 'node:path';
import { type AnyNode, type Element, isTag } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { Firm, FirmLanguage } from './firms.ts';
import { filesIn, type SiteFiles } from './siteFiles.ts';

/** A built page, parsed once for all checks. */
export type BuiltPage = {
  /** `/fr/equipe/index.html`. */
  file: string;
  /** Path without a trailing slash: `/fr/equipe`. */
  address: string;
  html: string;
  /** All elements in document order. */
  elements: readonly Element[];
  /** All elements by name. */
  byName: ReadonlyMap<string, readonly Element[]>;
  language: FirmLanguage;
  /** Route of the page, from the name of its script: `story`; `custom` for a custom page. */
  kind: string;
  /** Canonical address in its head, with any trailing slash; empty without one. */
  canonical: string;
};

/** A built site: its pages and its files. */
export type BuiltSite = {
  firm: Firm;
  files: SiteFiles;
  /** All pages. */
  pages: readonly BuiltPage[];
  /** Pages at their canonical address. */
  own: readonly BuiltPage[];
  /** Pages at an alias of another page. */
  aliases: readonly BuiltPage[];
  /** Pages with noindex: 404 and offline pages. */
  hidden: readonly BuiltPage[];
  /** Own pages by their canonical addresses. */
  byCanonical: ReadonlyMap<string, BuiltPage>;
};

const INDEX = '/index.html';

const known = new Map<Firm, BuiltSite>();

/** The built site of a firm, read and parsed once. Throws where it is not built. */
export function builtSiteOf(firm: Firm): BuiltSite {
  const site = known.get(firm) ?? readBuiltSite(firm, filesIn(path.join(firm.folder, 'build/client')));
  known.set(firm, site);
  return site;
}

/** Reads and parses every page of a site. */
export function readBuiltSite(firm: Firm, files: SiteFiles): BuiltSite {
  const names = [...files.names].filter((name) => name.endsWith(INDEX));
  const pages = names.map((file) => readBuiltPage(firm, files, file));
  const hidden = pages.filter(({ elements }) =>
    elements.some(({ attribs }) => attribs.name === 'robots' && attribs.content?.includes('noindex')),
  );
  const told = pages.filter((page) => !hidden.includes(page));
  const own = told.filter(({ address, canonical }) => withoutSlash(canonical) === address);
  return {
    firm,
    files,
    pages,
    own,
    aliases: told.filter((page) => !own.includes(page)),
    hidden,
    byCanonical: new Map(own.map((page) => [page.canonical, page])),
  };
}

function readBuiltPage(firm: Firm, files: SiteFiles, file: string): BuiltPage {
  const address = file.slice(0, -INDEX.length) || '/';
  const html = files.read(file).toString();
  const { elements, byName } = parse(html);
  const canonical = elements.find(({ attribs }) => attribs.rel === 'canonical')?.attribs.href ?? '';
  const data = elements.find(({ attribs }) => attribs['data-page'] !== undefined)?.attribs['data-page'];
  return {
    file,
    address,
    html,
    elements,
    byName,
    language: languageAt(firm, address),
    kind: kindOf(files, pathOf(data ?? '')),
    canonical: URL.canParse(canonical) ? pathOf(canonical) : '',
  };
}

type Parsed = Pick<BuiltPage, 'elements' | 'byName'>;

/** Cache of parsed pages: a damaged sample shares all pages but one with the previous one. */
const parsed = new Map<string, Parsed>();

function parse(html: string): Parsed {
  const before = parsed.get(html);
  if (before) return before;
  const elements: Element[] = [];
  const visit = (nodes: readonly AnyNode[]) => {
    for (const node of nodes) {
      if (!isTag(node)) continue;
      elements.push(node);
      visit(node.children);
    }
  };
  visit(parseDocument(html).children);
  const byName = new Map<string, Element[]>();
  for (const element of elements) {
    const { name } = element;
    const same = byName.get(name) ?? [];
    same.push(element);
    byName.set(name, same);
  }
  const found = { elements, byName };
  parsed.set(html, found);
  return found;
}

/** Returns the language of an address: that of the longest home above it. */
export function languageAt({ languages }: Firm, address: string): FirmLanguage {
  const [first] = languages
    .filter(({ home }) => `${address}/`.startsWith(home.endsWith('/') ? home : `${home}/`))
    .toSorted((one, other) => other.home.length - one.home.length);
  if (!first) throw new Error(`${address} stands below no language.`);
  return first;
}

/**
 * Reads the route from the scripts of a page: first the scripts of every page, then that of its route, then `entry`. A custom
 * page has a script of that name.
 */
export function kindOf(files: SiteFiles, data: string): string {
  if (!files.names.has(data)) return '';
  const { scripts = [] } = JSON.parse(files.read(data).toString()) as { scripts?: string[] };
  const route = path.posix.basename(scripts.at(-2) ?? '').replace(/-[\w-]{8}\.js$/, '');
  return route === 'entry' ? 'custom' : route;
}

/** Returns the first page of each route in each language. */
export function firstOfKinds(pages: readonly BuiltPage[]): BuiltPage[] {
  const kindOf = ({ kind, language }: BuiltPage) => `${language.tag} ${kind}`;
  return pages.filter((page, index) => pages.findIndex((each) => kindOf(each) === kindOf(page)) === index);
}

/** Returns the decoded path of an absolute or relative address. */
export function pathOf(address: string): string {
  return new URL(address, 'https://any.example').pathname.split('/').map(decodeURIComponent).join('/');
}

/** Removes the trailing slash of an address. */
export function withoutSlash(address: string): string {
  return address.replace(/(.)\/$/, '$1');
}
