/** One film at a time: two voices at once help nobody. */
export function pauseOthers(playing: HTMLVideoElement) {
  for (const other of playing.ownerDocument.querySelectorAll('video')) {
    if (other !== playing) other.pause();
  }
}
