import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createMicrosite } from '../../packages/create-microsite/src/index.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/** Packages that the firm has installed, by their folder in this repository. */
const INSTALLED = [
  'packages/content-model',
  'packages/microsite',
  'packages/pages',
  'plugins/analytics',
  'plugins/events-from-ical',
  'plugins/jobs-from-json',
];

/** Command line of `microsite`. */
export const MAIN = path.join(ROOT, 'packages/microsite/src/cli/main.ts');

/** Packages of others that the plugin of docs/plugins.md imports, and the compiler with it. */
const OF_OTHERS = ['react', 'valibot', '@types/react', '@types/node'];

/** Creates a firm in two languages, with the files of docs/plugins.md, and the address of feeds in its config. Returns its folder. */
export function createPluginFirm(feeds: string): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'plugins-')));
  createMicrosite({
    folder,
    name: 'Aube & Dupré',
    languages: ['en-CA', 'fr-CA'],
    sections: [['Take Root', 'Prendre racine']],
    colour: '#8a2f1f',
    today: '2026-11-02',
  });
  const scope = path.join(folder, 'node_modules/@tamarack-lowe');
  mkdirSync(scope, { recursive: true });
  for (const installed of INSTALLED)
    symlinkSync(path.join(ROOT, installed), path.join(scope, path.basename(installed)));
  for (const name of OF_OTHERS) {
    mkdirSync(path.dirname(path.join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(
      realpathSync(path.join(ROOT, 'packages/microsite/node_modules', name)),
      path.join(folder, 'node_modules', name),
    );
  }
  const config = readFileSync(path.join(import.meta.dirname, 'firm.config.txt'), 'utf8');
  writeFileSync(path.join(folder, 'microsite.config.ts'), config.replaceAll('{{feeds}}', feeds));
  for (const [file, text] of filesOf('docs/plugins.md')) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  addPages(path.join(folder, 'content'));
  return folder;
}

/** Reads the blocks of code of a page that name a file. */
function filesOf(page: string): [file: string, text: string][] {
  const text = readFileSync(path.join(ROOT, page), 'utf8');
  return [...text.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(([, file = '', code = '']) => [
    file,
    code,
  ]);
}

/** Adds a page of resources, which events are below, and addresses for the pages of plugins. */
function addPages(content: string): void {
  addTo(content, 'brand.json', {
    pages: { campus: '/campus/', events: '/campus/events', jobs: '/jobs', hours: '/hours' },
  });
  addTo(content, 'brand.fr.json', {
    pages: { campus: '/releve/', events: '/releve/evenements', jobs: '/postes', hours: '/heures' },
  });
  writeFileSync(
    path.join(content, 'glossary.json'),
    JSON.stringify({ same: ['PDF', 'aube-dupre.example', 'Aube & Dupré', 'Province'] }),
  );
  // The sample firm has written the labels of these pages.
  for (const name of ['messages.en.json', 'messages.fr.json']) {
    const labels = Object.entries(readJson(path.join(ROOT, 'packages/stories/content', name)));
    addTo(content, name, Object.fromEntries(labels.filter(([key]) => OF_CAMPUS.test(key))));
  }
  mkdirSync(path.join(content, 'resources'), { recursive: true });
  const resource = {
    type: 'events',
    name: 'Dates',
    title: ['Come and ask.'],
    slug: 'dates',
    summary: 'Where you can meet us this year, and what to bring with you.',
    media: 'people/Sam_Example',
    alt: 'Sam at a desk.',
    text: [{ type: 'paragraph', text: 'Bring one question.' }],
    updated: '2026-11-02',
  };
  const french = {
    type: 'events',
    name: 'Rencontres',
    title: ['Venez poser vos questions.'],
    slug: 'rencontres',
    summary: 'Où nous rencontrer cette année, et quoi apporter avec vous ce jour-là.',
    alt: 'Sam à son bureau.',
    text: [{ type: 'paragraph', text: 'Apportez une question.' }],
  };
  writeFileSync(path.join(content, 'resources/dates.json'), JSON.stringify(resource));
  writeFileSync(path.join(content, 'resources/dates.fr.json'), JSON.stringify(french));
  execFileSync('node', [MAIN, 'content', 'read', '--language', 'fr', '--by', 'Test', '--content', content]);
}

/** Labels of the pages of resources and events. */
const OF_CAMPUS = /^(?:campus|calendar|document|events|resource)/;

type Json = { [key: string]: Json | string };

const readJson = (file: string): Json => JSON.parse(readFileSync(file, 'utf8'));

/** Adds what a JSON file does not have yet. */
function addTo(folder: string, name: string, more: Json): void {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(merged(readJson(file), more), null, 2));
}

function merged(json: Json, more: Json): Json {
  const added = Object.entries(more).map(([key, value]) => {
    const own = json[key];
    return [key, typeof own === 'object' && typeof value === 'object' ? merged(own, value) : (own ?? value)];
  });
  return { ...json, ...Object.fromEntries(added) };
}
