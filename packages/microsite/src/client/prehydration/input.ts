/**
 * Values that visitors chose in selects and typed into fields before hydration, by the `name` of the field. React resets
 * controlled fields to the rendered value, so they are saved here until the page asks for them.
 */
const values = new Map<string, string>();

/** Reads every field once, then listens until `takePrehydrationInput`. Call it before hydration. */
export function savePrehydrationInput() {
  for (const field of document.querySelectorAll('select, input')) save(field);
  document.addEventListener('input', onInput, true);
}

/** Returns the saved values of fields with these names, and stops listening. Call it after hydration. */
export function takePrehydrationInput(names: readonly string[]): Record<string, string> {
  document.removeEventListener('input', onInput, true);
  const taken = Object.fromEntries([...values].filter(([name]) => names.includes(name)));
  values.clear();
  return taken;
}

function onInput({ target }: Event) {
  save(target);
}

function save(field: EventTarget | null) {
  const isField = field instanceof HTMLSelectElement || field instanceof HTMLInputElement;
  if (isField && field.name !== '' && field.value !== '') values.set(field.name, field.value);
}

/**
 * Key of `sessionStorage`: the name that was typed on the first page before hydration. The inline script writes it when the
 * visitor follows a choice, which loads another document.
 */
const NAME_KEY = 'name';

/** Returns that name once, as it was typed. Null if there is none, or storage is blocked. */
export function takeTypedName(): string | null {
  try {
    const name = sessionStorage.getItem(NAME_KEY);
    sessionStorage.removeItem(NAME_KEY);
    return name;
  } catch {
    return null;
  }
}
