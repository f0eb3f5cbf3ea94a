import type { Placement } from '@tamarack-lowe/ui/layouts';
import { type FieldShape, placeCircles } from '@tamarack-lowe/ui/place-circles';
import { solveField } from '@tamarack-lowe/ui/solve-field';
import { useLayoutEffect, useRef, useState } from 'react';
import { CircleMapHandle } from './CircleMapHandle.tsx';
import { MAP_FIELDS, type MapCircle } from './mapCircles.ts';

type CircleMapFieldProps = {
  shape: FieldShape;
  circles: readonly MapCircle[];
  chosen: number;
  onChange: (index: number, placement: Placement) => void;
};

/** The field of one window with its circles, and what the kit would do about collisions. */
export function CircleMapField({ shape, circles, chosen, onChange }: CircleMapFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  const [tags, setTags] = useState<readonly { width: number; height: number }[]>([]);
  const size = MAP_FIELDS[shape];

  useLayoutEffect(() => {
    const found = [...(field.current?.querySelectorAll<HTMLElement>('.gt-tag') ?? [])];
    setTags(found.map(({ offsetWidth, offsetHeight }) => ({ width: offsetWidth, height: offsetHeight })));
  }, []);

  const problem = {
    ...size,
    shape,
    circles: circles.map((circle, index) => ({ ...circle, tag: tags[index] ?? { width: 0, height: 0 } })),
  };
  const placed = placeCircles(problem.circles, problem);
  const solution = solveField(problem);
  const smaller =
    solution.layout === 'placed' ? circles.filter((_, index) => (solution.shrinks[index] ?? 1) < 1) : [];

  return (
    <>
      <div className="workshop-map">
        <div
          ref={field}
          className="workshop-map__field"
          style={{ inlineSize: size.width, blockSize: size.height }}
        >
          {circles.map((circle, index) => {
            const place = placed[index];
            if (!place) return null;
            return (
              <CircleMapHandle
                key={circle.words}
                circle={circle}
                place={place}
                field={{ ...size, shape, size: circle.size, tagHeight: tags[index]?.height ?? 0 }}
                chosen={index === chosen}
                onMove={(placement) => onChange(index, placement)}
              />
            );
          })}
        </div>
      </div>
      <p role="status">
        {solution.layout === 'calm'
          ? 'No room: the kit would show the calm list.'
          : smaller.length > 0
            ? `The kit would make these smaller: ${smaller.map(({ words }) => words).join(', ')}.`
            : 'Everything has room.'}
      </p>
    </>
  );
}
