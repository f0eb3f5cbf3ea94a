import type { MessageKey, Say, Site } from '@tamarack-lowe/content-model';

/** What the parts of a question in an address (`?province=on`) are called in a language, by what code calls them. */
export type AddressWords = {
  fields: Readonly<Record<string, string>>;
  /** What is chosen, where that is a word. */
  values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** The filters of the talent team. */
export function teamWords({
  regions,
  visitorTypes,
  say,
}: Pick<Site, 'regions' | 'visitorTypes' | 'say'>): AddressWords {
  return {
    fields: named(['region', 'school', 'for'], say('teamParams')),
    values: {
      region: Object.fromEntries(regions.map(({ id, slug = id }) => [id, slug])),
      for: Object.fromEntries(visitorTypes.map(({ id, slug }) => [id, slug])),
    },
  };
}

/** The filters of campus events. Provinces are written by their codes and months by their numbers. */
export function eventWords(say: Say<MessageKey>): AddressWords {
  return { fields: named(['province', 'month'], say('eventsParams')) };
}

/** Every filter of the pages that a site has. */
export function siteWords(site: Pick<Site, 'paths' | 'regions' | 'visitorTypes' | 'say'>): AddressWords {
  const team = site.paths.connect === null ? null : teamWords(site);
  const events = site.paths.events === null ? null : eventWords(site.say);
  return { fields: { ...team?.fields, ...events?.fields }, values: { ...team?.values } };
}

/** A question as code reads it. Both names of a part are known, so that an address of another language does. */
export function readSearch(search: URLSearchParams, { fields, values = {} }: AddressWords): URLSearchParams {
  return new URLSearchParams(
    [...search].map(([key, value]) => {
      const field = meant(fields, key);
      return [field, meant(values[field] ?? {}, value)];
    }),
  );
}

/** A part of a question as addresses of the language say it. */
export function writeParam(
  { fields, values = {} }: AddressWords,
  field: string,
  value: string,
): [key: string, value: string] {
  return [fields[field] ?? field, values[field]?.[value] ?? value];
}

/** Names one after the other, as a label says them: "province month". Nothing is named where it says fewer or more. */
function named(known: readonly string[], said: string): Record<string, string> {
  const words = said.split(' ');
  const names = words.length === known.length ? words : known;
  return Object.fromEntries(known.map((name, index) => [name, names[index] ?? name]));
}

function meant(words: Readonly<Record<string, string>>, said: string): string {
  return Object.keys(words).find((name) => words[name] === said) ?? said;
}
