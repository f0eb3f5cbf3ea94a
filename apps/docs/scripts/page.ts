import { heroOf } from './firstPage.ts';

/** A page of the site before it is rendered. Its links have the schemes `page:`, `media:` and `storybook:`. */
export type Page = {
  /** Address below the version, without slashes at its ends: `guides/deploy`; empty for the first page. */
  path: string;
  title: string;
  /** One sentence, for search results and `llms.txt`. */
  description: string;
  /** Markdown without the title. */
  body: string;
  /** First part of its language tag, where the page is not in English. */
  language?: string;
  /** Label in the sidebar. Default: the title. */
  label?: string;
  /** Place among its neighbours in the sidebar. Default: by address. */
  order?: number;
  /** Is in no sidebar: lists and messages lead to it. */
  isHidden?: boolean;
};

/** Addresses of a built site: `base` is the path of this version, `/1.0.0/`. */
export type Addresses = { base: string };

/** Address of a page with its language: `fr/guide`. */
export const fullPath = ({ path, language }: Pick<Page, 'path' | 'language'>): string =>
  [language, path].filter(Boolean).join('/');

/** Path of the Markdown file of a page below the version. */
export const markdownPath = (page: Pick<Page, 'path' | 'language'>): string =>
  `${fullPath(page) || 'index'}.md`;

const LINK = /\]\(page:([^)#\s]*)(#[^)\s]*)?\)/g;
const FILE = /(\]\(|(?:src|srcset|href)=")(media|storybook):/g;

/** Returns the file that the site is built from: front matter, then Markdown with relative links. */
export function starlightFile(page: Page, { base }: Addresses): string {
  const isFirst = page.path === '';
  const top = '../'.repeat(isFirst ? 0 : page.path.split('/').length) || './';
  const relative = (path: string, anchor = '') =>
    path === page.path ? anchor : `${top}${path && `${path}/`}${anchor}`;
  const first = isFirst ? heroOf(page, relative) : undefined;
  const body = (first?.body ?? page.body)
    .replace(LINK, (_, path: string, anchor = '') => `](${relative(path, anchor)})`)
    .replace(FILE, `$1${base}$2/`);
  const alternate = {
    tag: 'link',
    attrs: { rel: 'alternate', type: 'text/markdown', href: `${base}${markdownPath(page)}` },
  };
  const frontMatter = {
    title: page.title,
    description: page.description,
    head: [alternate],
    sidebar: { label: page.label, order: page.order, hidden: page.isHidden },
    ...(first && { template: 'splash', hero: first.hero }),
  };
  const lines = Object.entries(frontMatter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${withFileTitles(body)}\n`;
}

/** Returns the page as Markdown for programs: its title, its description, and links to other Markdown files. */
export function markdownFile(page: Page, { base }: Addresses): string {
  const body = page.body
    .replaceAll(/<figure data-example[\s\S]*?<\/figure>\n*/g, '')
    .replace(LINK, (_, path: string, anchor = '') => `](${base}${path || 'index'}.md${anchor})`)
    .replace(FILE, `$1${base}$2/`);
  return `# ${page.title}\n\n> ${page.description}\n\n${body.trim()}\n`;
}

/** Moves the file name after the language of a code block to where Starlight looks for it. */
function withFileTitles(markdown: string): string {
  return markdown.replaceAll(/^```(\w+) ([^\s"=]+)$/gm, '```$1 title="$2"');
}
