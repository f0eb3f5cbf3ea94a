import type { ComponentPropsWithRef, ReactNode } from 'react';

/** A line of a film, from and to in seconds. */
export type TranscriptCue = { start: number; end: number; text: string };

/** What `Transcript` takes besides the attributes of its `div`. */
export type TranscriptProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'onToggle'> & {
  /** Words on the button. */
  label: ReactNode;
  /** In order. */
  cues: readonly TranscriptCue[];
  /** Language of the cues. */
  lang?: string;
  /** Where the film is, in seconds; marks the line that is spoken. Default none. */
  time?: number | null;
  /** A line was pressed: play from there. Without it the lines are words only. */
  onJump?: ((jump: { seconds: number }) => void) | undefined;
  /** Open or not; without it the transcript keeps count itself. */
  open?: boolean | undefined;
  /** The button was pressed. */
  onToggle?: ((toggle: { open: boolean }) => void) | undefined;
};
