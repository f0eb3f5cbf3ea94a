import { relative, sep } from 'node:path';
import { builtFiles } from '@tamarack-lowe/prerender';

/** Every address of a built site that is a page, `/` first; those for unknown addresses are not among them. */
export function builtAddresses(root: string): string[] {
  return builtFiles(root)
    .filter((path) => path.endsWith(`${sep}index.html`))
    .map((path) => `/${relative(root, path).split(sep).slice(0, -1).join('/')}`)
    .filter((address) => !address.endsWith('/404'))
    .sort();
}
