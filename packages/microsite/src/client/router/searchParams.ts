import type { MessageKey, Say, Site } from '@tamarack-lowe/content-model';

/** Names of search parameters (`?province=on`) in one language, by the names that code uses. */
export type ParamNames = {
  fields: Readonly<Record<string, string>>;
  /** Values that are words, by field. */
  values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** Names of the talent team's filters. */
export function teamParams({
  regions,
  visitorTypes,
  say,
}: Pick<Site, 'regions' | 'visitorTypes' | 'say'>): ParamNames {
  return {
    fields: fieldNames(['region', 'school', 'for'], say('teamParams')),
    values: {
      region: Object.fromEntries(regions.map(({ id, slug = id }) => [id, slug])),
      for: Object.fromEntries(visitorTypes.map(({ id, slug }) => [id, slug])),
    },
  };
}

/** Names of the filters of campus events. Values are province codes and months in digits, the same in all languages. */
export function eventParams(say: Say<MessageKey>): ParamNames {
  return { fields: fieldNames(['province', 'month'], say('eventsParams')) };
}

/** Names of all filters on the pages that a site has. */
export function siteParams(site: Pick<Site, 'paths' | 'regions' | 'visitorTypes' | 'say'>): ParamNames {
  const team = site.paths.connect === null ? null : teamParams(site);
  const events = site.paths.events === null ? null : eventParams(site.say);
  return { fields: { ...team?.fields, ...events?.fields }, values: { ...team?.values } };
}

/** Translates search parameters to the names of code. Accepts both names, so that addresses of another language work. */
export function readSearch(search: URLSearchParams, { fields, values = {} }: ParamNames): URLSearchParams {
  return new URLSearchParams(
    [...search].map(([key, value]) => {
      const field = codeName(fields, key);
      return [field, codeName(values[field] ?? {}, value)];
    }),
  );
}

/** Translates one search parameter to the language of the address. */
export function writeParam(
  { fields, values = {} }: ParamNames,
  field: string,
  value: string,
): [key: string, value: string] {
  return [fields[field] ?? field, values[field]?.[value] ?? value];
}

/** Reads names in order from a label, such as "province month". A label with another number of words is ignored. */
function fieldNames(fields: readonly string[], label: string): Record<string, string> {
  const words = label.split(' ');
  const names = words.length === fields.length ? words : fields;
  return Object.fromEntries(fields.map((field, index) => [field, names[index] ?? field]));
}

function codeName(names: Readonly<Record<string, string>>, word: string): string {
  return Object.keys(names).find((name) => names[name] === word) ?? word;
}
