import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Packages of the workspace that lack a dependency they declare, as `packages/ui: react`: an install that was stopped, or a
 * lockfile that changed since.
 */
export function halfInstalled(root: string): string[] {
  const folders = ['.', ...globSync('{apps,packages}/*', { cwd: root })];
  return folders.flatMap((folder) => {
    const manifest = path.join(root, folder, 'package.json');
    if (!existsSync(manifest)) return [];
    const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
    const lacking = Object.keys({ ...dependencies, ...devDependencies }).filter(
      (name) => !existsSync(path.join(root, folder, 'node_modules', name, 'package.json')),
    );
    return lacking.length > 0 ? [`${folder}: ${lacking.join(' ')}`] : [];
  });
}
