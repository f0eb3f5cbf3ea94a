import { createHash } from 'node:crypto';

const ATTRIBUTES = `((?:"[^"]*"|'[^']*'|[^"'>])*)`;
// Blocks of data are not run, so a policy has nothing to say about them.
const DATA_BLOCK = /\btype\s*=\s*["']?(?:application\/(?:ld\+)?json|text\/plain)\b/i;

/** The CSP sources of the inline scripts and style elements of a built page, each once, in the order of the page. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  return { scripts: hashesOf('script', html), styles: hashesOf('style', html) };
}

function hashesOf(element: 'script' | 'style', html: string): string[] {
  const hashes = [
    ...html.matchAll(new RegExp(`<${element}\\b${ATTRIBUTES}>([\\s\\S]*?)</${element}\\s*>`, 'gi')),
  ]
    .filter(([, attributes = '']) => !/(?:^|\s)src\s*=/i.test(attributes) && !DATA_BLOCK.test(attributes))
    // A browser hashes what its parser made of the text, and that has only line feeds.
    .map(([, , text = '']) => createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}
