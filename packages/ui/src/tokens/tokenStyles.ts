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

/** One rule for each of the three colour schemes. */
export function colourSchemeStyles(tokens: Group): string {
  const rules = (['dawn', 'dusk', 'night'] as const).map((scheme) =>
    styleRule(SELECTORS[scheme], colourSchemeRoles(tokens, scheme)),
  );
  return rules.join('\n\n');
}

/** Custom properties of a colour scheme. Colours resolve on the element that carries the attribute. */
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

/** Every colour as a custom property. */
export function colourStyles(tokens: Group): string {
  const found: Record<string, string> = {};
  for (const [path, token] of leaves(group(tokens, 'color'))) {
    const { hex } = token.$value as { hex: string };
    found[`--gt-color-${path.filter((step) => step !== 'default').join('-')}`] = hex;
  }
  return styleRule(':root', found);
}

/** Spaces, radii, sizes and borders as custom properties. What grows has so many px more in a window of 2560. */
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

/** Families, sizes and tracking of type as custom properties. */
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

/** Whole fonts, by property. Their sizes and families are those of the element that they are set on. */
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

/** Times, curves and depths as custom properties, and the shorter times of reduced motion. */
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
    // Travel is given in px at 1440 wide.
    found[`--gt-depth-${path.join('-')}`] = `${Number(((Number(token.$value) / 1440) * 100).toFixed(3))}vw`;
  }
  return found;
}

/** Returns the shorter times of reduced motion. Durations without one are not travel and stay. */
function reducedTimes(tokens: Group): Record<string, string> {
  const found: Record<string, string> = { '--gt-motion': '0' };
  for (const [path, token] of leaves(group(tokens, 'motion', 'duration'))) {
    const reduced = token.$extensions?.['design.reduced'];
    if (reduced) found[`--gt-duration-${path.join('-')}`] = measure(reduced);
  }
  return found;
}

/**
 * What is made of the values of a brand, made anew where a brand is set on an element inside the page: what the page made of
 * its own would be inherited as it is. A brand begins on the ground that a page begins on, unless its element has another.
 */
export function brandStyles(tokens: Group): string {
  const ground = styleRule(
    ':where([data-gt-brand]:not([data-gt-ground], .gt-dusk, .gt-night))',
    colourSchemeRoles(tokens, 'dawn'),
  );
  return `${styleRule(':where([data-gt-brand])', fonts(tokens))}\n\n  @media not print {\n${ground}\n  }`;
}

type Sizes = Record<string, Diameter>;

/** Windows of each arrangement of a field, as in `fieldShapeOf`. Phones and tablets start from the diameters of a desktop. */
const ARRANGEMENT_WINDOWS: Record<string, string> = {
  desktop: '(width >= 480px) or (height >= 480px)',
  tablet: '(768px <= width <= 1112px) and (orientation: portrait)',
  phone:
    '((width < 600px) or ((width < 768px) and (height >= 560px))) and (\n      (width >= 480px) or (height >= 480px)\n    )',
};

/** Diameters of circles in a field, by the `data-size` of their places; `circle-field.css` places them. */
export function circleStyles(tokens: Group): string {
  const { desktop = {}, ...others } = circleDiameters(tokens);
  const rules = Object.entries(others).map(([arrangement, sizes]) =>
    arrangementStyles(arrangement, sizes, desktop),
  );
  return [arrangementStyles('desktop', desktop, {}), ...rules].join('\n\n');
}

/** Rules of one arrangement, without what `base` says already. */
function arrangementStyles(arrangement: string, sizes: Sizes, base: Sizes): string {
  const rules = Object.entries(sizes).flatMap(([size, diameter]) => {
    const lines = diameterLines(diameter);
    const known = base[size] ? diameterLines(base[size]) : [];
    const own = lines.filter((line) => !known.includes(line));
    return own.length === 0 ? [] : [`      & [data-size="${size}"] {\n${own.join('\n')}\n      }`];
  });
  const field = '.gt-circle-field[data-kind="field"]:not([data-layout="grid"])';
  return `  @media ${ARRANGEMENT_WINDOWS[arrangement]} {\n    ${field} {\n${rules.join('\n\n')}\n    }\n  }`;
}

function diameterLines({ least, ofWidth, ofHeight, most }: Diameter): string[] {
  return [
    `        --gt-d-min: ${least}px;`,
    `        --gt-d-i: ${ofWidth};`,
    `        --gt-d-b: ${ofHeight};`,
    `        --gt-d-max: ${most}px;`,
  ];
}

/** A rule of a style sheet. */
function styleRule(selector: string, declarations: Record<string, string>): string {
  const lines = Object.entries(declarations).map(([name, value]) => `    ${name}: ${value};`);
  return `  ${selector} {\n${lines.join('\n')}\n  }`;
}
