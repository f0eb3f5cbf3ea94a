import type { Page } from 'playwright';

/** Fields of the form by their labels: those of all languages, and those of each. */
export type EventForm = {
  title: string;
  shared: Record<string, string>;
  provinces: string[];
  online?: boolean;
  written: Record<string, Record<string, string>>;
};

/** Publishes a new event. Returns its id. */
export async function addEvent(page: Page, home: string, event: EventForm): Promise<number> {
  await page.goto(`${home}/wp-admin/post-new.php?post_type=microsite_event`);
  await page.locator('#title').fill(event.title);
  const shared = page.locator('#microsite-event');
  for (const [label, value] of Object.entries(event.shared)) {
    const field = shared.getByLabel(label, { exact: true });
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
  for (const province of event.provinces) await page.getByLabel(province, { exact: true }).first().check();
  for (const [language, fields] of Object.entries(event.written)) {
    const box = page.locator(`#microsite-event-${language}`);
    for (const [label, value] of Object.entries(fields)) await box.getByLabel(label).fill(value);
  }
  await save(page, 'Publish', 'Post published.');
  return Number(new URL(page.url()).searchParams.get('post'));
}

/**
 * Saves the form, and waits for the message of WordPress. First stops the saving of drafts: while one is saved, WordPress ignores
 * presses, and it may begin after the button was found.
 */
export async function save(page: Page, button: string, said: string): Promise<void> {
  await page.evaluate('wp.autosave.server.suspend()');
  await page
    .locator('#publish:not(.disabled)')
    .and(page.getByRole('button', { name: button, exact: true }))
    .click();
  await page.locator('#message', { hasText: said }).waitFor();
}

/** Opens the form of an event. */
export async function openEvent(page: Page, home: string, id: number): Promise<void> {
  await page.goto(`${home}/wp-admin/post.php?post=${id}&action=edit`);
}
