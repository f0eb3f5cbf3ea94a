import path from 'node:path';

/** Address of the page that a file of the repository became. Undefined for a file that is no page. */
export type PageOf = (file: string) => string | undefined;

const LINK = /(!?)\[((?:[^\][]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g;

/**
 * Points links between files at pages. A link to a file that is no page, such as a source file, becomes its words: the site shows no
 * sources. `file`: path of the Markdown from the root of the repository. `addPicture` gets the path of every picture.
 */
export function linkPages(
  markdown: string,
  { file, pageOf, addPicture }: { file: string; pageOf: PageOf; addPicture: (file: string) => void },
): string {
  return outsideOfCode(markdown, (text) =>
    text.replace(LINK, (whole, mark: string, words: string, href: string) => {
      if (/^(?:[a-z]+:|#)/.test(href)) return whole;
      const [target = '', anchor] = href.split('#');
      const linked = path.posix.join(path.posix.dirname(file), target).replace(/\/$/, '');
      if (mark === '!') {
        addPicture(linked);
        return `![${words}](media:${mediaName(linked)})`;
      }
      const page = pageOf(linked);
      if (page === undefined) return words;
      return `[${words}](page:${page}${anchor ? `#${anchor}` : ''})`;
    }),
  );
}

/** Name of a picture among those of the site: its folder and its own name. */
export const mediaName = (file: string): string => file.split('/').slice(-2).join('/');

/** Changes Markdown, and leaves blocks of code as they are. */
export function outsideOfCode(markdown: string, change: (text: string) => string): string {
  return markdown
    .split(/(^```[\s\S]*?^```$)/m)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');
}
