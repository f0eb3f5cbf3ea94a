/**
 * What visitors chose in selects and typed into fields before the page was hydrated. React sets controlled fields back
 * to what it rendered, so the values are kept here, by the `name` of the field, until the page asks for them.
 */
const early = new Map<string, string>();

function note(field: EventTarget | null) {
  const isField = field instanceof HTMLSelectElement || field instanceof HTMLInputElement;
  if (isField && field.name !== '' && field.value !== '') early.set(field.name, field.value);
}

function listen({ target }: Event) {
  note(target);
}

/** Call before hydration: looks at every field once, then listens until `takeEarlyInput`. */
export function keepEarlyInput() {
  for (const field of document.querySelectorAll('select, input')) note(field);
  document.addEventListener('input', listen, true);
}

/** What was given early to the fields of these names. Call once hydrated: from then on the page hears for itself. */
export function takeEarlyInput(names: readonly string[]): Record<string, string> {
  document.removeEventListener('input', listen, true);
  const taken = Object.fromEntries([...early].filter(([name]) => names.includes(name)));
  early.clear();
  return taken;
}
