import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openBrowser } from '../audit/openBrowser.ts';
import { siteFolder } from '../config/testing/siteFolder.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
/** A whole firm, small: its site is built in seconds. */
const FIRM = join(import.meta.dirname, '../../../../tests/outside/first');
const SECRET = 'a secret of thirty-two signs or more';
/** Of a machine that has other things to do. */
const PATIENCE = { timeout: 120_000 };

/** Has the command line do something in a folder; gives what it said once that holds what is waited for. */
function microsite(word: string, folder: string, until: RegExp): Promise<string> {
  const child = spawn(process.execPath, [MAIN, word, folder], {
    env: { PATH: process.env.PATH, PORT: '0', HOOK_PORT: '0', HOOK_SECRET: SECRET, LOG_LEVEL: 'silent' },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (text: Buffer) => {
      said += text;
      if (until.test(said)) resolve(said);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => reject(new Error(said)));
  });
}

const originIn = (said: string) => /http:\S+/.exec(said)?.[0] ?? '';

/** A publishing host says that something is new. */
async function publish(hook: string): Promise<unknown> {
  const [time, body] = [Math.floor(Date.now() / 1000), '{"event":"published"}'];
  const digest = createHmac('sha256', SECRET).update(`${time}.${body}`).digest('hex');
  const headers = { 'X-Microsite-Signature': `t=${time},v1=${digest}` };
  return (await fetch(hook, { method: 'POST', headers, body })).json();
}

const textAt = async (address: string) => (await fetch(address)).text();

test('a visitor continues during a new build, and gets it at the next load; and back', async () => {
  const folder = siteFolder();
  cpSync(FIRM, folder, { recursive: true });
  const edit = (file: string, from: string, to: string) => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(folder, file), text.replace(from, to));
  };
  await microsite('build', folder, /pages with their policies/);
  const site = originIn(await microsite('start', folder, /\n/));
  const hook = originIn(await microsite('hook', folder, /\n/));
  await using browser = await openBrowser(process.env.CHROMIUM_PATH);
  const trouble: string[] = [];
  async function open() {
    const page = await browser.newPage();
    page.on('console', (line) => line.type() === 'error' && trouble.push(line.text()));
    page.on('pageerror', (error) => trouble.push(String(error)));
    const live = () => page.locator('html[data-live]').waitFor();
    const main = page.getByRole('main');
    async function meetAda() {
      await main
        .getByRole('link', { name: /Ada Moe/ })
        .first()
        .click();
      await page.waitForURL('**/people/ada-moe');
    }
    return { page, live, meetAda, member: main.getByText(/Ask me which/) };
  }
  const { page, live, meetAda, member } = await open();
  const chosen = () => page.evaluate('[localStorage.userType, window.isTheSame]');

  // A: a visitor chooses, and stays.
  await page.goto(site);
  await page
    .getByRole('main')
    .getByRole('link', { name: /coming back/ })
    .click();
  await page.waitForURL('**/rise');
  await live();
  await page.evaluate('window.isTheSame = true');
  // Another has a page whose data have not come yet.
  const late = await open();
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await late.page.route('**/page-data.json?*', async (route) => {
    await released;
    await route.continue();
  });
  await late.page.goto(`${site}/people/ada-moe`);

  // B, with other words and another sheet.
  edit('content/members/ada-moe.json', 'which door is ours', 'which window is ours');
  edit('theme.css', '#a3312f', '#8a2f1f');
  expect(await publish(hook)).toEqual({ status: 'building' });
  expect(await publish(hook)).toEqual({ status: 'queued' });
  await expect.poll(() => textAt(`${site}/people/ada-moe`), PATIENCE).toContain('which window');
  await expect.poll(() => textAt(`${hook}/readyz`), PATIENCE).toContain('"status":"idle"');
  expect(JSON.parse(await textAt(`${hook}/readyz`))).toMatchObject({ last: { isBuilt: true } });

  letGo();
  await late.live();
  expect(await late.member.textContent()).toContain('which door');

  // The visitor goes on with A, then loads a page.
  await page.getByRole('button', { name: 'Open main menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Connect With Us' }).click();
  await meetAda();
  expect(await member.textContent()).toContain('which door');
  expect(await chosen()).toEqual(['returning', true]);
  await page.reload();
  expect(await member.textContent()).toContain('which window');
  expect(await chosen()).toEqual(['returning', undefined]);

  // Back to A, for who is on B too.
  await page.goto(`${site}/people`);
  await live();
  await microsite('rollback', folder, /The site is the build of \S+ again/);
  await expect.poll(() => textAt(`${site}/people/ada-moe`), PATIENCE).toContain('which door');
  await meetAda();
  expect(await member.textContent()).toContain('which window');
  await page.reload();
  expect(await member.textContent()).toContain('which door');

  // A build that fails leaves all as it is, and both say so.
  writeFileSync(join(folder, 'content/members/ivo-tran.json'), '{}');
  await publish(hook);
  await expect.poll(() => textAt(`${hook}/readyz`), PATIENCE).toContain('"isBuilt":false');
  expect(await textAt(`${site}/readyz`)).toMatch(/^Ready\.\nThe build of \S+ failed/);
  expect(await textAt(`${site}/people/ada-moe`)).toContain('which door');
  expect(trouble).toEqual([]);
}, 400_000);

test('two builds of a folder at once come one after the other, and both are whole', async () => {
  const folder = siteFolder();
  cpSync(FIRM, folder, { recursive: true });
  const done = /pages with their policies/;
  const said = await Promise.all(Array.from({ length: 2 }, () => microsite('build', folder, done)));
  expect(said.filter((words) => words.includes('This one waits for it'))).toHaveLength(1);
  expect(said.filter((words) => words.includes('in which nothing has changed'))).toHaveLength(1);
}, 200_000);
