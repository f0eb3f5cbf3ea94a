import { readdirSync } from 'node:fs';
import type { Issue } from './configIssues.ts';

/** Options that had another name before 1.0.0, with their current name. `*` is any key, or any place of a list. */
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
const MIGRATE_REMEDY = 'Move the whole site with one command: microsite migrate';

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

/** Files of a content folder that had another name before 1.0.0, without the language and `.json`. */
const RENAMED_FILES: Readonly<Record<string, string>> = { vocabulary: 'taxonomy', promises: 'pinned' };

/** Returns the current name of a file of the old form (`vocabulary.fr.json`, `schema/vocabulary.schema.json`), else null. */
export function newContentName(name: string): string | null {
  const [, folder = '', file = '', rest = ''] = /^(schema\/)?([a-z]+)((?:\.[\w-]+)?\.json)$/.exec(name) ?? [];
  const to = Object.hasOwn(RENAMED_FILES, file) ? RENAMED_FILES[file] : undefined;
  return to === undefined ? null : folder + to + rest;
}

/** Explains that a content folder has the form before 1.0.0, a sentence for each file; empty when it has the current form. */
export function oldContentIssues(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const to = newContentName(name);
    return to === null ? [] : [`${name} is called ${to} now. ${MIGRATE_REMEDY}`];
  });
}

/** The attribute of the colour scheme, in markup and in scripts (`dataset.gtScheme`). */
const RENAMED_ATTRIBUTES = { 'data-gt-ground': 'data-gt-scheme', gtGround: 'gtScheme' };

/** Names that themes rely on, and that had another name before 1.0.0. Parts of a class (`…__disc`) follow it. */
const RENAMED_STYLES = {
  ...RENAMED_ATTRIBUTES,
  '--gt-menu-leave': '--gt-duration-menu-leave',
  'gt-social-ring': 'gt-network-ring',
  'gt-social-links': 'gt-network-links',
  'gt-menu__social': 'gt-menu__networks',
  'story-share': 'story-pass-on',
};

export type RenamedText = {
  text: string;
  /** A sentence for each name that was replaced. */
  changes: string[];
};

/** Replaces old names in the text of a style sheet. */
export const renameInStyles = (text: string): RenamedText => rename(text, RENAMED_STYLES);

/** Replaces the old attribute in the text of a component or a test. Classes stay: only style sheets rely on them. */
export const renameInCode = (text: string): RenamedText => rename(text, RENAMED_ATTRIBUTES);

function rename(text: string, names: Readonly<Record<string, string>>): RenamedText {
  const used = new Set<string>();
  const pattern = new RegExp(String.raw`(?<![\w-])(?:${Object.keys(names).join('|')})(?=__|(?![\w-]))`, 'g');
  const renamed = text.replace(pattern, (name) => {
    used.add(name);
    return names[name] ?? name;
  });
  return { text: renamed, changes: [...used].map((name) => `"${name}" is "${names[name]}" now`) };
}

/** Explains that a style sheet has names of the form before 1.0.0; empty when it has none. */
export const oldStyleIssues = (text: string): string[] =>
  renameInStyles(text).changes.map((change) => `${change}, so the rule has no effect. ${MIGRATE_REMEDY}`);
