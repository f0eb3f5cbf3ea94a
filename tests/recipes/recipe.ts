import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PAGE = path.join(import.meta.dirname, '../../docs/recipes.md');

/** A block of code of a recipe. `target`: the file it is about, or the folder its commands run in. */
type Block = { kind: string; target: string; text: string };

/** A change of the repository in docs/recipes.md. */
export type Recipe = {
  /** Text of the recipe, which names every changed file. */
  named: string;
  /** Writes the blocks of the recipe into a copy of the repository, and returns the files it changed. */
  apply: (copy: string) => string[];
  /** Commands that check the change, by the folder they run in. */
  commands: { folder: string; words: string[] }[];
};

/** Reads a recipe by its heading. Throws when the page has no such heading. */
export function readRecipe(heading: string): Recipe {
  const [, after] = readFileSync(PAGE, 'utf8').split(`\n## ${heading}\n`);
  const [section] = (after ?? '').split(/\n## /);
  if (!section) throw new Error(`docs/recipes.md has no recipe "${heading}".`);
  const blocks = blocksIn(section);
  const changes = blocks.filter(({ kind }) => kind !== 'sh');
  return {
    named: section,
    apply: (copy) => {
      for (const block of changes) write(copy, block);
      return [...new Set(changes.map(({ target }) => target))];
    },
    commands: blocks
      .filter(({ kind }) => kind === 'sh')
      .flatMap(({ target, text }) =>
        text.split('\n').map((line) => ({ folder: target, words: line.split(' ') })),
      ),
  };
}

function blocksIn(section: string): Block[] {
  return [...section.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)\n```$/gm)].map(
    ([, kind = '', target = '', text = '']) => ({ kind, target, text }),
  );
}

function write(copy: string, { kind, target, text }: Block): void {
  const file = path.join(copy, target);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, kind === 'diff' ? applyDiff(readFileSync(file, 'utf8'), text, target) : `${text}\n`);
}

/** Applies a diff whose lines begin with `+`, `-` or a space. The last line of context may be the beginning of a line. */
function applyDiff(before: string, diff: string, target: string): string {
  const lines = diff.split('\n');
  const side = (sign: string) =>
    lines
      .filter((line) => line.startsWith(sign) || line.startsWith(' '))
      .map((line) => line.slice(1))
      .join('\n');
  const [old, next] = [side('-'), side('+')];
  if (before.split(old).length !== 2)
    throw new Error(`${target} does not have these lines exactly once:\n${old}`);
  return before.replace(old, () => next);
}
