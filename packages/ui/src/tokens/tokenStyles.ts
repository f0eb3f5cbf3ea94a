type Token = { $value: unknown; $extensions?: Record<string, unknown> };
type Group = { [key: string]: Token | Group | string };

const GROUNDS = { dawn: 'student', dusk: 'experienced', night: 'night' } as const;

const GROUND_SELECTORS = {
  dawn: ':where(:root, .gt-dawn, .path-student, [data-gt-ground="dawn"])',
  dusk: ':where(.gt-dusk, .path-experienced, [data-gt-ground="dusk"])',
  night: ':where(.gt-night, [data-gt-ground="night"])',
};

/** What each ground adds to its theme: surfaces and outlines that the theme of the tokens leaves to the kit. */
const GROUND_EXTRAS = {
  dawn: {
    'color-scheme': 'light',
    '--gt-surface': 'var(--gt-color-snow)',
    '--gt-control': 'var(--gt-accent)',
    '--gt-placeholder': 'var(--gt-color-ink-placeholder)',
    '--gt-danger': 'var(--gt-color-danger)',
  },
  dusk: {
    'color-scheme': 'light',
    '--gt-surface': 'var(--gt-color-snow)',
    '--gt-control': 'var(--gt-accent)',
    '--gt-placeholder': 'var(--gt-color-ink-placeholder)',
    '--gt-danger': 'var(--gt-color-danger)',
  },
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

/** How long a travel may last when a visitor asks for less motion: it becomes a cross-fade in place. */
const REDUCED = {
  '--gt-motion': '0',
  '--gt-duration-slide': '200ms',
  '--gt-duration-slide-reset': '200ms',
  '--gt-duration-menu': '200ms',
  '--gt-duration-hover': '1ms',
  '--gt-duration-press': '1ms',
  '--gt-duration-ring': '1ms',
  '--gt-duration-story-enter': '200ms',
  '--gt-duration-page-out': '200ms',
  '--gt-duration-stagger': '0ms',
};

/**
 * The stylesheet of the design tokens: custom properties on `:root`, one rule for each of the three grounds, and the
 * shorter durations of reduced motion. `tokens` is a Design Tokens Community Group file.
 */
export function tokenStyles(tokens: Group): string {
  const root = { ...colours(tokens), ...lengths(tokens), ...type(tokens), ...motion(tokens) };
  const grounds = Object.entries(GROUNDS).map(([ground, theme]) => {
    const name = ground as keyof typeof GROUNDS;
    return rule(GROUND_SELECTORS[name], { ...roles(group(tokens, 'theme', theme)), ...GROUND_EXTRAS[name] });
  });
  return `/* Written by scripts/writeTokens.ts from tokens.json. Change the tokens, then run "pnpm tokens". */
@layer gt.tokens {
${rule(':root', root)}

${grounds.join('\n\n')}

  @media (prefers-reduced-motion: reduce) {
${rule(':root:not([data-gt-motion="full"])', REDUCED).replace(/^/gm, '  ')}
  }

${rule(':root[data-gt-motion="reduced"]', REDUCED)}
}
`;
}

function rule(selector: string, declarations: Record<string, string>): string {
  const lines = Object.entries(declarations).map(([name, value]) => `    ${name}: ${value};`);
  return `  ${selector} {\n${lines.join('\n')}\n  }`;
}

function colours(tokens: Group): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [path, token] of leaves(group(tokens, 'color'))) {
    const { hex } = token.$value as { hex: string };
    found[`--gt-color-${path.filter((step) => step !== 'default').join('-')}`] = hex;
  }
  return found;
}

function roles(theme: Group): Record<string, string> {
  return Object.fromEntries(
    leaves(theme).map(([path, token]) => [`--gt-${path.join('-')}`, reference(String(token.$value))]),
  );
}

function lengths(tokens: Group): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of ['space', 'radius', 'size', 'border'] as const) {
    for (const [path, token] of leaves(group(tokens, name))) {
      found[`--gt-${name}-${path.join('-')}`] = measure(token.$value);
    }
  }
  return found;
}

function type(tokens: Group): Record<string, string> {
  const families = group(tokens, 'font', 'family');
  const found: Record<string, string> = {};
  for (const [path, token] of leaves(families)) {
    const names = (token.$value as string[]).map((name) => (name.includes(' ') ? `"${name}"` : name));
    found[`--gt-font-${path.join('-')}`] = names.join(', ');
  }
  for (const [path, token] of leaves(group(tokens, 'typography'))) {
    const value = token.$value as { fontFamily: string; fontWeight: number; lineHeight: number };
    const fluid = token.$extensions?.['design.fluid'] as { css: string };
    const name = path.join('-');
    const family = value.fontFamily.includes('display') ? 'display' : 'text';
    found[`--gt-size-${name}`] = fluid.css;
    found[`--gt-type-${name}`] =
      `${value.fontWeight} var(--gt-size-${name}) / ${value.lineHeight} var(--gt-font-${family})`;
    found[`--gt-tracking-${name}`] = `${token.$extensions?.['design.letterSpacingEm']}em`;
  }
  return found;
}

function motion(tokens: Group): Record<string, string> {
  const found: Record<string, string> = { '--gt-motion': '1' };
  for (const [path, token] of leaves(group(tokens, 'motion', 'duration'))) {
    found[`--gt-duration-${path.join('-')}`] = measure(token.$value);
  }
  for (const [path, token] of leaves(group(tokens, 'motion', 'easing'))) {
    found[`--gt-ease-${path.join('-')}`] = `cubic-bezier(${(token.$value as number[]).join(', ')})`;
  }
  for (const [path, token] of leaves(group(tokens, 'motion', 'depth'))) {
    // Travel is given in px at 1440 wide.
    found[`--gt-depth-${path.join('-')}`] = `${Number(((Number(token.$value) / 1440) * 100).toFixed(3))}vw`;
  }
  return found;
}

function group(tokens: Group, ...path: string[]): Group {
  let found: Group = tokens;
  for (const step of path) {
    const next = found[step];
    if (typeof next !== 'object' || '$value' in next) {
      throw new Error(`tokens.json has no group "${path.join('.')}": the stylesheet cannot be written.`);
    }
    found = next as Group;
  }
  return found;
}

function leaves(tokens: Group, path: string[] = []): [string[], Token][] {
  return Object.entries(tokens).flatMap(([name, entry]): [string[], Token][] => {
    if (typeof entry === 'string') return [];
    if ('$value' in entry) return [[[...path, name], entry as Token]];
    return leaves(entry as Group, [...path, name]);
  });
}

function measure(value: unknown): string {
  const { value: amount, unit } = value as { value: number; unit: string };
  return `${amount}${unit}`;
}

/** `{color.coral-dark.default}` as `var(--gt-color-coral-dark)`. */
function reference(value: string): string {
  const path = value.slice(1, -1).split('.');
  return `var(--gt-${path.filter((step) => step !== 'default').join('-')})`;
}
