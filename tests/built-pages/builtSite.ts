import path from 'node:path';
import { type AnyNode, type Element, isTag } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { Firm, FirmLanguage } from './firms.ts';
import { filesIn, type SiteFiles } from './siteFiles.ts';

/** A built page, parsed once for all checks. */
export type BuiltPage = {
  /** `/fr/equipe/index.html`. */
  file: string;
  /** Its path, without a slash at its end: `/fr/equipe`. */
  address: string;
  html: string;
  /** Every element, in the order of the page. */
  elements: readonly Element[];
  /** The same by their names. */
  byName: ReadonlyMap<string, readonly Element[]>;
  language: FirmLanguage;
  /** The route that draws it, by the name of its script: `story`; `custom` for a page that a firm draws itself. */
  kind: string;
  /** The address that its head calls its own, with the slash it ends with there; empty where it names none. */
  canonical: string;
};

/** A built site: its pages and its files. */
export type BuiltSite = {
  firm: Firm;
  files: SiteFiles;
  /** All of them. */
  pages: readonly BuiltPage[];
  /** Those under their own address, which others are told of. */
  own: readonly BuiltPage[];
  /** Those that show the page of another address. */
  aliases: readonly BuiltPage[];
  /** Those that nobody is told of: for unknown addresses and for no network. */
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

/** Pages that are parsed already: a damaged site has all but one of its pages in common with the one before. */
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

/** The language of the longest home that an address stands below. */
export function languageAt({ languages }: Firm, address: string): FirmLanguage {
  const [first] = languages
    .filter(({ home }) => `${address}/`.startsWith(home.endsWith('/') ? home : `${home}/`))
    .toSorted((one, other) => other.home.length - one.home.length);
  if (!first) throw new Error(`${address} stands below no language.`);
  return first;
}

/**
 * The scripts of a page are those of every page, then that of its route, then the one that starts it, `entry`. A custom page
 * has a script of that name, too.
 */
export function kindOf(files: SiteFiles, data: string): string {
  if (!files.names.has(data)) return '';
  const { scripts = [] } = JSON.parse(files.read(data).toString()) as { scripts?: string[] };
  const route = path.posix.basename(scripts.at(-2) ?? '').replace(/-[\w-]{8}\.js$/, '');
  return route === 'entry' ? 'custom' : route;
}

/** The first page of each kind in each language. */
export function firstOfKinds(pages: readonly BuiltPage[]): BuiltPage[] {
  const kindOf = ({ kind, language }: BuiltPage) => `${language.tag} ${kind}`;
  return pages.filter((page, index) => pages.findIndex((each) => kindOf(each) === kindOf(page)) === index);
}

/** The decoded path of an address, whole or not. */
export function pathOf(address: string): string {
  return new URL(address, 'https://any.example').pathname.split('/').map(decodeURIComponent).join('/');
}

/** An address without the slash at its end. */
export function withoutSlash(address: string): string {
  return address.replace(/(.)\/$/, '$1');
}
