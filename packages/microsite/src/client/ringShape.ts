import type { RingShapeValue } from '@tamarack-lowe/ui/field-rings';
import type { SiteData } from '../site/SiteData.ts';

/** Default wobble of the kit's rings. */
const WOBBLE = 0.013;
/** Distance that the squarest rings reach into the corners, as a share of their radius. */
const SQUAREST = 0.12;

/** Returns the ring shape of a config. Fewer rings grow equally far. Without a config, the shape of the kit. */
export function ringShapeOf(field: SiteData['field']): RingShapeValue {
  if (field === undefined) return (growth) => growth;
  const { rings = 1, square = 0, wobble = 1, lean = 1 } = field;
  return (growth) => {
    const count = Math.max(1, Math.round(growth.count * rings));
    return {
      ...growth,
      count,
      step: (growth.step * growth.count) / count,
      lean: growth.lean * lean,
      wobble: (growth.wobble ?? WOBBLE) * wobble,
      square: square * SQUAREST,
    };
  };
}
