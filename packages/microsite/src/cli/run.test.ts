import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messagesOf } from '@tamarack-lowe/content-model/internal/messages';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { CONFIG, configuredFolder } from '../config/testing/siteFolder.ts';
import { makeCheck } from './check.ts';
import { run } from './run.ts';

/** A complete firm in six files, without labels. */
const EXAMPLE = join(import.meta.dirname, '../../../content-tools/example');

const log = vi.spyOn(console, 'log').mockImplementation(() => {});
const error = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => vi.clearAllMocks());

test('prints its usage for --help, and for no command', async () => {
  expect([await run(['--help']), await run([])]).toEqual([0, 1]);
  expect(log).toHaveBeenCalledTimes(2);
  expect(log.mock.calls[0]?.[0]).toContain('microsite start    serves the built site');
});

test('suggests a command for an unknown one', async () => {
  expect(await run(['strat'])).toBe(1);
  expect(error.mock.calls[0]?.[0]).toContain('There is no command "strat". Did you mean "start"?');
});

test('passes the arguments of content on, and prints its result', async () => {
  expect(await run(['content', 'check', '--content', EXAMPLE])).toBe(0);
  expect(log).toHaveBeenCalledWith('The content is in order. Stories: 1; people: 0; resources: 0.');
  expect(await run(['content', '--help'])).toBe(0);
  expect(log.mock.lastCall?.[0]).toContain('Usage: microsite content <command>');
  expect(await run(['content', 'check', '--content', 'nowhere'])).toBe(1);
  expect(error.mock.lastCall?.[0]).toContain('Name the content folder');
  expect(await run(['conten'])).toBe(1);
  expect(error.mock.lastCall?.[0]).toContain('Did you mean "content"?');
});

test('starts the desk that is installed for a site, and says how to install it', async () => {
  const folder = configuredFolder();
  writeFileSync(join(folder, 'content/messages.en.json'), '{}');
  expect(await run(['desk', folder])).toBe(1);
  expect(error.mock.lastCall?.[0]).toContain('npm install --save-dev @tamarack-lowe/desk');
  const installed = join(folder, 'node_modules/@tamarack-lowe/desk');
  mkdirSync(installed);
  writeFileSync(
    join(installed, 'package.json'),
    '{ "name": "@tamarack-lowe/desk", "type": "module", "exports": "./desk.js" }',
  );
  const code = [
    'export const startDesk = async ({ port, contentFolder }) => ({ url: contentFolder + port });',
    'export const startTeamDesk = async ({ repository }) => {',
    '  throw Object.assign(new Error(repository), { name: "DeskSettingError" });',
    '};',
  ].join('\n');
  writeFileSync(join(installed, 'desk.js'), code);
  expect(await run(['desk', folder, '--port', '4310'])).toBe(0);
  expect(log).toHaveBeenLastCalledWith(`The desk is at ${join(folder, 'content')}4310`);
  expect(await run(['desk', folder, '--port', 'many'])).toBe(1);
  expect(error.mock.lastCall?.[0]).toContain('"--port many" is no port');
  expect(await run(['start', folder, '--port', '1'])).toBe(1);
  expect(error.mock.lastCall?.[0]).toContain('has no option "--port"');
  // A mistake in a setting is said in words, without a stack.
  expect(await run(['desk', folder, '--repository', 'https://git.example/a.git'])).toBe(1);
  expect(error).toHaveBeenLastCalledWith('https://git.example/a.git');
});

test('names an unknown option', async () => {
  expect(await run(['start', '--fast'])).toBe(1);
  expect(error.mock.calls[0]?.[0]).toContain("Unknown option '--fast'");
});

test('checks the config of a folder, and what it names', async () => {
  const content = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(content, { recursive: true }));
  cpSync(EXAMPLE, content, { recursive: true });
  const folder = configuredFolder({ ...CONFIG, content });
  expect(await run(['check', folder])).toBe(1);
  expect(error.mock.lastCall?.[0]).toContain('messages.en.json is missing');
  rmSync(join(content, 'messages.en-GB.json'));
  const { languages } = CONFIG;
  const labels = Object.keys(
    messagesOf(
      { pages: {} },
      { regions: 0, schools: 0, facts: 0, visitorTypes: 0, otherLanguages: 0, offline: 0 },
    ),
  ).map((key) => [key, 'Words']);
  writeFileSync(join(content, `messages.${languages[0]}.json`), JSON.stringify(Object.fromEntries(labels)));
  expect(await run(['check', folder])).toBe(0);
  expect(log).toHaveBeenCalledWith('The site of https://grow.example.com is in order.');
  const bare = configuredFolder();
  writeFileSync(join(bare, 'content/messages.en.json'), '{}');
  expect(await run(['check', bare])).toBe(1);
  expect(error.mock.lastCall?.[0]).toContain('brand: "firm" is missing.');
  expect(await run(['check', configuredFolder({ ...CONFIG, languages: [] })])).toBe(1);
  expect(error).toHaveBeenCalledWith(
    'microsite.config.ts, languages: A site needs a language, such as ["de-CH"].',
  );
});

test('content without a translation is an issue unless the config leaves it out', async () => {
  const content = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(content, { recursive: true }));
  cpSync(EXAMPLE, content, { recursive: true });
  writeFileSync(join(content, 'messages.cy.json'), '{}');
  const brand = JSON.parse(readFileSync(join(content, 'brand.json'), 'utf8'));
  writeFileSync(join(content, 'brand.json'), JSON.stringify({ ...brand, language: 'en-GB' }));
  const missing = 'how-we-mend/story.cy.json: this file is missing';
  const config = { ...CONFIG, content, languages: ['en-GB', 'cy'] };
  expect(await run(['check', configuredFolder(config)])).toBe(1);
  expect(error.mock.calls.join()).toContain(missing);
  error.mockClear();
  expect(await run(['check', configuredFolder({ ...config, untranslated: { cy: 'omit' } })])).toBe(1);
  expect(error.mock.calls.join()).not.toContain(missing);
});

test('prints a line for each issue of a check', async () => {
  const check = makeCheck([async () => ['a-story, block 3: no alt.'], async () => []]);
  const commands = { check: { about: '', load: async () => check } };
  expect(await run(['check', configuredFolder()], commands)).toBe(1);
  expect(error).toHaveBeenCalledWith('a-story, block 3: no alt.');
});

test('prints the message of every ContentError', async () => {
  const found = Object.assign(new Error('resources: there is none. Add one.'), { name: 'ContentError' });
  expect(await run(['build'], { build: { about: '', load: () => Promise.reject(found) } })).toBe(1);
  expect(error).toHaveBeenCalledWith('resources: there is none. Add one.');
});

test('names file and line of damaged content', async () => {
  const content = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(content, { recursive: true }));
  cpSync(EXAMPLE, content, { recursive: true });
  const story = 'stories/discover/how-we-mend/story.json';
  const [first, ...rest] = readFileSync(join(content, story), 'utf8').split('\n');
  writeFileSync(join(content, story), [first, '"caf\xe9": 1,', ...rest].join('\n'), 'latin1');
  writeFileSync(join(content, '.DS_Store'), Buffer.of(0, 0, 0, 1));
  for (const command of ['check', 'build']) {
    expect(await run([command, configuredFolder({ ...CONFIG, content })])).toBe(1);
    expect(error.mock.lastCall?.[0]).toMatch(
      /^stories\/discover\/how-we-mend\/story\.json, line 2, column 5: this file is not saved as UTF-8, and visitors would read "caf�"\./,
    );
  }
});

test('prints other errors with their stack', async () => {
  const ours = new Error('ours');
  const commands = { start: { about: '', load: () => Promise.reject(ours) } };
  expect(await run(['start'], commands)).toBe(1);
  expect(error).toHaveBeenCalledWith(ours);
});
