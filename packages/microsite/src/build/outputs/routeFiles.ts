import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RouteFile } from '../../routes/route.ts';

/** Writes the files beside the pages of routes, such as search indexes, feeds and calendars. */
export function writeRouteFiles(files: readonly RouteFile[], target: string): void {
  for (const { path, text } of files) {
    const file = join(target, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
