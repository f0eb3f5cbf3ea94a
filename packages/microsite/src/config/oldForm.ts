import type { Issue } from './ConfigError.ts';

/** Options that had another name before 1.0.0, with their name of today. `*` is any key, or any place of a list. */
export const RENAMED_OPTIONS: Readonly<Record<string, string>> = {
  menu: 'features.menu',
  country: 'features.country',
  events: 'features.events',
  team: 'features.team',
  campus: 'features.campus',
  offline: 'features.offline',
  'hosts.content': 'content.url',
  'hosts.contentPath': 'content.path',
  'hosts.recordings': 'content.recordings',
  'hosts.badgeClass': 'features.menu.badgeClass',
  'hosts.geolocation': 'features.country.url',
  'browserHosts.content': 'content.clientUrl',
  'browserHosts.geolocation': 'features.country.clientUrl',
  field: 'rings',
  'field.rings': 'rings.density',
  parts: 'components',
  measure: 'analytics',
  'measure.to': 'analytics.path',
  'typefaces.*.narrower': 'typefaces.*.fallbackWidth',
  'typefaces.*.standIns': 'typefaces.*.fallbacks',
  'blocks.*.Component': 'blocks.*.component',
  'pages.*.Component': 'pages.*.component',
  'pages.*.open': 'pages.*.component',
};

/** Values of `untranslated` that had another name. */
export const RENAMED_VALUES: Readonly<Record<string, string>> = { complain: 'error', 'leave out': 'omit' };

/** Groups of options that are gone, with the group that replaces them. */
const GONE: Readonly<Record<string, string>> = { hosts: 'content', browserHosts: 'content' };

/** The remedy of every issue about the form before 1.0.0. */
export const MIGRATE_REMEDY = 'Move the whole site with one command: microsite migrate';

/** Finds the options of a config that are written in the form before 1.0.0. */
export function oldFormIssues(config: object): Issue[] {
  const renamed = Object.entries(RENAMED_OPTIONS).flatMap(([from, to]) =>
    placesOf(config, from.split('.')).map((keys) => issueOf(keys, `it is called "${nameOf(keys, to)}" now.`)),
  );
  const values = placesOf(config, ['untranslated', '*']).flatMap((keys) => {
    const value = RENAMED_VALUES[String(valueAt(config, keys))];
    return value === undefined ? [] : [issueOf(keys, `the value is called "${value}" now.`)];
  });
  const isEmpty = (group: string) => !renamed.some(({ field }) => field.startsWith(`${group}.`));
  const gone = Object.entries(GONE)
    .filter(([group]) => group in config && isEmpty(group))
    .map(([group, to]) => issueOf([group], `it is part of "${to}" and "features" now.`));
  return [...renamed, ...values, ...gone];
}

const issueOf = (keys: readonly string[], words: string): Issue => ({
  field: keys.map((key, index) => fieldPart(key, index)).join(''),
  words: `${words} ${MIGRATE_REMEDY}`,
});

const fieldPart = (key: string, index: number) =>
  /^\d+$/.test(key) ? `[${key}]` : `${index > 0 ? '.' : ''}${key}`;

/** Puts keys in the places of `*`: `blocks.coupe.component`. */
function nameOf(keys: readonly string[], pattern: string): string {
  return pattern
    .split('.')
    .map((part, index) => fieldPart(part === '*' ? (keys[index] ?? '') : part, index))
    .join('');
}

/** Returns the keys of every value that a pattern leads to. */
function placesOf(value: unknown, [first, ...rest]: readonly string[]): string[][] {
  if (first === undefined) return [[]];
  if (typeof value !== 'object' || value === null) return [];
  const keys = first === '*' ? Object.keys(value) : Object.hasOwn(value, first) ? [first] : [];
  return keys.flatMap((key) => placesOf(valueAt(value, [key]), rest).map((below) => [key, ...below]));
}

function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((found, key) => {
    if (typeof found !== 'object' || found === null) return undefined;
    return Object.entries(found).find(([name]) => name === key)?.[1];
  }, value);
}
