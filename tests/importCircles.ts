import path from 'node:path';
import type { ProductFile } from './productFiles.ts';

const IMPORT = /(?:from\s+|import\s*\(?\s*)['"](\.[^'"]+)['"]/g;

/** Lists cycles of relative imports, type imports included: the files of each cycle. */
export function importCircles(files: readonly ProductFile[]): string[][] {
  const modules = new Map(files.map(({ name, text }) => [name, text]));
  const importsOf = (name: string) =>
    [...(modules.get(name) ?? '').matchAll(IMPORT)]
      .map(([, to = '']) => path.posix.join(path.posix.dirname(name), to))
      .filter((to) => modules.has(to));

  // Tarjan's strongly connected components.
  const seen = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  function visit(name: string): number {
    const index = seen.size;
    seen.set(name, index);
    lowest.set(name, index);
    open.push(name);
    for (const to of importsOf(name)) {
      const reached = seen.has(to) ? (open.includes(to) ? (seen.get(to) ?? index) : index) : visit(to);
      lowest.set(name, Math.min(lowest.get(name) ?? index, reached));
    }
    if (lowest.get(name) === index) {
      const circle = open.splice(open.indexOf(name));
      if (circle.length > 1) circles.push(circle);
    }
    return lowest.get(name) ?? index;
  }
  for (const name of modules.keys()) if (!seen.has(name)) visit(name);
  return circles;
}
