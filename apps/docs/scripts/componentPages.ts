import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { accessibilityTable } from './accessibility.ts';
import { type Exported, exportsOf, readSources } from './componentProps.ts';
import { type ExampleFile, exampleFigure, readExamples } from './examples.ts';
import type { Page } from './page.ts';

/** Name of the package of components. */
const PACKAGE = '@tamarack-lowe/ui';

/** Notes that do not have the name of their entry point. */
const NOTES: Readonly<Record<string, string>> = { icon: 'icons', 'slide-layout': 'slide' };

/** Makes a page of each entry point of ui, and one that lists them. `addPicture` gets the picture of each first example. */
export function componentPages(root: string, addPicture: (file: string) => void): Page[] {
  const home = path.join(root, 'packages/ui');
  const manifest: { exports: Record<string, string> } = JSON.parse(
    readFileSync(path.join(home, 'package.json'), 'utf8'),
  );
  const readme = readFileSync(path.join(home, 'README.md'), 'utf8');
  const sources = readSources(path.join(home, 'src'));
  const exampleFiles = readExamples(root);
  const entryPoints = Object.entries(manifest.exports).filter(
    ([name, file]) => name !== '.' && !name.startsWith('./internal/') && /\.tsx?$/.test(file),
  );
  const pages = entryPoints.map(([exported, file]): Page => {
    const name = exported.slice(2);
    const note = noteOf(root, name);
    const main = path.basename(file).replace(/\.tsx?$/, '');
    const things = exportsOf(sources, path.join(home, file)).toSorted(
      (a, b) => Number(b.name === main) - Number(a.name === main),
    );
    const examples = exampleFiles.find(({ title }) => entryPointOf(title) === name);
    const purpose = note.purpose || things[0]?.description || name;
    const body = [
      purpose,
      examples ? exampleFigure(root, examples, addPicture) : '',
      importBlock(name, things),
      note.rules,
      ...things.filter(({ isComponent }) => isComponent).map(propsSection),
      otherExports(things.filter(({ isComponent }) => !isComponent)),
      weightSection(readme, name),
      evidenceSection(home, path.dirname(file), examples),
      examples ? exampleList(examples) : '',
    ];
    return {
      path: `components/${name}`,
      title: titleOf(name),
      description: purpose.split(/(?<=[.:])\s/)[0]?.replace(/:$/, '.') ?? name,
      body: body.filter(Boolean).join('\n\n'),
    };
  });
  const rows = pages.map(
    ({ path: page, title, description }) =>
      `| [${title}](page:${page}) | ${description.replaceAll('|', '\\|')} | ${weightOf(readme, page.slice(11)) ?? ''} |`,
  );
  return [
    {
      path: 'components',
      title: 'Components',
      label: 'All components',
      order: 0,
      description: 'Every component of ui: live examples, properties, keys, weights and tests.',
      body: `Components of \`${PACKAGE}\` have no words and no store: labels are properties, colours and durations custom
properties. Every one is an entry point. [Storybook](storybook:) has all of their examples with toolbars for brand,
visitor type, motion, text size and direction.

| Component | | KB gzip |
|---|---|--:|
${rows.join('\n')}`,
    },
    ...pages,
  ];
}

const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** Entry point that examples of a title show. */
function entryPointOf(title: string): string {
  const slug = (title.split('/').at(-1) ?? title).toLowerCase().replaceAll(' ', '-');
  return Object.keys(NOTES).find((name) => NOTES[name] === slug) ?? slug;
}

/** Reads the note that Storybook shows, too: the purpose, then Anatomy, Keys, Do and Do not. */
function noteOf(root: string, name: string): { purpose: string; rules: string } {
  const file = path.join(root, 'apps/storybook/src/docs/notes', `${NOTES[name] ?? name}.md`);
  if (!existsSync(file)) return { purpose: '', rules: '' };
  const [purpose = '', ...rules] = readFileSync(file, 'utf8').split(/^(?=## )/m);
  return { purpose: purpose.trim(), rules: rules.join('').trim() };
}

function importBlock(name: string, things: readonly Exported[]): string {
  const names = things.map((thing) => thing.name);
  const few = names.slice(0, 4).join(', ');
  return `\`\`\`ts\nimport { ${few} } from '${PACKAGE}/${name}';\n\`\`\``;
}

export function propsSection({ name, description, props, element }: Exported): string {
  const rows = props.map(
    (prop) =>
      `| \`${prop.name}\`${prop.isRequired ? ' *' : ''} | ${code(prop.type)} | ${cell(prop.description)} |`,
  );
  const attributes = element ? `It also takes the attributes of \`${element}\`, and \`ref\`.` : '';
  const table =
    rows.length === 0
      ? ''
      : `| Property | Type | |\n|---|---|---|\n${rows.join('\n')}\n\n\\* is required. ${attributes}`;
  return `## Properties of \`${name}\`\n\n${[description, table || attributes].filter(Boolean).join('\n\n')}`;
}

function otherExports(things: readonly Exported[]): string {
  if (things.length === 0) return '';
  return `## Functions and constants\n\n| | |\n|---|---|\n${things.map(({ name, description }) => `| \`${name}\` | ${cell(description)} |`).join('\n')}`;
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (type: string) => `\`${cell(type)}\``;

/** Weight of an entry point in KB, as the README has it; a test keeps that equal to the built package. */
function weightOf(readme: string, name: string): string | undefined {
  const [line = ''] = /^Weights with gzip in KB.*$/m.exec(readme) ?? [];
  return new RegExp(`\`\\./${name}\` (\\d+\\.\\d)`).exec(line)?.[1];
}

function weightSection(readme: string, name: string): string {
  const weight = weightOf(readme, name);
  const [, needs] = new RegExp(`^\\| \`\\./${name}\\.css\` \\| (.*) \\|$`, 'm').exec(readme) ?? [];
  const script = weight
    ? `The script weighs ${weight} KB with gzip, with all it imports except React and Motion.`
    : '';
  const styles =
    needs === undefined
      ? ''
      : `Its style sheet is \`${PACKAGE}/${name}.css\`${needs.trim() === '' ? '' : `, beside those of ${needs}`}; \`styles.css\` has all of them.`;
  return script || styles ? `## Weight and styles\n\n${[script, styles].filter(Boolean).join(' ')}` : '';
}

/** Lists the titles of the tests of the component. */
function evidenceSection(home: string, folder: string, examples: ExampleFile | undefined): string {
  const tests = globSync(`${folder}/*.test.{ts,tsx}`, { cwd: home })
    .toSorted()
    .flatMap((file) =>
      [...readFileSync(path.join(home, file), 'utf8').matchAll(/^\s*(?:it|test)\(\s*(['"`])(.+?)\1,/gm)].map(
        ([, , sentence = '']) => sentence.replaceAll("\\'", "'"),
      ),
    );
  if (tests.length === 0 && !examples) return '';
  const exampleChecks = examples
    ? `Each of its ${examples.examples.length} examples is opened in a browser by \`npm run test:all\`: with axe, in forced colours, in print and with reduced motion.`
    : '';
  const list = tests
    .map((sentence) => `- ${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`)
    .join('\n');
  const testTitles = tests.length > 0 ? `Tests of its folder check, in a browser:\n\n${list}` : '';
  const source = path.posix.join('packages/ui', folder);
  const records = accessibilityTable(path.join(home, 'accessibility.json'), source);
  return `## Evidence\n\n${[exampleChecks, records, testTitles].filter(Boolean).join('\n\n')}`;
}

function exampleList({ examples }: ExampleFile): string {
  const items = examples.map(({ id, name }) => `<a href="storybook:?path=/story/${id}">${name}</a>`);
  return `## Examples in Storybook\n\n${items.join(' · ')}`;
}
