import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames.ts';
import { growRings } from '../rings/growRings.ts';
import { ringPath } from '../rings/ring.ts';

/** What `Splash` takes besides the attributes of its `div`. */
export type SplashProps = ComponentPropsWithRef<'div'> & {
  /** What is happening, for assistive technology. */
  label: string;
  /** Fades out (150 ms); take it away afterwards. Default false. */
  leaving?: boolean;
};

const RINGS = growRings({ cx: 260, cy: 260, from: 176, step: 34, count: 5, seed: 2.4, lean: 0.16 })
  .map((ring) => ringPath(ring))
  .join('');

/** The mark at 336 px in quiet rings, over the whole screen on Night, while something big is on its way. Renders a `div`. */
export function Splash({ label, leaving, className, ...rest }: SplashProps) {
  return (
    <div
      role="status"
      {...rest}
      className={classNames('gt-splash', className)}
      data-gt-ground="night"
      data-leaving={leaving || undefined}
    >
      <span className="gt-visually-hidden">{label}</span>
      <svg viewBox="0 0 520 520" aria-hidden="true">
        <path className="gt-splash__rings" d={RINGS} />
        <path
          className="gt-splash__disc-1"
          d="M432 260c.2 21.6-5.6 45.6-14.6 65.2a179 179 0 0 1-39.8 52.4 186 186 0 0 1-53.9 36.2 169 169 0 0 1-63.7 13.6 178 178 0 0 1-118.5-48.9 167 167 0 0 1-37.3-54A172 172 0 0 1 92 260c-.2-21.6 3.4-44.8 11.2-64.9a164 164 0 0 1 35.7-56.2c15.5-15 36.7-26.7 56.9-33.9 20.2-7.3 43-9.9 64.2-9.5 21.2.3 43.6 4 63.3 11.7a175 175 0 0 1 92.9 88.1A162 162 0 0 1 432 260"
        />
        <path
          className="gt-splash__disc-2"
          d="M383.9 271.6c-.4 17.1-5.6 35.3-12.6 50.8s-17.5 30.4-29.5 42.6a138 138 0 0 1-42.1 30.3 133 133 0 0 1-51.3 10.1c-17-.2-34.9-4.8-50.7-11.2a144 144 0 0 1-44.2-27.7 136 136 0 0 1-30.3-43.1 137 137 0 0 1-10.1-51.8c0-17.3 3.3-36.1 10.1-51.9s18-31.3 30.6-42.8a143 143 0 0 1 44.6-26 156 156 0 0 1 50-10.7c17-.7 35.6 1 51.6 6.9a131 131 0 0 1 44.5 28.4 132 132 0 0 1 39.4 96.1"
        />
        <path
          className="gt-splash__disc-3"
          d="M336.7 283.1c-.2 12.7-3.5 26.2-8.4 37.9a106 106 0 0 1-21.2 32.4 98 98 0 0 1-31.9 22.2 100 100 0 0 1-38.3 6.8 111 111 0 0 1-38.2-7.2c-12-4.5-24.5-11.3-33.8-20.1a96 96 0 0 1-22-33.1 104 104 0 0 1 2.4-76.8 104 104 0 0 1 22.3-31.4c9-8.8 20.2-16.1 31.7-21.4s24.8-9.5 37.6-10.2a95 95 0 0 1 39.1 6.4c11.9 5 23.3 13.9 32.2 23.2a105 105 0 0 1 28.5 71.3"
        />
        <path
          className="gt-splash__disc-4"
          d="M291.3 294.7a70 70 0 0 1-40.7 60.9c-7.8 3.3-16.8 5-25.3 5.1a62 62 0 0 1-47.6-18.4 63 63 0 0 1-13.1-22.5 74 74 0 0 1 .7-50 68 68 0 0 1 60-42.6 64 64 0 0 1 46.3 21.2 72 72 0 0 1 14.5 21.1 66 66 0 0 1 5.2 25.2"
        />
        <path
          className="gt-splash__disc-5"
          d="M245.6 306.2a36 36 0 0 1-2.7 12.1 32 32 0 0 1-16.7 17.9 33 33 0 0 1-24.9 0 31 31 0 0 1-16.3-18 38 38 0 0 1-2.7-12c-.2-4 .3-8.5 1.7-12.3s4-7.6 6.9-10.5a33 33 0 0 1 22.9-9.5 34 34 0 0 1 22.4 9.9c2.9 2.9 5.6 6.4 7.2 10.2 1.5 3.7 2.2 8.2 2.2 12.2"
        />
      </svg>
    </div>
  );
}
