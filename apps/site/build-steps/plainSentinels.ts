import type { Plugin } from 'vite';

/** What React throws to itself and tells apart by identity, each made as its file is evaluated. */
const SENTINEL = /\b(\w+Exception) = Error\(formatProdErrorMessage\((\d+)\)\)/g;
const COUNT = 5;

/**
 * Makes React's sentinels errors without a stack, which nobody reads. To say where an error was made, a browser that is
 * watched, by its own tools or Lighthouse, reads the whole function again that made it: here all of React, in the longest
 * task of a page.
 */
export function plainSentinels(): Plugin {
  return {
    name: 'plain-sentinels',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler: makePlain,
    },
  };
}

/** Throws when there are more or fewer than there were: another version of React may make them differently. */
export function makePlain(code: string): string {
  const found = code.match(SENTINEL)?.length ?? 0;
  if (found !== COUNT)
    throw new Error(`React makes ${found} sentinels, not ${COUNT} (build-steps/plainSentinels)`);
  return code.replace(SENTINEL, '$1 = { __proto__: Error.prototype, message: formatProdErrorMessage($2) }');
}
