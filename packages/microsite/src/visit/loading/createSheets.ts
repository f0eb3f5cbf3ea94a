/** Loads the parts of the style sheet by their names. Each is put on once, for the whole visit. */
export type Sheets = {
  /** Puts a part on. Fails when it cannot be had; asked again it tries again. */
  load: (part: string) => Promise<unknown>;
  /** Notes parts that the page in the window came with. */
  note: (parts: readonly string[]) => void;
};

/** Makes what loads the parts of the style sheet (`addresses`, by name; a part without one is there already). */
export function createSheets(addresses: Readonly<Record<string, string>> = {}): Sheets {
  const known = new Map<string, Promise<unknown>>();
  return {
    load(part) {
      const loading = known.get(part) ?? putOn(addresses[part]);
      known.set(part, loading);
      loading.catch(() => known.delete(part));
      return loading;
    },
    note(parts) {
      for (const part of parts) known.set(part, Promise.resolve());
    },
  };
}

async function putOn(address: string | undefined): Promise<unknown> {
  if (address === undefined) return;
  const sheet = document.createElement('link');
  const { type } = await new Promise<Event>((resolve) => {
    sheet.onload = sheet.onerror = resolve as OnErrorEventHandler;
    sheet.rel = 'stylesheet';
    sheet.href = address;
    document.head.append(sheet);
  });
  if (type === 'load') return;
  sheet.remove();
  throw new Error(`${address} cannot be had.`);
}
