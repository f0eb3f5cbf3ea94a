import type { Pixels } from './pixels.ts';

/** A picture of half the width and height: each pixel is the mean of four. */
export function halved({ data, width, height }: Pixels): Pixels {
  const half = { width: Math.floor(width / 2), height: Math.floor(height / 2) };
  const small = Buffer.alloc(half.width * half.height * 4);
  for (let at = 0; at < small.length; at++) {
    const pixel = at >> 2;
    const from = (2 * Math.floor(pixel / half.width) * width + 2 * (pixel % half.width)) * 4 + (at & 3);
    const below = from + width * 4;
    const sum = (data[from] ?? 0) + (data[from + 4] ?? 0) + (data[below] ?? 0) + (data[below + 4] ?? 0);
    small[at] = Math.round(sum / 4);
  }
  return { data: small, ...half };
}
