import axe from 'axe-core';
import { type CSSProperties, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Bark } from '../bark/PhotoCircle.tsx';
import { BrokenRing } from '../broken-ring/BrokenRing.tsx';
import { Bullets } from '../bullets/Bullets.tsx';
import { CircleField } from '../circle-field/CircleField.tsx';
import { exampleCircles } from '../examples/exampleCircles.ts';
import { FieldRings } from '../field-rings/FieldRings.tsx';
import { NameRing } from '../name-ring/NameRing.tsx';
import { ProgressGlyph } from '../progress-glyph/ProgressGlyph.tsx';
import { RingShape, type RingShapeValue, shapedRing } from './ringContext.ts';
import { ringPoints } from './rings.ts';

const BULLETS = [
  { color: 'red', size: 46, blur: 0.15, x: 10, y: 20 },
  { color: 'blue', size: 120, blur: 0.6, x: 80, y: 60, mobile: { x: 5, y: 5 } },
] as const;

test('rings render in the browser and add no bytes to the built page', async () => {
  expect(renderToStaticMarkup(<FieldRings seed={1} />)).not.toContain('<path');

  const { container } = await render(<FieldRings seed={1} count={40} />);
  expect(container.querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(16);
});

/** Blocks longer than a time slice of React (5 ms), then calls `then` at the end of the task. */
function LongTask({ then }: { then: () => void }) {
  useEffect(() => {
    const begun = performance.now();
    while (performance.now() - begun < 6);
    queueMicrotask(then);
  }, [then]);
  return null;
}

test('rings of a built page render after a long hydration task', async () => {
  const host = document.createElement('div');
  host.append(document.createRange().createContextualFragment(renderToString(<Bark words="Amara Osei" />)));
  const rings = () => host.querySelectorAll('path').length;
  let alive = -1;
  const end = () => {
    alive = rings();
  };
  const root = hydrateRoot(
    host,
    <>
      <Bark words="Amara Osei" />
      <LongTask then={end} />
    </>,
  );

  await expect.poll(rings).toBe(2);
  expect(alive).toBe(0);
  root.unmount();
});

test('the glyph fills up to the current slide, with circles in the built page and rings over them in the browser', async () => {
  expect(renderToStaticMarkup(<ProgressGlyph index={2} count={6} />).match(/<circle/g)).toHaveLength(6);

  const { container } = await render(<ProgressGlyph index={2} count={6} />);
  await expect.poll(() => container.querySelectorAll('path')).toHaveLength(6);
  expect(container.querySelectorAll('path[data-filled]')).toHaveLength(3);
});

test('the rings of a name unknown to the built page cover its circles', async () => {
  const { container, rerender } = await render(<ProgressGlyph index={0} count={6} />);
  const seen = container.innerHTML.match(/<circle.*?>/g);
  await rerender(<ProgressGlyph index={0} count={6} name="Zoe" />);

  await expect.poll(() => container.querySelectorAll('path')).toHaveLength(4);
  expect(container.innerHTML.match(/<circle.*?>/g)).toEqual(seen);
});

test('bullets drift by transform alone, and stop when asked', async () => {
  const { container, rerender } = await render(<Bullets bullets={BULLETS} />);
  const state = () =>
    getComputedStyle(container.querySelector('.gt-bullets__bullet') as Element).animationPlayState;

  expect(state()).toBe('running');
  await rerender(<Bullets bullets={BULLETS} paused />);
  expect(state()).toBe('paused');
});

test('bullets come to rest in their places within five seconds', async () => {
  const { container } = await render(<Bullets bullets={BULLETS} />);
  const bullets = [...container.querySelectorAll('.gt-bullets__bullet')];

  expect(bullets).not.toHaveLength(0);
  for (const bullet of bullets) {
    const [drift] = bullet.getAnimations();
    expect(drift?.effect?.getComputedTiming().endTime).toBeLessThanOrEqual(5000);
    drift?.finish();
    expect(getComputedStyle(bullet).transform).toBe('none');
  }
});

const squarer: RingShapeValue = (growth) => ({ ...growth, wobble: 0, square: 0.1 });

test('a ring that stands alone takes the shape of a brand and keeps its place and its size', () => {
  const ring = { cx: 5, cy: -3, radius: 40, seed: 2, wobble: 0.02 };

  expect(shapedRing(ring, (growth) => growth)).toMatchObject(ring);
  const [right, corner] = ringPoints(shapedRing(ring, squarer), 8);
  expect(right).toEqual({ x: 45, y: -3 });
  expect(Math.hypot((corner?.x ?? 0) - 5, (corner?.y ?? 0) + 3)).toBeCloseTo(44);
});

test.each([
  ['a name', <NameRing key="" name="Amélie" />],
  ['nobody', <NameRing key="" name="" />],
  ['the missing page', <BrokenRing key="" />],
])('the rings of %s have the shape of the brand in the built page', (_, rings) => {
  const built = renderToStaticMarkup(rings);

  expect(renderToStaticMarkup(<RingShape value={(growth) => growth}>{rings}</RingShape>)).toBe(built);
  const paths = (html: string): string[] => html.match(/ d="[^"]*"/g) ?? [];
  const shaped = paths(renderToStaticMarkup(<RingShape value={squarer}>{rings}</RingShape>));
  expect(shaped).toHaveLength(paths(built).length);
  expect(shaped.filter((path) => path.includes('c') && paths(built).includes(path))).toEqual([]);
});

test('a theme replaces the soft image of bullets and gives it their colour', async () => {
  const image = 'linear-gradient(rgb(1, 2, 3), currentcolor)';
  const { container } = await render(
    <div style={{ '--gt-bullet-image': image, '--gt-color-bullet-red': 'rgb(9, 8, 7)' } as CSSProperties}>
      <Bullets bullets={BULLETS} />
    </div>,
  );
  const { backgroundImage, color } = getComputedStyle(
    container.querySelector('.gt-bullets__bullet') as Element,
  );
  expect(backgroundImage).toContain('rgb(1, 2, 3)');
  expect(color).toBe('rgb(9, 8, 7)');
});

test('decoration is hidden from screen readers, and axe finds no violation', async () => {
  const { container } = await render(
    <main style={{ position: 'relative', width: 840, height: 732 }}>
      <FieldRings seed={1} />
      <Bullets bullets={BULLETS} />
      <BrokenRing />
      <CircleField circles={exampleCircles()} label="Stories" filmLabel="Play video:" />
    </main>,
  );
  const { violations } = await axe.run(container);

  expect(violations.map(({ id }) => id)).toEqual([]);
});
