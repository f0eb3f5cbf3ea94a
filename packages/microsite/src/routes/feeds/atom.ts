/** A story in an Atom feed. `updated`: the day its words last changed, `YYYY-MM-DD`. */
export type AtomEntry = {
  /** Address of its page, which also identifies it. */
  address: string;
  title: string;
  summary: string;
  updated: string;
  author: string;
  topic: string;
};

/** An Atom feed. Addresses are absolute. */
export type AtomFeed = {
  /** BCP 47. */
  language: string;
  title: string;
  /** The firm, author of everything without one of its own. */
  author: string;
  /** Address of the feed, which also identifies it. */
  self: string;
  /** Address of the page that shows the same to people. */
  page: string;
  /** Day of the newest change, `YYYY-MM-DD`. */
  updated: string;
  entries: readonly AtomEntry[];
};

/** Writes an Atom feed (RFC 4287). The same content gives the same bytes: no time of the build is in it. */
export function atomText({ language, title, author, self, page, updated, entries }: AtomFeed): string {
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escaped(language)}">`,
    element('id', self),
    element('title', title),
    element('updated', momentOf(updated)),
    `<author>${element('name', author)}</author>`,
    link('self', 'application/atom+xml', self),
    link('alternate', 'text/html', page),
    ...entries.flatMap(entryLines),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

function entryLines({ address, title, summary, updated, author, topic }: AtomEntry): string[] {
  return [
    '<entry>',
    element('id', address),
    element('title', title),
    element('updated', momentOf(updated)),
    ...(author === '' ? [] : [`<author>${element('name', author)}</author>`]),
    link('alternate', 'text/html', address),
    `<category term="${escaped(topic)}"/>`,
    element('summary', summary),
    '</entry>',
  ];
}

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

const link = (rel: string, type: string, href: string) =>
  `<link rel="${rel}" type="${type}" href="${escaped(href)}"/>`;

/** A day as an RFC 3339 date-time. Readers only compare these, so the hour does not matter. */
const momentOf = (day: string) => `${day}T00:00:00Z`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for XML 1.0, without the characters that it does not allow. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
