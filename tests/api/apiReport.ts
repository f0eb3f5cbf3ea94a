/**
 * Writes and parses `api.md`. It contains each declaration once, at its entry point; others refer to it, as in
 * `export { Button } from './button'`. `parseReport` follows the references, so that two reports can be compared.
 */

/** Public types of an entry point: declarations, and imports from other packages, each as a line or block of TypeScript. */
export type EntryPointApi = { name: string; imports: string[]; declarations: string[] };

/** Writes the report of a package. */
export function writeReport(packageName: string, entryPoints: readonly EntryPointApi[]): string {
  const homes = homesOf(entryPoints);
  const sections = entryPoints
    .filter(({ declarations }) => declarations.length > 0)
    .map((entryPoint) => {
      const references = new Map<string, string[]>();
      const own: string[] = [];
      for (const { text, name, exported } of blocksOf(entryPoint)) {
        const home = homes.get(text) ?? entryPoint.name;
        const verb = exported ? 'export' : 'import';
        if (home === entryPoint.name) own.push(exported ? exportedText(text) : text);
        else references.set(`${verb} ${home}`, [...(references.get(`${verb} ${home}`) ?? []), name]);
      }
      const lines = [...references].toSorted().map(([key, names]) => {
        const [verb, home] = key.split(' ');
        return `${verb} { ${names.join(', ')} } from '${home}';`;
      });
      return `## ${entryPoint.name}\n\n${fenced([...(lines.length > 0 ? [lines.join('\n')] : []), ...own])}`;
    });
  const withoutTypes = entryPoints.filter(({ declarations }) => declarations.length === 0);
  if (withoutTypes.length > 0) {
    sections.push(`## ${withoutTypes.map(({ name }) => name).join(', ')}\n\nNo types.\n`);
  }
  const imports = importLines(entryPoints.flatMap((entryPoint) => entryPoint.imports));
  const head = [
    `# Public API of ${packageName}\n`,
    'Written by `pnpm api:update`, not by hand. A declaration stands once; other entry points refer to it.\n',
    ...(imports.length > 0 ? [fenced([imports.join('\n')])] : []),
  ];
  return [...head, ...sections].join('\n');
}

/** Returns the lines of each entry point, references replaced by the declarations, in a fixed order. */
export function parseReport(report: string): Map<string, string[]> {
  const [head = '', ...sections] = `\n${report}`.split('\n## ');
  const imports = head.split('\n').filter((line) => line.startsWith('import '));
  const entryPoints = sections.flatMap((section) => {
    const [names = '', ...rest] = section.split('\n');
    const text = rest
      .filter((line) => !line.startsWith('```'))
      .join('\n')
      .trim();
    return names.split(', ').map((name) => ({ name, blocks: text.split(/\n\n+/).filter(Boolean) }));
  });
  const declared = new Map(
    entryPoints.flatMap(({ name, blocks }) =>
      blocks.map((block) => [`${name} ${nameOf(block)}`, bareText(block)] as const),
    ),
  );
  return new Map(
    entryPoints.map(({ name, blocks }) => {
      const lines = blocks
        .flatMap((block) => block.split('\n'))
        .flatMap((line) => {
          const [, verb, names, home] = /^(export|import) \{ (.+) \} from '(\..*)';$/.exec(line) ?? [];
          if (!names || !home) return [line];
          return names.split(', ').flatMap((name) => {
            const text = declared.get(`${home} ${name}`) ?? `${name} of ${home}`;
            return (verb === 'export' ? exportedText(text) : text).split('\n');
          });
        });
      const text = lines.join('\n');
      const used = new Set(text.match(/[\w$]+/g));
      for (const [, , declaredName = ''] of text.matchAll(DECLARATION)) used.delete(declaredName);
      const needed = imports.flatMap(splitImport).filter(({ local }) => used.has(local));
      // TypeScript does not always write the members of a union in the same order.
      return [name, [...needed.map(({ line }) => line), ...lines].toSorted()];
    }),
  );
}

/** Finds the entry point that prints each declaration: the first one that exports it, `.` only when no other does. */
function homesOf(entryPoints: readonly EntryPointApi[]): Map<string, string> {
  const homes = new Map<string, { entryPoint: string; rank: number }>();
  for (const entryPoint of entryPoints) {
    for (const { text, name, exported } of blocksOf(entryPoint)) {
      if (name === '') continue;
      const rank = (exported ? 0 : 2) + (entryPoint.name === '.' ? 1 : 0);
      const home = homes.get(text);
      if (!home || rank < home.rank) homes.set(text, { entryPoint: entryPoint.name, rank });
    }
  }
  return new Map([...homes].map(([text, { entryPoint }]) => [text, entryPoint]));
}

/** Groups declarations by name: overloads of a function are one block. `name` is empty for `export *` and the like. */
function blocksOf({ declarations }: EntryPointApi): { name: string; text: string; exported: boolean }[] {
  const byName = new Map<string, string[]>();
  for (const block of declarations) {
    const key = nameOf(block) || block;
    byName.set(key, [...(byName.get(key) ?? []), block]);
  }
  return [...byName].map(([key, blocks]) => {
    const text = blocks.join('\n');
    return { name: key === text ? '' : key, text: bareText(text), exported: text.startsWith('export ') };
  });
}

const DECLARATION =
  /^(?:export )?((?:declare |abstract )*(?:type|interface|class|function|const|enum|namespace) ([\w$]+))/gm;

function nameOf(block: string): string {
  const [[, , name = ''] = []] = block.matchAll(DECLARATION);
  return name;
}

/** Removes `export` from a declaration. */
const bareText = (block: string) => block.replace(DECLARATION, '$1');
/** Adds `export` to a declaration. */
const exportedText = (block: string) => block.replace(DECLARATION, 'export $1');

/** Merges imports to one line per module. */
function importLines(imports: readonly string[]): string[] {
  const names = new Map<string, Set<string>>();
  const others = new Set<string>();
  for (const line of imports) {
    const [, name, module] = /^import \{ (.+) \} from ('.+');$/.exec(line) ?? [];
    if (name && module) names.set(module, (names.get(module) ?? new Set()).add(name));
    else others.add(line);
  }
  const named = [...names].map(
    ([module, set]) => `import { ${[...set].toSorted().join(', ')} } from ${module};`,
  );
  return [...others, ...named].toSorted();
}

/** Splits an import line into one import per name, so that a new name counts as an addition, not as a change. */
function splitImport(line: string): { local: string; line: string }[] {
  const [, names, module] = /^import \{ (.+) \} from (.+)$/.exec(line) ?? [];
  if (!names) return [{ local: /(?:as )?([\w$]+) from/.exec(line)?.[1] ?? '', line }];
  return names.split(', ').map((name) => ({
    local: name.split(' as ').at(-1) ?? name,
    line: `import { ${name} } from ${module}`,
  }));
}

const fenced = (blocks: readonly string[]) => `\`\`\`ts\n${blocks.join('\n\n')}\n\`\`\`\n`;
