import type { SiteVisitorTypes } from '@tamarack-lowe/content-model';
import { expect, test } from 'vitest';
import { GROWN_FIRM_BRAND as brand } from '../../routes/testing/grownFirmBrand.ts';
import { GROWN_FIRM_DECK as deck } from '../../routes/testing/grownFirmDeck.ts';
import { SMALL_FIRM_MESSAGES as messages } from '../../routes/testing/smallFirm.ts';
import { type MicrositeSite, openSite } from '../../site/SiteData.ts';
import { firstPaintScript } from './SiteDocument.tsx';
import { cornerButtons } from './SiteHeader.tsx';
import { menuLinks, withoutLanguages } from './SiteMenu.tsx';

const type = (id: string, colourScheme: 'dawn' | 'dusk' | 'night') =>
  ({ id, colourScheme, corner: 'connect', choice: id, menu: `For ${id}`, roles: 'Roles' }) as const;

const TYPES = [type('intern', 'dawn'), type('expert', 'dusk'), type('partner', 'night')];

/** Makes the site of the grown firm with this number of visitor types. */
function siteWith(count: number): MicrositeSite {
  const parts = { logo: null, marks: {}, typefaces: [], asks: { menu: true, country: true }, year: 2026 };
  const visitorTypes = TYPES.slice(0, count);
  return openSite({ brand, deck, messages, language: 'mi-NZ', visitorTypes, ...parts });
}

const entries = (count: number) =>
  menuLinks(siteWith(count))
    .links.filter(({ href }) => href.startsWith('/mahi'))
    .map(({ label, href }) => [label, href]);

test('the menu links to each visitor type if there is a choice, else to the section', () => {
  expect(entries(0)).toEqual([['Work', '/mahi']]);
  expect(entries(1)).toEqual([['Work', '/mahi']]);
  expect(entries(2)).toEqual([
    ['For expert', '/mahi?as=expert'],
    ['For intern', '/mahi?as=intern'],
  ]);
  expect(entries(3)).toHaveLength(3);
});

test('each visitor type has its corner button, and a type without a corner has none', () => {
  expect(cornerButtons(siteWith(3), '/ako-2')?.of).toEqual({
    intern: { label: 'connectWithUs', href: '/tangata/' },
    expert: { label: 'connectWithUs', href: '/tangata/' },
    partner: { label: 'connectWithUs', href: '/tangata/' },
  });
  expect(cornerButtons(siteWith(0), '/ako-2')?.of).toEqual({ everybody: null });
});

const KEYS = { type: 'as', turn: 'turn', motion: 'motion' };

/** Runs the script on the root element of a built page, with these search parameters and this stored type. */
function painted(types: SiteVisitorTypes, { search = '', stored = '', turn = '1', night = false }) {
  const root = {
    className: `path-${types[0].id} page-story`,
    dataset: { gtScheme: night ? 'night' : 'dawn' },
  };
  const run = new Function('document', 'location', 'localStorage', firstPaintScript(KEYS, types, { night }));
  run({ documentElement: root }, { search }, { as: stored, turn });
  return [root.className, root.dataset];
}

test('the first paint shows the type of the address, else the stored one', () => {
  const types = siteWith(3).visitorTypes;
  const built = ['path-intern page-story', { gtScheme: 'dawn', cast: false }];
  const expert = ['path-expert gt-dusk page-story', { gtScheme: 'dusk', as: 1, cast: false }];
  expect(painted(types, {})).toEqual(built);
  expect(painted(types, { stored: 'stranger', search: '?as=nobody' })).toEqual(built);
  expect(painted(types, { stored: 'expert' })).toEqual(expert);
  expect(painted(types, { stored: 'partner', search: '?q=1&as=expert' })).toEqual(expert);
  expect(painted(types, { stored: 'expert', search: '?as=intern' })).toEqual(built);
  expect(painted(types, { stored: 'partner' })).toEqual([
    'path-partner gt-night page-story',
    { gtScheme: 'night', as: 2, cast: false },
  ]);
});

test('the first paint marks visitors whose picked stories are not those of the built page', () => {
  const types = siteWith(2).visitorTypes;
  const isMarked = (turn: string) => painted(types, { turn })[1];
  expect(['', '1', '2', '11'].map((turn) => isMarked(turn))).toMatchObject(
    [false, false, true, true].map((cast) => ({ cast })),
  );
});

test('the first paint has the motion that the visitor chose for this device, whatever the number of types', () => {
  const motionOf = (count: number, stored: object) => {
    const dataset: Record<string, unknown> = {};
    const script = firstPaintScript(KEYS, siteWith(count).visitorTypes, { motion: true });
    const run = new Function('document', 'location', 'localStorage', script);
    run({ documentElement: { className: '', dataset } }, { search: '' }, stored);
    return dataset.gtMotion;
  };
  expect([1, 2].map((count) => motionOf(count, { motion: 'reduced' }))).toEqual(['reduced', 'reduced']);
  expect([1, 2].map((count) => motionOf(count, {}))).toEqual(['', '']);
});

test('a page on Night stays dark, and a site with one type has no script', () => {
  expect(painted(siteWith(2).visitorTypes, { stored: 'expert', night: true })).toEqual([
    'path-expert gt-dusk page-story',
    { gtScheme: 'night', as: 1, cast: false },
  ]);
  expect([0, 1].map((count) => firstPaintScript(KEYS, siteWith(count).visitorTypes, {}))).toEqual(['', '']);
});

test('the menu leaves out the language switch of the content host', () => {
  const item = (title: string) => ({ title, url: 'https://firm.example/', submenu: [] });
  const languages = [
    { tag: 'en', name: 'English', home: '/' },
    { tag: 'es', name: 'Español', home: '/es' },
  ];
  expect(withoutLanguages([item('Español'), item('Spanish lessons')], languages)).toEqual([
    item('Spanish lessons'),
  ]);
});
