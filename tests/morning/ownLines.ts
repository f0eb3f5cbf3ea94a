import { ofKind } from './guide.ts';

/** Most lines that the guide lets a firm write, and most places in our source that it sends the reader to. */
export const BOUNDS = { lines: 60, looks: 0 };

const KINDS = ['ts', 'tsx', 'css', 'json'];

/** Lists the lines of the guide that a firm writes itself: those that the created files, by name, do not have. */
export function ownLines(read: (file: string) => string): string[] {
  return KINDS.flatMap(ofKind).flatMap(({ kind, file, text }) => {
    const created = new Set(read(file || FILES[kind] || '').split('\n'));
    return text.split('\n').filter((line) => line.trim() !== '' && !created.has(line));
  });
}

/** Files of the blocks that name none. */
const FILES: Readonly<Record<string, string>> = { ts: 'microsite.config.ts', css: 'theme.css' };

const SOURCE = /(?:packages|plugins)\/[\w-]+\/src\b|node_modules\/|@tamarack-lowe\/[\w-]+\/internal\b/g;

/** Lists the places in our source, or in installed packages, that a page sends its reader to. */
export const looksIntoSource = (page: string): string[] => page.match(SOURCE) ?? [];
