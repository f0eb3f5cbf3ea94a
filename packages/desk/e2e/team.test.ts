import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNothingForAxe, type TeamDesk, test } from './openTeamDesk.ts';

const STORY = 'stories/discover/belonging/story';
const TITLE = 'A coat at the door';
const FRENCH_TITLE = 'Un manteau à la porte';
/** The desk looks at the site every five seconds. */
const SEEN = { timeout: 60_000 };

/** Signs in by the pages of the provider. */
async function signIn({ browser, url }: TeamDesk, account: string): Promise<Page> {
  const page = await browser();
  await page.goto(url);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.locator('[name="login"]').fill(account);
  await page.locator('[name="password"]').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Proposals' })).toBeVisible();
  return page;
}

const step = (page: Page) => page.getByRole('list', { name: 'Steps' }).locator('[aria-current="step"]');

async function begin(page: Page, title: string) {
  await page.getByLabel('New proposal: Title').fill(title);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

async function makeLink(page: Page): Promise<string> {
  await page.getByLabel('Name of the person portrayed').fill('Ada Quist');
  await page.getByRole('button', { name: 'Make a link' }).click();
  return await page.getByLabel('Send this link').inputValue();
}

/** Opens a story by its link in the overview, which begins with its short name, and writes its headlines. */
async function writeHeadlines({ published }: TeamDesk, page: Page) {
  const { label } = JSON.parse(published(`${STORY}.json`));
  await page.getByRole('link', { name: 'Open in the desk' }).click();
  await page.getByRole('link', { name: new RegExp(`^${label}`) }).click();
  await page.getByRole('button', { name: 'French beside' }).click();
  await page.getByLabel('Headline English').fill(TITLE);
  await page.getByLabel('Headline French').fill(FRENCH_TITLE);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();
}

test('a proposal goes from its writer to visitors in both languages, and back', async ({ team }) => {
  // Four people, each in a browser of their own.
  test.slow();
  const stranger = await team.browser();
  await stranger.goto(team.url);
  await expect(stranger.getByText('Sign in to see the proposals of your team.')).toBeVisible();
  await expectAccessible(stranger);

  const ada = await signIn(team, 'ada');
  await expectAccessible(ada);
  await begin(ada, 'A warmer headline');
  await writeHeadlines(team, ada);
  await ada.locator('.proposal-comments > summary').click();
  await ada.getByLabel('Comment on “Headline”').fill('Shorter in French?');
  await ada.getByRole('button', { name: 'Send' }).click();
  await expect(ada.locator('.comments')).toContainText('Shorter in French?');
  await expectAccessible(ada);
  await ada.getByRole('link', { name: 'Proposal: A warmer headline' }).click();
  const link = await makeLink(ada);
  await ada.getByRole('button', { name: 'Ask for a review' }).click();
  await expect(step(ada)).toHaveText('In review');
  await expectAccessible(ada);

  const portrayed = await team.browser();
  await portrayed.goto(link);
  const shown = portrayed.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(shown).toContainText(TITLE);
  await portrayed.getByRole('button', { name: 'French', exact: true }).click();
  await expect(shown).toContainText('manteau');
  await portrayed.getByRole('button', { name: 'I agree to be shown like this' }).click();
  await expect(portrayed.getByText(/^Ada Quist agreed on/)).toBeVisible();
  await expectAccessible(portrayed);

  const rev = await signIn(team, 'rev');
  await rev.getByRole('link', { name: /^A warmer headline/ }).click();
  await expect(rev.getByText(/^Ada Quist agreed on/)).toBeVisible();
  await rev.getByRole('button', { name: 'Done' }).click();
  await rev.getByRole('button', { name: 'Approve' }).click();
  await expect(step(rev)).toHaveText('Approved');

  const eve = await signIn(team, 'eve');
  await eve.getByRole('link', { name: /^A warmer headline/ }).click();
  await expectAccessible(eve);
  expect(team.onSite(`${STORY}.json`)).not.toContain(TITLE);
  await eve.getByRole('button', { name: 'Publish now' }).click();
  await expect(eve.getByText('Visitors have it.')).toBeVisible(SEEN);
  await expect(step(eve)).toHaveText('Published');
  expect(team.onSite(`${STORY}.json`)).toContain(TITLE);
  expect(team.onSite(`${STORY}.fr.json`)).toContain(FRENCH_TITLE);
  await expectAccessible(eve);
  await eve.getByRole('button', { name: 'Take back' }).click();
  await expect(eve.getByText('Taken back: visitors have what was there before.')).toBeVisible(SEEN);
  expect(team.onSite(`${STORY}.json`)).not.toContain(TITLE);
  expect(team.onSite(`${STORY}.fr.json`)).not.toContain(FRENCH_TITLE);

  team.endProvider();
  await stranger.getByRole('link', { name: 'Sign in' }).click();
  await expect(stranger.getByText('The sign-in of your firm does not answer.')).toBeVisible();
  await ada.reload();
  await expect(step(ada)).toHaveText('Draft');
  await ada.getByRole('button', { name: 'Sign out' }).click();
  await expect(ada.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test.describe('behind the proxy of a firm', () => {
  test.use({
    env: {
      ...{ DESK_ISSUER: '', DESK_CLIENT_ID: '', DESK_CLIENT_SECRET: '' },
      ...{ DESK_USER_HEADER: 'X-User', DESK_PROXIES: '127.0.0.1,::1' },
    },
  });

  test('an agreement is taken back, and a proposal discarded, each after a question', async ({ team }) => {
    const ada = await team.browser({
      extraHTTPHeaders: {
        ...{ 'X-User': 'ada', 'X-Forwarded-Name': 'Ada Moe', 'X-Forwarded-Groups': 'writers' },
      },
    });
    await ada.goto(team.url);
    await begin(ada, 'A wrong turn');
    await writeHeadlines(team, ada);
    await ada.getByRole('link', { name: 'Proposal: A wrong turn' }).click();
    const link = await makeLink(ada);

    const portrayed = await team.browser();
    await portrayed.goto(link);
    await portrayed.getByRole('button', { name: 'I agree to be shown like this' }).click();
    await portrayed.getByRole('button', { name: 'Take my agreement back' }).click();
    await expectNothingForAxe(portrayed);
    await portrayed.getByRole('button', { name: 'Take it back' }).click();
    await expect(portrayed.getByText(/^You took your agreement back/)).toBeVisible();
    await expect(portrayed.getByRole('button', { name: 'I agree' })).toHaveCount(0);

    await ada.reload();
    await expect(ada.getByText(/^The agreement was taken back/)).toBeVisible();
    await ada.getByRole('button', { name: 'Discard' }).click();
    await ada.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(ada.getByRole('heading', { level: 1, name: 'A wrong turn' })).toBeVisible();
    await ada.getByRole('button', { name: 'Discard' }).click();
    await ada.getByRole('button', { name: 'Discard it' }).click();
    await expect(ada.getByText('There are no proposals yet.')).toBeVisible();
    await portrayed.goto(link);
    await expect(portrayed.getByText('This link has ended.')).toBeVisible();
  });
});
