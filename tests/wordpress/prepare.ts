import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright';
import { createHook } from '../../packages/server/src/publishHook.ts';
import { activate, addUser, logIn, saveSettings, usePermalinks } from './admin.ts';
import { type Call, receiveCalls } from './receiveCalls.ts';
import { ADMINISTRATOR, type WordPress } from './startWordPress.ts';

const SECRET = 'a secret of this test';
const EDITOR = { name: 'edith', password: 'Writes what happens on campus' };
const SUBSCRIBER = { name: 'sam', password: 'Reads what happens on campus' };

/** Fixture of the tests: a WordPress with the plugin set up, and users who have logged in. */
export type Trial = WordPress & {
  admin: Page;
  editor: Page;
  subscriber: Page;
  /** Returns the body of the next call, which must be signed with the given secret; by default that of the settings. */
  nextCall: (secret?: string) => Promise<{ event: string; kind: string; id: number }>;
  calls: Awaited<ReturnType<typeof receiveCalls>>;
};

/** Activates the plugin and sets it up in the browser, as an administrator does. */
export async function prepare(wordpress: WordPress, browser: Browser): Promise<Trial> {
  const calls = await receiveCalls();
  const { home } = wordpress;
  const admin = await logIn(browser, home, ADMINISTRATOR);
  await usePermalinks(admin, home);
  await activate(admin, home);
  await saveSettings(admin, home, { languages: 'en, fr', address: calls.address, secret: SECRET });
  await addUser(admin, home, EDITOR, 'editor');
  await addUser(admin, home, SUBSCRIBER, 'subscriber');
  return {
    ...wordpress,
    admin,
    editor: await logIn(browser, home, EDITOR),
    subscriber: await logIn(browser, home, SUBSCRIBER),
    nextCall: async (secret = SECRET) => taken(await calls.next(), secret),
    calls,
  };
}

/** Returns the content of a call that the handler of `microsite hook` accepts. */
async function taken({ signature, body }: Call, secret: string) {
  const hook = createHook({ secret, request: () => 'building', state: () => ({}) });
  const headers = { 'X-Microsite-Signature': signature };
  const { status } = await hook(new Request('http://localhost/', { method: 'POST', headers, body }));
  assert.equal(status, 202);
  return JSON.parse(body);
}
