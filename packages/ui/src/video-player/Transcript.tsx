import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { CaptionsIcon } from '../icon/icons.tsx';
import { classNames } from '../mergeProps.ts';
import { followPinchZoom } from '../pinchZoom.ts';

/** A line of a film; `start` and `end` in seconds. */
export type TranscriptCue = { start: number; end: number; text: string };

/** Props of `Transcript`, besides the attributes of its `div`. */
export type TranscriptProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'onToggle'> & {
  /** Words on the button. */
  label: ReactNode;
  /** Lines in order. */
  cues: readonly TranscriptCue[];
  /** Language of the cues. */
  lang?: string;
  /** Position of the film in seconds; marks the current line. Default none. */
  time?: number | null;
  /** Called when a line is pressed, to play from there. Without it, lines are plain text. */
  onJump?: ((jump: { seconds: number }) => void) | undefined;
  /** Controlled state; without it the transcript keeps its own. */
  open?: boolean | undefined;
  /** Called when the button was pressed. */
  onToggle?: ((toggle: { open: boolean }) => void) | undefined;
};

/**
 * The transcript of a film below a button. It follows the film, and each line is a button to its moment. Without scripts it
 * is always open. Renders a `div`, or nothing without lines.
 */
export function Transcript({
  label,
  cues,
  lang,
  time = null,
  onJump,
  open: controlled,
  onToggle,
  className,
  ...rest
}: TranscriptProps) {
  const panelId = useId();
  const list = useRef<HTMLOListElement>(null);
  const [opened, setOpened] = useState(false);
  const open = controlled ?? opened;
  const current = time === null ? -1 : currentCue(cues, time);
  useEffect(() => (open && list.current ? followPinchZoom(list.current) : undefined), [open]);

  useEffect(() => {
    const line = list.current?.children[current];
    if (!open || !(line instanceof HTMLElement) || !list.current) return;
    // Scrolls the panel, not the page, and not while the pointer or the focus is in it.
    if (list.current.matches(':hover, :focus-within')) return;
    list.current.scrollTop = line.offsetTop - list.current.clientHeight / 2 + line.offsetHeight / 2;
  }, [current, open]);

  if (cues.length === 0) return null;
  return (
    <div {...rest} className={classNames('gt-transcript', className)}>
      <button
        type="button"
        className="gt-button"
        data-variant="outline"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => {
          setOpened(!open);
          onToggle?.({ open: !open });
        }}
      >
        <CaptionsIcon size={20} />
        <span>{label}</span>
      </button>
      <ol ref={list} className="gt-transcript__lines" id={panelId} lang={lang} data-open={open || undefined}>
        {cues.map((cue, place) => (
          <li key={cue.start} aria-current={place === current || undefined}>
            {onJump ? (
              <button type="button" onClick={() => onJump({ seconds: cue.start })}>
                <TranscriptLine cue={cue} />
              </button>
            ) : (
              <TranscriptLine cue={cue} />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Time and text of a line. */
function TranscriptLine({ cue }: { cue: TranscriptCue }) {
  const minutes = Math.floor(cue.start / 60);
  const seconds = String(Math.floor(cue.start % 60)).padStart(2, '0');
  return (
    <>
      <span className="gt-transcript__time">{`${minutes}:${seconds}`}</span>
      <span>{cue.text}</span>
    </>
  );
}

/** Returns the index of the last cue that has begun at `seconds`; -1 before the first. Cues are in order. */
export function currentCue(cues: readonly { start: number }[], seconds: number): number {
  return cues.findLastIndex((cue) => cue.start <= seconds);
}
