import { useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../classNames.ts';
import { CaptionsIcon } from '../icon/outlines.tsx';
import { usePinchZoom } from '../usePinchZoom.ts';
import { currentCue } from './currentCue.ts';
import { TranscriptLine } from './TranscriptLine.tsx';
import type { TranscriptProps } from './transcriptProps.ts';

export type { TranscriptCue, TranscriptProps } from './transcriptProps.ts';

/**
 * The words of a film below a button. They follow the film and lead to any moment of it; without script they are simply
 * there. Nothing is drawn when there are no words. Renders a `div`.
 */
export function Transcript({
  label,
  cues,
  lang,
  time = null,
  onJump,
  open: wished,
  onToggle,
  className,
  ...rest
}: TranscriptProps) {
  const panelId = useId();
  const list = useRef<HTMLOListElement>(null);
  const [opened, setOpened] = useState(false);
  const open = wished ?? opened;
  const current = time === null ? -1 : currentCue(cues, time);
  usePinchZoom(list, open);

  useEffect(() => {
    const line = list.current?.children[current];
    if (!open || !(line instanceof HTMLElement) || !list.current) return;
    // Only the panel scrolls, never the page, and not under the finger or the focus of the reader.
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
