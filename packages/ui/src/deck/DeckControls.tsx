import { type ComponentPropsWithRef, type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { classNames } from '../mergeProps.ts';
import { ProgressGlyph } from '../progress-glyph/ProgressGlyph.tsx';

/** Props of `DeckControls`, besides the attributes of its `div`. */
export type DeckControlsProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> & {
  /** Index of the current slide, from 0. */
  index: number;
  /** Number of slides. */
  count: number;
  onIndexChange: (change: { index: number }) => void;
  /** Name of the current slide, for example "A Place to Belong". */
  title: string;
  /** Position of the current slide, for example "Slide 3 of 6". */
  progress: string;
  /** Name of the button back, for example "Previous slide". */
  previousLabel: string;
  /** Name of the button on, for example "Next slide". */
  nextLabel: string;
  /** Name of the visitor: progress is shown in the rings of this name. Default: rings without a name. */
  name?: string | undefined;
};

/** Progress in rings and words, and two round buttons, at the bottom of a deck. Renders a `div`. */
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
          {/* `driveDeck` may have changed the slide before hydration. */}
          <strong suppressHydrationWarning>{title}</strong>
          <span suppressHydrationWarning>{progress}</span>
        </p>
      </div>
      <div className="gt-deck-controls__buttons" data-gt-keep-out="">
        <button
          {...watch}
          ref={previous}
          type="button"
          className="gt-icon-button"
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
          className="gt-icon-button"
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

/** Arrow of a deck button. */
function StepArrow({ back }: { back?: boolean }) {
  return (
    <svg
      className="gt-icon gt-icon--directional"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
    >
      <path d={back ? 'm12 19-7-7 7-7M19 12H5' : 'M5 12h14M12 5l7 7-7 7'} />
    </svg>
  );
}

type DeckButtons = {
  previous: RefObject<HTMLButtonElement | null>;
  next: RefObject<HTMLButtonElement | null>;
  /** Index of the current slide, from 0, and number of slides. */
  index: number;
  count: number;
};

/**
 * Moves the focus to the other button at the ends of a deck: from a button that becomes disabled it would go to the body.
 * Some browsers move it there before the layout effect runs, so that this hook records focus events. Returns the props for
 * both buttons.
 */
function useFocusAtEnds({ previous, next, index, count }: DeckButtons) {
  const focused = useRef<HTMLButtonElement>(null);
  const watch = {
    onFocus: ({ currentTarget }: FocusEvent<HTMLButtonElement>) => {
      focused.current = currentTarget;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
  useLayoutEffect(() => {
    if (focused.current === next.current && index >= count - 1) previous.current?.focus();
    if (focused.current === previous.current && index <= 0) next.current?.focus();
  }, [previous, next, index, count]);

  return watch;
}
