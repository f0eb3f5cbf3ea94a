import { type ComponentPropsWithRef, type CSSProperties, memo, type ReactElement } from 'react';
import { NEW_TAB, NewTabNote } from '../link/linkTarget.tsx';
import { classNames } from '../mergeProps.ts';
import { type RingShapeValue, useRingShape } from '../rings/ringContext.ts';
import { growRings, ringsPath } from '../rings/rings.ts';

/** The page of a firm on a social network. */
export type SocialNetwork = {
  /** Unique name of the network. */
  network: string;
  /** Name of the network: the name of the link. */
  name: string;
  url: string;
  /** Mark of the network at 22 px: an icon of the kit, or a `FileIcon`. */
  mark: ReactElement;
};

/** Props of `SocialLinks`, besides the attributes of its `ul`. */
export type SocialLinksProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  networks: readonly SocialNetwork[];
  /** Words for assistive technology after each name, for example "(opens in a new tab)". */
  newTabLabel: string;
};

/** Position of the marks: degrees run counter-clockwise, 0 points right, 90 up. */
export type SocialAngles = { start: number; step: number };

/** Props of `SocialRing`, besides the attributes of its `ul`. */
export type SocialRingProps = SocialLinksProps & {
  /** Default `{ start: 80, step: 24 }`. */
  angles?: SocialAngles | undefined;
  /** Angles on phones and small screens, where the ring is smaller. Default `{ start: 120, step: 24 }`. */
  phoneAngles?: SocialAngles | undefined;
  /** True: the marks are on the ring. False: they are 40° back, and invisible. Default true. */
  placed?: boolean;
};

/**
 * The networks on a ring, at .8 of its radius; `--gt-social-ring-size` is its diameter. Renders a `ul`; the rings are
 * decorative.
 */
export function SocialRing({
  networks,
  newTabLabel,
  angles,
  phoneAngles,
  placed = true,
  className,
  style,
  ...rest
}: SocialRingProps) {
  const shape = useRingShape();
  return (
    <ul
      {...rest}
      className={classNames('gt-network-ring', className)}
      data-placed={placed || undefined}
      style={{ ...angleProperties('', angles), ...angleProperties('-phone', phoneAngles), ...style }}
    >
      {networks.map((each, place) => (
        <li key={each.network} style={{ '--gt-social-place': place } as CSSProperties}>
          <a href={each.url} {...NEW_TAB}>
            <span className="gt-network-ring__disc">{each.mark}</span>
            <span className="gt-visually-hidden">{each.name}</span>
            <NewTabNote label={newTabLabel} />
          </a>
        </li>
      ))}
      <li role="none" className="gt-network-ring__rings" aria-hidden="true">
        <svg viewBox="0 0 420 420" aria-hidden="true">
          {shape && <Rings shape={shape} />}
        </svg>
      </li>
    </ul>
  );
}

/** Rings around the same centre, rendered in the browser only. Memoized, because curves are slow to calculate. */
const Rings = memo(function Rings({ shape }: { shape: RingShapeValue }) {
  return <path d={ringsPath(growRings(shape(RINGS)))} />;
});

const RINGS = { cx: 210, cy: 210, from: 40, step: 24, count: 7, seed: 3.1, lean: 0.02 };

/** Custom properties for angles that are not the defaults of `social-ring.css`. */
function angleProperties(window: '' | '-phone', angles: SocialAngles | undefined): CSSProperties {
  if (!angles) return {};
  return {
    [`--gt-social-start${window}`]: `${angles.start}deg`,
    [`--gt-social-step${window}`]: `${angles.step}deg`,
  };
}
