import { createServer } from 'node:http';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createApi } from './api.ts';

/** A server that answers every request with `state.text`. */
async function startServer() {
  const state = { text: '', status: 200 };
  const server = createServer((_, response) => {
    response.statusCode = state.status;
    response.end(state.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  vi.stubGlobal('document', { baseURI: `http://127.0.0.1:${port}/` });
  onTestFinished(() => void vi.unstubAllGlobals());
  return state;
}

it('gives the same object while the overview says the same, and another one when it changes', async () => {
  const state = await startServer();
  const api = createApi('en');
  state.text = JSON.stringify({ items: [], slides: {}, toDo: [], isChecked: false });
  const first = await api.overview();
  expect(await api.overview()).toBe(first);
  state.text = JSON.stringify({ items: [], slides: {}, toDo: [], isChecked: true });
  expect(await api.overview()).toMatchObject({ isChecked: true });
});

it('says why a request was refused, and that no server of the desk answered', async () => {
  const state = await startServer();
  const api = createApi('en');
  Object.assign(state, { status: 404, text: JSON.stringify({ message: 'There is nothing here.' }) });
  await expect(api.item('gone.json')).rejects.toThrow('There is nothing here.');
  Object.assign(state, { status: 502, text: '<h1>Bad gateway</h1>' });
  await expect(api.item('gone.json')).rejects.not.toThrow('Bad gateway');
});
