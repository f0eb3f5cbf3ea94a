import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Lists files of a built kit that would break in server components: with React but without `'use client'`, or with it but
 * without React, so that no server could call them. `entryPoints`: source of each entry point. Components are `.tsx`; the
 * index exports components.
 */
export function directiveIssues(dist: string, entryPoints: Record<string, string>): string[] {
  const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  const issues: string[] = [];
  for (const file of scripts) {
    const code = readFileSync(path.join(dist, file), 'utf8');
    const hasDirective = /^['"]use client['"];/.test(code);
    const source = entryPoints[file === 'index.js' ? '.' : `./${file.slice(0, -'.js'.length)}`];
    const isComponent = source?.endsWith('.tsx') || source?.endsWith('/index.ts');
    if ((isComponent || / from ["']react["']/.test(code)) && !hasDirective) {
      issues.push(
        `${file} uses React: a server component that imports it would fail. It needs 'use client'.`,
      );
    }
    if (source && !isComponent && hasDirective) {
      issues.push(`${file} does not use React: with 'use client' no server could call it.`);
    }
  }
  return issues;
}
