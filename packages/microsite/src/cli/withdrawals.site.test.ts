import { execFile } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runCommand } from '@tamarack-lowe/content-tools/internal/cli';
import { readSettings } from '@tamarack-lowe/server';
import { expect, onTestFinished, test } from 'vitest';
import { loadConfig, servedSite } from '../config/loadConfig.ts';
import { siteFolder } from '../config/testing/siteFolder.ts';
import { serveBuilt } from './start.ts';
import { tracesOf } from './testing/proveWithdrawals.ts';

/** In a process of its own: Vite bundles for production there. */
const buildSite = (folder: string) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, 'main.ts'), 'build', folder], {
    env: { PATH: process.env.PATH },
  });
/** A whole firm, small: its site is built in seconds. */
const FIRM = join(import.meta.dirname, '../../../../tests/outside/first');
/** Of a machine that has other things to do. */
const PATIENCE = 600_000;

/** The firm with a second story, by Ivo Tran, and a record of what both have agreed to. */
function firmOfTwo(): string {
  const folder = siteFolder();
  cpSync(FIRM, folder, { recursive: true });
  const content = join(folder, 'content');
  cpSync(join(content, 'stories/rise/a-first-day'), join(content, 'stories/rise/a-second-day'), {
    recursive: true,
  });
  const file = join(content, 'stories/rise/a-second-day/story.json');
  const story = JSON.parse(readFileSync(file, 'utf8').replaceAll('Ada', 'Ivo').replaceAll('Moe', 'Tran'));
  const own = { slug: 'a-second-day', label: 'A second day', title: 'The door was a window.' };
  writeFileSync(file, JSON.stringify({ ...story, ...own }));
  const labels = join(content, 'messages.en.json');
  const words = { goneTitle: 'This colleague has moved on.', goneBody: 'The nearest story is still here.' };
  writeFileSync(labels, JSON.stringify({ ...JSON.parse(readFileSync(labels, 'utf8')), ...words }));
  const people = ['Ada_Moe', 'Ivo_Tran'].map((person) => ({
    person,
    uses: ['story', 'mention', 'picture', 'team'],
    languages: ['en'],
    until: '2099-12-31',
  }));
  writeFileSync(join(content, 'consents.json'), JSON.stringify({ people }));
  return folder;
}

test(
  'after a withdrawal, nothing of the person is in the built folder, and their addresses answer 410',
  async () => {
    const folder = firmOfTwo();
    const built = join(folder, 'build');
    await buildSite(folder);
    expect(tracesOf(join(built, 'client'), 'Ada_Moe').length).toBeGreaterThan(3);
    const config = await loadConfig(folder);

    await runCommand(['withdraw', 'Ada Moe', '--content', join(folder, 'content')]);
    await buildSite(folder);
    expect(tracesOf(built, 'Ada_Moe')).toEqual([]);
    // The build before would bring the person back.
    expect(readdirSync(join(built, 'builds')).length).toBe(1);
    expect(existsSync(join(built, 'client/rise/a-second-day/index.html'))).toBe(true);

    const settings = readSettings({ PORT: '0', SITE_ROOT: join(built, 'client') }, servedSite(config));
    const { servers, port } = await serveBuilt(config, settings);
    onTestFinished(() => {
      for (const server of servers) server.close();
    });
    for (const path of ['/rise/a-first-day', '/people/ada-moe', '/people/ada-moe/']) {
      const response = await fetch(`http://localhost:${port}${path}`);
      const text = await response.text();
      expect([path, response.status]).toEqual([path, 410]);
      expect(text).toContain('This colleague has moved on.');
      expect(text).toContain('href="/rise/a-second-day"');
      expect(text).toContain('name="robots" content="noindex"');
    }
    const slide = await (await fetch(`http://localhost:${port}/rise`)).text();
    expect(slide).toContain('/rise/a-second-day');
  },
  PATIENCE,
);
