import { RingShape } from '@tamarack-lowe/ui/field-rings';
import { growRings, ringPath } from '@tamarack-lowe/ui/internal/rings';
import { type CSSProperties, useContext } from 'react';
import { dayPlaces, hiringRings, type HiringRing as StepRing } from './hiringRings.ts';

/** Id of the outline that all rings of the page use, each at its own size: one path instead of thirty. */
const OUTLINE = 'hiring-outline';

const RING = { cx: 0, cy: 0, radius: 100, seed: 1.1, wobble: 0.014 };

/** The outline, drawn once for the page. Renders an `svg` without size. */
export function HiringOutline() {
  const shape = useContext(RingShape);
  const [brandRing] = growRings(shape({ ...RING, from: RING.radius, step: 0, count: 1, lean: 0 }));
  const path = ringPath({ ...RING, ...brandRing }, { points: 24 });
  return (
    <svg className="hiring__outline" width="0" height="0" aria-hidden="true">
      <defs>
        <g id={OUTLINE}>
          <path d={path} />
          <path className="hiring__bark" d={path} />
        </g>
      </defs>
    </svg>
  );
}

/** The large ring beside the title, with the usual day on the ring of each step. Decorative: the list says the same. */
export function HiringRing({ days }: { days: readonly number[] }) {
  const rings = hiringRings(days);
  return (
    <div className="hiring__ring" aria-hidden="true">
      <StepRings rings={rings} />
      {dayPlaces(rings).map(({ x, y }, index) => (
        <span
          key={`${x} ${y}`}
          className="hiring__chip"
          style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%`, '--index': index } as CSSProperties}
        >
          {days[index]}
        </span>
      ))}
    </div>
  );
}

/** The rings of a step and of all steps before it: the ring that grows down the list. */
export function StepGlyph({ days, index }: { days: readonly number[]; index: number }) {
  return (
    <span className="hiring__glyph" aria-hidden="true">
      <StepRings rings={hiringRings(days).slice(0, index + 1)} />
    </span>
  );
}

/** Largest first, so that each covers the middle of the one before. */
function StepRings({ rings }: { rings: readonly StepRing[] }) {
  return (
    <svg viewBox="-104 -104 208 208" aria-hidden="true">
      {rings
        .map(({ cx, cy, radius }, index) => (
          <g key={radius} className="hiring__band" style={{ '--index': index } as CSSProperties}>
            <use href={`#${OUTLINE}`} transform={`translate(${cx} ${cy})scale(${radius / 100})`} />
          </g>
        ))
        .toReversed()}
    </svg>
  );
}
