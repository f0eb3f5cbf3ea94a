/** `sizes` of a square, for the picture that fills it: one that is wider than high is drawn wider, its sides cut off. */
export function squareSizes(sizes: string, ratio: number): string {
  return sizes.replace(/[\d.]+(?=(px|vw)(,|$))/g, (length) =>
    String(Math.ceil(Number(length) * Math.max(1, ratio))),
  );
}
