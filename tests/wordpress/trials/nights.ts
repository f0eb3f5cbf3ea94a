import assert from 'node:assert/strict';
import type { Page } from 'playwright';
import { createApiClient } from '../../../packages/api-client/src/index.ts';
import { save } from '../eventForm.ts';
import type { Trial } from '../prepare.ts';
import { publishedEvents } from '../publishedEvents.ts';

/** Events past midnight: the form explains the times before saving, and the response has them. */
export async function nights({ editor, home, origin, query, nextCall }: Trial): Promise<void> {
  await editor.goto(`${home}/wp-admin/post-new.php?post_type=microsite_event`);
  await editor.locator('#title').fill('A night of questions');
  const form = formOf(editor);
  const says = form.says;

  await form.hours({ Day: '2999-01-20', From: '18:00', To: '20:00' });
  await says('');
  await form.hours({ To: '00:00' });
  await says('Ends the next day, January 21, 2999.');
  await form.hours({ To: '18:00' });
  await says('');
  await form.hours({ From: '00:00', To: '00:00' });
  await says('Ends the next day, January 21, 2999.');
  await form.hours({ From: '22:00', To: '02:00', 'Last day, if there are several': '2999-01-22' });
  await says('');
  await form.hours({ Day: '', 'Last day, if there are several': '' });
  await says('Ends the next day.');
  await form.hours({ Day: '2999-12-31' });
  await says('Ends the next day, January 1, 3000.');

  await save(editor, 'Publish', 'Post published.');
  const { id } = await nextCall();
  await says('Ends the next day, January 1, 3000.');
  const answered = (await publishedEvents(home)).find((event) => event.id === id);
  assert.equal(answered?.ends_next_day, '1');
  const read = await createApiClient({ contentHost: origin }).campusEvents();
  const event = read.ok ? read.value.events.find((each) => each.id === id) : undefined;
  assert.deepEqual([event?.date, event?.startTime, event?.endTime], ['2999-12-31', '22:00', '02:00']);

  // WordPress stores the language of a user like this.
  const user = query("SELECT ID FROM wp_users WHERE user_login = 'edith'").trim();
  const inFrench = `user_id = ${user} AND meta_key = 'locale'`;
  query(`DELETE FROM wp_usermeta WHERE ${inFrench}`);
  query(`INSERT INTO wp_usermeta (user_id, meta_key, meta_value) VALUES (${user}, 'locale', 'fr_CA')`);
  await editor.reload();
  await says('Se termine le lendemain, le 1 janvier 3000.');
  await editor.getByLabel('De', { exact: true }).fill('18:00');
  await editor.getByLabel('Jour', { exact: true }).fill('2999-01-20');
  await editor.getByLabel('À', { exact: true }).fill('00:00');
  await says('Se termine le lendemain, le 21 janvier 2999.');
  query(`DELETE FROM wp_usermeta WHERE ${inFrench}`);
  await editor.reload();
}

function formOf(page: Page) {
  const box = page.locator('#microsite-event');
  return {
    async hours(fields: Record<string, string>) {
      for (const [label, value] of Object.entries(fields))
        await box.getByLabel(label, { exact: true }).fill(value);
    },
    /** Waits for the text that the script adds after it has loaded. */
    async says(words: string) {
      const status = box.getByRole('status');
      if (words === '') assert.equal(await status.textContent(), '');
      else await status.and(page.getByText(words, { exact: true })).waitFor();
    },
  };
}
