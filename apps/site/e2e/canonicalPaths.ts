import { pageHtml } from './pageHtml.ts';
import { sitePaths } from './sitePaths.ts';

/** Returns the canonical address of every page. The server redirects visitors of its aliases to it. */
export function canonicalPaths(): string[] {
  return sitePaths().filter((address) => {
    const [, canonical = ''] = pageHtml(address).match(/<link rel="canonical" href="([^"]*)"/) ?? [];
    return new URL(canonical).pathname.replace(/(.)\/$/, '$1') === address;
  });
}

/**
 * Pages that are cached even if they were never opened: the team, resources and events. Not the packs, as there is one for each
 * school, and not the pathway.
 */
export function offlinePaths(): string[] {
  return canonicalPaths().filter(
    (address) =>
      /^\/(?:connect-with-us|campus-resources)(?:\/|$)/.test(address) &&
      !/^\/campus-resources\/(?:pack|cpa-path)(?:\/|$)/.test(address),
  );
}
