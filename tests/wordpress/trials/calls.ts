import assert from 'node:assert/strict';
import type { Page } from 'playwright';
import { addEvent, openEvent, save } from '../eventForm.ts';
import type { Trial } from '../prepare.ts';
import { publishedEvents } from '../publishedEvents.ts';

const NOTICE = 'The microsite was not told of the change';

/** Editors do not wait for a call. A failed call shows a notice until one succeeds. Deleting sends one call, drafts send none. */
export async function calls({ editor, home, calls: receiver, nextCall }: Trial): Promise<void> {
  const [event] = await publishedEvents(home);
  assert.ok(event);
  const { id } = event;

  const letGo = receiver.hold();
  await openEvent(editor, home, id);
  await save(editor, 'Update', 'Post updated.');
  assert.deepEqual(await nextCall(), { event: 'updated', kind: 'campus-event', id });
  receiver.answerWith(500);
  letGo();
  await until(editor, async () => (await notice(editor)).includes('It answered with status 500.'));

  receiver.answerWith(202);
  await openEvent(editor, home, id);
  await save(editor, 'Update', 'Post updated.');
  await nextCall();
  await until(editor, async () => (await notice(editor)) === '');

  await editor.goto(`${home}/wp-admin/post-new.php?post_type=microsite_event`);
  await editor.locator('#title').fill('A draft');
  await editor.getByRole('button', { name: 'Save Draft' }).click();
  await editor.getByText('Post draft updated.').waitFor();

  // Deleting many events at once builds the site once.
  await addEvent(editor, home, { title: 'Another one', shared: {}, provinces: [], written: {} });
  await nextCall();
  await editor.goto(`${home}/wp-admin/edit.php?post_type=microsite_event`);
  await editor.getByLabel('Select All').first().check();
  await editor.getByLabel('Select bulk action').first().selectOption('Move to Trash');
  await editor.getByRole('button', { name: 'Apply' }).first().click();
  await editor.getByText('3 posts moved to the Trash.').waitFor();
  assert.equal((await nextCall()).event, 'removed');
  assert.equal(receiver.waiting(), 0);
  assert.deepEqual(await publishedEvents(home), []);
}

/** Returns the notice of our plugin; empty when there is none. */
async function notice(page: Page): Promise<string> {
  return (await page.locator('.notice-error', { hasText: NOTICE }).allInnerTexts()).join('');
}

/** Reloads a page until it shows the result of a call, which ends after the page has loaded. */
async function until(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    if (await isSo()) return;
    await page.waitForTimeout(250);
    await page.reload();
  }
  throw new Error('A notice did not come or go.');
}
