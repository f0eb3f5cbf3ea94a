/**
 * Lists what somebody could not read or reach on the screen that is shown, or in its dialog: what is outside the window, cut,
 * wider than its box, or behind something else. Runs in the page.
 */
export function layoutProblems(): string[] {
  const problems = new Set<string>();
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) problems.add(`the page is ${scrollWidth} px wide in ${clientWidth}`);
  const root = document.querySelector('dialog[open], .search__hits') ?? document.body;
  const nameOf = (element: Element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    return `${element.localName}.${element.className} “${words}”`;
  };
  /** Returns true if an ancestor cuts an element off and cannot be scrolled. */
  const isClipped = (element: Element, { left, right }: DOMRect) => {
    for (let outer = element.parentElement; outer; outer = outer.parentElement) {
      const { overflowX } = getComputedStyle(outer);
      const box = outer.getBoundingClientRect();
      if (overflowX === 'auto' || overflowX === 'scroll') return false;
      if (overflowX !== 'visible' && (left < box.left - 1 || right > box.right + 1)) return true;
    }
    return false;
  };
  const elements = root.querySelectorAll<HTMLElement>(
    'a, button, summary, input, select, textarea, h1, h2, label, legend, p, small, li, .badge, .card__name',
  );
  for (const element of elements) {
    if (!element.checkVisibility() || element.closest('.hidden, .skip, [hidden]')) continue;
    // Fields scroll what they hold.
    const isField = element.matches('input, select, textarea');
    const isControl = isField || element.matches('a, button, summary');
    element.scrollIntoView({ block: 'center', inline: 'nearest' });
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    if (box.left < -1 || box.right > clientWidth + 1) problems.add(`outside the window: ${nameOf(element)}`);
    if (isClipped(element, box)) problems.add(`cut by its frame: ${nameOf(element)}`);
    const isInline = getComputedStyle(element).display === 'inline';
    if (!isField && !isInline && element.scrollWidth > element.clientWidth + 1)
      problems.add(`wider than its box: ${nameOf(element)}`);
    if (!isControl) continue;
    const above = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const isReachable =
      above !== null &&
      (element.contains(above) || above.contains(element) || above.closest('label')?.contains(element));
    if (!isReachable) problems.add(`behind ${above ? nameOf(above) : 'the window'}: ${nameOf(element)}`);
  }
  scrollTo(0, 0);
  return [...problems];
}
