import type { Page } from './page.ts';

type Hero = {
  tagline: string;
  image: { file: string; alt: string };
  actions: { text: string; link: string; variant: 'primary' | 'minimal' }[];
};

/** Splits the first page: its first list becomes the buttons of the hero, and items of others become cards. */
export function heroOf(page: Page, linkOf: (href: string) => string): { hero: Hero; body: string } {
  const [list = ''] = /^(?:- .*\n?)+/m.exec(page.body) ?? [];
  const links = [...list.matchAll(/\[([^\]]+)\]\(page:([^)]+)\)/g)];
  const body = page.body.slice(page.body.indexOf(list) + list.length);
  return {
    hero: {
      tagline: page.description,
      image: { file: '../../assets/rings.svg', alt: '' },
      actions: links.map(([, text = '', href = ''], index) => ({
        text,
        link: linkOf(href),
        variant: index === 0 ? 'primary' : 'minimal',
      })),
    },
    body: body.replaceAll(
      /(\]\([^)]*\))\s?: (\p{Ll})/gu,
      (_, link: string, letter: string) => `${link} ${letter.toUpperCase()}`,
    ),
  };
}
