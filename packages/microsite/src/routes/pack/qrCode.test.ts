import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrCode } from './qrCode.server.ts';

/** Draws a code as a camera sees it: black outlines on white, four pixels a module. */
function photograph({ size, path }: ReturnType<typeof qrCode>) {
  const width = size * 4;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * 4; row < (Number(y) + 1) * 4; row++) {
      const start = row * width + Number(x) * 4;
      for (let pixel = start; pixel < start + Number(length) * 4; pixel++)
        data.fill(0, pixel * 4, pixel * 4 + 3);
    }
  }
  return { width, height: width, data };
}

test.each([
  'https://grow.example/campus-resources/pack/university-of-toronto',
  'https://grow.example/fr/ressources-campus/trousse/universite-de-la-colombie-britannique-okanagan',
])('a reader finds %s in its code', (address) => {
  expect(decodeQR(photograph(qrCode(address)))).toBe(address);
});

test('has four light modules around it, as readers need', () => {
  const { size, path } = qrCode('https://grow.example/');
  const places = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((match) => match.slice(1).map(Number));
  expect(Math.min(...places.flatMap(([x = 0, y = 0]) => [x, y]))).toBe(4);
  expect(Math.max(...places.map(([x = 0, , length = 0]) => x + length))).toBe(size - 4);
});
