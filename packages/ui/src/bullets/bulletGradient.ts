const STEPS = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.88, 1];

/**
 * Returns a disc with a soft edge, without a blur filter: one radial gradient with a raised cosine. `colour` is a CSS
 * colour, `blur` runs from 0 (sharp) to 1 (no sharp part).
 */
export function bulletGradient(colour: string, blur: number): string {
  const edge = 100 - 100 * Math.min(1, Math.max(0, blur));
  const stops = STEPS.map((t) => {
    const alpha = ((1 + Math.cos(Math.PI * t)) / 2) ** 1.15;
    const mix =
      t === 1 ? 'transparent' : `color-mix(in srgb, ${colour} ${percent(alpha * 100)}, transparent)`;
    return `${mix} ${percent(edge + (100 - edge) * t)}`;
  });
  return `radial-gradient(closest-side, ${stops.join(', ')})`;
}

function percent(value: number): string {
  return `${Number(value.toFixed(2))}%`;
}
