import { readColour } from './readColour.ts';

/** The colours by their family. */
const FAMILIES = {
  'Dawn, for students': [
    'dawn-ground',
    'dawn-deep',
    'dawn-wash',
    'dawn-ring',
    'coral-dark',
    'coral-dark-strong',
  ],
  'Dusk, for experienced people': [
    'dusk-ground',
    'dusk-deep',
    'dusk-wash',
    'dusk-ring',
    'purple',
    'purple-strong',
  ],
  Night: [
    'night-900',
    'night-800',
    'night-ring',
    'night-mist',
    'night-control',
    'coral-night',
    'purple-night',
    'gold',
  ],
  'Ink and paper': ['ink', 'ink-soft', 'ink-placeholder', 'snow'],
  'Drawings only': ['coral-cut', 'purple-cut', 'bullet-red', 'bullet-blue'],
  'What happened': ['spruce', 'danger', 'danger-night'],
} as const;

/** Every colour of the brand that is worn, with its name and value. */
export function Palette() {
  return Object.entries(FAMILIES).map(([family, names]) => (
    <section key={family} className="workshop-section">
      <h2>{family}</h2>
      <ul className="workshop-swatches">
        {names.map((name) => (
          <li key={name}>
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <circle
                cx="50"
                cy="50"
                r="49"
                fill={readColour(name)}
                stroke="var(--gt-text-soft)"
                strokeWidth="0.6"
              />
            </svg>
            <code>{name}</code>
            <span className="gt-small">{readColour(name)}</span>
          </li>
        ))}
      </ul>
    </section>
  ));
}
