/** Index of the last cue that has begun at `seconds`; -1 before the first. Cues are in order. */
export function currentCue(cues: readonly { start: number }[], seconds: number): number {
  return cues.findLastIndex((cue) => cue.start <= seconds);
}
