import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Files of a built kit that would break where components run on the server: without `'use client'` although they use
 * React, or with it although they only calculate, which would keep servers from calling them. `doors` are those of the
 * workspace, door to source; components are `.tsx`, the index opens on them.
 */
export function wrongDirectives(dist: string, doors: Record<string, string>): string[] {
  const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  const wrong: string[] = [];
  for (const file of scripts) {
    const code = readFileSync(path.join(dist, file), 'utf8');
    const marked = /^['"]use client['"];/.test(code);
    const source = doors[file === 'index.js' ? '.' : `./${file.slice(0, -'.js'.length)}`];
    const component = source?.endsWith('.tsx') || source?.endsWith('/index.ts');
    if ((component || / from ["']react["']/.test(code)) && !marked) {
      wrong.push(`${file} uses React: a server component that imports it would fail. It needs 'use client'.`);
    }
    if (source && !component && marked) {
      wrong.push(`${file} only calculates: with 'use client' no server could call it.`);
    }
  }
  return wrong;
}
