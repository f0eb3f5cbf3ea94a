import type { CustomBlockProps } from '@tamarack-lowe/microsite';
import type { blocks } from '../content/blocks.ts';

/** A section through the ground: layers to scale from the top down, with lines to their names and depths. */
export default function Section({ title, layers, caption }: CustomBlockProps<(typeof blocks)['coupe']>) {
  const depth = layers.reduce((sum, { cm }) => sum + cm, 0);
  const drawn = layers.map((layer, index) => {
    const top = layers.slice(0, index).reduce((sum, { cm }) => sum + cm, 0);
    return { ...layer, top, bottom: top + layer.cm };
  });
  return (
    <figure className="section">
      <h2>{title}</h2>
      <div className="section__drawing">
        <div className="section__ground" aria-hidden="true">
          {drawn.map(({ name, ground, cm }) => (
            <span key={name} data-ground={ground} style={{ flexGrow: cm }} />
          ))}
        </div>
        <svg className="section__leaders" viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
          {drawn.map(({ name, top, bottom }, index) => (
            <path
              vectorEffect="non-scaling-stroke"
              key={name}
              d={`M0 ${((top + bottom) * 50) / depth}L10 ${((index + 0.5) * 100) / layers.length}`}
            />
          ))}
        </svg>
        <ol className="section__layers">
          {drawn.map(({ name, note, top, bottom }) => (
            <li key={name}>
              <b>{name}</b>
              {/* No line ends after the dash or before the unit. */}
              <span>{` ${top}–\u2060${bottom}\u00a0cm`}</span>
              {note && <small>{note}</small>}
            </li>
          ))}
        </ol>
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
