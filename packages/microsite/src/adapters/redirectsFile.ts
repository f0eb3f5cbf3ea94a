import type { HomePlan } from './HomePlan.ts';

/** So many lines Cloudflare reads. */
const MOST_LINES = 2000;

/**
 * Writes `_redirects`, which hosts of static files read. They lead from the file of a page to the page by themselves. What
 * does not fit are addresses with words of another language, which stand last: the page for unknown addresses leads on.
 */
export function redirectsFile({ moved }: HomePlan): string {
  const lines = [...moved]
    .filter(([from]) => !from.endsWith('/index.html'))
    .map(([from, to]) => `${encodeURI(from)} ${to} 301`)
    .slice(0, MOST_LINES);
  return `# Written by \`microsite build\`.\n${lines.join('\n')}\n`;
}
