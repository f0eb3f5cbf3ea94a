import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@tamarack-lowe/content-model';
import type { Content } from '@tamarack-lowe/content-tools';
import { plainMark } from '../plainMark.ts';
import type { WorkFolders } from '../workFolders.ts';

type Drawn = { brand: Pick<Brand, 'short' | 'social'>; work: Pick<WorkFolders, 'work'>; language: string };

/**
 * The drawings of a brand in a language: the file of each by its name, the address of the logo where the content has one,
 * and those of the marks that it has, by network. `logo-de` goes before `logo` for `de-AT`. Throws a `ContentError` for one that
 * may not be served.
 */
export function drawingsOf(
  { hasPicture, objectOf }: Pick<Content, 'hasPicture' | 'objectOf'>,
  { brand: { short, social }, work: { work }, language }: Drawn,
): { drawings: (name: string) => string; logo: string | null; marks: Record<string, string> } {
  const [ending = ''] = language.split('-', 1);
  const own = (name: string) => found(`${name}-${ending}`) ?? found(name);
  const found = (name: string) => (hasPicture(`objects/${name}`) ? objectOf(`objects/${name}`) : null);
  // Several are drawn from one file at once: it is written before the first reads it, and not again.
  const made = new Map<string, string>();
  const make = (name: string) => {
    const file = join(work, 'drawings', `${name}.svg`);
    mkdirSync(join(work, 'drawings'), { recursive: true });
    writeFileSync(file, plainMark(name, short));
    made.set(name, file);
    return file;
  };
  return {
    drawings: (name) => own(name)?.file ?? made.get(name) ?? make(name),
    logo: own('logo') && `${own('logo')?.src}#logo`,
    marks: Object.fromEntries(
      social.flatMap(({ network }) => {
        const drawn = own(network);
        return drawn ? [[network, `${drawn.src}#${network}`]] : [];
      }),
    ),
  };
}
