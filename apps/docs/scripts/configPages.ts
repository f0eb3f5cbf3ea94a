import type { Page } from './page.ts';

/** An option below another one: a row of a table in `docs/configuration.md`. */
type Row = { option: string; description: string; example: string };

const ROW = /^\| `([^`]+)` \| ((?:\\\||[^|])*) \| `((?:\\\||[^|])*)` \|$/gm;

/**
 * Makes a page of each option of the config, with those below it under headings of their own, and one that lists all. Reads
 * `docs/configuration.md`, which a test keeps equal to the schema and its `@example`.
 */
export function configPages(markdown: string): Page[] {
  const [introduction = '', ...sections] = markdown
    .replaceAll(/<!--[\s\S]*?-->\n*/g, '')
    .replace(/^# .*\n/, '')
    .replaceAll('](migrating.md)', '](page:guides/migrating)')
    .split(/^## /m);
  const pages = sections.map((section, index): Page => {
    const [option = '', ...lines] = section.split('\n');
    const text = lines.join('\n').trim();
    const [before = ''] = text.split('\n| Option |');
    const rows = [...text.matchAll(ROW)].map(
      ([, name = '', description = '', example = '']): Row => ({
        option: name,
        description: description.replaceAll('\\|', '|'),
        example: example.replaceAll('\\|', '|'),
      }),
    );
    return {
      path: `config/${option.toLowerCase()}`,
      title: option,
      label: option,
      order: index + 1,
      description: before.split('\n\n')[0] ?? option,
      body: [before.trim(), ...rows.map(optionSection)].join('\n\n'),
    };
  });
  const list = pages.map(
    ({ path, title, description }) => `| [\`${title}\`](page:${path}) | ${cell(description)} |`,
  );
  return [
    {
      path: 'config',
      title: 'Configuration',
      label: 'All options',
      order: 0,
      description: 'Every option of microsite.config.ts, with its default and an example.',
      body: `${introduction.trim()}\n\n## Options\n\n| Option | |\n|---|---|\n${list.join('\n')}`,
    },
    ...pages,
  ];
}

const optionSection = ({ option, description, example }: Row) =>
  `## \`${option}\`\n\n${description}\n\n\`\`\`ts\n${example},\n\`\`\``;

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
