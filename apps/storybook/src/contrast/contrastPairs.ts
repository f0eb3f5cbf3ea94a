/** A foreground on a background. Colours have the name of their custom property: `--gt-color-<name>`. */
export type ContrastPair = {
  what: string;
  foreground: string;
  background: string;
  /** Least ratio of WCAG AA: 4.5 for text, 3 for controls, focus and large shapes, 0 for decoration. */
  needed: 4.5 | 3 | 0;
};

const text = (what: string, foreground: string, background: string): ContrastPair => ({
  what,
  foreground,
  background,
  needed: 4.5,
});

const shape = (what: string, foreground: string, background: string): ContrastPair => ({
  what,
  foreground,
  background,
  needed: 3,
});

const decoration = (what: string, foreground: string, background: string): ContrastPair => ({
  what,
  foreground,
  background,
  needed: 0,
});

/** All pairs that the art direction allows. A brand must pass each of them. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  text('Body text on dawn', 'ink', 'dawn-ground'),
  text('Body text on dawn deep', 'ink', 'dawn-deep'),
  text('Body text on dusk', 'ink', 'dusk-ground'),
  text('Body text on dusk deep', 'ink', 'dusk-deep'),
  text('Story tag text', 'ink', 'snow'),
  text('Soft text on dawn', 'ink-soft', 'dawn-ground'),
  text('Soft text on dawn deep (disabled label)', 'ink-soft', 'dawn-deep'),
  text('Soft text on dusk', 'ink-soft', 'dusk-ground'),
  text('Soft text on dusk deep', 'ink-soft', 'dusk-deep'),
  text('Soft text on snow', 'ink-soft', 'snow'),
  text('Placeholder on snow', 'ink-placeholder', 'snow'),
  text('Placeholder on dawn', 'ink-placeholder', 'dawn-ground'),
  text('Placeholder on dusk', 'ink-placeholder', 'dusk-ground'),
  text('Student accent on dawn', 'coral-dark', 'dawn-ground'),
  text('Student accent on snow', 'coral-dark', 'snow'),
  text('White on student button', 'snow', 'coral-dark'),
  text('White on student button, hovered', 'snow', 'coral-dark-strong'),
  text('Strong student accent on dawn deep', 'coral-dark-strong', 'dawn-deep'),
  shape('Student control outline on dawn', 'coral-dark', 'dawn-ground'),
  text('Experienced accent on dusk', 'purple', 'dusk-ground'),
  text('Experienced accent on snow', 'purple', 'snow'),
  text('White on experienced button', 'snow', 'purple'),
  text('White on experienced button, hovered', 'snow', 'purple-strong'),
  text('Experienced accent on dusk deep', 'purple', 'dusk-deep'),
  shape('Purple button on dawn (resource block)', 'purple', 'dawn-ground'),
  text('White on night', 'snow', 'night-900'),
  text('White on night raised', 'snow', 'night-800'),
  text('Mist on night', 'night-mist', 'night-900'),
  text('Gold text on night', 'gold', 'night-900'),
  text('Night label on gold button', 'night-900', 'gold'),
  text('Coral on night', 'coral-night', 'night-900'),
  text('Lilac on night', 'purple-night', 'night-900'),
  shape('Control outline on night', 'night-control', 'night-900'),
  shape('Focus ring on dawn', 'ink', 'dawn-ground'),
  shape('Focus ring on dusk', 'ink', 'dusk-ground'),
  shape('Focus ring on night', 'gold', 'night-900'),
  shape('Focus ring on the student menu', 'snow', 'coral-dark'),
  shape('Focus ring on the experienced menu', 'snow', 'purple'),
  text('Error text on dawn', 'danger', 'dawn-ground'),
  text('Error text on dusk', 'danger', 'dusk-ground'),
  text('Error text on snow', 'danger', 'snow'),
  text('Error text on night', 'danger-night', 'night-900'),
  text('Success on dawn', 'spruce', 'dawn-ground'),
  text('Success on dusk', 'spruce', 'dusk-ground'),
  decoration('Red bullet on dawn', 'bullet-red', 'dawn-ground'),
  decoration('Blue bullet on dusk', 'bullet-blue', 'dusk-ground'),
  decoration('Red bullet on night', 'bullet-red', 'night-900'),
];
