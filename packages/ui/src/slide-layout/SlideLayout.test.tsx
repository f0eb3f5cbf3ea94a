import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CircleField } from '../circle-field/CircleField.tsx';
import { exampleCircles } from '../examples/exampleCircles.ts';
import { SlideLayout } from './SlideLayout.tsx';

const words = {
  title: ['Discover', 'a Place', 'to Belong'],
  lead: 'Come as you are.',
  moreLabel: 'Read more',
};

test('the title is one heading with its lines', async () => {
  const screen = await render(<SlideLayout {...words} level={1} />);

  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Discover a Place to Belong' }))
    .toBeVisible();
});

test('runOn looks like the title but is not part of the heading', async () => {
  const screen = await render(<SlideLayout {...words} runOn="looks like." />);
  const title = screen.getByRole('heading', { name: 'Discover a Place to Belong' }).element();
  const runOn = screen.getByText('looks like.').element();

  const { fontSize, fontFamily, fontWeight, color } = getComputedStyle(title);
  expect(runOn).toHaveStyle({ fontSize, fontFamily, fontWeight, color });
});

test('a title that runs on steps down one size with the rest of its sentence', async () => {
  const usual = await render(<SlideLayout {...words} title="Success" />);
  const screen = await render(<SlideLayout {...words} title="Success" runOn="is yours." />);
  const size = ({ container }: typeof screen) =>
    Number.parseFloat(getComputedStyle(container.querySelector('.gt-slide__title') as HTMLElement).fontSize);

  expect(size(screen)).toBeLessThan(size(usual));
});

test.each([
  ['a long word', ['Grandissons', 'ensemble']],
  ['a long line with a hyphen, where it would break', ['Le meilleur', 'de vous-même']],
])('a title with %s steps down one size', async (_, title) => {
  const usual = await render(<SlideLayout {...words} />);
  const screen = await render(<SlideLayout {...words} title={title} />);
  const size = ({ container }: typeof screen) =>
    Number.parseFloat(getComputedStyle(container.querySelector('.gt-slide__title') as HTMLElement).fontSize);

  expect(size(screen)).toBeLessThan(size(usual));
  expect(size(screen)).toBeGreaterThan(0.8 * size(usual));
});

test('on desktop the body is visible', async () => {
  await page.viewport(1440, 900);
  const screen = await render(<SlideLayout {...words} body="Nine people." />);

  await expect.element(screen.getByText('Nine people.')).toBeVisible();
  expect(screen.getByRole('button').elements()).toHaveLength(0);
});

test('on phones the body unfolds', async () => {
  await page.viewport(390, 844);
  const screen = await render(<SlideLayout {...words} body="Nine people." />);
  const more = screen.getByRole('button', { name: 'Read more' });

  await expect.element(screen.getByText('Nine people.')).not.toBeVisible();
  await userEvent.click(more);
  await expect.element(screen.getByText('Nine people.')).toBeVisible();
  await expect.element(more).toHaveAttribute('aria-expanded', 'true');
  await page.viewport(1440, 900);
});

test('beside a drawing the body folds in low windows only', async () => {
  await page.viewport(390, 844);
  const screen = await render(<SlideLayout {...words} moreIn="low" body="Nine people." />);
  await expect.element(screen.getByText('Nine people.')).toBeVisible();
  await expect.element(screen.getByText('Read more')).not.toBeVisible();

  await page.viewport(844, 390);
  await expect.element(screen.getByText('Nine people.')).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Read more' }));
  await expect.element(screen.getByText('Nine people.')).toBeVisible();
  await page.viewport(1440, 900);
});

test('in low windows the body scrolls into view when it unfolds', async () => {
  await page.viewport(640, 360);
  const screen = await render(<SlideLayout {...words} moreIn="low" body={'Nine people. '.repeat(6)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Read more' }));
  const body = screen.getByText(/Nine people/).element();
  const text = body.closest('.gt-slide__text') as HTMLElement;
  const { bottom } = body.getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(text.getBoundingClientRect().bottom - 15);
  await page.viewport(1440, 900);
});

test('text that is higher than its window scrolls between header and controls', async () => {
  await page.viewport(1024, 768);
  const slide = (body: string) => (
    <div style={{ position: 'fixed', inset: 0 }}>
      <SlideLayout {...words} body={body}>
        <CircleField circles={exampleCircles()} />
      </SlideLayout>
    </div>
  );
  const { container, rerender } = await render(slide('Nine people.'));
  const field = container.querySelector('.gt-circle-field') as HTMLElement;
  const scroll = container.querySelector('.gt-slide__scroll') as HTMLElement;
  await expect.element(field).toHaveAttribute('data-layout', 'placed');

  await rerender(
    slide('Nine people, and who to ask when you would rather not ask in the meeting. '.repeat(9)),
  );
  await expect.element(field).toHaveAttribute('data-layout', 'grid');
  expect(scroll.getBoundingClientRect().top).toBe(104);
  expect(getComputedStyle(scroll).maskImage).not.toBe('none');
  await page.viewport(1440, 900);
});

test('circles have their places again in a window that grows higher', async () => {
  await page.viewport(1280, 600);
  const { container } = await render(
    <div style={{ position: 'fixed', inset: 0 }}>
      <SlideLayout {...words} body={'Nine people, and who to ask when you are new. '.repeat(9)}>
        <CircleField circles={exampleCircles()} />
      </SlideLayout>
    </div>,
  );
  const field = container.querySelector('.gt-circle-field') as HTMLElement;
  await expect.element(field).toHaveAttribute('data-layout', 'grid');

  await page.viewport(1280, 1000);
  await expect.element(field).toHaveAttribute('data-layout', 'placed');
  await page.viewport(1440, 900);
});

test('scrolling parts of a slide leave sideways swipes to the deck, and without a deck to the browser', async () => {
  const slide = <SlideLayout {...words} body="Nine people." />;
  const { container, rerender } = await render(slide);
  const taken = () =>
    ['.gt-slide__scroll', '.gt-slide__text'].map(
      (name) => getComputedStyle(container.querySelector(name) ?? document.body).touchAction,
    );
  expect(taken()).toEqual(['auto', 'auto']);
  await rerender(<div className="gt-deck">{slide}</div>);
  expect(taken()).toEqual(['pan-y pinch-zoom', 'pan-y pinch-zoom']);
});

test('the ground of a slide beside the current one moves less than it, and fades out at its sides', async () => {
  const { container } = await render(
    <div className="gt-deck">
      <div className="gt-deck__slide" data-side="after" data-shown>
        <SlideLayout title="Beside" backdrop="rings" />
      </div>
      <div className="gt-deck__slide" data-current data-shown>
        <SlideLayout title="Current" backdrop="rings" />
      </div>
    </div>,
  );
  const grounds = [...container.querySelectorAll('.gt-slide__backdrop')].map((ground) => {
    const { transform } = getComputedStyle(ground);
    const fade = getComputedStyle(ground.parentElement as Element, '::after');
    return { moved: Math.round(new DOMMatrix(transform).e), fade: fade.opacity };
  });

  expect(grounds).toEqual([
    { moved: Math.round(innerWidth / -10), fade: '1' },
    { moved: 0, fade: '0' },
  ]);
});
