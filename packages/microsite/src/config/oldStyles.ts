import { MIGRATE_REMEDY } from './oldForm.ts';

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
