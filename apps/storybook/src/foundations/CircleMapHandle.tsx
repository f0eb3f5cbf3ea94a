import type { Placement } from '@tamarack-lowe/ui/layouts';
import { Picture } from '@tamarack-lowe/ui/picture';
import type { PlacedCircle } from '@tamarack-lowe/ui/place-circles';
import { Tag } from '@tamarack-lowe/ui/tag';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { MapCircle } from './mapCircles.ts';
import { type FieldOfOne, placementAt } from './placementAt.ts';

type CircleMapHandleProps = {
  circle: MapCircle;
  place: PlacedCircle;
  field: FieldOfOne;
  chosen: boolean;
  onMove: (placement: Placement) => void;
};

/** Step of each arrow key, in percent outwards and degrees around. */
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, 1],
  ArrowRight: [0, -1],
};

/** A circle of the map that can be taken by pointer or keys. */
export function CircleMapHandle({ circle, place, field, chosen, onMove }: CircleMapHandleProps) {
  const { offset, degree } = circle.placement;

  function drag(event: PointerEvent<HTMLButtonElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    if (box) onMove(placementAt({ x: event.clientX - box.left, y: event.clientY - box.top }, field));
  }

  function step(event: KeyboardEvent) {
    const way = KEYS[event.key];
    if (!way) return;
    event.preventDefault();
    onMove({ offset: Math.max(0, offset + way[0]), degree: (degree + way[1] + 360) % 360 });
  }

  return (
    <>
      <button
        type="button"
        className="workshop-map__circle"
        data-chosen={chosen || undefined}
        aria-label={`${circle.words.replace('\n', ' ')}: offset ${offset}, degree ${degree}. Arrow keys move it.`}
        style={{ left: place.x - place.d / 2, top: place.y - place.d / 2, width: place.d, height: place.d }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          onMove(circle.placement);
        }}
        onPointerMove={drag}
        onKeyDown={step}
      >
        <Picture picture={circle.picture} alt="" sizes="372px" missingSeed={circle.words} />
      </button>
      <Tag aria-hidden="true" className="workshop-map__tag" style={{ left: place.x, top: place.tag.top }}>
        {circle.words}
      </Tag>
    </>
  );
}
