import { type FieldShape, type PlacedCircle, placeCircles } from '@tamarack-lowe/ui/internal/place-circles';
import { solveField } from '@tamarack-lowe/ui/internal/solve-field';
import type { Placement } from '@tamarack-lowe/ui/layouts';
import { Picture } from '@tamarack-lowe/ui/picture';
import { Tag } from '@tamarack-lowe/ui/tag';
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { MAP_FIELDS, type MapCircle, mapCircles } from './mapCircles.ts';
import { type FieldOfOne, placementAt } from './placementAt.ts';

const SHAPES: readonly FieldShape[] = ['desktop', 'tablet', 'phone'];

/** A tool for places of circles: drag one, or move it with arrow keys, then copy its `{offset, degree}` into a slide. */
export function CircleMap({ slide = 1 }: { slide?: number }) {
  const [shape, setShape] = useState<FieldShape>('desktop');
  const [circles, setCircles] = useState(() => mapCircles(slide, 'desktop'));
  const [chosen, setChosen] = useState(0);
  const [copied, setCopied] = useState('');
  const circle = circles[chosen];
  const value = circle ? JSON.stringify(circle.placement) : '';

  function change(index: number, placement: MapCircle['placement']) {
    setChosen(index);
    setCopied('');
    setCircles((before) => before.map((each, place) => (place === index ? { ...each, placement } : each)));
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopied('Copied');
    } catch {
      setCopied('Your browser blocks the clipboard: select the text instead.');
    }
  }

  return (
    <>
      <fieldset className="storybook-choice">
        <legend>Window</legend>
        {SHAPES.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="shape"
              checked={shape === each}
              onChange={() => {
                setShape(each);
                setChosen(0);
                setCircles(mapCircles(slide, each));
              }}
            />
            {each}
          </label>
        ))}
      </fieldset>
      <CircleMapField key={shape} shape={shape} circles={circles} chosen={chosen} onChange={change} />
      {circle && (
        <p className="storybook-map__value">
          {circle.words}: <code>{value}</code>
          <button type="button" className="storybook-button" onClick={copy}>
            Copy
          </button>
          <span role="status">{copied}</span>
        </p>
      )}
    </>
  );
}

type CircleMapFieldProps = {
  shape: FieldShape;
  circles: readonly MapCircle[];
  chosen: number;
  onChange: (index: number, placement: Placement) => void;
};

/** The field of one window with its circles, and how the kit would resolve collisions. */
function CircleMapField({ shape, circles, chosen, onChange }: CircleMapFieldProps) {
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
      <div className="storybook-map">
        <div
          ref={field}
          className="storybook-map__field"
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
        {solution.layout === 'grid'
          ? 'No room: the kit would show the grid.'
          : smaller.length > 0
            ? `The kit would make these smaller: ${smaller.map(({ words }) => words).join(', ')}.`
            : 'Everything has room.'}
      </p>
    </>
  );
}

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

/** A circle of the map, movable by pointer and keys. */
function CircleMapHandle({ circle, place, field, chosen, onMove }: CircleMapHandleProps) {
  const { offset, degree } = circle.placement;

  function drag(event: PointerEvent<HTMLButtonElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    if (box) onMove(placementAt({ x: event.clientX - box.left, y: event.clientY - box.top }, field));
  }

  function step(event: KeyboardEvent) {
    const delta = KEYS[event.key];
    if (!delta) return;
    event.preventDefault();
    onMove({ offset: Math.max(0, offset + delta[0]), degree: (degree + delta[1] + 360) % 360 });
  }

  return (
    <>
      <button
        type="button"
        className="storybook-map__circle"
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
      <Tag aria-hidden="true" className="storybook-map__tag" style={{ left: place.x, top: place.tag.top }}>
        {circle.words}
      </Tag>
    </>
  );
}
