import { FoundationPage } from './FoundationPage.tsx';

const STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const RADII = ['tag', 'field', 'card', 'media', 'round'] as const;
const SIZES = ['tap-min', 'control', 'icon-button', 'social-icon', 'header', 'header-phone'] as const;

function value(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

function Space() {
  return (
    <FoundationPage
      title="Space"
      lead="Twelve steps, five corners and a few fixed sizes. Nothing tappable is under 44 px."
    >
      <section className="storybook-section">
        <h2>Steps</h2>
        <ul className="storybook-steps">
          {STEPS.map((step) => (
            <li key={step}>
              <code>--gt-space-{step}</code>
              <span className="storybook-bar" style={{ inlineSize: `var(--gt-space-${step})` }} />
              <span className="gt-small">{value(`--gt-space-${step}`)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="storybook-section">
        <h2>Corners</h2>
        <ul className="storybook-swatches">
          {RADII.map((radius) => (
            <li key={radius}>
              <span className="storybook-corner" style={{ borderRadius: `var(--gt-radius-${radius})` }} />
              <code>{radius}</code>
              <span className="gt-small">{value(`--gt-radius-${radius}`)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="storybook-section">
        <h2>Sizes</h2>
        <ul className="storybook-steps">
          {SIZES.map((size) => (
            <li key={size}>
              <code>--gt-size-{size}</code>
              <span className="storybook-bar" style={{ inlineSize: `var(--gt-size-${size})` }} />
              <span className="gt-small">{value(`--gt-size-${size}`)}</span>
            </li>
          ))}
        </ul>
      </section>
    </FoundationPage>
  );
}

export default { title: 'Foundations/Space', parameters: { layout: 'fullscreen' }, render: Space };

export const Default = {};
export const OtherBrand = { globals: { brand: 'alder-finch' } };
