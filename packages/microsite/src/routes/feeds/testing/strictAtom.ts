const ATOM = 'http://www.w3.org/2005/Atom';

/** How often an element may be in another, by RFC 4287, sections 4.1.1 and 4.1.2. */
type Occurrence = 'one' | 'some' | 'any' | 'optional';

const FEED: Readonly<Record<string, Occurrence>> = {
  author: 'any',
  category: 'any',
  contributor: 'any',
  entry: 'any',
  generator: 'optional',
  icon: 'optional',
  id: 'one',
  link: 'any',
  logo: 'optional',
  rights: 'optional',
  subtitle: 'optional',
  title: 'one',
  updated: 'one',
};
const ENTRY: Readonly<Record<string, Occurrence>> = {
  author: 'any',
  category: 'any',
  content: 'optional',
  contributor: 'any',
  id: 'one',
  link: 'any',
  published: 'optional',
  rights: 'optional',
  source: 'optional',
  summary: 'optional',
  title: 'one',
  updated: 'one',
};

/** Content of a feed that follows every applicable rule of RFC 4287. */
export type ReadFeed = {
  id: string;
  title: string;
  updated: string;
  language: string | null;
  links: Record<string, string | null>;
  entries: {
    id: string;
    title: string;
    updated: string;
    author: string;
    link: string | null;
    topics: string[];
  }[];
};

/** Reads an Atom feed by RFC 4287 to the letter, with the parser of browsers. Throws with the rule that is broken. */
export function readAtom(text: string): ReadFeed {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  must(document.querySelector('parsererror') === null, 'the text is well-formed XML');
  const feed = document.documentElement;
  must(feed.localName === 'feed' && feed.namespaceURI === ATOM, 'the document element is atom:feed');
  for (const element of feed.querySelectorAll('*'))
    must(element.namespaceURI === ATOM, `${element.nodeName} is in the namespace of Atom`);
  checkChildren(feed, FEED);
  const entries = childrenOf(feed, 'entry');
  const hasAuthor = childrenOf(feed, 'author').length > 0;
  for (const entry of entries) {
    checkChildren(entry, ENTRY);
    must(hasAuthor || childrenOf(entry, 'author').length > 0, 'feed or entry has an author (4.1.1)');
    const alternates = childrenOf(entry, 'link').filter((link) => relOf(link) === 'alternate');
    must(alternates.length > 0, 'an entry without content has an alternate link (4.1.2)');
  }
  const versions = entries.map((entry) => `${textOf(entry, 'id')} ${textOf(entry, 'updated')}`);
  must(new Set(versions).size === versions.length, 'no two entries have the same id and date (4.1.1)');
  return {
    id: textOf(feed, 'id'),
    title: textOf(feed, 'title'),
    updated: textOf(feed, 'updated'),
    language: feed.getAttribute('xml:lang'),
    links: Object.fromEntries(
      childrenOf(feed, 'link').map((link) => [relOf(link), link.getAttribute('href')]),
    ),
    entries: entries.map((entry) => ({
      id: textOf(entry, 'id'),
      title: textOf(entry, 'title'),
      updated: textOf(entry, 'updated'),
      author: childrenOf(entry, 'author')[0]?.textContent ?? '',
      link: childrenOf(entry, 'link')[0]?.getAttribute('href') ?? null,
      topics: childrenOf(entry, 'category').map((category) => category.getAttribute('term') ?? ''),
    })),
  };
}

function checkChildren(parent: Element, allowed: Readonly<Record<string, Occurrence>>): void {
  for (const { localName } of parent.children)
    must(Object.hasOwn(allowed, localName), `${parent.localName} may contain ${localName}`);
  for (const [name, occurrence] of Object.entries(allowed)) {
    const count = childrenOf(parent, name).length;
    if (occurrence === 'one') must(count === 1, `${parent.localName} has one ${name}, not ${count}`);
    if (occurrence === 'optional') must(count <= 1, `${parent.localName} has at most one ${name}`);
  }
  must(isIri(textOf(parent, 'id')), `the id of ${parent.localName} is an absolute IRI (4.2.6)`);
  for (const name of ['updated', 'published'])
    for (const element of childrenOf(parent, name))
      must(isDate(element.textContent ?? ''), `${name} is a date (3.3)`);
  for (const person of [...childrenOf(parent, 'author'), ...childrenOf(parent, 'contributor')])
    checkPerson(person);
  for (const category of childrenOf(parent, 'category'))
    must((category.getAttribute('term') ?? '') !== '', 'a category has a term (4.2.2.1)');
  for (const text of ['title', 'summary', 'rights', 'subtitle'].flatMap((name) => childrenOf(parent, name))) {
    const type = text.getAttribute('type') ?? 'text';
    must(['text', 'html', 'xhtml'].includes(type), 'a text has a type of 3.1.1');
    must(type !== 'text' || text.children.length === 0, 'plain text has no elements (3.1.1.1)');
  }
  checkLinks(childrenOf(parent, 'link'));
}

function checkPerson(person: Element): void {
  must(childrenOf(person, 'name').length === 1, 'a person has one name (3.2.1)');
  must(textOf(person, 'name') !== '', 'a person has a name');
  for (const { localName } of person.children)
    must(['name', 'uri', 'email'].includes(localName), `a person may contain ${localName}`);
}

function checkLinks(links: readonly Element[]): void {
  for (const link of links) {
    must(isIri(link.getAttribute('href') ?? ''), 'a link has an absolute address (4.2.7.1)');
    must(
      /^[\w.+-]+\/[\w.+-]+$/.test(link.getAttribute('type') ?? 'a/b'),
      'the type of a link is a media type',
    );
  }
  const alternates = links
    .filter((link) => relOf(link) === 'alternate')
    .map((link) => `${link.getAttribute('type')} ${link.getAttribute('hreflang')}`);
  must(
    new Set(alternates).size === alternates.length,
    'one alternate link for each type and language (4.1.1)',
  );
}

function must(holds: boolean, rule: string): void {
  if (!holds) throw new Error(`RFC 4287: ${rule}.`);
}

const childrenOf = (parent: Element, name: string) =>
  [...parent.children].filter(({ localName }) => localName === name);
const textOf = (parent: Element, name: string) => childrenOf(parent, name)[0]?.textContent ?? '';
const relOf = (link: Element) => link.getAttribute('rel') ?? 'alternate';
const isIri = (text: string) => /^[a-z][a-z\d+.-]*:\S+$/i.test(text) && URL.canParse(text);
/** RFC 3339 with a capital T and Z. */
const isDate = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text) &&
  !Number.isNaN(Date.parse(text));
