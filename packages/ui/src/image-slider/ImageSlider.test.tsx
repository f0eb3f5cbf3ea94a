import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { examplePicture } from '../examples/examplePicture.ts';
import { ImageSlider, type ImageSliderProps } from './ImageSlider.tsx';

const images = ['One', 'Two', 'Three', 'Four', 'Five'].map((alt) => ({
  picture: examplePicture('coral'),
  alt,
  caption: <p>About {alt}</p>,
}));

const words: ImageSliderProps = {
  label: 'Pictures of Feedback',
  images,
  previousLabel: 'Previous picture',
  nextLabel: 'Next picture',
  positionLabel: ({ number, count }) => `${number} of ${count}`,
};

const rowOf = (container: Element) => container.querySelector('.gt-image-slider__row') as HTMLElement;

test('the buttons lead through it and are off at the ends', async () => {
  const screen = await render(<ImageSlider {...words} />);
  const next = screen.getByRole('button', { name: 'Next picture' });
  const previous = screen.getByRole('button', { name: 'Previous picture' });
  const region = screen.getByRole('region', { name: 'Pictures of Feedback' });

  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  for (const place of [2, 3, 4, 5]) {
    await userEvent.click(next);
    await expect.element(region.getByText(`${place} of 5`)).toBeVisible();
  }
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(previous);
  await expect.element(region.getByText('4 of 5')).toBeVisible();
});

test('keys of the reading direction move it, and nothing else on the page', async () => {
  const outside = vi.fn();
  addEventListener('keydown', outside);
  const { container, ...screen } = await render(<ImageSlider {...words} />);
  rowOf(container).focus();

  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{End}');

  await expect.element(screen.getByText('5 of 5')).toBeVisible();
  expect(outside).not.toHaveBeenCalled();
  removeEventListener('keydown', outside);
});

test('a swipe, which is a scroll to the browser, changes the place', async () => {
  const onShow = vi.fn();
  const { container, ...screen } = await render(<ImageSlider {...words} onShow={onShow} />);
  const row = rowOf(container);
  const [first, , third] = row.children as unknown as HTMLElement[];

  row.scrollTo({ left: (third?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0), behavior: 'instant' });

  await expect.element(screen.getByText('3 of 5')).toBeVisible();
  expect(onShow).toHaveBeenLastCalledWith({ index: 2 });
});

test('right to left, it runs the other way', async () => {
  const { container, ...screen } = await render(
    <div dir="rtl">
      <ImageSlider {...words} />
    </div>,
  );
  rowOf(container).focus();

  await userEvent.keyboard('{ArrowLeft}');

  await expect.element(screen.getByText('2 of 5')).toBeVisible();
  await expect.poll(() => rowOf(container).scrollLeft).toBeLessThan(-100);
});

test('two on a page do not move each other', async () => {
  const screen = await render(
    <>
      <ImageSlider {...words} label="Larch" />
      <ImageSlider {...words} label="Oak" />
    </>,
  );

  await userEvent.click(
    screen.getByRole('region', { name: 'Oak' }).getByRole('button', { name: 'Next picture' }),
  );

  await expect.element(screen.getByRole('region', { name: 'Oak' }).getByText('2 of 5')).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Larch' }).getByText('1 of 5')).toBeVisible();
});

test('the last of several wishes wins', async () => {
  const screen = await render(<ImageSlider {...words} />);
  const next = screen.getByRole('button', { name: 'Next picture' });

  await userEvent.dblClick(next);
  await expect.element(screen.getByText('3 of 5')).toBeVisible();
});
