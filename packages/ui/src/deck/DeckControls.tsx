import { type ComponentPropsWithRef, useRef } from 'react';
import { classNames } from '../classNames.ts';
import { ProgressGlyph } from '../progress-glyph/ProgressGlyph.tsx';
import { StepArrow } from './StepArrow.tsx';
import { useFocusAtEnds } from './useFocusAtEnds.ts';

/** What `DeckControls` takes besides the attributes of its `div`. */
export type DeckControlsProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> & {
  /** The current slide, from 0. */
  index: number;
  /** How many slides there are. */
  count: number;
  onIndexChange: (change: { index: number }) => void;
  /** Name of the current slide, for example "A Place to Belong". */
  title: string;
  /** Where that is, for example "Slide 3 of 6". */
  progress: string;
  /** Name of the button back, for example "Previous slide". */
  previousLabel: string;
  /** Name of the button on, for example "Next slide". */
  nextLabel: string;
  /** The visitor's name, whose rings show the progress. Default: nobody's. */
  name?: string | undefined;
};

/** Progress in rings and words, and two round buttons, over the foot of a deck. Renders a `div`. */
export function DeckControls({
  index,
  count,
  onIndexChange,
  title,
  progress,
  previousLabel,
  nextLabel,
  name,
  className,
  ...rest
}: DeckControlsProps) {
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const watch = useFocusAtEnds({ previous, next, index, count });

  return (
    <div {...rest} className={classNames('gt-deck-controls', className)}>
      <div className="gt-deck-controls__progress" data-gt-keep-out="">
        <ProgressGlyph index={index} count={count} name={name} />
        <p>
          {/* driveDeck may have moved on before React came. */}
          <strong suppressHydrationWarning>{title}</strong>
          <span suppressHydrationWarning>{progress}</span>
        </p>
      </div>
      <div className="gt-deck-controls__buttons" data-gt-keep-out="">
        <button
          {...watch}
          ref={previous}
          type="button"
          aria-label={previousLabel}
          disabled={index <= 0}
          onClick={() => onIndexChange({ index: index - 1 })}
        >
          <StepArrow back />
        </button>
        <button
          {...watch}
          ref={next}
          type="button"
          aria-label={nextLabel}
          disabled={index >= count - 1}
          data-filled=""
          onClick={() => onIndexChange({ index: index + 1 })}
        >
          <StepArrow />
        </button>
      </div>
    </div>
  );
}
