import { basename } from 'node:path';
import type { ESTree } from 'vite';
import { RENAMED_VALUES } from '../config/oldNames.ts';
import {
  commentsBefore,
  createSources,
  defaultExport,
  editedText,
  findImport,
  type Located,
  lineOf,
  type Property,
  propertiesOf,
  removeProperty,
  renameKey,
  resolveValue,
  type Source,
  slice,
  withoutUnusedImports,
} from './source.ts';

export type MigratedConfig = {
  /** New texts of the config and of files that it imports, by full path. */
  files: Map<string, string>;
  /** A line for each option that moved. */
  changes: string[];
  /** A line for each option that only a person can move: file, line, what to do. */
  byHand: string[];
};

type Fragment = Located<ESTree.ObjectExpression>;

/** Notes of a migration, and the modules that it has opened. */
type Context = Pick<MigratedConfig, 'changes' | 'byHand'> & {
  open: (path: string) => Source;
  /** Names whose imports may be unused in the end. */
  unused: Set<string>;
};

/** Moves a config (full path), and the files that it spreads, to the current form. Comments and layout stay. */
export function migrateConfig(file: string): MigratedConfig {
  const { open, all } = createSources();
  const context: Context = { open, changes: [], byHand: [], unused: new Set() };
  const exported = defaultExport(open(file));
  const root = exported && objectOf(exported, context);
  if (root) moveConfig(fragmentsOf(root, context), context);
  else
    context.byHand.push(
      `${basename(file)}, line ${exported ? lineOf(exported.source, exported.node) : 1}: it exports no object that can be read without running it.`,
    );
  const edited = all().filter(({ edits }) => edits.length > 0);
  const files = new Map(
    edited.map((source) => [
      source.path,
      withoutUnusedImports(source.path, editedText(source), [...context.unused]),
    ]),
  );
  return { files, changes: context.changes, byHand: context.byHand };
}

const objectOf = (located: Located, { open }: Context): Fragment | null => {
  const value = resolveValue(located, open);
  return value?.node.type === 'ObjectExpression' ? { source: value.source, node: value.node } : null;
};

/** Returns an object and the objects that it spreads. */
function fragmentsOf(fragment: Fragment, context: Context): Fragment[] {
  const spread = fragment.node.properties.flatMap((property) => {
    if (property.type !== 'SpreadElement') return [];
    const object = objectOf({ source: fragment.source, node: property.argument }, context);
    return object ? fragmentsOf(object, context) : [];
  });
  return [fragment, ...spread];
}

const FEATURES = ['menu', 'country', 'events', 'team', 'campus', 'offline'] as const;

function moveConfig(fragments: readonly Fragment[], context: Context): void {
  const withFeatures = fragments.filter((fragment) => moveHostsAndFeatures(fragment, context));
  if (withFeatures.length > 1)
    context.byHand.push(
      `${withFeatures.map(({ source, node }) => `${basename(source.path)}, line ${lineOf(source, node)}`).join(' and ')}: both have features, and one replaces the other. Write all of them in one place.`,
    );
  for (const fragment of fragments) {
    rename(fragment, 'parts', 'components', context);
    rename(fragment, 'field', 'rings', context, { rings: 'density' });
    rename(fragment, 'measure', 'analytics', context, { to: 'path' });
    const { source, node } = fragment;
    const properties = propertiesOf(node);
    const valueAt = (key: string) => {
      const property = properties.get(key);
      return property ? resolveValue({ source, node: property.value }, context.open) : null;
    };
    for (const typeface of itemsOf(valueAt('typefaces'), context)) {
      rename(typeface, 'narrower', 'fallbackWidth', context);
      rename(typeface, 'standIns', 'fallbacks', context);
    }
    for (const page of itemsOf(valueAt('pages'), context)) moveComponent(page, context);
    const blocks = valueAt('blocks');
    if (blocks?.node.type === 'ObjectExpression')
      for (const { value } of propertiesOf(blocks.node).values()) {
        const block = objectOf({ source: blocks.source, node: value }, context);
        if (block) moveComponent(block, context);
      }
    const untranslated = valueAt('untranslated');
    if (untranslated?.node.type === 'ObjectExpression')
      moveValues(untranslated.source, untranslated.node, context);
  }
}

function itemsOf(list: Located | null, context: Context): Fragment[] {
  if (list?.node.type !== 'ArrayExpression') return [];
  return list.node.elements.flatMap((element) => {
    if (!element || element.type === 'SpreadElement') return [];
    return objectOf({ source: list.source, node: element }, context) ?? [];
  });
}

/** Renames an option, and options below it. */
function rename(
  { source, node }: Fragment,
  from: string,
  to: string,
  context: Context,
  below: Readonly<Record<string, string>> = {},
): void {
  const property = propertiesOf(node).get(from);
  if (!property) return;
  note(source, from, to, context);
  renameKey(source, property, to);
  const object = objectOf({ source, node: property.value }, context);
  if (object) for (const [old, name] of Object.entries(below)) rename(object, old, name, context);
}

function moveValues(source: Source, object: ESTree.ObjectExpression, { changes }: Context): void {
  for (const [tag, { value }] of propertiesOf(object)) {
    const name = value.type === 'Literal' ? RENAMED_VALUES[String(value.value)] : undefined;
    if (name === undefined) continue;
    const [quote = "'"] = slice(source, value);
    source.edits.push({ start: value.start, end: value.end, text: quote + name + quote });
    changes.push(`${basename(source.path)}, untranslated.${tag}: the value is "${name}" now`);
  }
}

const note = ({ path }: Source, from: string, to: string, { changes }: Context) =>
  void changes.push(`${basename(path)}: "${from}" is "${to}" now`);

/** An option with its text, and the comments that stand before it. */
type Entry = { name: string; value: string; comments: readonly string[] };

/** Moves `hosts` and `browserHosts` into `content` and `features`, and switches into `features`. True when there are any. */
function moveHostsAndFeatures(fragment: Fragment, context: Context): boolean {
  const { source, node } = fragment;
  const properties = propertiesOf(node);
  const hosts = readGroup(fragment, 'hosts', context);
  const browserHosts = readGroup(fragment, 'browserHosts', context);
  const optionsOf = (group: ReadonlyMap<string, Entry>, names: Readonly<Record<string, string>>) =>
    Object.entries(names).flatMap(([old, name]) => {
      const entry = group.get(old);
      return entry ? [{ ...entry, name }] : [];
    });
  const ofContent = [
    ...optionsOf(hosts, { content: 'url', contentPath: 'path', recordings: 'recordings' }),
    ...optionsOf(browserHosts, { content: 'clientUrl' }),
  ];
  const ofFeatures: Partial<Record<string, Entry[]>> = {
    menu: optionsOf(hosts, { badgeClass: 'badgeClass' }),
    country: [
      ...optionsOf(hosts, { geolocation: 'url' }),
      ...optionsOf(browserHosts, { geolocation: 'clientUrl' }),
    ],
  };
  const content = properties.get('content');
  if (ofContent.length > 0 && !content) {
    context.byHand.push(
      `${basename(source.path)}, line ${lineOf(source, node)}: options of "hosts" belong to "content", which is written elsewhere: ${ofContent.map(({ name, value }) => `content.${name}: ${value}`).join(', ')}`,
    );
    return false;
  }
  const indent = /[^\S\n]*$/.exec(source.text.slice(0, node.properties[0]?.start))?.[0] ?? '';
  if (content && ofContent.length > 0) {
    const folder = { name: 'folder', value: valueText(source, content), comments: [] };
    source.edits.push({
      start: content.start,
      end: content.end,
      text: `content: ${objectText([folder, ...ofContent], indent)}`,
    });
  }
  const switches = FEATURES.flatMap((name) => properties.get(name) ?? []).toSorted(
    (a, b) => a.start - b.start,
  );
  const withoutSwitch = Object.entries(ofFeatures).filter(([name]) => !properties.has(name));
  const features = [
    ...switches.map((property, index): Entry => {
      const name = keyOf(property);
      const value = withOptions(valueText(source, property), ofFeatures[name], indent);
      // All features are written in the place of the first switch, whose comments stay before them.
      return { name, value, comments: index === 0 ? [] : commentsBefore(source, node, property) };
    }),
    ...withoutSwitch.flatMap(([name, options = []]): Entry[] =>
      options.length > 0 ? [{ name, value: withOptions('true', options, indent), comments: [] }] : [],
    ),
  ];
  // A group that is written elsewhere stays: a person has to move it.
  const groups = ['hosts', 'browserHosts']
    .flatMap((name) => properties.get(name) ?? [])
    .filter(({ value }) => value.type === 'ObjectExpression' && isWrittenHere(value));
  const [first] = [...switches, ...groups];
  for (const property of [...switches, ...groups]) {
    const name = keyOf(property);
    if (name !== 'hosts' && name !== 'browserHosts') note(source, name, `features.${name}`, context);
    if (property === first && features.length > 0)
      source.edits.push({
        start: property.start,
        end: property.end,
        text: `features: ${objectText(features, indent)}`,
      });
    else removeProperty(source, node, property);
  }
  for (const { name } of ofContent)
    context.changes.push(
      `${basename(source.path)}: "content.${name}" is new, from "hosts" or "browserHosts"`,
    );
  for (const [feature, options = []] of Object.entries(ofFeatures))
    for (const { name } of options)
      context.changes.push(
        `${basename(source.path)}: "features.${feature}.${name}" is new, from "hosts" or "browserHosts"`,
      );
  return features.length > 0;
}

const keyOf = ({ key }: Property) =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';

/** Text of the value of a property. For `{ menu }` it is that of the key. */
const valueText = (source: Source, { value }: Property) => slice(source, value);

/** Options of `hosts` or `browserHosts`, where they are written in the config itself. */
function readGroup({ source, node }: Fragment, name: string, { byHand }: Context): Map<string, Entry> {
  const value = propertiesOf(node).get(name)?.value;
  if (!value) return new Map();
  if (value.type !== 'ObjectExpression' || !isWrittenHere(value)) {
    byHand.push(
      `${basename(source.path)}, line ${lineOf(source, value)}, ${name}: it is not written here. Move its options to "content" and "features".`,
    );
    return new Map();
  }
  return new Map(
    [...propertiesOf(value)].map(([key, property]) => [
      key,
      { name: key, value: valueText(source, property), comments: commentsBefore(source, value, property) },
    ]),
  );
}

/** Returns false for an object with spreads or computed keys, whose options would be lost. */
const isWrittenHere = (object: ESTree.ObjectExpression) =>
  propertiesOf(object).size === object.properties.length;

/** Adds options to a switch: it stays off where it was off. */
function withOptions(written: string, options: readonly Entry[] | undefined, indent: string): string {
  if (!options?.length || written === 'false') return written;
  const object = objectText(options, `${indent}  `);
  return written === 'true' ? object : `(${written}) && ${object}`;
}

const WIDTH = 90;

/** Writes an object: on one line when it fits and has no comments. */
function objectText(entries: readonly Entry[], indent: string): string {
  const texts = entries.map(({ name, value }) => (name === value ? name : `${name}: ${value}`));
  const line = `{ ${texts.join(', ')} }`;
  const isShort = line.length <= WIDTH && !line.includes('\n');
  if (isShort && entries.every(({ comments }) => comments.length === 0)) return line;
  const lines = entries.flatMap(({ comments }, index) => [...comments, `${texts[index]},`]);
  return `{\n${lines.map((each) => `${indent}  ${each}\n`).join('')}${indent}}`;
}

/** Replaces `Component` and `open` by `component`, a function that imports the component. */
function moveComponent(fragment: Fragment, context: Context): void {
  for (const { source, node } of fragmentsOf(fragment, context)) {
    const properties = propertiesOf(node);
    const component = properties.get('Component');
    if (component) {
      note(source, 'Component', 'component', context);
      const text = `component: ${loaderText(source, component.value, context)}`;
      source.edits.push({ start: component.start, end: component.end, text });
    }
    const open = properties.get('open');
    if (!open) continue;
    note(source, 'open', 'component', context);
    renameKey(source, open, 'component');
    const imported = importOfDefault(open.value);
    if (imported)
      source.edits.push({
        start: open.value.start,
        end: open.value.end,
        text: `() => ${slice(source, imported)}`,
      });
  }
}

/** Returns the text of a function that loads a component: the argument of `lazy`, an `import()`, or `async () => Component`. */
function loaderText(source: Source, value: ESTree.Expression, { unused }: Context): string {
  if (value.type === 'CallExpression' && value.callee.type === 'Identifier' && value.callee.name === 'lazy') {
    unused.add('lazy');
    const [load] = value.arguments;
    if (load) return slice(source, load);
  }
  const found = value.type === 'Identifier' ? findImport(source, value.name) : null;
  if (value.type === 'Identifier' && found) {
    unused.add(value.name);
    const loaded = `import('${found.from}')`;
    return found.imported === 'default'
      ? `() => ${loaded}`
      : `() => ${loaded}.then((module) => module.${found.imported})`;
  }
  const text = slice(source, value);
  return value.type === 'Identifier' ? `async () => ${text}` : `async () => (${text})`;
}

/** Finds `import('…')` in `() => import('…').then((module) => module.default)`: `component` takes the default export by itself. */
function importOfDefault(value: ESTree.Expression): ESTree.ImportExpression | null {
  const call = value.type === 'ArrowFunctionExpression' ? value.body : null;
  if (call?.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return null;
  const { object, property } = call.callee;
  const [then] = call.arguments;
  const isThen = property.type === 'Identifier' && property.name === 'then';
  if (!isThen || object.type !== 'ImportExpression' || then?.type !== 'ArrowFunctionExpression') return null;
  const { body } = then;
  const isDefault =
    body.type === 'MemberExpression' &&
    body.property.type === 'Identifier' &&
    body.property.name === 'default';
  return isDefault ? object : null;
}
