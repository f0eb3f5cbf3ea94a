/** The value of a colour of the kit in the brand that is worn now, as `#rrggbb`, however the style sheet writes it. */
export function readColour(name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(--gt-color-${name})`;
  document.documentElement.append(probe);
  const channels = getComputedStyle(probe).color.match(/\d+/g) ?? [];
  probe.remove();
  const hex = (channel: string) => Number(channel).toString(16).padStart(2, '0');
  return `#${channels.slice(0, 3).map(hex).join('')}`;
}
