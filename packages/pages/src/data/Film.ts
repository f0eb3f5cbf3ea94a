import type { Picture } from '@tamarack-lowe/content-model';

/** One caption: when it is shown, in seconds, and what it says. */
export type FilmLine = { start: number; end: number; text: string };

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
  captions: readonly { lang: string; src: string; label: string }[];
  /** The captions as text, by language; null when there is no caption file. */
  transcript: Readonly<Record<string, readonly FilmLine[]>> | null;
};
