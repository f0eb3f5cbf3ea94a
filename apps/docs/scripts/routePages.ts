import { readFileSync } from 'node:fs';
import path from 'node:path';
import { propsSection } from './componentPages.ts';
import { exportsOf, readSources } from './componentProps.ts';
import { type ExampleFile, exampleFigure, readExamples } from './examples.ts';
import type { Page } from './page.ts';

/** Package that sites import. */
const PACKAGE = '@tamarack-lowe/microsite';

const ROUTES = 'packages/microsite/src/routes';
const COMPONENTS = 'packages/microsite/src/config/components.ts';

/** A component that a config may replace: its name there, and the one of `pages` that it replaces. */
type Replaceable = { name: string; description: string; component: string; entryPoint: string };

/** Routes whose page a config replaces by another name than that of the route. */
const PAGE_OF: Readonly<Record<string, string>> = { connect: 'team', 'not-found': 'notFound' };

/** Examples of pages that do not have the name of their route. */
const EXAMPLES: Readonly<Record<string, string>> = {
  campus: 'Campus resources',
  connect: 'Team',
  'not-found': 'Not found',
  notFound: 'Not found',
  notice: 'Cookie notice',
};

/** A picture and a live example of a page or of a part of the frame, where Storybook has one. */
function figureOf(
  root: string,
  examples: readonly ExampleFile[],
  name: string,
  addPicture: (file: string) => void,
): string {
  const shown = EXAMPLES[name] ?? name;
  const file = examples.find(({ title }) => title.toLowerCase() === `pages/${shown.toLowerCase()}`);
  return file ? exampleFigure(root, file, addPicture) : '';
}

/** A route: the name of its folder, what it shows, and its style sheets. */
type ListedRoute = { folder: string; description: string; styles: readonly string[] };

/** The route of the pages that a config adds, which the list of routes has by another name. */
const CUSTOM: ListedRoute = {
  folder: 'custom',
  description: 'A page that a config adds to the site.',
  styles: ['static'],
};

/** Reads the list of routes, with the comment above each. */
function readRoutes(root: string): ListedRoute[] {
  const text = readFileSync(path.join(root, ROUTES, 'routes.ts'), 'utf8');
  const entries = text.matchAll(
    /\/[/*]+ ([^\n]+?)(?: \*\/)?\n[^\n]*\{\n\s*id: '([\w-]+)',[\s\S]*?styles: \[([^\]]*)\]/g,
  );
  const listed = [...entries].map(([, description = '', folder = '', styles = '']) => ({
    folder,
    description,
    styles: [...styles.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
  }));
  return [...listed, CUSTOM].toSorted((one, other) => (one.folder < other.folder ? -1 : 1));
}

/** Makes a page of each route, and one that lists them. `addPicture` gets the picture of each example. */
export function routePages(root: string, addPicture: (file: string) => void): Page[] {
  const names = replaceables(root).map(({ name }) => name);
  const examples = readExamples(root);
  const pages = readRoutes(root).map(({ folder, description, styles }): Page => {
    const data = readFileSync(path.join(root, ROUTES, folder, 'data.server.ts'), 'utf8');
    const component = PAGE_OF[folder] ?? folder;
    const body = [
      description,
      figureOf(root, examples, folder, addPicture),
      [
        '| | |',
        '|---|---|',
        `| Folder | \`${ROUTES}/${folder}\` |`,
        ...(styles.length > 0
          ? [
              `| Style sheets besides that of every page | ${styles.map((name) => `\`${name}\``).join(', ')} |`,
            ]
          : []),
        ...(names.includes(component)
          ? [
              `| Replaced by | [\`components.${component}\`](page:replace/${component.toLowerCase()}) of the config |`,
            ]
          : []),
      ].join('\n'),
      dataSection(data),
    ];
    return {
      path: `routes/${folder}`,
      title: folder,
      description: description.split(/(?<=\.)\s/)[0] ?? folder,
      body: body.filter(Boolean).join('\n\n'),
    };
  });
  const rows = pages.map(
    ({ path: page, title, description }) => `| [\`${title}\`](page:${page}) | ${description} |`,
  );
  return [
    {
      path: 'routes',
      title: 'Routes',
      label: 'All routes',
      order: 0,
      description:
        'Every route: the addresses that it matches, the data that it loads, and the component that replaces its page.',
      body: `A route is a folder: \`data.server.ts\` lists and loads its pages at build, \`page.tsx\` renders them. \`${ROUTES}/routes.ts\`
lists all routes, with the addresses that each matches. Its addresses are \`sections\` and \`pages\` of [brand.json](page:content/brand). A config adds
[pages of its own](page:config/pages), or replaces [a component](page:replace).

| Route | |
|---|---|
${rows.join('\n')}`,
    },
    ...pages,
  ];
}

/** Lists the functions of `data.server.ts` with their comments. */
function dataSection(text: string): string {
  const functions = [
    ...text.matchAll(/\/\*\* ((?:(?!\*\/)[\s\S])+?) ?\*\/\nexport (?:async )?function (\w+)/g),
  ].map(
    ([, comment = '', name]) =>
      `| \`${name}\` | ${comment
        .replaceAll(/\s*\n\s*\*?\s*/g, ' ')
        .replaceAll('|', '\\|')
        .trim()} |`,
  );
  return functions.length === 0
    ? ''
    : `## At build\n\n\`data.server.ts\` has these functions; none of it reaches a browser.\n\n| | |\n|---|---|\n${functions.join('\n')}`;
}

/** Reads the components that a config may replace. */
function replaceables(root: string): Replaceable[] {
  const text = readFileSync(path.join(root, COMPONENTS), 'utf8');
  const entryPoints = new Map(
    [...text.matchAll(/import type \{ ([^}]+) \} from '(@tamarack-lowe\/pages\/[\w-]+)'/g)].flatMap(
      ([, names = '', entryPoint = '']) => names.split(',').map((name) => [name.trim(), entryPoint] as const),
    ),
  );
  const components = new Map(
    [...text.matchAll(/^ {2}(\w+): ComponentProps<typeof (\w+)>;/gm)].map(([, name = '', component = '']) => [
      name,
      component,
    ]),
  );
  return [...text.matchAll(/\/\*\*\n((?: +\* .*\n)+?) +\* @example .*\n +\*\/\n +(\w+): component</g)].map(
    ([, comment = '', name = '']) => {
      const component = components.get(name) ?? '';
      return {
        name,
        component,
        description: comment
          .replaceAll(/^\s*\* /gm, '')
          .replaceAll('\n', ' ')
          .trim(),
        entryPoint: entryPoints.get(component) ?? '',
      };
    },
  );
}

/** Makes a page of each component that a config may replace, and one that lists them. */
export function replacePages(root: string, addPicture: (file: string) => void): Page[] {
  const home = path.join(root, 'packages/pages');
  const manifest: { exports: Record<string, string> } = JSON.parse(
    readFileSync(path.join(home, 'package.json'), 'utf8'),
  );
  const sources = readSources(path.join(home, 'src'));
  const examples = readExamples(root);
  const all = replaceables(root);
  const pages = all.map(({ name, description, component, entryPoint }): Page => {
    const file = manifest.exports[`./${entryPoint.split('/').at(-1)}`];
    const found = file ? exportsOf(sources, path.join(home, file)) : [];
    const own = found.find((each) => each.name === component);
    const title = name.charAt(0).toUpperCase() + name.slice(1);
    const body = [
      description,
      figureOf(root, examples, name, addPicture),
      `\`\`\`tsx\nimport type { CustomComponentProps } from '${PACKAGE}';\n\nexport function ${title}({ Default, ...rest }: CustomComponentProps<'${name}'>) {\n  return <Default {...rest} />;\n}\n\`\`\``,
      `Name it in the config: \`components: { ${name}: ${title} }\`.`,
      own
        ? `It replaces \`${component}\` of \`${entryPoint}\`, and gets the same properties, and the component itself as \`Default\`.`
        : 'It gets `path`, the address of the page, and the component of the kit as `Default`.',
      own ? propsSection(own) : '',
    ];
    return {
      path: `replace/${name.toLowerCase()}`,
      title: name,
      description: description.split(/(?<=\.)\s/)[0] ?? name,
      body: body.filter(Boolean).join('\n\n'),
    };
  });
  const rows = pages.map(
    ({ path: page, title, description }) => `| [\`${title}\`](page:${page}) | ${description} |`,
  );
  return [
    {
      path: 'replace',
      title: 'Replaceable components',
      label: 'All of them',
      order: 0,
      description: 'The components that a config may replace by its own, with the properties that they get.',
      body: `\`components\` of [the config](page:config/components) replaces parts of pages and whole pages. A component gets the properties of the
one it replaces, and that one as \`Default\`, to wrap.

| Component | |
|---|---|
${rows.join('\n')}`,
    },
    ...pages,
  ];
}
