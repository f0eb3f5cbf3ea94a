import { styleRule } from './styleRule.ts';
import { type Group, group, leaves } from './tokenTree.ts';

const SELECTORS = {
  dawn: ':where(:root, .gt-dawn, [data-gt-ground="dawn"])',
  dusk: ':where(.gt-dusk, [data-gt-ground="dusk"])',
  night: ':where(.gt-night, [data-gt-ground="night"])',
};

const LIGHT = {
  'color-scheme': 'light',
  '--gt-surface': 'var(--gt-color-snow)',
  '--gt-control': 'var(--gt-accent)',
  '--gt-placeholder': 'var(--gt-color-ink-placeholder)',
  '--gt-danger': 'var(--gt-color-danger)',
};

/** What each ground adds to its theme: surfaces and outlines that the theme of the tokens leaves to the kit. */
const EXTRAS = {
  dawn: LIGHT,
  dusk: LIGHT,
  night: {
    'color-scheme': 'dark',
    '--gt-wash': 'var(--gt-color-night-800)',
    '--gt-accent-strong': 'color-mix(in oklab, var(--gt-color-gold) 82%, white)',
    '--gt-surface': 'var(--gt-color-night-800)',
    '--gt-control': 'var(--gt-color-night-control)',
    '--gt-placeholder': 'var(--gt-color-night-mist)',
    '--gt-danger': 'var(--gt-color-danger-night)',
  },
};

/** One rule for each of the three grounds. */
export function groundStyles(tokens: Group): string {
  const rules = (['dawn', 'dusk', 'night'] as const).map((ground) =>
    styleRule(SELECTORS[ground], groundRoles(tokens, ground)),
  );
  return rules.join('\n\n');
}

/** What a ground sets. The colours are those of the element that it is set on. */
export function groundRoles(tokens: Group, ground: keyof typeof SELECTORS): Record<string, string> {
  return { ...roles(group(tokens, 'theme', ground)), ...EXTRAS[ground] };
}

function roles(theme: Group): Record<string, string> {
  return Object.fromEntries(
    leaves(theme).map(([path, token]) => [`--gt-${path.join('-')}`, reference(String(token.$value))]),
  );
}

/** `{color.coral-dark.default}` as `var(--gt-color-coral-dark)`. */
function reference(value: string): string {
  const path = value.slice(1, -1).split('.');
  return `var(--gt-${path.filter((step) => step !== 'default').join('-')})`;
}
