import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../mergeProps.ts';
import { growRings, ringsPath } from '../rings/rings.ts';

/** Props of `Splash`, besides the attributes of its `div`. */
export type SplashProps = ComponentPropsWithRef<'div'> & {
  /** Label of the status, for assistive technology. */
  label: string;
  /** Fades out in 150 ms; unmount it afterwards. Default false. */
  leaving?: boolean;
};

const RINGS = ringsPath(
  growRings({ cx: 260, cy: 260, from: 176, step: 34, count: 5, seed: 2.4, lean: 0.16 }),
);

/** Full-screen loading view: the mark at 336 px, surrounded by rings, on Night. Renders a `div`. */
export function Splash({ label, leaving, className, ...rest }: SplashProps) {
  return (
    <div
      role="status"
      {...rest}
      className={classNames('gt-splash', className)}
      data-gt-scheme="night"
      data-leaving={leaving || undefined}
    >
      <span className="gt-visually-hidden">{label}</span>
      <svg viewBox="0 0 520 520" aria-hidden="true">
        <path className="gt-splash__rings" d={RINGS} />
        <path
          className="gt-splash__disc-1"
          d="M432 260c0 22-6 46-15 65a179 179 0 0 1-39 53 186 186 0 0 1-54 36 169 169 0 0 1-64 13 178 178 0 0 1-118-48 167 167 0 0 1-38-54A172 172 0 0 1 92 260c0-22 3-45 11-65a164 164 0 0 1 36-56c15-15 37-27 57-34 20-7 43-10 64-10 21 1 44 4 63 12a175 175 0 0 1 93 88A162 162 0 0 1 432 260"
        />
        <path
          className="gt-splash__disc-2"
          d="M384 272c0 17-6 35-13 50s-17 31-29 43a138 138 0 0 1-42 30 133 133 0 0 1-52 10c-17 0-35-4-50-11a144 144 0 0 1-45-27 136 136 0 0 1-30-44 137 137 0 0 1-10-51c0-18 3-36 10-52s18-32 31-43a143 143 0 0 1 44-26 156 156 0 0 1 50-11c17 0 36 1 52 7a131 131 0 0 1 44 29 132 132 0 0 1 40 96"
        />
        <path
          className="gt-splash__disc-3"
          d="M337 283c0 13-4 26-9 38a106 106 0 0 1-21 32 98 98 0 0 1-32 23 100 100 0 0 1-38 6 111 111 0 0 1-38-7c-12-4-25-11-34-20a96 96 0 0 1-22-33 104 104 0 0 1 2-77 104 104 0 0 1 23-31c9-9 20-16 31-22s25-9 38-10a95 95 0 0 1 39 7c12 5 23 13 32 23a105 105 0 0 1 29 71"
        />
        <path
          className="gt-splash__disc-4"
          d="M291 295a70 70 0 0 1-40 61c-8 3-17 5-26 5a62 62 0 0 1-47-19 63 63 0 0 1-13-22 74 74 0 0 1 0-50 68 68 0 0 1 60-43 64 64 0 0 1 47 21 72 72 0 0 1 14 22 66 66 0 0 1 5 25"
        />
        <path
          className="gt-splash__disc-5"
          d="M245.6 306.2a36 36 0 0 1-2.7 12.1 32 32 0 0 1-16.7 17.9 33 33 0 0 1-24.9 0 31 31 0 0 1-16.3-18 38 38 0 0 1-2.7-12c-.2-4 .3-8.5 1.7-12.3s4-7.6 6.9-10.5a33 33 0 0 1 22.9-9.5 34 34 0 0 1 22.4 9.9c2.9 2.9 5.6 6.4 7.2 10.2 1.5 3.7 2.2 8.2 2.2 12.2"
        />
      </svg>
    </div>
  );
}
