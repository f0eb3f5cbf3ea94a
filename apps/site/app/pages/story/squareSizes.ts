import type { Picture } from '@tamarack-lowe/content-model';

/** How wide a picture is drawn when a circle of this diameter is cut out of it: a scene is wider than it is high. */
export function squareSizes({ ratio }: Pick<Picture, 'ratio'>, diameters: string): string {
  if (ratio <= 1) return diameters;
  return diameters
    .split(', ')
    .map((diameter) =>
      diameter.replace(
        /([\d.]+)(vw|px)$/,
        (_, length: string, unit: string) => `${Math.round(Number(length) * ratio)}${unit}`,
      ),
    )
    .join(', ');
}
