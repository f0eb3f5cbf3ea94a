/** Contrast of two colours `#rrggbb` by WCAG 2.2 (relative luminance), from 1 to 21, rounded down to two decimals. */
export function contrastRatio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return Math.floor(((light + 0.05) / (dark + 0.05)) * 100) / 100;
}

function luminance(colour: string): number {
  const [, red = '', green = '', blue = ''] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour) ?? [];
  if (red === '') throw new Error(`"${colour}" is no colour of the form #rrggbb: its contrast is unknown.`);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: string): number {
  const value = Number.parseInt(channel, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
