import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createFirm, run, versionOf } from '../outside/installFirm.ts';
import type { Registry } from '../outside/registry.ts';

const ROOT = path.join(import.meta.dirname, '../..');

const PLUGINS = ['analytics', 'events-from-ical', 'jobs-from-json'];

/** Packages that the plugin of docs/plugins.md imports, and the compiler with its types. */
const FOR_OWN_PLUGIN = ['react', 'valibot', 'typescript', '@types/react', '@types/node'];

type Options = {
  /** Empty folder of the firm. */
  folder: string;
  /** Registry with the packages of this repository. */
  registry: Registry;
  /** Origin of the feeds that its plugins read. */
  feeds: string;
};

/**
 * Creates a firm in two languages with packages from a registry, installs the plugins by their names, and writes the files of
 * docs/plugins.md.
 */
export function createPluginFirm({ folder, registry, feeds }: Options): void {
  const place = { folder, registry: registry.address };
  const flags = [
    ...['--name', 'Aube & Dupré', '--colour', '#8a2f1f', '--language', 'en-CA', '--language', 'fr-CA'],
    ...['--section', 'Take Root / Prendre racine'],
  ];
  createFirm({ ...place, manager: 'npm', flags });
  const names = [
    ...PLUGINS.map((name) => `@tamarack-lowe/${name}`),
    ...['content-model', 'pages'].map((name) => `@tamarack-lowe/${name}`),
    ...FOR_OWN_PLUGIN.map((name) => `${name}@${versionHere(name)}`),
  ];
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...names], place);
  const config = readFileSync(path.join(import.meta.dirname, 'firm.config.txt'), 'utf8');
  writeFileSync(path.join(folder, 'microsite.config.ts'), config.replaceAll('{{feeds}}', feeds));
  for (const [file, text] of filesOf('docs/plugins.md')) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  addPages(path.join(folder, 'content'));
  run('npx', ['microsite', 'content', 'read', '--language', 'fr', '--by', 'Test'], place);
}

/** Version of a package of others that this repository has installed. */
const versionHere = (name: string) =>
  versionOf(
    path.join(ROOT, name === 'typescript' ? '' : 'packages/microsite', 'node_modules', name, 'package.json'),
  );

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
