import { CONTRAST_PAIRS } from '../contrast/contrastPairs.ts';
import { contrastRatio } from '../contrast/contrastRatio.ts';

/** Colours by family. */
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

/** All colours of the current brand, with names and values. */
export function Palette() {
  return Object.entries(FAMILIES).map(([family, names]) => (
    <section key={family} className="storybook-section">
      <h2>{family}</h2>
      <ul className="storybook-swatches">
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

/** All pairs of colours with their contrast in the current brand. A test fails below AA. */
export function ColourTable() {
  return (
    <table className="storybook-table">
      <caption className="gt-small">
        Contrast by WCAG 2.2, computed from the colours on this page and rounded down
      </caption>
      <thead>
        <tr>
          <th scope="col">Sample</th>
          <th scope="col">Pair</th>
          <th scope="col">Colours</th>
          <th scope="col">Ratio</th>
          <th scope="col">Needed</th>
        </tr>
      </thead>
      <tbody>
        {CONTRAST_PAIRS.map(({ what, foreground, background, needed }) => {
          const [ink, paper] = [readColour(foreground), readColour(background)];
          const ratio = contrastRatio(ink, paper);
          return (
            <tr key={what}>
              <td>
                <svg viewBox="0 0 64 40" width="64" height="40" aria-hidden="true">
                  <rect width="64" height="40" rx="10" fill={paper} />
                  <circle cx="32" cy="20" r="11" fill={ink} />
                </svg>
              </td>
              <th scope="row">{what}</th>
              <td>
                {foreground} on {background}
              </td>
              <td>{ratio.toFixed(2)}</td>
              <td>{needed === 0 ? 'Decoration' : `${needed}, ${ratio >= needed ? 'passes' : 'fails'}`}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Returns a colour of the current brand as `#rrggbb`, whatever notation the style sheet has. */
function readColour(name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(--gt-color-${name})`;
  document.documentElement.append(probe);
  const channels = getComputedStyle(probe).color.match(/\d+/g) ?? [];
  probe.remove();
  const hex = (channel: string) => Number(channel).toString(16).padStart(2, '0');
  return `#${channels.slice(0, 3).map(hex).join('')}`;
}
