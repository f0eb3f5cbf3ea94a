import { createHash } from 'node:crypto';
import { type InlineText, readPage } from '../pageElements.ts';

/** The CSP sources of the inline scripts and style elements of a built page, each once, in the order of the page. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const { scripts, styles } = readPage(html);
  return { scripts: hashesOf(scripts), styles: hashesOf(styles) };
}

function hashesOf(texts: readonly InlineText[]): string[] {
  const hashes = texts
    .flatMap(({ text }) => text ?? [])
    // A browser hashes what its parser made of the text, and that has only line feeds.
    .map((text) => createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}
