import { transform } from 'lightningcss';
import postcss from 'postcss';

/**
 * Reads inline styles as strictly as browsers do and compares the rules found with those that were written, piece by
 * piece. Throws when one is lost, as one is that follows a stray mark. Gives the pieces as one text.
 */
export function readBack(pieces: readonly string[]): string {
  const css = pieces.join('');
  const written = pieces.reduce((sum, piece) => sum + rulesIn(piece), 0);
  const found = rulesFound(css);
  if (found === written) return css;
  throw new Error(
    `A page was written with ${written} rules and holds ${found}: browsers would drop the others. ` +
      `Look for an unclosed brace or a stray mark in: ${css.slice(0, 200)}…`,
  );
}

function rulesIn(css: string): number {
  let count = 0;
  postcss.parse(css).walkRules(({ parent }) => {
    if (!(parent?.type === 'atrule' && /keyframes$/.test((parent as postcss.AtRule).name))) count += 1;
  });
  return count;
}

function rulesFound(css: string): number {
  let count = 0;
  try {
    transform({
      filename: 'inline.css',
      code: Buffer.from(css),
      visitor: {
        Rule: {
          style() {
            count += 1;
          },
        },
      },
    });
    return count;
  } catch (error) {
    const { column = 1 } = (error as { loc?: { column?: number } }).loc ?? {};
    const near = css.slice(Math.max(0, column - 60), column + 60);
    throw new Error(
      `The inline styles of a page cannot be read (${(error as Error).message}): browsers would drop a rule. ` +
        `Mend what is near: ${near}`,
    );
  }
}
