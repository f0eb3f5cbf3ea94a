import { transform } from 'lightningcss';
import postcss from 'postcss';

/**
 * Joins pieces of CSS and parses the result as strictly as browsers do. Throws when a rule is lost, for example one that
 * follows a stray semicolon.
 */
export function joinVerified(pieces: readonly string[]): string {
  const css = pieces.join('');
  const written = pieces.reduce((sum, piece) => sum + rulesIn(piece), 0);
  const parsed = rulesParsed(css);
  if (parsed === written) return css;
  throw new Error(
    `A page was written with ${written} CSS rules and contains ${parsed}: browsers would drop the others. ` +
      `Look for an unclosed brace or a stray character in: ${css.slice(0, 200)}…`,
  );
}

function rulesIn(css: string): number {
  let count = 0;
  postcss.parse(css).walkRules(({ parent }) => {
    if (!(parent?.type === 'atrule' && /keyframes$/.test((parent as postcss.AtRule).name))) count += 1;
  });
  return count;
}

function rulesParsed(css: string): number {
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
    const context = css.slice(Math.max(0, column - 60), column + 60);
    throw new Error(
      `The inline styles of a page cannot be parsed (${(error as Error).message}): browsers would drop a rule. ` +
        `Fix the CSS near: ${context}`,
    );
  }
}
