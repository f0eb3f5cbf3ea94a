/**
 * Takes everything outside `element` from assistive technology, as a modal dialog does, and gives what brings it back.
 * The browser's own way makes all of the page inert, and finds the styles of all of it anew.
 */
export function hideOthers(element: Element): () => void {
  const hidden: Element[] = [];
  for (let inside = element; inside.parentElement; inside = inside.parentElement) {
    if (inside === element.ownerDocument.body) break;
    for (const other of inside.parentElement.children) {
      if (other === inside || other.hasAttribute('aria-hidden')) continue;
      other.setAttribute('aria-hidden', 'true');
      hidden.push(other);
    }
  }
  return () => {
    for (const other of hidden) other.removeAttribute('aria-hidden');
  };
}
