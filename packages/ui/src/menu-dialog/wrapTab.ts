const STOPS = 'a[href], button, input, select, textarea, [tabindex="0"]';

/**
 * Where the Tab key leads from the first or last stop inside `room`: to the other end. Undefined anywhere else: the
 * browser knows the way. A modal dialog alone would let Tab wander off into the browser's own buttons.
 */
export function wrapTab(room: HTMLElement, backwards: boolean): HTMLElement | undefined {
  const stops = [...room.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => !stop.matches(':disabled') && stop.checkVisibility({ visibilityProperty: true }),
  );
  const [edge, other] = backwards ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const focused = room.ownerDocument.activeElement;
  return focused === edge || focused === room ? other : undefined;
}
