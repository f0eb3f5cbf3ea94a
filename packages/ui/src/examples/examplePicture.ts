import type { PictureSource } from '../picture/Picture.tsx';

const HUES = { coral: '#E9694D', gold: '#F5B53C', purple: '#7B57C0', spruce: '#1C5150' } as const;

/** Returns a picture for examples and tests, in one of four colours, as a data address. */
export function examplePicture(paper: keyof typeof HUES): PictureSource {
  const colour = HUES[paper];
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 400 400'><rect width='400' height='400' fill='${colour}'/><circle cx='262' cy='150' r='150' fill='white' fill-opacity='.2'/><circle cx='200' cy='176' r='78' fill='#22143a'/><path d='M60 400c10-110 70-150 140-150s130 40 140 150Z' fill='white' fill-opacity='.85'/></svg>`;
  // The kit appends width and format, which have no effect after a hash.
  const src = `data:image/svg+xml,${encodeURIComponent(drawing).replaceAll("'", '%27')}#`;
  return { src, widths: [160, 320, 640], ratio: 1, colour, focal: { x: 50, y: 42 } };
}
