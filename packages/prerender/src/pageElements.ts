import { Parser } from 'htmlparser2';

type Attributes = Record<string, string>;

/** A script or style element: its text where it has one of its own, null where it names a file. */
export type InlineText = { attributes: Attributes; text: string | null };

/** What a page runs and loads. */
export type PageParts = {
  /** Blocks of data are not among them: nobody runs those. */
  scripts: InlineText[];
  styles: InlineText[];
  /** `link` elements; `bare`: for visitors without script. */
  links: { attributes: Attributes; bare: boolean }[];
};

const DATA_BLOCK = /^(?:application\/(?:ld\+)?json|text\/plain)$/i;

/** Reads the scripts, styles and links of a built page, in their order. */
export function readPage(html: string): PageParts {
  const parts: PageParts = { scripts: [], styles: [], links: [] };
  let open: InlineText | null = null;
  let bare = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'noscript') bare = true;
      if (name === 'link') parts.links.push({ attributes, bare });
      if (name !== 'script' && name !== 'style') return;
      if (name === 'script' && DATA_BLOCK.test(attributes.type?.trim() ?? '')) return;
      open = { attributes, text: 'src' in attributes ? null : '' };
      parts[`${name}s`].push(open);
    },
    ontext(text) {
      if (open && open.text !== null) open.text += text;
    },
    onclosetag(name) {
      if (name === 'noscript') bare = false;
      if (name === 'script' || name === 'style') open = null;
    },
  });
  parser.end(html);
  return parts;
}
