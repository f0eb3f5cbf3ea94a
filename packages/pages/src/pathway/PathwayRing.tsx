import type { PathwayStage } from '@tamarack-lowe/content-model';
import { RingShape } from '@tamarack-lowe/ui/field-rings';
import { growRings, ringPath } from '@tamarack-lowe/ui/internal/rings';
import { type CSSProperties, useContext } from 'react';
import { stageCircles } from './pathwayRings.ts';

const OUTLINE = 'pathway-outline';
const RING = { cx: 0, cy: 0, radius: 100, seed: 2.3, wobble: 0.014 };

/** A circle for each stage, in a ring with a dot for each month of experience. Decorative: the tables say the same. */
export function PathwayRing({ stages }: { stages: readonly PathwayStage[] }) {
  const shape = useContext(RingShape);
  const [ofBrand] = growRings(shape({ ...RING, from: RING.radius, step: 0, count: 1, lean: 0 }));
  const path = ringPath({ ...RING, ...ofBrand }, { points: 24 });
  const months = stages.find(({ kind }) => kind === 'experience')?.months;
  return (
    <svg className="pathway__ring" viewBox="-110 -110 220 220" aria-hidden="true">
      <defs>
        <path id={OUTLINE} d={path} />
      </defs>
      {months !== undefined && (
        <g className="pathway__months">
          <path d={path} pathLength={months} />
          <path d={path} pathLength={months} />
        </g>
      )}
      {stageCircles(stages).map(({ id, cx, cy, radius }, index) => (
        <g key={id} className="pathway__circle" style={{ '--index': index } as CSSProperties}>
          <use href={`#${OUTLINE}`} transform={`translate(${cx} ${cy})scale(${radius / 100})`} />
        </g>
      ))}
    </svg>
  );
}
