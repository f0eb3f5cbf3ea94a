import type { TranscriptCue } from './transcriptProps.ts';

/** When something is said, and what. */
export function TranscriptLine({ cue }: { cue: TranscriptCue }) {
  const minutes = Math.floor(cue.start / 60);
  const seconds = String(Math.floor(cue.start % 60)).padStart(2, '0');
  return (
    <>
      <span className="gt-transcript__time">{`${minutes}:${seconds}`}</span>
      <span>{cue.text}</span>
    </>
  );
}
