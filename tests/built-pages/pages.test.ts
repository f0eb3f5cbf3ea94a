import { describe, expect, it } from 'vitest';
import { builtSiteOf, withoutSlash } from './builtSite.ts';
import { firms } from './firms.ts';
import { firmIn, listedPages, pagesOfKinds } from './pages.ts';

describe.each(firms().map((firm) => ({ ...firm, firm })))(
  'the pages of $name that journeys are given',
  ({ firm }) => {
    it('lists the pages of the sitemap with route and language', () => {
      const own = new Map(builtSiteOf(firm).own.map((page) => [page.address, page]));
      const listed = listedPages(firm);
      expect(listed).toHaveLength(own.size);
      for (const { address, kind, language } of listed)
        expect(own.get(withoutSlash(address)), address).toMatchObject({ kind, language: { tag: language } });
    });

    it('returns the first and last page of each route in each language', () => {
      const kinds = pagesOfKinds(firm);
      expect([...kinds.keys()].toSorted()).toEqual(
        ['missing', ...new Set(builtSiteOf(firm).own.map(({ kind }) => kind))].toSorted(),
      );
      for (const pages of kinds.values())
        for (const { tag } of firm.languages)
          expect(pages.filter(({ language }) => language === tag).length).toBeGreaterThan(0);
      expect(kinds.get('story')).toHaveLength(2 * firm.languages.length);
      expect(kinds.get('intro')).toHaveLength(firm.languages.length);
    });
  },
);

it('throws for a folder of no firm', () => {
  expect(() => firmIn('/nowhere')).toThrow('/nowhere');
});
