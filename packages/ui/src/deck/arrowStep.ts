import { isMeantFor } from './isMeantFor.ts';

/** 1 for Right, -1 for Left, 0 when the key is another or not for this deck. */
export function arrowStep(event: KeyboardEvent, deck: Element): -1 | 0 | 1 {
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  return by !== 0 && isMeantFor(event, deck) ? by : 0;
}
