type Rules = Record<string, RegExp>;

const ADDRESS = /^https:\/\/[^\s"<>]+$/;
const WORDS = /\S/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Properties that search engines require or recommend, with a pattern of their values. */
const REQUIRED: Record<string, Rules> = {
  Organization: { '@id': ADDRESS, name: WORDS, url: ADDRESS },
  Article: { headline: /^.{1,110}$/, image: ADDRESS, dateModified: DAY, mainEntityOfPage: ADDRESS },
  VideoObject: {
    name: WORDS,
    description: WORDS,
    thumbnailUrl: ADDRESS,
    contentUrl: ADDRESS,
    uploadDate: DAY,
    duration: /^PT(\d+M)?\d+S$/,
  },
  ProfilePage: { '@id': ADDRESS },
  Person: { name: WORDS, jobTitle: WORDS },
  ListItem: { position: /^\d+$/, name: WORDS },
  Event: {
    name: WORDS,
    startDate: /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:00)?$/,
    eventAttendanceMode: /^https:\/\/schema\.org\/(Offline|Online|Mixed)EventAttendanceMode$/,
  },
  Place: { '@type': /Place/ },
  VirtualLocation: { url: ADDRESS },
};

/** Lists missing and invalid properties of an entry and the entries in it. */
export function requiredProperties(thing: unknown, where = ''): string[] {
  if (Array.isArray(thing))
    return thing.flatMap((each, index) => requiredProperties(each, `${where}[${index}]`));
  if (typeof thing !== 'object' || thing === null) return [];
  const values = thing as Record<string, unknown>;
  const rules = REQUIRED[String(values['@type'])] ?? {};
  const own = Object.entries(rules).flatMap(([key, rule]) =>
    rule.test(String(values[key] ?? '')) ? [] : [`${where}.${key}: ${String(values[key])}`],
  );
  const empty = Object.entries(values).filter(([, value]) => value === undefined || value === '');
  return [
    ...own,
    ...empty.map(([key]) => `${where}.${key} is empty`),
    ...Object.entries(values).flatMap(([key, value]) => requiredProperties(value, `${where}.${key}`)),
  ];
}
