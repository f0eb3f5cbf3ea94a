/** Whether the visitor asks for less motion, of the system or of the page: what the kit's style sheets go by. */
export function motionReduced(): boolean {
  return getComputedStyle(document.documentElement).getPropertyValue('--gt-motion').trim() === '0';
}
