import { expect, test } from 'vitest';
import { picturesOf } from './picturesOf.ts';

test('finds each picture of a page once, in the width that phones draw', () => {
  const html = [
    '<img src="/media/Ada.a1-640.avif" srcSet="/media/Ada.a1-160.avif 160w, /media/Ada.a1-320.avif 320w, /media/Ada.a1-640.avif 640w" alt="Ada">',
    '<img class="small" srcset="/media/Bea.b2-160.avif 160w" src="/media/Bea.b2-160.avif">',
    '<img src="/media/logo.svg" alt="">',
    '<img src="/media/logo.svg" alt="">',
  ].join('\n');
  expect(picturesOf(html)).toEqual(['/media/Ada.a1-320.avif', '/media/Bea.b2-160.avif', '/media/logo.svg']);
});

test('leaves the pictures of others, and those that are written into the page', () => {
  expect(picturesOf('<img src="https://other.example/a.png"><img src="data:image/gif;base64,R0">')).toEqual(
    [],
  );
});
