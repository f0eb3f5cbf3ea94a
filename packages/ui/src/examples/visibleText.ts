/** True if an element is visible: not hidden, not transparent, not for screen readers only. */
export function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width <= 1 || height <= 1) return false;
  if (element.closest('.gt-visually-hidden')) return false;
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** Returns the visible texts in an element, each with its parent and its boxes. */
export function textsIn(root: Element): { words: string; parent: Element; boxes: DOMRect[] }[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: { words: string; parent: Element; boxes: DOMRect[] }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (words === '' || !parent || parent.closest('script, style, option, title') || !isVisible(parent))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (boxes.length > 0) found.push({ words, parent, boxes });
  }
  return found;
}

/** Names an element in a failure message: its class, or its tag and the class of its parent. */
export function nameOf(element: Element): string {
  const tag = element.tagName.toLowerCase();
  return element.getAttribute('class') ?? `${tag} in ${element.parentElement?.getAttribute('class')}`;
}
