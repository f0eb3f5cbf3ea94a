import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { ContentError, type IssueText } from './contentError.ts';
import { issue, message, uniqueIssues } from './issues/issue.ts';
import { type CustomBlock, type StoryBlock, storyBlockSchema } from './schema/blocks.ts';
import type { Facts } from './schema/facts.ts';
import { parseContent } from './schema/parseContent.ts';
import { type FactPlaces, fillAllFacts } from './text/fillFacts.ts';

/**
 * Compiles the body of a story to typed blocks, with the facts filled in. Texts may hold simple HTML: tags of an allow-list
 * become blocks, so that no page ever inserts markup. `where` is the file as editors know it; `places` gets the places of the facts.
 * Throws a `ContentError` with every issue.
 */
export function compileBody(
  body: readonly (string | StoryBlock | CustomBlock)[],
  facts: Facts,
  where = 'body',
  places?: FactPlaces,
): (StoryBlock | CustomBlock)[] {
  const issues: IssueText[] = [];
  const blocks = body.flatMap((part, index) => {
    const place = `${where}, block ${index + 1}`;
    const compiled = typeof part === 'string' ? compileText(part) : { blocks: [part], issues: [] };
    issues.push(...compiled.issues.map((text) => issue(place, text)));
    return compiled.blocks.flatMap((block) => {
      try {
        return [fillAllFacts(parseBlock(block, place), facts, place, places)];
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        issues.push(...error.issues);
        return [];
      }
    });
  });
  if (issues.length > 0) throw new ContentError(uniqueIssues(issues));
  return blocks;
}

/** Blocks before their schema checks them, and issues without file and block. */
type Compiled = { blocks: unknown[]; issues: IssueText[] };

function compileText(text: string): Compiled {
  const compiled = isHtml(text)
    ? htmlBlocks(text)
    : {
        blocks: text
          .split(/\n\s*\n/)
          .filter((paragraph) => paragraph.trim() !== '')
          .map((paragraph) => ({ type: 'paragraph', text: paragraph })),
        issues: [],
      };
  if (compiled.blocks.length > 0 || compiled.issues.length > 0) return compiled;
  return { blocks: [], issues: [message('emptyBlock')] };
}

/** Plain words may hold "5 < 6" or "R&D"; only a tag, a comment or an entity makes a text HTML. */
function isHtml(text: string): boolean {
  return /<[a-z/!?]|&(?:[a-z][a-z0-9]*|#\d+|#x[\da-f]+);/i.test(text);
}

/** Custom blocks were parsed when their file was read; their schemas are not known here. */
function parseBlock(block: unknown, place: string): StoryBlock | CustomBlock {
  return isCustom(block) ? block : parseContent(storyBlockSchema, block, place);
}

function isCustom(block: unknown): block is CustomBlock {
  return typeof block === 'object' && block !== null && 'type' in block && block.type === 'custom';
}

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const INLINE = new Set(['a', 'strong', 'em', 'br']);
const BLOCKS = new Set(['p', 'ul', 'ol', 'h2', 'h3']);
const SELF_CLOSING = new Set(['p', 'li', 'br']);
const ATTRIBUTES = new Set(['href', 'title', 'target', 'rel']);
const ALLOWED = 'p, ul, ol, li, h2, h3, a, strong, em, br';

/** Stands for `<br>` in collected text; line breaks of the markup itself are spaces by then. */
const BREAK = '\n';

/**
 * Converts the simple HTML of old copy to typed blocks. Blocks hold plain words, so emphasis is dropped, a `<br>` starts a new
 * paragraph, and a link inside a sentence follows its paragraph as a link block.
 */
function htmlBlocks(html: string): Compiled {
  const blocks: unknown[] = [];
  const issues: IssueText[] = [];
  const fragment = parseFragment(html, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code }) => issues.push(message('brokenHtml', { code })),
  });

  const refuse = (node: Node): void => {
    const tag = node.nodeName.startsWith('#') ? message('comment') : `<${node.nodeName}>`;
    issues.push(message('tagNotAllowed', { tag, allowed: ALLOWED }));
  };

  const checkTag = (element: Element): void => {
    // HTML closes paragraphs and list items by itself; an open link or list would swallow what follows.
    if (!SELF_CLOSING.has(element.tagName) && !element.sourceCodeLocation?.endTag) {
      issues.push(message('tagNotClosed', { tag: element.tagName }));
    }
    for (const { name } of element.attrs) {
      if (element.tagName === 'a' && ATTRIBUTES.has(name)) continue;
      issues.push(message('attributeNotAllowed', { name, tag: element.tagName }));
    }
  };

  const words = (nodes: readonly Node[], links: unknown[]): string => {
    const parts = nodes.map((node): string => {
      if (node.nodeName === '#text' && 'value' in node) return node.value.replace(/\s+/g, ' ');
      if (!('tagName' in node) || !INLINE.has(node.tagName)) {
        refuse(node);
        return '';
      }
      checkTag(node);
      if (node.tagName === 'br') return BREAK;
      const inner = words(node.childNodes, links);
      if (node.tagName === 'a')
        links.push(linkBlock(node, inner.replaceAll(BREAK, ' ').replace(/\s+/g, ' ').trim()));
      return inner;
    });
    return parts.join('').replace(/ +/g, ' ');
  };

  const line = (nodes: readonly Node[], links: unknown[]) =>
    words(nodes, links).replaceAll(BREAK, ' ').trim();

  const paragraphs = (nodes: readonly Node[]): void => {
    const links: unknown[] = [];
    const texts = words(nodes, links).split(BREAK);
    const filled = texts.map((text) => text.trim()).filter((text) => text !== '');
    const visible = nodes.filter((node) => !('value' in node) || node.value.trim() !== '');
    const onlyLink = visible.length === 1 && visible[0]?.nodeName === 'a';
    if (!onlyLink) blocks.push(...filled.map((text) => ({ type: 'paragraph', text })));
    blocks.push(...links);
  };

  const list = (element: Element): void => {
    const links: unknown[] = [];
    const items = element.childNodes.flatMap((node) => {
      if ('tagName' in node && node.tagName === 'li') {
        checkTag(node);
        return [line(node.childNodes, links)];
      }
      if (!('value' in node) || node.value.trim() !== '') refuse(node);
      return [];
    });
    blocks.push({ type: 'list', items, ...(element.tagName === 'ol' ? { ordered: true } : {}) }, ...links);
  };

  let loose: Node[] = [];
  const flush = (): void => {
    paragraphs(loose);
    loose = [];
  };
  for (const node of fragment.childNodes) {
    if (!('tagName' in node) || !BLOCKS.has(node.tagName)) {
      loose.push(node);
      continue;
    }
    flush();
    checkTag(node);
    if (node.tagName === 'p') paragraphs(node.childNodes);
    else if (node.tagName === 'ul' || node.tagName === 'ol') list(node);
    else {
      const links: unknown[] = [];
      blocks.push({ type: 'heading', text: line(node.childNodes, links) }, ...links);
    }
  }
  flush();
  return { blocks, issues };
}

function linkBlock(link: Element, words: string): unknown {
  const { href = '', title } = Object.fromEntries(link.attrs.map(({ name, value }) => [name, value]));
  const newTab = link.attrs.some(({ name, value }) => name === 'target' && value === '_blank');
  if (/^\/(?!\/)/.test(href))
    return { type: 'router-link', text: words, path: href, ...(title ? { title } : {}) };
  return {
    type: 'buttons',
    buttons: [{ text: words, href, target: newTab ? '_blank' : '_self' }],
  } satisfies StoryBlock;
}
