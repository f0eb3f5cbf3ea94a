import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fullPath, type Page } from './page.ts';

/** Throws when a page shows an example that the built Storybook does not have, with the page and the example. */
export function refuseMissingExamples(pages: readonly Page[], storybook: string): void {
  const { entries }: { entries: object } = JSON.parse(
    readFileSync(path.join(storybook, 'index.json'), 'utf8'),
  );
  const missing = pages.flatMap((page) =>
    [...page.body.matchAll(/storybook:(?:iframe\.html\?id=|\?path=\/story\/)([\w-]+)/g)]
      .filter(([, id = '']) => !Object.hasOwn(entries, id))
      .map(([, id]) => `${fullPath(page)}: ${id}`),
  );
  if (missing.length > 0)
    throw new Error(
      `Storybook has no such example:\n${[...new Set(missing)].join('\n')}\nRename it, or mend scripts/examples.ts.`,
    );
}
