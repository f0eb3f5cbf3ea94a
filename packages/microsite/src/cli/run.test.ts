import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messagesOf } from '@tamarack-lowe/content-model/messages';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { CONFIG, configuredFolder } from '../config/testing/siteFolder.ts';
import { makeCheck } from './check.ts';
import { run } from './run.ts';

/** A whole firm in six files, its labels aside. */
const EXAMPLE = join(import.meta.dirname, '../../../content-tools/example');

const log = vi.spyOn(console, 'log').mockImplementation(() => {});
const error = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => vi.clearAllMocks());

test('says how it is used, by its own wish and by a visitor who says nothing', async () => {
  expect([await run(['--help']), await run([])]).toEqual([0, 1]);
  expect(log).toHaveBeenCalledTimes(2);
  expect(log.mock.calls[0]?.[0]).toContain('microsite start    serves the built site');
});

test('asks back when it does not know a word', async () => {
  expect(await run(['strat'])).toBe(1);
  expect(error.mock.calls[0]?.[0]).toContain('There is no command "strat". Did you mean "start"?');
});

test('says in words that it does not know an option', async () => {
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
    messagesOf({ pages: {} }, { regions: 0, schools: 0, visitorTypes: 0, otherLanguages: 0, offline: 0 }),
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

test('leaves out what is not written in a language, where the config says so', async () => {
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
  expect(await run(['check', configuredFolder({ ...config, untranslated: { cy: 'leave out' } })])).toBe(1);
  expect(error.mock.calls.join()).not.toContain(missing);
});

test('prints what an inspection finds, a line a mistake', async () => {
  const check = makeCheck([async () => ['a-story, block 3: no alt.'], async () => []]);
  const commands = { check: { about: '', load: async () => check } };
  expect(await run(['check', configuredFolder()], commands)).toBe(1);
  expect(error).toHaveBeenCalledWith('a-story, block 3: no alt.');
});

test('prints the complaints of content, whoever found them', async () => {
  const found = Object.assign(new Error('resources: there is none. Add one.'), { name: 'ContentError' });
  expect(await run(['build'], { build: { about: '', load: () => Promise.reject(found) } })).toBe(1);
  expect(error).toHaveBeenCalledWith('resources: there is none. Add one.');
});

test('says of content that was damaged which file and line it is', async () => {
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

test('shows where an error of ours came from', async () => {
  const ours = new Error('ours');
  const commands = { start: { about: '', load: () => Promise.reject(ours) } };
  expect(await run(['start'], commands)).toBe(1);
  expect(error).toHaveBeenCalledWith(ours);
});
