/** A colour: red, green and blue from 0 to 255, opacity from 0 to 1. */
type Colour = { r: number; g: number; b: number; a: number };

const canvas = document.createElement('canvas');
canvas.width = 1;
canvas.height = 1;
const context = canvas.getContext('2d', { willReadFrequently: true });

/** Converts a CSS colour in any notation. */
export function colourOf(css: string): Colour {
  if (!context) throw new Error('This browser has no canvas, so that colours cannot be compared.');
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = css;
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(0, 0, 1, 1).data;
  return { r, g, b, a: a / 255 };
}

/** Contrast of two opaque colours by WCAG 2.2, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(css: string): number {
  const { r, g, b } = colourOf(css);
  const [red = 0, green = 0, blue = 0] = [r, g, b].map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
