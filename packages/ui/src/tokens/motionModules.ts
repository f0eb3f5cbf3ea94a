import { type Group, group, leaves, type Token } from './tokenTree.ts';

/** Every time as a constant, so that a bundler keeps only those in use: `SLIDE_RESET_MS` is `--gt-duration-slide-reset`. */
export function durationModule(tokens: Group): string {
  return leaves(group(tokens, 'motion', 'duration'))
    .map(([path, token]) => {
      const { value } = token.$value as { value: number };
      return `/** ${sentence(token)}, in ms. */\nexport const ${constant(path)}_MS = ${value};`;
    })
    .join('\n');
}

/** Every curve as the two points of a cubic Bézier: `TRAVEL_CURVE` is `--gt-ease-travel`. */
export function curveModule(tokens: Group): string {
  return leaves(group(tokens, 'motion', 'easing'))
    .map(([path, token]) => {
      const points = (token.$value as number[]).join(', ');
      return `/** ${sentence(token)}. */\nexport const ${constant(path)}_CURVE = [${points}] as const;`;
    })
    .join('\n');
}

function constant(path: readonly string[]): string {
  return path.join('_').replaceAll('-', '_').toUpperCase();
}

function sentence({ $description }: Token): string {
  if (!$description) throw new Error('A time or curve of tokens.json has no "$description": say what moves.');
  return $description;
}
