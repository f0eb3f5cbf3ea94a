import { expect, test } from 'vitest';
import { pageDataAddress, pathOfPageData } from './pageData.ts';

test('page data lies beside its page, and its address leads back to the page', () => {
  for (const path of ['/', '/loaves', '/loaves/rye'])
    expect(pathOfPageData(pageDataAddress(path))).toBe(path);
  expect(pageDataAddress('/loaves/')).toBe('/loaves/page-data.json');
  expect(pathOfPageData('/loaves/page-data.json?4f2a91c0')).toBe('/loaves');
  expect(pathOfPageData('/loaves')).toBeNull();
});
