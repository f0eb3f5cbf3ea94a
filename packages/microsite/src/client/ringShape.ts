import type { RingShapeValue } from '@tamarack-lowe/ui/field-rings';
import type { SiteData } from '../site/SiteData.ts';

/** How uneven rings of the kit are that do not say it. */
const WOBBLE = 0.013;
/** How far the squarest rings reach into the corners, as a share of their radius. */
const SQUAREST = 0.12;

/** The shape of rings that a config asks for: fewer of them grow as far. Without one, the kit's. */
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
