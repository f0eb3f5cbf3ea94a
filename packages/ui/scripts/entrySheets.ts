import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { hasKnownClasses, selectorsIn } from './selectorsIn.ts';

const SOURCE = new URL('../src/', import.meta.url);
const TYPE = 'styles/type.css';
const read = (file: string) => readFileSync(new URL(file, SOURCE), 'utf8');
const readAll = (files: Iterable<string>) => [...files].map(read).join('\n');

/** Returns the sheets of components that a sheet imports, directly or not, in the order of the cascade. */
function partsOf(sheet: string): string[] {
  const imports = [...read(sheet).matchAll(/@import "(.+?)"/g)].map(([, file = '']) => file);
  return imports.length === 0
    ? [sheet]
    : imports.flatMap((file) => partsOf(posix.join(posix.dirname(sheet), file)));
}

/** Returns a source file and all its imports. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, from = ''] of read(file).matchAll(
    /^(?:import|export|\})(?! type)[^;]*? from '(\.[^']+)'/gm,
  )) {
    withImports(posix.join(posix.dirname(file), from), found);
  }
  return found;
}

/**
 * Returns the sheets that a component needs: from its folder and the folders of its imports, those with a rule whose classes are
 * all in its code; from other folders, those before it with a rule for a class that its code sets, `className="gt-icon"`.
 */
function partsFor(component: string, parts: readonly string[]): string[] {
  const files = withImports(component);
  const folders = new Set([...files].map(posix.dirname));
  const code = readAll(files);
  const names = new Set(code.match(/(?<![\w.-])gt-[\w-]+/g));
  const set = [...code.matchAll(/className="([^"]+)"/g)].flatMap(([, list = '']) => list.split(' '));
  const selectors = new Set(set.map((name) => `.${name}`));
  // `gt-button--${variant}` matches any name with this prefix.
  const prefixes = [...names].filter((name) => name.endsWith('-'));
  const knows = (name: string) => names.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
  const own = parts.findLastIndex((part) => posix.dirname(part) === posix.dirname(component));
  return parts.filter((part, index) => {
    const rules = selectorsIn(read(part));
    return folders.has(posix.dirname(part))
      ? rules.some((rule) => hasKnownClasses(rule, knows))
      : index < own &&
          rules.some((rule) => rule.every((level) => level.some((selector) => selectors.has(selector))));
  });
}

/** A style sheet of one entry point, for pages that do not load `styles.css`. */
export type EntrySheet = {
  /** Its entry point is `./<name>.css`. */
  name: string;
  text: string;
  /** The sheets that a page needs before it. */
  after: string[];
};

/** Returns imports of the sheets, and the keyframes of other sheets that they use. */
function textOf(list: readonly string[], parts: readonly string[]): string {
  const rules = readAll(list);
  const keyframes = readAll(parts).match(/@keyframes [\w-]+ \{(?:[^{}]*\{[^{}]*\})*\s*\}/g) ?? [];
  const missing = keyframes.filter((text) => {
    const [, name] = text.split(' ');
    return !rules.includes(`@keyframes ${name} `) && new RegExp(`animation[^;]*\\s${name}\\b`).test(rules);
  });
  const imports = list.map((part) => `@import "../${part}";`).join('\n');
  return `${[imports, ...missing.map((text) => text.replaceAll('\n  ', '\n'))].join('\n\n')}\n`;
}

/**
 * Splits `styles.css` into sheets that a page may load one by one, in the order of the cascade. `foundation` has layers,
 * tokens and base rules; `type` has classes for text. Every other sheet belongs to the first entry point of its folder that
 * needs it, or to its folder if none does.
 */
export function entrySheets(): EntrySheet[] {
  const all = partsOf('styles.css').filter((part) => !/brands?\.css$/.test(part) && part !== TYPE);
  const foundation = all.filter((part) => /^(?:tokens|styles)\//.test(part));
  const parts = all.filter((part) => !foundation.includes(part));
  const entryPoints = Object.entries(manifest.exports)
    .filter(([, file]) => file.endsWith('.tsx'))
    .map(([entryPoint, file]) => {
      const component = file.slice('./src/'.length);
      return {
        name: entryPoint.slice('./'.length),
        folder: posix.dirname(component),
        needs: partsFor(component, parts),
      };
    });
  const sheetOf = (part: string) => {
    const folder = posix.dirname(part);
    const own = entryPoints.filter((entryPoint) => entryPoint.folder === folder);
    return (own.find(({ needs }) => needs.includes(part)) ?? own[0])?.name ?? folder;
  };
  const names = [...new Set(parts.map(sheetOf))];
  const sheets = names.map((name) => {
    const needs = entryPoints.find((entryPoint) => entryPoint.name === name)?.needs ?? [];
    return {
      name,
      text: textOf(
        parts.filter((part) => sheetOf(part) === name),
        parts,
      ),
      after: names.filter((other) => other !== name && needs.some((part) => sheetOf(part) === other)),
    };
  });
  const [layers = ''] = /@layer .*;/.exec(read('styles/every-page.css')) ?? [];
  return [
    { name: 'foundation', text: `${layers}\n\n${textOf(foundation, [])}`, after: [] },
    { name: 'type', text: textOf([TYPE], []), after: [] },
    ...sheets,
  ];
}

/** Returns the rows of the table in the README. */
export function sheetRows(sheets: readonly EntrySheet[]): string {
  return sheets
    .map(({ name, after }) => `| \`./${name}.css\` | ${after.map((other) => `\`${other}\``).join(', ')} |`)
    .join('\n');
}
