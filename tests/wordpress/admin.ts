import type { Browser, Page } from 'playwright';

/** A user who logs in. */
export type User = { name: string; password: string };

/** Opens the administration as a user, in a new browser context. */
export async function logIn(browser: Browser, home: string, { name, password }: User): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1600 } });
  const page = await context.newPage();
  await page.goto(`${home}/wp-login.php`);
  await cursorPut(page, '#user_login');
  await page.getByLabel('Username or Email Address').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(`${home}/wp-admin/**`);
  return page;
}

/** Waits for scripts that focus a field: text typed before would end up in that field. */
const cursorPut = (page: Page, field: string) => page.locator(`${field}:focus`).waitFor();

/** Enables pretty permalinks, which `/wp-json` needs. */
export async function usePermalinks(page: Page, home: string): Promise<void> {
  await page.goto(`${home}/wp-admin/options-permalink.php`);
  await page.getByLabel('Post name').check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Permalink structure updated.').waitFor();
}

/** Presses "Activate" of our plugin. */
export async function activate(page: Page, home: string): Promise<void> {
  await page.goto(`${home}/wp-admin/plugins.php`);
  await page.getByRole('link', { name: 'Activate Microsite Content' }).click();
  await page.getByText('Plugin activated.').waitFor();
}

/** Deactivates our plugin and deletes it. */
export async function uninstall(page: Page, home: string): Promise<void> {
  await page.goto(`${home}/wp-admin/plugins.php`);
  await page.getByRole('link', { name: 'Deactivate Microsite Content' }).click();
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('link', { name: 'Delete Microsite Content' }).click();
  await page.getByText('Microsite Content was successfully deleted.').waitFor();
}

/** Fills in our settings page. */
export async function saveSettings(
  page: Page,
  home: string,
  settings: { languages: string; address: string; secret: string },
): Promise<void> {
  await page.goto(`${home}/wp-admin/options-general.php?page=microsite-content`);
  await page.getByLabel('Languages').fill(settings.languages);
  await page.getByLabel('Address to call').fill(settings.address);
  await page.getByLabel('Secret to sign with').fill(settings.secret);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Settings saved.').waitFor();
}

/** Adds a user with a role. */
export async function addUser(page: Page, home: string, user: User, role: string): Promise<void> {
  await page.goto(`${home}/wp-admin/user-new.php`);
  await cursorPut(page, '#pass1');
  await page.getByLabel('Username (required)').fill(user.name);
  await page.getByLabel('Email (required)').fill(`${user.name}@example.com`);
  await page.locator('#pass1').fill(user.password);
  await page.locator('#send_user_notification').uncheck();
  await page.getByLabel('Role').selectOption(role);
  await page.getByRole('button', { name: 'Add New User' }).click();
  await page.getByText('New user created.').waitFor();
}

/** Creates a menu of custom links, and assigns it to its location. PHP knows names of languages only with `intl`. */
export async function makeMenu(
  page: Page,
  home: string,
  menu: { name: string; place: RegExp; links: [title: string, address: string][] },
): Promise<void> {
  await page.goto(`${home}/wp-admin/nav-menus.php?action=edit&menu=0`);
  await page.getByLabel('Menu Name').fill(menu.name);
  await page.getByLabel(menu.place).check();
  await page.locator('#save_menu_footer').click();
  await page.getByRole('link', { name: 'Delete Menu' }).waitFor();
  await page.locator('#add-custom-links .accordion-section-title').click();
  for (const [title, address] of menu.links) {
    await page.locator('#custom-menu-item-url').fill(address);
    await page.locator('#custom-menu-item-name').fill(title);
    await page.locator('#submit-customlinkdiv').click();
    await page.locator('#menu-to-edit .menu-item-title', { hasText: title.replace(/ <.*/, '') }).waitFor();
  }
  await page.locator('#save_menu_footer').click();
  await page.getByText(`${menu.name} has been updated.`).waitFor();
}
