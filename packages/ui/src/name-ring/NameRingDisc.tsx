import type { CSSProperties } from 'react';
import { ringPath } from '../rings/ring.ts';
import type { NameRingDisc as Ring } from './nameRings.ts';

/** Drawn at radius 100 and scaled, so that a ring can ease to its new place when a letter is added. */
export function NameRingDisc({ disc, index }: { disc: Ring; index: number }) {
  const scale = disc.radius / 100;
  const outline = ringPath({ ...disc, cx: 0, cy: 0, radius: 100 });
  const place: CSSProperties = { transform: `translate(${disc.cx}px, ${disc.cy}px) scale(${scale})` };
  return (
    <g className="gt-name-ring__disc" style={place}>
      <g style={{ '--gt-band': index } as CSSProperties}>
        <path d={outline} fill={disc.colour} strokeWidth={1.1 / scale} />
        {[0.972, 0.955, 0.918].map((inner) => (
          <path
            key={inner}
            className="gt-name-ring__bark"
            d={outline}
            strokeWidth={0.34 / scale / inner}
            style={{ transform: `scale(${inner})` }}
          />
        ))}
      </g>
    </g>
  );
}
