import type { TranscriptCue } from '../video-player/Transcript.tsx';

/** Lines of a film for examples and tests. */
export const exampleCues: TranscriptCue[] = [
  { start: 0.5, end: 3.15, text: '[Rings grow, one per letter.]\nAda Moe, Advisory, Springfield' },
  { start: 3.6, end: 6.1, text: 'I almost didn’t apply.' },
  { start: 6.5, end: 9.4, text: 'Kiruna, in February. Minus 34.\nMy car wouldn’t start.' },
  { start: 9.8, end: 12.6, text: 'Inga came with cables.\nWe’d met once.' },
];
