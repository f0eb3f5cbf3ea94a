import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { NameRing } from '../name-ring/NameRing.tsx';
import { clockwise } from './elementPlaces.ts';
import { FLOOD_DURATIONS_MS } from './floodDurations.ts';
import { startFlood } from './startFlood.ts';

const layers = () => document.querySelectorAll('.gt-flood');

afterEach(() => {
  delete document.documentElement.dataset.gtMotion;
});

async function drawPage() {
  const screen = await render(
    <div data-gt-scheme="night">
      <button type="button">circle</button>
      <div data-testid="ring">ring</div>
    </div>,
  );
  return {
    circle: screen.getByRole('button').element(),
    ring: screen.getByTestId('ring').element(),
  };
}

test('a disc grows from the middle of the circle and covers the window', async () => {
  const { circle, ring } = await drawPage();
  const flood = startFlood({ circle, ring, colourScheme: 'dusk' });
  const disc = document.querySelector<HTMLElement>('.gt-flood > [data-gt-scheme="dusk"]');
  for (const animation of disc?.getAnimations() ?? []) animation.finish();

  const box = disc?.getBoundingClientRect() ?? new DOMRect();
  const from = circle.getBoundingClientRect();
  expect(box.left + box.width / 2).toBeCloseTo(from.left + from.width / 2, 0);
  expect(box.left).toBeLessThan(0);
  expect(box.right).toBeGreaterThan(window.innerWidth);
  expect(box.bottom).toBeGreaterThan(window.innerHeight);
  flood.leave();
  await expect.poll(layers).toHaveLength(0);
});

test('the header is there in the new colour scheme before the new page is, above the disc', async () => {
  const { circle, ring } = await drawPage();
  await render(
    <header>
      <a href="#home">home</a>
    </header>,
  );
  const flood = startFlood({ circle, picture: ring, colourScheme: 'dusk' });
  const copy = document.querySelector('.gt-flood header');
  const part = copy?.parentElement as HTMLElement;
  expect(part.previousElementSibling).toHaveProperty('dataset.gtScheme', 'dusk');
  expect(part.dataset.gtScheme).toBe('dusk');
  expect(part.inert).toBe(true);
  expect(getComputedStyle(part).opacity).toBe('0');
  for (const animation of part.getAnimations()) animation.currentTime = FLOOD_DURATIONS_MS.cover;

  expect(getComputedStyle(part).opacity).toBe('1');
  flood.land();
  await expect.poll(() => part.isConnected).toBe(false);
  await expect.poll(layers).toHaveLength(0);
});

test('a second click hits the flood, not the page below', async () => {
  const { circle } = await drawPage();
  const flood = startFlood({ circle, colourScheme: 'dawn' });
  const { left, top } = circle.getBoundingClientRect();

  expect(document.elementFromPoint(left + 4, top + 4)?.closest('.gt-flood')).not.toBeNull();
  flood.leave();
  expect(document.elementFromPoint(left + 4, top + 4)).toBe(circle);
  await expect.poll(layers).toHaveLength(0);
});

test('a shared element does not run its entry animation again', async () => {
  const { circle } = await drawPage();
  const screen = await render(<NameRing name="Zo" data-testid="letters" />);
  const flood = startFlood({ circle, ring: screen.getByTestId('letters').element(), colourScheme: 'dawn' });
  const letters = document.querySelectorAll('.gt-flood .gt-name-ring g');

  expect(letters.length).toBeGreaterThan(2);
  expect([...letters].flatMap((letter) => letter.getAnimations())).toEqual([]);
  flood.leave();
  await expect.poll(layers).toHaveLength(0);
});

test('a shared element is visible once, reaches its target and is below the disc, which covers it', async () => {
  const { circle, ring } = await drawPage();
  const flood = startFlood({ circle, ring, colourScheme: 'dawn' });
  const copy = document.querySelector<HTMLElement>('.gt-flood > :first-child');
  expect(copy?.textContent).toBe('ring');
  expect(ring.checkVisibility({ visibilityProperty: true })).toBe(false);
  expect(copy?.checkVisibility({ visibilityProperty: true })).toBe(true);

  for (const animation of document.getAnimations()) animation.finish();
  const place = copy?.getBoundingClientRect() ?? new DOMRect();
  const chosen = circle.getBoundingClientRect();
  expect(place.width).toBeGreaterThan(chosen.width);
  expect(place.left + place.width / 2).toBeCloseTo(chosen.left + chosen.width / 2, 0);
  expect(document.elementFromPoint(chosen.left + 4, chosen.top + 4)).toBe(copy?.nextElementSibling);
  flood.leave();
  expect(ring.checkVisibility({ visibilityProperty: true })).toBe(true);
  await expect.poll(layers).toHaveLength(0);
});

test('words that the ring would pass over have faded before it moves far, and come back if there is no new page', async () => {
  const { circle, ring } = await drawPage();
  const screen = await render(<p>words</p>);
  const words = screen.getByText('words').element();
  const flood = startFlood({ circle, ring, words, colourScheme: 'dawn' });
  const copy = document.querySelector('.gt-flood > :first-child') as Element;
  const before = copy.getBoundingClientRect();
  for (const animation of document.getAnimations()) animation.currentTime = FLOOD_DURATIONS_MS.words;

  expect(getComputedStyle(words).opacity).toBe('0');
  expect(Math.abs(copy.getBoundingClientRect().width / before.width - 1)).toBeLessThan(0.1);
  flood.leave();
  expect(getComputedStyle(words).opacity).toBe('1');
  await expect.poll(layers).toHaveLength(0);
});

test('the old page stays around the disc until that covers the screen, if the new one is there before', async () => {
  const { circle } = await drawPage();
  const content = document.createElement('div');
  content.textContent = 'old page';
  document.documentElement.dataset.gtScheme = 'night';
  const flood = startFlood({ circle, colourScheme: 'dawn' });
  flood.land({ left: content });
  const old = content.parentElement;

  delete document.documentElement.dataset.gtScheme;
  expect(old?.dataset.gtScheme).toBe('night');
  expect(document.querySelector('.gt-flood > :first-child')).toBe(old);
  expect(old?.nextElementSibling).toBe(document.querySelector('.gt-flood > [data-gt-scheme="dawn"]'));
  await expect.poll(() => old?.isConnected).toBe(false);
  await expect.poll(layers).toHaveLength(0);
});

test('the old page is not shown again once the disc covers the screen', async () => {
  const { circle } = await drawPage();
  const content = document.createElement('div');
  const flood = startFlood({ circle, colourScheme: 'dawn' });
  await new Promise((resolve) => setTimeout(resolve, FLOOD_DURATIONS_MS.cover));
  flood.land({ left: content });

  expect(content.isConnected).toBe(false);
  await expect.poll(layers).toHaveLength(0);
});

test('nothing travels under reduced motion', async () => {
  document.documentElement.dataset.gtMotion = 'reduced';
  const { circle, ring } = await drawPage();
  const flood = startFlood({ circle, ring, words: ring, colourScheme: 'dawn' });
  expect(ring.getAnimations()).toEqual([]);
  const animated = document
    .getAnimations()
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []));

  expect(animated.some((frame) => 'transform' in frame && frame.transform !== 'none')).toBe(false);
  flood.leave();
  flood.leave();
  await expect.poll(layers).toHaveLength(0);
});

test('an invisible ring is not shared', async () => {
  const { circle, ring } = await drawPage();
  (ring as HTMLElement).style.display = 'none';
  const flood = startFlood({ circle, ring, colourScheme: 'dawn' });
  expect(document.querySelector('.gt-flood')?.textContent).toBe('');
  flood.leave();
  await expect.poll(layers).toHaveLength(0);
});

/** Renders a photo of a circle, 90 px wide around (245, 145), and its words. */
async function drawPhoto() {
  const screen = await render(
    <div>
      <span data-testid="photo" style={{ position: 'fixed', left: 200, top: 100, width: 90, height: 90 }}>
        <span style={{ display: 'block', inlineSize: '100%', blockSize: '100%' }}>
          <img alt="" />
        </span>
      </span>
      <span style={{ display: 'inline-block' }}>words</span>
    </div>,
  );
  const photo = screen.getByTestId('photo').element();
  return { photo, words: photo.nextElementSibling as HTMLElement };
}

test('the picture of the circle moves to the place of the photo and fades over it; words appear in their size', async () => {
  const { circle, ring } = await drawPage();
  const { photo, words } = await drawPhoto();
  const flood = startFlood({ circle, picture: ring, colourScheme: 'dawn' });
  const copy = document.querySelector('.gt-flood > :last-child') as Element;
  expect(copy.textContent).toBe('ring');
  await new Promise((resolve) => setTimeout(resolve, FLOOD_DURATIONS_MS.cover));
  const width = words.getBoundingClientRect().width;
  flood.land({ photo });
  await expect.poll(() => photo.contains(copy)).toBe(true);
  for (const animation of photo.getAnimations()) animation.finish();

  expect(copy.getBoundingClientRect().left + copy.getBoundingClientRect().width / 2).toBeCloseTo(245, 0);
  expect(copy.getBoundingClientRect().width).toBeCloseTo(90, 0);
  expect(getComputedStyle(words).opacity).toBe('0');
  expect(words.getBoundingClientRect().width).toBe(width);
  await expect.poll(() => photo.contains(copy)).toBe(false);
  expect(photo.getBoundingClientRect().width).toBeCloseTo(90, 0);
  await expect.poll(() => getComputedStyle(words).opacity).toBe('1');
  await expect.poll(layers).toHaveLength(0);
});

test('the picture goes on from where it is, although a script knows an older place of it while the page renders', async () => {
  const { circle, ring } = await drawPage();
  const { photo } = await drawPhoto();
  const flood = startFlood({ circle, picture: ring, colourScheme: 'dawn' });
  const copy = document.querySelector('.gt-flood > :last-child') as Element;
  await new Promise((resolve) => setTimeout(resolve, FLOOD_DURATIONS_MS.cover));
  flood.land({ photo });
  for (const animation of copy.getAnimations()) animation.finish();
  await expect.poll(() => photo.contains(copy)).toBe(true);
  for (const animation of photo.getAnimations()) animation.currentTime = 0;

  const { left, top, width, height } = copy.getBoundingClientRect();
  expect(left + width / 2).toBeCloseTo(window.innerWidth / 2, 0);
  expect(top + height / 2).toBeCloseTo(window.innerHeight / 2, 0);
  await expect.poll(layers).toHaveLength(0);
});

test('the copy of a picture is painted from its first frame', async () => {
  const { circle } = await drawPage();
  const pixel = Object.assign(document.createElement('canvas'), { width: 2, height: 1 }).toDataURL();
  const screen = await render(<img alt="" src={pixel} data-testid="image" />);
  const image = screen.getByTestId('image').element() as HTMLImageElement;
  await image.decode();
  const picture = image.parentElement as Element;
  const flood = startFlood({ circle, picture, colourScheme: 'dawn' });

  expect(document.querySelector('.gt-flood img')).toBeNull();
  expect(document.querySelector('.gt-flood canvas')).toHaveProperty('width', 2);
  flood.leave();
  await expect.poll(layers).toHaveLength(0);
});

/** Returns the address of a square image of one colour: of a blob, because browsers prefer the last data URL in `srcset`. */
async function imageOf(colour: string, size: number): Promise<string> {
  const canvas = new OffscreenCanvas(size, size);
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = colour;
  context?.fillRect(0, 0, size, size);
  return URL.createObjectURL(await canvas.convertToBlob());
}

/** Starts a flood from a small image with this large file, and returns what it shows in place of the image. */
async function floodWithFile(large: string) {
  const { circle } = await drawPage();
  const files = `${await imageOf('#f00', 20)} 20w, ${large} 400w`;
  const screen = await render(
    <span data-testid="picture">
      <img alt="" loading="lazy" srcSet={files} sizes="20px" />
    </span>,
  );
  const picture = screen.getByTestId('picture').element();
  await picture.querySelector('img')?.decode();
  const flood = startFlood({ circle, picture, colourScheme: 'dawn' });
  const shown = () => document.querySelector<HTMLCanvasElement | HTMLImageElement>('.gt-flood span > *');
  return { shown, flood };
}

test('the picture flies in the file of a large circle as soon as that is decoded, and is never empty', async () => {
  const large = await imageOf('#00f', 400);
  const { shown, flood } = await floodWithFile(large);
  const canvas = shown() as HTMLCanvasElement;

  expect([...(canvas.getContext('2d')?.getImageData(9, 9, 1, 1).data ?? [])]).toEqual([255, 0, 0, 255]);
  await expect.poll(shown).toMatchObject({ currentSrc: large, complete: true });
  flood.leave();
  await expect.poll(layers).toHaveLength(0);
});

test('without the large file the picture flies as it is', async () => {
  const { shown, flood } = await floodWithFile('/no-such-file.png');
  await new Promise((resolve) => setTimeout(resolve, FLOOD_DURATIONS_MS.cover));

  expect(shown()).toBeInstanceOf(HTMLCanvasElement);
  flood.leave();
  await expect.poll(layers).toHaveLength(0);
});

test('the ring disappears with the disc and grows again in its new place, so that it passes over no words', async () => {
  const { circle, ring } = await drawPage();
  const screen = await render(
    <b data-testid="place" style={{ position: 'fixed', left: 10, top: 120, width: 9, height: 9 }} />,
  );
  const place = screen.getByTestId('place').element();
  const flood = startFlood({ circle, ring, colourScheme: 'dawn' });
  await new Promise((resolve) => setTimeout(resolve, FLOOD_DURATIONS_MS.cover));
  flood.land({ place });
  await expect.poll(() => place.getAnimations()).toHaveLength(1);

  expect(document.querySelector('.gt-flood')?.textContent ?? '').toBe('');
  const [growing] = place.getAnimations();
  if (growing) growing.currentTime = 0;
  expect(place.getBoundingClientRect().width).toBe(0);
  growing?.finish();
  expect(place.getBoundingClientRect().width).toBeCloseTo(9, 0);
  await expect.poll(layers).toHaveLength(0);
});

test('the picture covers a late photo until it is decoded', async () => {
  const { circle, ring } = await drawPage();
  const { photo } = await drawPhoto();
  let resolve = () => {};
  const decoded = new Promise<void>((done) => {
    resolve = done;
  });
  (photo.querySelector('img') as HTMLImageElement).decode = () => decoded;
  const flood = startFlood({ circle, picture: ring, colourScheme: 'dawn' });
  const copy = document.querySelector('.gt-flood > :last-child') as Element;
  await new Promise((done) => setTimeout(done, FLOOD_DURATIONS_MS.cover));
  flood.land({ photo });
  await new Promise((done) => setTimeout(done, FLOOD_DURATIONS_MS.land));
  expect(photo.contains(copy)).toBe(true);
  expect(getComputedStyle(copy).opacity).toBe('1');

  resolve();
  await expect.poll(() => photo.contains(copy)).toBe(false);
  await expect.poll(layers).toHaveLength(0);
});

test('circles grow clockwise, starting with the first', async () => {
  const at = (left: number, top: number) => (
    <i style={{ position: 'fixed', left, top, width: 9, height: 9 }} />
  );
  const { container } = await render(
    <>
      {at(100, 0)}
      {at(0, 100)}
      {at(100, 200)}
      {at(200, 100)}
    </>,
  );
  const circles: Element[] = [...container.querySelectorAll('i')];

  expect(clockwise(circles).map((circle) => circles.indexOf(circle))).toEqual([0, 3, 2, 1]);
});

test('the picture of the circle waits in the middle, and grows from there when it is nearly in its place, so that it covers no words on its way', async () => {
  const { circle, ring } = await drawPage();
  const { photo } = await drawPhoto();
  const flood = startFlood({ circle, picture: ring, colourScheme: 'dawn' });
  const copy = document.querySelector('.gt-flood > :last-child') as Element;
  await new Promise((resolve) => setTimeout(resolve, FLOOD_DURATIONS_MS.cover));
  for (const animation of copy.getAnimations()) animation.finish();
  const before = copy.getBoundingClientRect();
  expect(before.left + before.width / 2).toBeCloseTo(window.innerWidth / 2, 0);
  expect(before.top + before.height / 2).toBeCloseTo(window.innerHeight / 2, 0);
  flood.land({ photo });
  await expect.poll(() => photo.contains(copy)).toBe(true);
  for (const animation of photo.getAnimations()) animation.currentTime = FLOOD_DURATIONS_MS.land / 5;
  const onItsWay = copy.getBoundingClientRect();

  expect(Math.abs(onItsWay.left + onItsWay.width / 2 - 245)).toBeLessThan(
    Math.abs(before.left + before.width / 2 - 245) / 4,
  );
  expect(Math.abs(onItsWay.width - before.width)).toBeLessThan(Math.abs(90 - before.width) / 4);
  await expect.poll(layers).toHaveLength(0);
});
