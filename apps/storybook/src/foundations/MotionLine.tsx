import type { Motion } from '@tamarack-lowe/ui/internal/motion-score';
import { useLayoutEffect, useRef, useState } from 'react';

type MotionLineProps = { motion: Motion; reduced: boolean };

/** One movement of the motion score. The slider sets its time and moves a disc along the curve; Play runs it. */
export function MotionLine({ motion, reduced }: MotionLineProps) {
  const { what, how, why, durationMs, curve } = motion;
  const disc = useRef<HTMLSpanElement>(null);
  const animation = useRef<Animation | null>(null);
  const [ms, setMs] = useState(0);
  const length = reduced ? Math.min(durationMs, 200) : durationMs;

  // A layout effect, so that the slider works as soon as it is visible.
  useLayoutEffect(() => {
    const easing =
      curve === 'linear'
        ? 'linear'
        : getComputedStyle(document.documentElement).getPropertyValue(`--gt-ease-${curve}`).trim() ||
          'linear';
    const frames = reduced ? { opacity: [0, 1] } : { insetInlineStart: ['0%', '100%'] };
    const made = disc.current?.animate(frames, {
      duration: length,
      easing: reduced ? 'linear' : easing,
      fill: 'both',
    });
    made?.pause();
    animation.current = made ?? null;
    return () => made?.cancel();
  }, [curve, length, reduced]);

  function scrub(to: number) {
    animation.current?.pause();
    if (animation.current) animation.current.currentTime = to;
    setMs(to);
  }

  function play() {
    const running = animation.current;
    if (!running) return;
    running.currentTime = 0;
    running.play();
    running.onfinish = () => setMs(length);
  }

  return (
    <li className="storybook-motion">
      <h2 className="gt-heading-s">{what}</h2>
      <p className="gt-small">
        {durationMs} ms, {curve}
      </p>
      <p>{reduced ? motion.reduced : how}</p>
      <p className="gt-small">{why}</p>
      <div className="storybook-motion__track" aria-hidden="true">
        <span ref={disc} className="storybook-motion__disc" />
      </div>
      <div className="storybook-motion__time">
        <input
          type="range"
          aria-label={`Time of: ${what}`}
          aria-valuetext={`${ms} ms of ${length}`}
          min={0}
          max={length}
          step={Math.max(1, Math.round(length / 100))}
          value={ms}
          onChange={(event) => scrub(event.currentTarget.valueAsNumber)}
        />
        <output className="gt-small">{ms} ms</output>
        <button type="button" className="storybook-button" aria-label={`Play: ${what}`} onClick={play}>
          Play
        </button>
      </div>
    </li>
  );
}
