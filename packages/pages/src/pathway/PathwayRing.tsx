import { fillMessage, type Pathway, type PathwayStage } from '@tamarack-lowe/content-model';
import { RingShape } from '@tamarack-lowe/ui/field-rings';
import { growRings, ringPath } from '@tamarack-lowe/ui/internal/rings';
import { type CSSProperties, useContext } from 'react';
import { useWords } from '../context/PagesProvider.tsx';
import { stageCircles } from './pathwayRings.ts';
import { discLines } from './pathwayWords.ts';

const OUTLINE = 'pathway-outline';
const RING = { cx: 0, cy: 0, radius: 100, seed: 2.3, wobble: 0.014 };

type PathwayRingProps = { stages: readonly (PathwayStage & { from?: string })[]; labels: Pathway['labels'] };

/**
 * A circle for each stage with its name, in a ring with a dot for each month of experience, whose number is in the middle.
 * Circles too small for names have the month in which their stage begins, as the discs of the plan do.
 * Hidden from screen readers: the tables say the same.
 */
export function PathwayRing({ stages, labels }: PathwayRingProps) {
  const { language } = useWords();
  const shape = useContext(RingShape);
  const [brandRing] = growRings(shape({ ...RING, from: RING.radius, step: 0, count: 1, lean: 0 }));
  const path = ringPath({ ...RING, ...brandRing }, { points: 24 });
  const months = stages.find(({ kind }) => kind === 'experience')?.months;
  const circles = stageCircles(stages);
  return (
    <div className="pathway__ring" aria-hidden="true">
      <svg viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`} aria-hidden="true">
        <defs>
          <path id={OUTLINE} d={path} />
        </defs>
        {months !== undefined && (
          <g className="pathway__months">
            <path d={path} pathLength={months} />
            <path d={path} pathLength={months} />
          </g>
        )}
        {circles.map(({ id, cx, cy, radius }, index) => (
          <g key={id} className="pathway__circle" style={{ '--index': index } as CSSProperties}>
            <use href={`#${OUTLINE}`} transform={`translate(${cx} ${cy})scale(${radius / 100})`} />
          </g>
        ))}
      </svg>
      {circles.map(({ id, name, from, cx, cy, radius }) => (
        <span
          key={id}
          className="pathway__label"
          style={{
            insetInlineStart: percent(cx + HALF),
            insetBlockStart: percent(cy + HALF),
            inlineSize: percent(2 * radius),
          }}
        >
          <b>{name}</b>
          {from !== undefined && (
            <span className="pathway__begins">
              {discLines(from, language).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </span>
          )}
        </span>
      ))}
      {months !== undefined && (
        <p className="pathway__middle">{fillMessage(labels.mentorMonths, { count: String(months) })}</p>
      )}
    </div>
  );
}

/** Half of the drawing, in its own units. */
const HALF = 110;

const percent = (length: number) => `${Math.round((length / (2 * HALF)) * 1000) / 10}%`;
