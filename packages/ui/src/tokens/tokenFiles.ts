import {
  brandStyles,
  circleStyles,
  colourSchemeStyles,
  colourStyles,
  measureStyles,
  motionStyles,
  typeStyles,
} from './tokenStyles.ts';
import { circleDiameters, type Group, group, leaves, type Token } from './tokenTree.ts';

const WRITTEN =
  'Written by scripts/writeTokens.ts from tokens.json. Change the tokens, then run "pnpm tokens".';

/** Returns the style sheets and modules for `tokens` (Design Tokens Community Group format), by path from this folder. */
export function tokenFiles(tokens: Group): Record<string, string> {
  return {
    'colours.css': sheet(colourStyles(tokens)),
    'measures.css': sheet(measureStyles(tokens)),
    'type.css': sheet(typeStyles(tokens)),
    'colour-schemes.css': sheet(colourSchemeStyles(tokens)),
    'brands.css': sheet(brandStyles(tokens)),
    'motion.css': sheet(motionStyles(tokens)),
    'durations.ts': `// ${WRITTEN}\n\n${durationModule(tokens)}\n`,
    'curves.ts': `// ${WRITTEN}\n\n${curveModule(tokens)}\n`,
    '../circle-field/circle-diameters.css': `/* ${WRITTEN} */\n@layer gt.components {\n${circleStyles(tokens)}\n}\n`,
    '../circle-field/diameters.ts': `// ${WRITTEN}\n\n${diameterModule(tokens)}\n`,
  };
}

function sheet(rules: string): string {
  return `/* ${WRITTEN} */\n@layer gt.tokens {\n${rules}\n}\n`;
}

/** Returns a constant for each duration; a bundler keeps those in use. `SLIDE_RESET_MS` is `--gt-duration-slide-reset`. */
function durationModule(tokens: Group): string {
  return leaves(group(tokens, 'motion', 'duration'))
    .map(([path, token]) => {
      const { value } = token.$value as { value: number };
      return `/** ${sentence(token)}, in ms. */\nexport const ${constant(path)}_MS = ${value};`;
    })
    .join('\n');
}

/** Returns a constant for each curve, the two points of a cubic Bézier: `TRAVEL_CURVE` is `--gt-ease-travel`. */
function curveModule(tokens: Group): string {
  return leaves(group(tokens, 'motion', 'easing'))
    .map(([path, token]) => {
      const points = (token.$value as number[]).join(', ');
      return `/** ${sentence(token)}. */\nexport const ${constant(path)}_CURVE = [${points}] as const;`;
    })
    .join('\n');
}

/** Returns the diameters of circles in a field, by shape of the field and size. */
function diameterModule(tokens: Group): string {
  const arrangements = Object.entries(circleDiameters(tokens)).map(([arrangement, sizes]) => {
    const rows = Object.entries(sizes).map(
      ([size, { least, ofWidth, ofHeight, most }]) =>
        `    ${size}: [${[least, ofWidth, ofHeight, most].join(', ')}],`,
    );
    return `  ${arrangement}: {\n${rows.join('\n')}\n  },`;
  });
  return [
    '/** Least diameter in px, share of the width of the field, share of its height, greatest diameter in px. */',
    `export const DIAMETERS = {\n${arrangements.join('\n')}\n} as const;`,
  ].join('\n');
}

function constant(path: readonly string[]): string {
  return path.join('_').replaceAll('-', '_').toUpperCase();
}

function sentence({ $description }: Token): string {
  if (!$description) throw new Error('A time or curve of tokens.json has no "$description": say what moves.');
  return $description;
}
