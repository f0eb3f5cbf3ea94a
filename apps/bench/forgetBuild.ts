import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** Takes away all that builds of a site have left, but the cache of pictures, cards and typefaces. */
export function forgetBuild(site: string): void {
  for (const made of ['build', '.microsite/browser', '.microsite/draw', '.microsite/bundle.json'])
    rmSync(join(site, made), { recursive: true, force: true });
}
