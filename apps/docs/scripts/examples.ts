import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** An example of Storybook: its id there, and its name. */
export type Example = { id: string; name: string };

/** Examples of a component or of a page. */
export type ExampleFile = { title: string; examples: Example[] };

/** Reads the examples of ui and of pages from their files, in the order of Storybook. */
export function readExamples(root: string): ExampleFile[] {
  return globSync(['packages/ui/src/*/*.stories.tsx', 'apps/storybook/src/pages/*.stories.tsx'], {
    cwd: root,
  })
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const title = /\btitle: '([^']+)'/.exec(text.replace(/^[\s\S]*?export default/, ''))?.[1];
      if (title === undefined) return [];
      const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
      return {
        title,
        examples: names.map((name) => ({
          id: `${kebab(title)}--${kebab(spaced(name))}`,
          name: spaced(name),
        })),
      };
    });
}

/** Splits the name of an export into words, as Storybook does: `OnNight` is "On Night". */
const spaced = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/([A-Za-z])(\d)/g, '$1 $2');

const kebab = (words: string) =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/**
 * Returns a figure with a picture of the first example, another picture for phones, and the live example. The live example is in
 * a closed `details`, which loads its frame only when it opens, without a script.
 */
export function exampleFigure(
  root: string,
  { title, examples }: ExampleFile,
  addPicture: (file: string) => void,
): string {
  const [first] = examples;
  if (!first) return '';
  const shown = ['desktop', 'phone'].map(
    (window) => `apps/storybook/__screenshots__/${window}/${first.id}.webp`,
  );
  const isThere = shown.every((picture) => existsSync(path.join(root, picture)));
  if (isThere) shown.forEach(addPicture);
  const image = isThere
    ? `<picture><source media="(width < 40rem)" srcset="media:phone/${first.id}.webp" /><img src="media:desktop/${first.id}.webp" alt="" loading="lazy" /></picture>`
    : '';
  return `<figure data-example="${first.id}">
${image}
<details><summary>Live example</summary><iframe src="storybook:iframe.html?id=${first.id}&amp;viewMode=story" title="${title}, live" loading="lazy"></iframe></details>
<figcaption><a href="storybook:?path=/story/${first.id}">In Storybook, with toolbars</a></figcaption>
</figure>`;
}
