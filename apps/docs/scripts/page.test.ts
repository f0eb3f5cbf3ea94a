import { expect, it } from 'vitest';
import { markdownFile, starlightFile } from './page.ts';
import { plainText } from './plainText.ts';

const page = {
  path: 'guides/deploy',
  title: 'Deploy "it"',
  description: 'To a server.',
  body: 'See [scale](page:guides/scale#hosts), [here](page:guides/deploy#top) and [all](storybook:?path=/x).\n\n```ts site.config.ts\na;\n```',
};
const base = '/1.2.3/';

it('links pages relative to each other, so that a page in another language keeps its language', () => {
  const file = starlightFile(page, { base });
  expect(file).toContain('[scale](../../guides/scale/#hosts), [here](#top)');
  expect(file).toContain('[all](/1.2.3/storybook/?path=/x)');
  expect(file).toContain('title: "Deploy \\"it\\""');
});

it('shows the file name of a block of code, and names its Markdown', () => {
  const file = starlightFile(page, { base });
  expect(file).toContain('```ts title="site.config.ts"');
  expect(file).toContain('"href":"/1.2.3/guides/deploy.md"');
});

it('writes Markdown for programs, with links to Markdown and without live examples', () => {
  const body = `${page.body}\n\n<figure data-example="x">\n<iframe src="storybook:iframe.html"></iframe>\n</figure>\n\nEnd.`;
  const text = markdownFile({ ...page, body }, { base });
  expect(text).toMatch(/^# Deploy "it"\n\n> To a server\.\n/);
  expect(text).toContain('[scale](/1.2.3/guides/scale.md#hosts)');
  expect(text).not.toContain('iframe');
  expect(text).toContain('End.');
});

it('makes buttons of the first list of the first page, and cards of the others', () => {
  const first = {
    path: '',
    title: 'Grow',
    description: 'Sites.',
    body: 'Sites.\n\n- [Start](page:guides/start)\n- [How](page:concepts/how)\n\n## Build\n\n- [Deploy](page:guides/deploy): to a server.',
  };
  const file = starlightFile(first, { base });
  expect(file).toContain('"text":"Start","link":"./guides/start/","variant":"primary"');
  expect(file).toContain('- [Deploy](./guides/deploy/) To a server.');
  expect(file.split('\n---\n')[1]).not.toContain('Start');
});

it('lists every page in llms.txt, and has the text of all in llms-full.txt', () => {
  const context = { base, origin: 'https://docs.example' };
  const first = { ...page, path: '', title: 'Grow', body: '' };
  const french = { ...page, language: 'fr', title: 'Mettre en ligne' };
  const files = new Map(plainText([first, page, french], context).map(({ path, text }) => [path, text]));
  expect([...files.keys()]).toEqual([
    'index.md',
    'guides/deploy.md',
    'fr/guides/deploy.md',
    'llms.txt',
    'llms-full.txt',
  ]);
  expect(files.get('llms.txt')).toContain(
    '- [Deploy "it"](https://docs.example/1.2.3/guides/deploy.md): To a server.',
  );
  expect(files.get('llms-full.txt')).toContain('# Deploy "it"');
  expect(files.get('llms-full.txt')).not.toContain('Mettre');
});

it('refuses a page that no part of llms.txt lists', () => {
  const context = { base, origin: 'https://docs.example' };
  expect(() => plainText([{ ...page, path: 'elsewhere/x' }], context)).toThrow('elsewhere/x');
});
