/** The largest box of the wanted ratio inside a photograph, as near to the focal point as the edges allow. */
export function cropBox(
  size: { width: number; height: number },
  ratio: number,
  focal: { x: number; y: number },
) {
  const width = Math.min(size.width, Math.round(size.height * ratio));
  const height = Math.min(size.height, Math.round(size.width / ratio));
  const clamp = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)));
  return {
    left: clamp((size.width * focal.x) / 100 - width / 2, size.width - width),
    top: clamp((size.height * focal.y) / 100 - height / 2, size.height - height),
    width,
    height,
  };
}
