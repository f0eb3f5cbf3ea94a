import type { Picture } from '@tamarack-lowe/content-model';
import type { TranscriptLine } from '../films/captions.ts';

/** A film with everything a player needs. */
export type Film = {
  /** Address of the mp4. */
  src: string;
  poster: Picture;
  title: string;
  /** What is seen, for people who cannot see it. */
  description: string;
  durationSeconds: number;
  bytes: number;
  /** Size of the frame, px. */
  width: number;
  height: number;
  /** Each under the name of its language in itself, "Français". */
  captions: { lang: string; src: string; label: string }[];
  /** The captions as text, per language; null when there is no caption file. */
  transcript: Record<string, TranscriptLine[]> | null;
};

/** A file of a film and the address it is served from. */
export type FilmFile = { file: string; src: string };
