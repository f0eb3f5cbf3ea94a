import assert from 'node:assert/strict';
import { createApiClient } from '../../../packages/api-client/src/index.ts';
import { makeMenu } from '../admin.ts';
import type { Trial } from '../prepare.ts';

/** A menu of an administrator is the menu of its language only. */
export async function menus({ admin, home, origin, nextCall }: Trial): Promise<void> {
  /** WordPress assigns a menu to its location before it adds items: two requests, with a call each. */
  const told = async () =>
    assert.deepEqual([(await nextCall()).kind, (await nextCall()).kind], ['menu', 'menu']);
  const english = createApiClient({ contentHost: origin, siteUrl: 'https://www.example.com' });
  const french = createApiClient({ contentHost: origin, language: 'fr-CA' });
  // Pages keep the links they were built with.
  assert.equal((await english.menu()).ok, false);

  await makeMenu(admin, home, {
    name: 'Main',
    place: /^Microsite, En/i,
    links: [
      ['Careers <span class="menu-badge">We hire</span>', '/careers/'],
      ['Tax & law', 'https://www.example.com/tax'],
    ],
  });
  await told();
  assert.deepEqual(await english.menu(), {
    ok: true,
    value: [
      { title: 'Careers', badge: 'We hire', url: 'https://www.example.com/careers/', submenu: [] },
      { title: 'Tax & law', badge: undefined, url: 'https://www.example.com/tax', submenu: [] },
    ],
  });
  assert.equal((await french.menu()).ok, false);

  await makeMenu(admin, home, {
    name: 'Principal',
    place: /^Microsite, Fr/i,
    links: [['Fiscalité', '/fr/']],
  });
  assert.deepEqual(await french.menu(), {
    ok: true,
    value: [{ title: 'Fiscalité', badge: undefined, url: '/fr/', submenu: [] }],
  });
  await told();
}
