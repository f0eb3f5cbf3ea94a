import assert from 'node:assert/strict';
import type { Page } from 'playwright';
import { openEvent, save } from '../eventForm.ts';
import type { Trial } from '../prepare.ts';
import { publishedEvents } from '../publishedEvents.ts';

/** Users without permission are refused, and so are requests from another form. */
export async function refusals({ editor, subscriber, home, nextCall }: Trial): Promise<void> {
  const [event] = await publishedEvents(home);
  assert.ok(event);

  assert.equal(await statusOf(subscriber, `${home}/wp-admin/edit.php?post_type=microsite_event`), 403);
  assert.equal(await statusOf(subscriber, `${home}/wp-admin/post-new.php?post_type=microsite_event`), 403);
  assert.equal(await statusOf(editor, `${home}/wp-admin/options-general.php?page=microsite-content`), 403);

  // The form of the editor, sent with the cookies of the subscriber.
  await openEvent(editor, home, event.id);
  const form = await editor.evaluate<Record<string, string>>(
    "Object.fromEntries(new FormData(document.querySelector('form#post')))",
  );
  const sent = { ...form, _microsite_date: '2999-12-31', post_title: 'Changed' };
  const post = (page: Page, fields: Record<string, string>) =>
    page.request.post(`${home}/wp-admin/post.php`, { form: fields });
  assert.equal((await post(subscriber, sent)).status(), 403);
  assert.equal((await post(editor, { ...sent, _wpnonce: 'wrong' })).status(), 403);
  assert.deepEqual(await publishedEvents(home), [event]);

  // With a valid nonce of WordPress and an invalid one of our fields, the title changes and our fields do not.
  await editor
    .locator('[name=microsite_event_nonce]')
    .evaluate((input) => input.setAttribute('value', 'wrong'));
  await editor.locator('#microsite-event').getByLabel('Day', { exact: true }).fill('2999-12-31');
  await save(editor, 'Update', 'Post updated.');
  await nextCall();
  assert.deepEqual(await publishedEvents(home), [event]);

  // Only our script validates dates.
  await post(editor, {
    ...form,
    _microsite_date: '2999-02-31',
    _microsite_timezone: 'Mars/Base',
    _microsite_capacity: '-1',
  });
  await nextCall();
  assert.deepEqual(await publishedEvents(home), [{ ...event, date: '', timezone: '', capacity: '' }]);
  await post(editor, form);
  await nextCall();
  assert.deepEqual(await publishedEvents(home), [event]);
}

async function statusOf(page: Page, address: string): Promise<number | undefined> {
  return (await page.goto(address))?.status();
}
