import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync } from 'vite';

/** An option of the config, with its documentation. */
export type Option = { path: string; description: string; example: string };

/** Page that this module writes. */
export const REFERENCE = join(import.meta.dirname, '../../../../../docs/configuration.md');

const CONFIG = join(import.meta.dirname, '..');

type Constant = { node: ESTree.Expression; text: string; comments: ReturnType<typeof parseSync>['comments'] };

/** Reads the constants at the top of the modules of the config, by name. */
function readConstants(): Map<string, Constant> {
  const constants = new Map<string, Constant>();
  for (const name of globSync('*.ts', { cwd: CONFIG }).filter((file) => !file.endsWith('.test.ts'))) {
    const text = readFileSync(join(CONFIG, name), 'utf8');
    const { program, comments } = parseSync(name, text);
    for (const statement of program.body) {
      const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (declaration?.type !== 'VariableDeclaration') continue;
      for (const { id, init } of declaration.declarations)
        if (id.type === 'Identifier' && init) constants.set(id.name, { node: init, text, comments });
    }
  }
  return constants;
}

/**
 * Reads the options of the config from the documentation comments of its schema, those of an option after it. Throws for an option
 * without description or example.
 */
export function readOptions(): Option[] {
  const constants = readConstants();

  /** Options below a schema. `path` is that of the schema; `[]` stands for each item of a list, `.*` for each key. */
  function below({ node, text, comments }: Constant, path: string): Option[] {
    if (node.type === 'Identifier') {
      const constant = constants.get(node.name);
      return constant ? below(constant, path) : [];
    }
    if (node.type === 'ArrayExpression')
      return node.elements.flatMap((element) =>
        element && element.type !== 'SpreadElement' ? below({ node: element, text, comments }, path) : [],
      );
    if (node.type !== 'CallExpression') return [];
    const schema = text.slice(node.callee.start, node.callee.end);
    const [first] = node.arguments;
    if (schema === 'v.strictObject' && first?.type === 'ObjectExpression')
      return first.properties.flatMap((property) => {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
        const { name } = property.key;
        const option = {
          path: path === '' ? name : `${path}.${name}`,
          ...documentation(property, { text, comments }),
        };
        return [option, ...below({ node: property.value, text, comments }, option.path)];
      });
    const place = { 'v.array': `${path}[]`, 'v.record': `${path}.*` }[schema] ?? path;
    return node.arguments.flatMap((argument) =>
      argument.type === 'SpreadElement' ? [] : below({ node: argument, text, comments }, place),
    );
  }

  const root = constants.get('configSchema');
  if (!root) throw new Error('There is no schema of the config.');
  return below(root, '');
}

function documentation(
  { start, key }: ESTree.ObjectProperty,
  { text, comments }: Pick<Constant, 'text' | 'comments'>,
): Omit<Option, 'path'> {
  const comment = comments.find(({ end }) => end <= start && text.slice(end, start).trim() === '');
  const lines = (comment?.value ?? '').split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trimEnd());
  const at = lines.findIndex((line) => line.startsWith('@example '));
  const description = lines.slice(0, at).join(' ').trim();
  const example = lines.slice(at).join('\n').replace('@example ', '').trim();
  if (at < 0 || description === '' || example === '')
    throw new Error(`The option "${text.slice(key.start, key.end)}" needs a description and an @example.`);
  return { description, example };
}

/** Writes the page about all options: a section for each option of the config, and a table of the options below it. */
export function configReference(options: readonly Option[]): string {
  const sections = options
    .filter(({ path }) => !/[.[]/.test(path))
    .map(({ path, description, example }) => {
      const rows = options.filter(
        (option) => /^[.[]/.test(option.path.slice(path.length)) && option.path.startsWith(path),
      );
      const table = [
        '| Option | Description | Example |',
        '| --- | --- | --- |',
        ...rows.map((row) => `| \`${row.path}\` | ${cell(row.description)} | \`${cell(row.example)}\` |`),
      ];
      const code = `\`\`\`ts\n${example},\n\`\`\``;
      return [`## ${path}`, description, code, ...(rows.length > 0 ? [table.join('\n')] : [])].join('\n\n');
    });
  return `${[INTRODUCTION, ...sections].join('\n\n')}\n`;
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const INTRODUCTION = `# Configuration

<!-- Generated from packages/microsite/src/config: pnpm --filter @tamarack-lowe/microsite reference -->

All options of \`microsite.config.ts\`. \`content\`, \`languages\` and \`origin\` are required. An unknown option is a mistake, and
\`microsite check\` names all mistakes at once. \`[]\` stands for each item of a list, \`.*\` for each key.
A config of an older version: [from one version to the next](migrating.md).

\`\`\`ts
import { defineMicrosite } from '@tamarack-lowe/microsite';

export default defineMicrosite({
  content: './content',
  languages: ['en-CA', 'fr-CA'],
  origin: 'https://grow.example.com',
});
\`\`\``;
