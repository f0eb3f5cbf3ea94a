/** The value of a colour of the kit in the brand that is worn now, as `#rrggbb`. */
export function readColour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--gt-color-${name}`).trim();
}
