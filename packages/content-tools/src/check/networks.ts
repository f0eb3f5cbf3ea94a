import { KNOWN_NETWORKS, nearMatches } from '@tamarack-lowe/content-model';
import type { Pictures } from '../media/createPictures.ts';
import { readDrawing } from '../images/svg.ts';
import type { Rule } from './CheckContext.ts';

/** Every network has a mark: one of the kit, or a symbol of its name in a drawing of the firm's. */
export const networksHaveMarks: Rule = ({ brand, pictures, root }) =>
  brand.social.flatMap(({ network }, index) => {
    if (KNOWN_NETWORKS.some((known) => known === network) || isDrawn(network, root, pictures)) return [];
    const [near] = nearMatches(network, KNOWN_NETWORKS, 1);
    return [
      `brand, profile ${index + 1}: "${network}" has no mark, so nobody would see where its link leads. Draw it in pictures/objects/${network}.svg, as <symbol id="${network}" viewBox="0 0 24 24">.${near === undefined ? '' : ` Did you mean "${near}"?`}`,
    ];
  });

function isDrawn(network: string, root: string, { planOf }: Pictures): boolean {
  const file = planOf(`objects/${network}`)?.master.file;
  return file !== undefined && readDrawing(root, file).includes(`id="${network}"`);
}
