/** The heading that names the page. One that changes its level says so and stays the element it was. */
export function titleOfPage(): HTMLElement | null {
  return document.querySelector('main :is(h1:not([aria-level]), [aria-level="1"])');
}
