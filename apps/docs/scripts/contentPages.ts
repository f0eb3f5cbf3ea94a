import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { editorSchemas } from '@tamarack-lowe/content-model/internal/editor';
import type { Page } from './page.ts';
import { type Field, fieldsOf, type Schema } from './schemaFields.ts';

/** Kinds of content files in the order of the sidebar: their place in a content folder, their purpose, their name where the place has none. */
const KINDS: Readonly<Record<string, { file: string; about: string; name?: string }>> = {
  brand: {
    file: 'brand.json',
    about: 'The firm: its names, addresses, sections, networks and pictures of pages.',
  },
  story: {
    file: 'stories/<section>/<slug>/story.json',
    about: 'One story: who tells it, its headline, pictures and body.',
  },
  slides: {
    name: 'slides',
    file: 'slides/<section>.<visitor type>.json',
    about: 'The slides of a section, with their words and circles.',
  },
  member: {
    name: 'members',
    file: 'members/<name>.json',
    about: 'A colleague of the talent team, with the contact details of their page.',
  },
  resource: {
    name: 'resources',
    file: 'resources/<slug>.json',
    about: 'A campus resource: a page of advice with lists to print.',
  },
  facts: { file: 'facts.json', about: 'Figures that age, each with its source and its last day.' },
  taxonomy: { file: 'taxonomy.json', about: 'The words of the firm: topics, regions and visitor types.' },
  share: { file: 'share.json', about: 'Words and portraits of the cards that social networks show.' },
  catalogue: { file: 'catalogue.json', about: 'Names of topics and stages, for the page of all stories.' },
  hiring: {
    file: 'hiring.json',
    about: 'Steps of hiring in days, promises with their checks, and the tasks of machines.',
  },
  pathway: {
    file: 'pathway.json',
    about: 'Programs that lead to a credential: stages, provinces and seasons, by month of graduation.',
  },
  statement: {
    file: 'statement.json',
    about: 'The accessibility statement: the aim of the firm, known gaps, and the person to contact.',
  },
  people: { file: 'people.json', about: 'Grade, team and city of every person in the content.' },
  consents: {
    file: 'consents.json',
    about: 'The agreement of each person: to which uses, in which languages, until when.',
  },
  pinned: {
    file: 'pinned.json',
    about: 'Addresses and figures that others rely on: the check refuses to change them.',
  },
  places: { file: 'places.json', about: 'Cities without a colleague, and the region that is nearest.' },
  glossary: {
    file: 'glossary.json',
    about: 'One word for a thing everywhere, and words that are the same in every language.',
  },
};

/** Content folders that examples come from: that of a new site first. */
const SAMPLES = ['packages/create-microsite/template/content', 'packages/stories/content'];

/** Makes a page of each kind of content file, with its fields under headings of their own, and one that lists the kinds. */
export function contentPages(root: string): Page[] {
  const schemas: Readonly<Record<string, Schema>> = JSON.parse(JSON.stringify(editorSchemas()));
  const blocks = blockDescriptions(root);
  const pages = Object.entries(schemas).map(([kind, schema]): Page => {
    const place = KINDS[kind];
    if (!place) throw new Error(`No page tells about the content file "${kind}". Add it to KINDS.`);
    const values = samplesOf(root, place.file);
    const fields = fieldsOf(schema);
    const required = fields.filter(({ path: field, isRequired }) => isRequired && !/[.[*]/.test(field));
    const needs =
      required.length === 0
        ? ''
        : `\n\nIt needs ${required.map(({ path: field }) => `[\`${field}\`](#${anchorOf(field)})`).join(', ')}.`;
    return {
      path: `content/${kind}`,
      title: place.name ?? place.file.split('/').at(-1) ?? kind,
      order: Object.keys(KINDS).indexOf(kind) + 1,
      description: place.about,
      body: `${place.about} It is \`content/${place.file}\`.${needs}\n\n${fields.map((field) => fieldSection(field, values, blocks)).join('\n\n')}`,
    };
  });
  const rows = pages
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .map(
      ({ path: page, description }) =>
        `| [\`${KINDS[page.slice(8)]?.file}\`](page:${page}) | ${description} |`,
    );
  return [
    {
      path: 'content',
      title: 'Content',
      label: 'All files',
      order: 0,
      description: 'Every file of a content folder and every field in it.',
      body: `A content folder holds everything that visitors read. Files without a language in their name are in the first language of the
firm; \`brand.fr.json\` beside \`brand.json\` has the same texts in French, and nothing else. \`microsite check\` names every mistake
with its remedy: [errors](page:errors). In names of fields, \`[]\` stands for each item of a list, \`[quote]\` for each block of that type,
\`.*\` for each key.

| File | |
|---|---|
${rows.join('\n')}`,
    },
    ...pages,
  ];
}

/** Reads the documentation comment of each type of block. */
function blockDescriptions(root: string): Map<string, string> {
  const source = readFileSync(path.join(root, 'packages/content-model/src/schema/blocks.ts'), 'utf8');
  const documented =
    /\/\*\* ((?:(?!\*\/)[\s\S])+?) \*\/\nconst \w+ = v\.object\(\{\s*type: v\.literal\('([^']+)'\)/g;
  return new Map([...source.matchAll(documented)].map(([, words = '', type = '']) => [type, words]));
}

/** Anchor of a field on its page, as the headings of the site get it. */
const anchorOf = (field: string) => field.toLowerCase().replaceAll(/[^\p{L}\p{N}_-]/gu, '');

function fieldSection(field: Field, values: readonly unknown[], blocks: ReadonlyMap<string, string>): string {
  const { path: name, kind, description, isRequired, initial } = field;
  const presence =
    kind === 'a block'
      ? []
      : [isRequired ? 'required' : initial === undefined ? 'may be left out' : `default: \`${initial}\``];
  const facts = [kind, ...presence].join(' · ');
  const example = values.map((value) => valueAt(value, name)).find(isWritten);
  const code =
    example === undefined
      ? ''
      : `\n\n\`\`\`json\n{ ${JSON.stringify(lastKey(name))}: ${short(example)} }\n\`\`\``;
  const words =
    description ?? (kind === 'a block' ? blocks.get(/\[([^\]]+)\]$/.exec(name)?.[1] ?? '') : undefined);
  return `## \`${name}\`\n\n${words ? `${words}\n\n` : ''}${facts.charAt(0).toUpperCase()}${facts.slice(1)}${code}`;
}

/** A value of a real file. New sites fill in what stands between double braces. */
const isWritten = (value: unknown) => value !== undefined && !JSON.stringify(value).includes('{{');

const lastKey = (field: string) => field.split('.').at(-1)?.replace(/\[.*$/, '') ?? field;

/** Reads all files of a kind in the sample folders. Translations have other fields. */
function samplesOf(root: string, file: string): unknown[] {
  const pattern = file.replaceAll(/<[^>]+>/g, '*');
  return SAMPLES.flatMap((folder) =>
    globSync(`${folder}/${pattern}`, { cwd: root })
      .toSorted()
      .filter((found) => !/\.[a-z]{2}\.json$/.test(found))
      .map((found): unknown => JSON.parse(readFileSync(path.join(root, found), 'utf8'))),
  );
}

/** Finds a value at the path of a field; the first item of a list, the first key where any may stand. */
export function valueAt(value: unknown, field: string): unknown {
  const steps = field.match(/[^.[\]]+|\[[^\]]*\]/g) ?? [];
  return steps.reduce<unknown[]>((found, step) => found.flatMap((each) => stepInto(each, step)), [value])[0];
}

function stepInto(value: unknown, step: string): unknown[] {
  if (step === '[]') return Array.isArray(value) ? value : [];
  const block = /^\[(.+)\]$/.exec(step)?.[1];
  if (block !== undefined) return stepInto(value, '[]').filter((item) => stepInto(item, 'type')[0] === block);
  if (typeof value !== 'object' || value === null) return [];
  const entries: Readonly<Record<string, unknown>> = { ...value };
  if (step === '*') return Object.values(entries);
  return entries[step] === undefined || Array.isArray(value) ? [] : [entries[step]];
}

/** Writes a value in one line, without what is too long for an example. */
function short(value: unknown): string {
  const shown = Array.isArray(value) ? value.slice(0, 1) : value;
  const text = JSON.stringify(shown, null, 1).replaceAll(/\s*\n\s*/g, ' ');
  return text.length <= 320 ? text : JSON.stringify(trimmed(shown), null, 2);
}

function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.length > 120 ? `${value.slice(0, 100)}…` : value;
  if (Array.isArray(value)) return value.slice(0, 1).map(trimmed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, 6)
      .map(([key, each]) => [key, trimmed(each)]),
  );
}
