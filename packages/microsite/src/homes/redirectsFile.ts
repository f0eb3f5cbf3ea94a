import type { HomePlan } from './HomePlan.ts';

/** `_redirects`, which hosts of static files read. They lead from the file of a page to the page by themselves. */
export function redirectsFile({ moved }: HomePlan): string {
  const lines = [...moved]
    .filter(([from]) => !from.endsWith('/index.html'))
    .map(([from, to]) => `${encodeURI(from)} ${to} 301`);
  return `# Written by \`microsite build\`.\n${lines.join('\n')}\n`;
}
