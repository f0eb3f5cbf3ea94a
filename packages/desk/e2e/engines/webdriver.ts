/** Keys of the WebDriver protocol that are no letters. */
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
};

/** Longest time that an expression may take, ms. */
const SCRIPT_MS = 60_000;

/** Starts a session. `driver`: address of the program that drives the browser. `capabilities`: those of the browser. */
export async function startSession(driver: string, capabilities: object) {
  const { sessionId } = await call<{ sessionId: string }>(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch: { ...capabilities, timeouts: { script: SCRIPT_MS } } },
  });
  const session = `${driver}/session/${sessionId}`;
  const command = <Value>(path: string, body: object = {}) => call<Value>(`${session}/${path}`, 'POST', body);
  const act = (actions: object[]) => command('actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  return {
    command,
    get: <Value>(path: string) => call<Value>(`${session}/${path}`, 'GET'),
    closeWindow: () => call<string[]>(`${session}/window`, 'DELETE'),
    end: () => call(session, 'DELETE'),
    /** Presses a key, with others held: `Control+s`. */
    press(keys: string) {
      const parts = keys.split('+').map((key) => KEYS[key] ?? key);
      const downs = parts.map((value) => ({ type: 'keyDown', value }));
      const ups = parts.toReversed().map((value) => ({ type: 'keyUp', value }));
      return act([...downs, ...ups]);
    },
    type: (text: string) =>
      act(
        [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
    /** Value of an expression in the page; that of a promise once it is there. */
    async evaluate<Value>(expression: string): Promise<Value> {
      const script = `const done = arguments[0];
        Promise.resolve().then(() => (${expression}))
          .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const response = await command<{ value: Value; error?: string }>('execute/async', { script, args: [] });
      if (response.error !== undefined) throw new Error(response.error);
      return response.value;
    },
  };
}

async function call<Value>(url: string, method: string, body?: object): Promise<Value> {
  const response = await fetch(url, {
    method,
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error}: ${value.message}`);
  return value;
}
