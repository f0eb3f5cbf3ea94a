import type { Page } from './page.ts';

/** Adds a list of all decisions to their first page. */
export function listDecisions(pages: readonly Page[]): Page[] {
  const decisions = pages.filter(({ path }) => /^decisions\/\d/.test(path));
  const rows = decisions.map(({ path, title }) => {
    const [, number = '', words = title] = /^(\d+)\W+(.*)$/.exec(title) ?? [];
    return `| ${number || path.slice(10, 14)} | [${words}](page:${path}) |`;
  });
  const table = ['| | |', '|---|---|', ...rows].join('\n');
  return pages.map((page) =>
    page.path === 'decisions' && !page.language ? { ...page, body: `${page.body}\n\n${table}` } : page,
  );
}
