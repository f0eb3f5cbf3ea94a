import { Parser } from 'htmlparser2';

type Attributes = Record<string, string>;

/** Script or style element. `text` is null for a script that names a file. */
export type InlineText = { attributes: Attributes; text: string | null };

/** Elements of a page that run or load something. */
export type PageElements = {
  /** Executable scripts; data blocks such as JSON-LD are left out. */
  scripts: InlineText[];
  styles: InlineText[];
  /** `link` elements. `noscript`: inside a `<noscript>`. */
  links: { attributes: Attributes; noscript: boolean }[];
};

const DATA_BLOCK = /^(?:application\/(?:ld\+)?json|text\/plain)$/i;

/** Reads the scripts, styles and links of a built page, in document order. */
export function pageElements(html: string): PageElements {
  const found: PageElements = { scripts: [], styles: [], links: [] };
  let open: InlineText | null = null;
  let noscript = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'noscript') noscript = true;
      if (name === 'link') found.links.push({ attributes, noscript });
      if (name !== 'script' && name !== 'style') return;
      if (name === 'script' && DATA_BLOCK.test(attributes.type?.trim() ?? '')) return;
      open = { attributes, text: 'src' in attributes ? null : '' };
      found[`${name}s`].push(open);
    },
    ontext(text) {
      if (open && open.text !== null) open.text += text;
    },
    onclosetag(name) {
      if (name === 'noscript') noscript = false;
      if (name === 'script' || name === 'style') open = null;
    },
  });
  parser.end(html);
  return found;
}
