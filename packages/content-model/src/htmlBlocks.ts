import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { StoryBlock } from './schema/blocks.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Blocks before they are checked against their schema, and what does not fit, without file and block. */
export type Compiled = { blocks: unknown[]; complaints: string[] };

const INLINE = new Set(['a', 'strong', 'em', 'br']);
const BLOCKS = new Set(['p', 'ul', 'ol', 'h2', 'h3']);
const CLOSED_BY_THEMSELVES = new Set(['p', 'li', 'br']);
const ATTRIBUTES = new Set(['href', 'title', 'target', 'rel']);
const ALLOWED = 'p, ul, ol, li, h2, h3, a, strong, em, br';

/** `<br>` while words are collected; line breaks of the markup itself have become spaces by then. */
const BREAK = '\n';

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

/**
 * Simple HTML, as old copy has it, as typed blocks. Blocks hold plain words, so emphasis is dropped, a `<br>` starts a
 * new paragraph, and a link inside a sentence follows its paragraph as a link of its own.
 */
export function htmlBlocks(html: string): Compiled {
  const blocks: unknown[] = [];
  const complaints: string[] = [];
  const fragment = parseFragment(html, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code }) =>
      complaints.push(`this HTML is broken (${code}). Close every tag that is opened.`),
  });

  const refuse = (node: Node): void => {
    const what = node.nodeName.startsWith('#') ? 'a comment' : `<${node.nodeName}>`;
    complaints.push(`${what} is not allowed here. Use only ${ALLOWED}, or a typed block.`);
  };

  const checkTag = (element: Element): void => {
    // HTML closes paragraphs and list items by itself; an open link or list would swallow what follows.
    if (!CLOSED_BY_THEMSELVES.has(element.tagName) && !element.sourceCodeLocation?.endTag) {
      complaints.push(`<${element.tagName}> is never closed. Add </${element.tagName}> where it ends.`);
    }
    for (const { name } of element.attrs) {
      if (element.tagName === 'a' && ATTRIBUTES.has(name)) continue;
      complaints.push(
        `"${name}" on <${element.tagName}> is not allowed. Take it out; the site decides how things look.`,
      );
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
  return { blocks, complaints };
}
