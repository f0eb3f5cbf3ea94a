import { expect, test } from 'vitest';
import { configPages, docsAddress } from './docsAddress.ts';

const issueIn = (field: string) => ({ field, words: 'Write it.' });

test('the address of the documentation has the version of the package', () => {
  expect(docsAddress()).toMatch(/^https:\/\/[^/]+\/\d+\.\d+\.\d+\/$/);
});

test('issues of a config lead to the pages of their options, each once', () => {
  expect(configPages([issueIn('languages[1]'), issueIn('content.url'), issueIn('languages[0]')])).toBe(
    `${docsAddress()}config/languages/ ${docsAddress()}config/content/`,
  );
});

test('an unknown option leads to the list of all', () => {
  expect(configPages([issueIn('langauges'), issueIn('origin')])).toBe(`${docsAddress()}config/`);
  expect(configPages([issueIn('')])).toBe(`${docsAddress()}config/`);
});
