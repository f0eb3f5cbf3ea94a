import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { classNames } from '../mergeProps.ts';
import { useRingShape } from '../rings/ringContext.ts';
import { bulletGradient } from './bulletGradient.ts';
import { isConstrainedDevice } from './deviceLimits.ts';

/** A decorative bullet. Position in percent of the layer, `size` in px at 1440 wide, `blur` from 0 to 1. */
export type Bullet = {
  color: 'red' | 'blue';
  size: number;
  blur: number;
  x: number;
  y: number;
  /** Position on phones and on tablets in portrait; the same as above without it. */
  mobile?: { x: number; y: number } | undefined;
};

/** Props of `Bullets`, besides the attributes of its `div`. */
export type BulletsProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  bullets: readonly Bullet[];
  /** Pauses the drift, for example while a menu is open. Default false. */
  paused?: boolean;
};

/** Bullets of this size in px or larger count as near: they move further when slides change. */
const NEAR = 96;

/**
 * Red and blue bullets behind the circles. On the current slide they drift to their places once, on the compositor; with
 * reduced motion or below an open dialog they do not. Decorative, rendered in the browser only. Renders a `div` that fills
 * its parent.
 */
export function Bullets({ bullets, paused = false, className, ...rest }: BulletsProps) {
  // Not in the built page, where their gradients would be larger than all its text: they render together with rings.
  if (!useRingShape()) return null;
  return (
    <div
      {...rest}
      className={classNames('gt-bullets', className)}
      data-paused={paused || isConstrainedDevice(navigator) || undefined}
      aria-hidden="true"
    >
      {bullets.map((bullet, index) => (
        <span
          key={`${bullet.color} ${bullet.x} ${bullet.y}`}
          className="gt-layer gt-bullets__place"
          data-depth={bullet.size >= NEAR ? 'near' : 'far'}
          style={placeOf(bullet)}
        >
          <span className="gt-bullets__bullet" style={driftOf(bullet, index)} />
        </span>
      ))}
    </div>
  );
}

function placeOf({ x, y, size, mobile = { x, y } }: Bullet): CSSProperties {
  return {
    '--gt-x': `${x}%`,
    '--gt-y': `${y}%`,
    '--gt-phone-x': `${mobile.x}%`,
    '--gt-phone-y': `${mobile.y}%`,
    '--gt-bullet-size': size,
  } as CSSProperties;
}

/** Each bullet has its own direction and start, so that no two move together. */
function driftOf({ color, blur }: Bullet, index: number): CSSProperties {
  const angle = 0.9 + index * 2.2;
  const reach = 12 + ((index * 7) % 17);
  return {
    color: `var(--gt-color-bullet-${color})`,
    backgroundImage: `var(--gt-bullet-image, ${bulletGradient('currentcolor', blur)})`,
    '--gt-drift-x': `${Math.round(reach * Math.cos(angle))}px`,
    '--gt-drift-y': `${Math.round(reach * Math.sin(angle))}px`,
    // A negative delay starts the animation part of the way through.
    animationDelay: `${(index % 4) * -0.4}s`,
  } as CSSProperties;
}
