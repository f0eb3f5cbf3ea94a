import { textContent } from 'domutils';
import type { BuiltPage } from './builtSite.ts';
import { tagged } from './elements.ts';

/** Head of a page; fields it lacks are empty. */
export type Head = {
  title: string;
  /** By `name` or `property`: `description`, `og:title`. */
  meta: ReadonlyMap<string, string>;
  /** Absolute addresses of the page in each language, by tag, with `x-default`. */
  alternates: ReadonlyMap<string, string>;
};

const known = new WeakMap<BuiltPage, Head>();

/** Reads the head of a page, once for all checks. */
export function headOf(page: BuiltPage): Head {
  const head = known.get(page) ?? readHead(page);
  known.set(page, head);
  return head;
}

function readHead(page: BuiltPage): Head {
  const [title] = tagged(page, 'title');
  const meta = tagged(page, 'meta').map(
    ({ attribs }) => [attribs.name ?? attribs.property ?? '', attribs.content ?? ''] as const,
  );
  const alternates = tagged(page, 'link')
    .filter(({ attribs }) => attribs.rel === 'alternate' && attribs.hreflang !== undefined)
    .map(({ attribs }) => [attribs.hreflang ?? '', attribs.href ?? ''] as const);
  return { title: title ? textContent(title) : '', meta: new Map(meta), alternates: new Map(alternates) };
}

/** Lists values that several pages share, each with its pages. */
export function repeated(pages: readonly BuiltPage[], valueIn: (page: BuiltPage) => string): string[] {
  const having = new Map<string, string[]>();
  for (const page of pages) {
    const value = valueIn(page);
    having.set(value, [...(having.get(value) ?? []), page.address]);
  }
  return [...having]
    .filter(([, addresses]) => addresses.length > 1)
    .map(([value, addresses]) => `${addresses.join(', ')}: all "${value}"`);
}
