import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { PluginSite } from '../../config/plugins/contract.ts';
import { writePluginAdapters, writeResponses } from './pluginOutputs.ts';

/** Creates the folder of a build, with the folders of the site and of configurations in it. */
function buildFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'outputs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['client', 'adapters']) mkdirSync(join(folder, name));
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return { target: join(folder, 'client'), read };
}

test('writes responses where servers look for them, in each language', () => {
  const { target, read } = buildFolder();
  writeResponses({ '': { campus_events: '{"events":[]}' }, fr: { campus_events: '{}' } }, target);
  expect(read('responses/campus-events.json')).toBe('{"events":[]}');
  expect(read('responses/fr/campus-events.json')).toBe('{}');
});

test('writes files of plugins beside those of web servers, and names a plugin that fails', () => {
  const { target, read } = buildFolder();
  const site = { origin: 'https://grow.example.com', base: '/' };
  const write = (adapter: (site: PluginSite) => string) =>
    writePluginAdapters(
      { ...site, plugins: [{ name: 'fly', file: '/fly.js', hooks: { adapters: { 'fly.toml': adapter } } }] },
      { target, redirects: { '/old': '/new' } },
    );
  write(({ origin, redirects }) => `${origin} ${Object.keys(redirects)}`);
  expect(read('adapters/fly.toml')).toBe('https://grow.example.com /old');
  const failing = () => {
    throw new Error('No region');
  };
  expect(() => write(failing)).toThrow('The plugin "fly" failed while writing adapters/fly.toml: No region.');
});
