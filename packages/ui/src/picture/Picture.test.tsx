import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { examplePicture } from '../examples/examplePicture.ts';
import { Picture, squareSizes } from './Picture.tsx';
import { pictureFiles } from './pictureSource.ts';

test('a picture has every width in srcset, and the middle one in src', () => {
  expect(pictureFiles({ src: '/media/a.1f', widths: [160, 320, 640] })).toEqual({
    src: '/media/a.1f-320.avif',
    srcSet: '/media/a.1f-160.avif 160w, /media/a.1f-320.avif 320w, /media/a.1f-640.avif 640w',
  });
  expect(pictureFiles({ src: '/media/a.1f', widths: [160, 320] }).src).toBe('/media/a.1f-160.avif');
});

test('a landscape picture in a square loads in its rendered width', async () => {
  const picture = { ...examplePicture('coral'), ratio: 4 / 3 };
  const { container } = await render(
    <Picture
      picture={picture}
      alt=""
      sizes={squareSizes('(width < 600px) and (resolution > 2x) 55vw, 300px', picture)}
    />,
  );

  expect(container.querySelector('img')?.sizes).toBe('(width < 600px) and (resolution > 2x) 74vw, 400px');
});

test('a picture that is not wider than its square is as wide as the square', () => {
  expect(squareSizes('(width < 600px) 12.5vw, 44px', { ratio: 1 })).toBe('(width < 600px) 13vw, 44px');
  expect(squareSizes('44px', { ratio: 0.5 })).toBe('44px');
});

test('it is lazy by default, keeps its ratio and its focal point', async () => {
  const picture = { ...examplePicture('coral'), ratio: 2, focal: { x: 10, y: 20 } };
  const screen = await render(<Picture picture={picture} alt="A canoe" />);
  const image = screen.getByRole('img', { name: 'A canoe' });

  await expect.element(image).toHaveAttribute('loading', 'lazy');
  await expect.element(image).toHaveAttribute('height', '320');
  await expect.element(image).toHaveStyle({ objectPosition: '10% 20%' });
});

test('an eager picture loads at once', async () => {
  const screen = await render(<Picture picture={examplePicture('gold')} alt="A canoe" loading="eager" />);

  await expect.element(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('a picture that cannot be loaded becomes rings and keeps its alternative text', async () => {
  const picture = { ...examplePicture('coral'), src: 'data:image/png,none#' };
  const { container, ...screen } = await render(<Picture picture={picture} alt="A canoe" loading="eager" />);

  await expect.element(screen.getByText('A canoe')).toBeInTheDocument();
  expect(container.querySelector('[data-missing] path')?.getAttribute('d')).toMatch(/^M/);
});

test('the rings of a missing picture belong to the name', async () => {
  const ringsOf = async (name: string) => {
    const { container } = await render(<Picture alt="" missingSeed={name} />);
    return container.querySelector('path')?.getAttribute('d');
  };

  expect(await ringsOf('Amara Osei')).toBe(await ringsOf('Amara Osei'));
  expect(await ringsOf('Amara Osei')).not.toBe(await ringsOf('Kofi Mensah'));
});
