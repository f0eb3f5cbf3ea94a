/**
 * What a theme (the text of a style sheet) makes of a colour of the kit, such as `var(--gt-color-gold,#f5b53c)`: its own
 * where it sets one as `#rrggbb` or by the name of another, else the one to fall back on. Pictures know no properties.
 */
export function colourIn(theme: string, colour: string): string {
  const [, name = '', kit = colour] = /^var\((--[\w-]+),\s*(#[0-9a-f]{6})\)$/i.exec(colour) ?? [];
  return valueIn(theme, name) ?? kit;
}

function valueIn(theme: string, name: string): string | undefined {
  const value = new RegExp(`${name}:\\s*(#[0-9a-f]{6}\\b|var\\(--[\\w-]+\\))`, 'i').exec(theme)?.[1];
  const other = value?.match(/^var\((.+)\)$/)?.[1];
  return other === undefined || other === name ? value : valueIn(theme, other);
}
