import { useId, useState } from 'react';
import type { YoursWords } from './yoursWords.ts';

/** Settings of motion: that of the system, or full or reduced motion for this device. */
export const MOTION_CHOICES = ['system', 'full', 'reduced'] as const;

export type MotionSetting = (typeof MOTION_CHOICES)[number];

/** Props of the choice. */
export type MotionChoiceProps = {
  chosen: MotionSetting;
  /**
   * Sets motion for this device. Returns whether anything moves then, and whether the device keeps the choice: without storage it
   * lasts as long as the page.
   */
  onChoose: (setting: MotionSetting) => { moves: boolean; kept: boolean };
  say: YoursWords;
};

const LABELS = {
  system: 'yoursMoveSystem',
  full: 'yoursMoveFull',
  reduced: 'yoursMoveReduced',
} as const;

/** Turns motion on or off for this device. Without scripts, the system decides alone. */
export function MotionChoice({ chosen, onChoose, say }: MotionChoiceProps) {
  const id = useId();
  const [said, setSaid] = useState('');
  return (
    <section className="yours__motion" id="motion" aria-labelledby={id}>
      <h2 id={id}>{say('yoursMove')}</h2>
      <p>{say('yoursMoveLead')}</p>
      <div className="yours__choices" role="radiogroup" aria-labelledby={id}>
        {MOTION_CHOICES.map((setting) => (
          <label key={setting} className="yours__choice">
            <input
              type="radio"
              name="motion"
              value={setting}
              checked={chosen === setting}
              onChange={() => {
                const { moves, kept } = onChoose(setting);
                setSaid(
                  `${say(moves ? 'yoursMoves' : 'yoursStill')}${kept ? '' : ` ${say('yoursMoveLost')}`}`,
                );
              }}
            />
            <span>{say(LABELS[setting])}</span>
          </label>
        ))}
      </div>
      <p className="yours__status" role="status">
        {said}
      </p>
    </section>
  );
}
