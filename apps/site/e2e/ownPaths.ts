import { pageHtml } from './pageHtml.ts';
import { sitePaths } from './sitePaths.ts';

/** Every page under its own address: the server sends visitors of the others, its aliases, on to it. */
export function ownPaths(): string[] {
  return sitePaths().filter((address) => {
    const [, canonical = ''] = pageHtml(address).match(/<link rel="canonical" href="([^"]*)"/) ?? [];
    return new URL(canonical).pathname.replace(/(.)\/$/, '$1') === address;
  });
}
