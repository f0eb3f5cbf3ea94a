import type { Locator, Page } from 'playwright';

/** A press that visitors do often, and the words it brings. */
export type Press = {
  what: string;
  /** Address of the page with the control. */
  at: string;
  /** Steps before the press. */
  before?: (page: Page) => Promise<void>;
  control: (page: Page) => Locator;
  /** Selector of the element with the new words. */
  awaited: string;
  /** True when the press leads to another page, which can also be loaded whole. */
  leads: boolean;
  /** Slowdown of the processor, as a factor. */
  slower: 1 | 4;
};

const nextStory = (page: Page) => page.getByRole('link', { name: /^Next story: / }).first();
const firstCircle = (page: Page) =>
  page.locator('.gt-deck__slide[data-current]').getByRole('list').getByRole('link').first();
const menuButton = (page: Page) => page.getByRole('button', { name: 'Open main menu' });
const STORY = '.story h1, .story h1 *';
const story = { what: 'story to story', at: '/grow-together/unique-career-journey', control: nextStory };

export const PRESSES: readonly Press[] = [
  { ...story, awaited: STORY, leads: true, slower: 1 },
  { ...story, awaited: STORY, leads: true, slower: 4 },
  {
    what: 'a circle to its story',
    at: '/discover-a-place-to-belong',
    control: firstCircle,
    awaited: STORY,
    leads: true,
    slower: 4,
  },
  {
    what: 'the menu, opened',
    at: '/grow-together',
    control: menuButton,
    awaited: '.gt-menu__links a',
    leads: false,
    slower: 4,
  },
  {
    what: 'a submenu, opened',
    at: '/grow-together',
    before: async (page) => {
      await menuButton(page).click();
      await page.waitForTimeout(1000);
    },
    control: (page) => page.locator('.gt-menu__item button').first(),
    awaited: '[data-expanded] .gt-menu__submenu .gt-menu__words',
    leads: false,
    slower: 4,
  },
  {
    what: 'filters of the team, taken back',
    at: '/connect-with-us/?region=quebec',
    control: (page) => page.getByRole('search').getByRole('button'),
    awaited: '.gt-member-card *',
    leads: false,
    slower: 4,
  },
  {
    what: 'a choice on the intro to slide 1',
    at: '/',
    control: (page) => page.getByRole('main').getByRole('link', { name: /student/i }),
    awaited: '.gt-slide h1, .gt-slide h1 *',
    leads: true,
    slower: 4,
  },
];
