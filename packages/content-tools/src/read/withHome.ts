import type { Brand, SlideSet } from '@tamarack-lowe/content-model';

/** Content that writes its addresses as if its language stood at the root, below the address where it does. */
export const withHome = {
  brand(brand: Brand, home: string): Brand {
    const at = placer(home);
    return {
      ...brand,
      sections: brand.sections.map((section) => ({
        ...section,
        path: at(section.path),
        aliases: section.aliases.map(at),
      })),
      pages: Object.fromEntries(
        Object.entries(brand.pages).map(([name, path]) => [name, path === undefined ? path : at(path)]),
      ),
      redirects: Object.fromEntries(Object.entries(brand.redirects).map(([from, to]) => [at(from), at(to)])),
    };
  },
  slides(set: SlideSet, home: string): SlideSet {
    const at = placer(home);
    return { ...set, slides: set.slides.map((slide) => ({ ...slide, path: at(slide.path) })) };
  },
};

/** An address of a language that stands at `home`, written as if that were the root. */
export const atHome = (path: string, home: string) => home.replace(/\/$/, '') + path;

const placer = (home: string) => (path: string) => atHome(path, home);
