import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable, Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { runCommand } from '../../packages/content-tools/src/cli/commands.ts';
import { checkContent } from '../../packages/content-tools/src/index.ts';
import { run } from '../../packages/create-microsite/src/cli/run.ts';
import { FIRMS } from '../outside/firms.ts';
import { changed, commandsOf, guide, ofKind } from './guide.ts';
import { BOUNDS, looksIntoSource, ownLines } from './ownLines.ts';

const readHere = (file: string) => readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8');

/** Creates a site with the first command of the guide. Its folder is removed when the test ends. */
async function created() {
  const home = mkdtempSync(path.join(tmpdir(), 'morning-'));
  const [[name = '', ...flags] = []] = commandsOf('npm', 'create', '@tamarack-lowe/microsite');
  const folder = path.join(home, name);
  const issues: string[] = [];
  const code = await run([folder, ...flags], {
    input: Readable.from([]),
    output: new Writable(),
    isInteractive: false,
    print: () => {},
    printError: (words) => void issues.push(words),
    today: '2026-11-02',
  });
  expect([code, issues]).toEqual([0, []]);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  return { folder, flags, read, [Symbol.dispose]: () => rmSync(home, { recursive: true }) };
}

it('creates the firm that tests/outside creates from the registry', async () => {
  using site = await created();
  expect(site.flags).toEqual(FIRMS.find(({ name }) => name === 'third')?.made?.flags);
});

it('shows the generated config', async () => {
  using site = await created();
  expect(ofKind('ts').map(({ text }) => `${text}\n`)).toEqual([site.read('microsite.config.ts')]);
});

it('changes existing fields; the check then asks for a review, and passes after `content read`', async () => {
  using site = await created();
  const content = path.join(site.folder, 'content');
  for (const { file, text } of ofKind('json')) {
    const now = changed(JSON.parse(site.read(file)), JSON.parse(text));
    writeFileSync(path.join(site.folder, file), JSON.stringify(now));
  }
  const { issues } = checkContent(content);
  expect(issues).not.toEqual([]);
  for (const issue of issues) expect(issue).toContain('Read it again, then: microsite content read');
  const [reading = []] = commandsOf('npx', 'microsite', 'content');
  await runCommand([...reading, '--content', content]);
  expect(checkContent(content).issues).toEqual([]);
});

it('starts a story that the check reports as incomplete', async () => {
  using site = await created();
  const content = path.join(site.folder, 'content');
  const [words = []] = commandsOf('npm', 'run', 'new:story');
  await runCommand(['new', ...words, '--content', content]);
  const folder = `content/stories/${words.join('/')}`;
  for (const file of ['story.json', 'story.fr.json']) {
    expect(site.read(`${folder}/${file}`)).toContain('"summary": ""');
    expect(guide).toContain(file);
  }
  expect(guide).toContain(`\`${folder}/story.json\``);
  expect(checkContent(content).issues.join('\n')).toContain('"label" is empty');
});

it('shows existing small pictures with a text alternative', () => {
  const shown = [...guide.matchAll(/^!\[(.*)\]\((.*)\)$/gm)].map(([, alt = '', file = '']) => ({
    alt,
    file,
  }));
  expect(shown.map(({ file }) => path.basename(file)).toSorted()).toEqual(
    readdirSync(path.join(import.meta.dirname, '../../docs/a-microsite-in-a-morning')).toSorted(),
  );
  for (const { alt, file } of shown) {
    expect(alt.length).toBeGreaterThan(20);
    expect(statSync(path.join(import.meta.dirname, '../../docs', file)).size).toBeLessThan(40_000);
  }
});

it('names existing commands, scripts, files and colours', async () => {
  using site = await created();
  const { scripts } = JSON.parse(site.read('package.json'));
  for (const [script = ''] of commandsOf('npm', 'run')) expect(Object.keys(scripts)).toContain(script);
  for (const script of ['test', 'start']) {
    expect(commandsOf('npm', script)).toHaveLength(1);
    expect(scripts[script]).toBeDefined();
  }
  for (const [word = ''] of commandsOf('npx', 'microsite'))
    expect(readHere('packages/microsite/README.md')).toContain(`\`microsite ${word} `);
  for (const { text } of ofKind('css')) expect(site.read('theme.css')).toContain(`${text.split(':')[0]}:`);
  for (const [, file = ''] of guide.matchAll(/`((?:content|\.github)\/[^`<]+\.(?:svg|yml|json))`/g))
    if (!file.includes('the-green-door')) expect(site.read(file)).not.toBe('');
});

it('lets a firm write few lines, and sends nobody into our source', async () => {
  using site = await created();
  const lines = ownLines(site.read);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThanOrEqual(BOUNDS.lines);
  expect(lines).not.toContain("import { defineMicrosite } from '@tamarack-lowe/microsite';");
  expect(looksIntoSource(guide)).toHaveLength(BOUNDS.looks);
  expect(looksIntoSource('Read `packages/ui/src/deck`, and node_modules/x.')).toHaveLength(2);
});
