/**
 * `sizes` of a picture that fills a square or a circle of these `sizes`, lengths in `px` or `vw`: one that is wider than
 * high is drawn wider, its sides cut off.
 */
export function squareSizes(sizes: string, picture: { ratio: number } | undefined): string {
  const wider = Math.max(1, picture?.ratio ?? 1);
  return sizes.replace(/[\d.]+(?=(px|vw)(,|$))/g, (length) => String(Math.ceil(Number(length) * wider)));
}
