import {
  circleDiameters,
  type Diameter,
  type Group,
  group,
  leaves,
  measure,
  type Token,
} from './tokenTree.ts';

const SELECTORS = {
  dawn: ':where(:root, .gt-dawn, [data-gt-scheme="dawn"])',
  dusk: ':where(.gt-dusk, [data-gt-scheme="dusk"])',
  night: ':where(.gt-night, [data-gt-scheme="night"])',
};

const LIGHT = {
  'color-scheme': 'light',
  '--gt-surface': 'var(--gt-color-snow)',
  '--gt-control': 'var(--gt-accent)',
  '--gt-placeholder': 'var(--gt-color-ink-placeholder)',
  '--gt-danger': 'var(--gt-color-danger)',
};

/** Custom properties that the kit adds to each colour scheme: surfaces and outlines without a token. */
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

/** Returns a rule for each of the three colour schemes. */
export function colourSchemeStyles(tokens: Group): string {
  const rules = (['dawn', 'dusk', 'night'] as const).map((scheme) =>
    styleRule(SELECTORS[scheme], colourSchemeRoles(tokens, scheme)),
  );
  return rules.join('\n\n');
}

/** Returns the custom properties of a colour scheme. Colours resolve on the element with the attribute. */
export function colourSchemeRoles(tokens: Group, scheme: keyof typeof SELECTORS): Record<string, string> {
  return { ...roles(group(tokens, 'theme', scheme)), ...EXTRAS[scheme] };
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

/** Returns each colour as a custom property. */
export function colourStyles(tokens: Group): string {
  const found: Record<string, string> = {};
  for (const [path, token] of leaves(group(tokens, 'color'))) {
    const { hex } = token.$value as { hex: string };
    found[`--gt-color-${path.filter((step) => step !== 'default').join('-')}`] = hex;
  }
  return styleRule(':root', found);
}

/** Returns spaces, radii, sizes and borders as custom properties. `design.grows` is added in px in windows of 2560. */
export function measureStyles(tokens: Group): string {
  const found: Record<string, string> = {};
  for (const name of ['space', 'radius', 'size', 'border'] as const) {
    for (const [path, token] of leaves(group(tokens, name))) {
      const least = measure(token.$value);
      const more = token.$extensions?.['design.grows'];
      found[`--gt-${name}-${path.join('-')}`] =
        more === undefined ? least : `calc(${least} + ${more} * var(--gt-step))`;
    }
  }
  return styleRule(':root', found);
}

/** Returns families, sizes and tracking of type as custom properties. */
export function typeStyles(tokens: Group): string {
  const found: Record<string, string> = {};
  for (const [path, token] of leaves(group(tokens, 'font', 'family'))) {
    const names = (token.$value as string[]).map((name) => (name.includes(' ') ? `"${name}"` : name));
    found[`--gt-font-${path.join('-')}`] = names.join(', ');
  }
  for (const [path, token] of leaves(group(tokens, 'typography'))) {
    const fluid = token.$extensions?.['design.fluid'] as { css: string };
    const name = path.join('-');
    found[`--gt-size-${name}`] = fluid.css;
    found[`--gt-type-${name}`] = fontOf(name, token);
    found[`--gt-tracking-${name}`] = `${token.$extensions?.['design.letterSpacingEm']}em`;
  }
  return styleRule(':root', found);
}

/** Returns `font` shorthands by property. Their sizes and families resolve on the element that sets them. */
function fonts(tokens: Group): Record<string, string> {
  const found = leaves(group(tokens, 'typography')).map(([path, token]) => {
    const name = path.join('-');
    return [`--gt-type-${name}`, fontOf(name, token)];
  });
  return Object.fromEntries(found);
}

function fontOf(name: string, token: Token): string {
  const value = token.$value as { fontFamily: string; fontWeight: number; lineHeight: number };
  const family = value.fontFamily.includes('display') ? 'display' : 'text';
  return `${value.fontWeight} var(--gt-size-${name}) / ${value.lineHeight} var(--gt-font-${family})`;
}

/** Returns durations, curves and depths as custom properties, with the shorter durations of reduced motion. */
export function motionStyles(tokens: Group): string {
  const reduced = reducedTimes(tokens);
  return `${styleRule(':root', motion(tokens))}

  @media (prefers-reduced-motion: reduce) {
${styleRule(':root:not([data-gt-motion="full"])', reduced).replace(/^/gm, '  ')}
  }

${styleRule(':root[data-gt-motion="reduced"]', reduced)}`;
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
    // Depths are in px in windows of 1440.
    found[`--gt-depth-${path.join('-')}`] = `${Number(((Number(token.$value) / 1440) * 100).toFixed(3))}vw`;
  }
  return found;
}

/** Returns the shorter durations of reduced motion. Durations without one are not movement, and stay. */
function reducedTimes(tokens: Group): Record<string, string> {
  const found: Record<string, string> = { '--gt-motion': '0' };
  for (const [path, token] of leaves(group(tokens, 'motion', 'duration'))) {
    const reduced = token.$extensions?.['design.reduced'];
    if (reduced) found[`--gt-duration-${path.join('-')}`] = measure(reduced);
  }
  return found;
}

/**
 * Repeats the custom properties that refer to values of a brand, for elements with a brand of their own (`data-gt-brand`): they
 * would otherwise inherit values that were resolved with the brand of the page. Such elements start with Dawn, like a page,
 * unless they have another colour scheme.
 */
export function brandStyles(tokens: Group): string {
  const dawn = styleRule(
    ':where([data-gt-brand]:not([data-gt-scheme], .gt-dusk, .gt-night))',
    colourSchemeRoles(tokens, 'dawn'),
  );
  return `${styleRule(':where([data-gt-brand])', fonts(tokens))}\n\n  @media not print {\n${dawn}\n  }`;
}

type Sizes = Record<string, Diameter>;

/** Windows with diameters of their own, as in `fieldShapeOf`: they override those of desktops. */
const ARRANGEMENT_WINDOWS: Record<string, string> = {
  tablet: '(768px <= width <= 1112px) and (orientation: portrait)',
  phone: '(width < 600px), (width < 768px) and (height >= 560px)',
};

/** Returns the diameters of circles, by `data-size`; `circle-field.css` positions the circles. */
export function circleStyles(tokens: Group): string {
  const { desktop = {}, ...others } = circleDiameters(tokens);
  const overrides = Object.entries(others).map(
    ([arrangement, sizes]) =>
      `  @media ${ARRANGEMENT_WINDOWS[arrangement]} {\n${sizeRules(sizes, desktop)
        .join('\n\n')
        .replace(/^(?=.)/gm, '  ')}\n  }`,
  );
  return [...sizeRules(desktop, {}), ...overrides].join('\n\n');
}

/** Returns a rule for each size, without declarations that `base` has already. */
function sizeRules(sizes: Sizes, base: Sizes): string[] {
  return Object.entries(sizes).flatMap(([size, diameter]) => {
    const known = base[size] ? diameterProperties(base[size]) : {};
    const own = Object.entries(diameterProperties(diameter)).filter(([name, value]) => known[name] !== value);
    return own.length === 0
      ? []
      : [styleRule(`.gt-circle-field[data-kind="field"] [data-size="${size}"]`, Object.fromEntries(own))];
  });
}

function diameterProperties({ least, ofWidth, ofHeight, most }: Diameter): Record<string, string> {
  return {
    '--gt-d-min': `${least}px`,
    '--gt-d-i': `${ofWidth}`,
    '--gt-d-b': `${ofHeight}`,
    '--gt-d-max': `${most}px`,
  };
}

/** A rule of a style sheet. */
function styleRule(selector: string, declarations: Record<string, string>): string {
  const lines = Object.entries(declarations).map(([name, value]) => `    ${name}: ${value};`);
  return `  ${selector} {\n${lines.join('\n')}\n  }`;
}
