import { fullPath, markdownFile, markdownPath, type Page } from './page.ts';

/** A file beside the pages of the site: its path below the version, and its text. */
export type TextFile = { path: string; text: string };

type Context = { base: string; origin: string };

/** Parts of `llms.txt` in order, by the first part of the address of their pages. */
const PARTS: Readonly<Record<string, string>> = {
  guides: 'Guides',
  concepts: 'Concepts',
  config: 'Options of microsite.config.ts',
  content: 'Files of a content folder',
  components: 'Components',
  routes: 'Routes',
  replace: 'Components that a config may replace',
  errors: 'Errors',
  packages: 'Packages',
  inside: 'How the framework is made',
  measurements: 'Measurements',
  decisions: 'Decisions',
};

/**
 * Returns the pages as Markdown for programs: each page, `llms.txt` with all of their addresses, and `llms-full.txt` with all of
 * their text in one language.
 */
export function plainText(pages: readonly Page[], context: Context): TextFile[] {
  const own = pages.filter(({ language }) => language === undefined);
  return [
    ...pages.map((page) => ({ path: markdownPath(page), text: markdownFile(page, context) })),
    { path: 'llms.txt', text: indexOf(own, context) },
    { path: 'llms-full.txt', text: own.map((page) => markdownFile(page, context)).join('\n---\n\n') },
  ];
}

/** Lists pages as https://llmstxt.org asks: a title, a summary, then lists of links. */
function indexOf(pages: readonly Page[], { base, origin }: Context): string {
  const first = pages.find(({ path }) => path === '');
  const sections = Object.entries(PARTS).flatMap(([part, heading]) => {
    const rows = pages
      .filter(({ path }) => path === part || path.startsWith(`${part}/`))
      .map((page) => `- [${page.title}](${origin}${base}${markdownPath(page)}): ${page.description}`);
    return rows.length === 0 ? [] : [`## ${heading}\n\n${rows.join('\n')}`];
  });
  const unlisted = pages.filter(({ path }) => path !== '' && !Object.hasOwn(PARTS, path.split('/')[0] ?? ''));
  if (unlisted.length > 0)
    throw new Error(`No part of llms.txt lists ${unlisted.map(fullPath).join(', ')}. Add one to PARTS.`);
  return `# ${first?.title}\n\n> ${first?.description}\n\n${sections.join('\n\n')}\n`;
}
