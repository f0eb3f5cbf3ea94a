import type {
  Changes,
  Choices,
  DeskEvent,
  IssuesRequest,
  IssuesResponse,
  Item,
  Overview,
  PreviewRequest,
  PreviewResponse,
  Refusal,
  RemoveRequest,
  ReviewRequest,
  ReviewResponse,
  SaveRequest,
  SaveResponse,
  SearchResponse,
  Session,
  UploadResponse,
} from '../protocol.ts';

/** The server did not answer: it ended, or there is no network. Nothing is lost. */
class ServerAway extends Error {}

/** The server refused, with the reason in the editor's language. */
export class Refused extends Error {}

/** Longest wait for a response, ms: more than the server takes for a check or a large picture. */
const LONGEST_MS = 120_000;

export type Api = ReturnType<typeof createApi>;

/** Token of the session in a desk for a team, once it is known. Another language of the desk is the same session. */
let token: string | undefined;

/** Makes the calls of the desk's server, with messages in a language of the desk. */
export function createApi(language: string) {
  async function textOf(path: string, init: RequestInit): Promise<string> {
    const url = new URL(`api/${path}`, document.baseURI);
    url.searchParams.set('language', language);
    const away = (cause: unknown) => {
      throw new ServerAway('', { cause });
    };
    const limit = AbortSignal.timeout(LONGEST_MS);
    const response = await fetch(url, {
      ...init,
      headers: { ...init.headers, ...(token !== undefined && { 'X-Desk-Token': token }) },
      signal: init.signal ? AbortSignal.any([init.signal, limit]) : limit,
    }).catch(away);
    const text = await response.text().catch(away);
    if (!response.ok) throw new Refused(parsed<Refusal>(text).message);
    return text;
  }
  const call = async <Body>(path: string, init: RequestInit = {}) => parsed<Body>(await textOf(path, init));
  /** Makes a call. An unchanged response is the same object as before, so that thousands of items are not rendered again. */
  const repeated = <Body>(path: string) => {
    let last: { text: string; body: Body } | undefined;
    return async (): Promise<Body> => {
      const text = await textOf(path, {});
      if (last?.text !== text) last = { text, body: parsed<Body>(text) };
      return last.body;
    };
  };
  const askSession = repeated<Session>('session');
  const post = <Body>(path: string, body: unknown, signal?: AbortSignal) =>
    call<Body>(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    });

  return {
    session: async () => {
      const session = await askSession();
      token = session.token;
      return session;
    },
    overview: repeated<Overview>('overview'),
    item: (id: string) => call<Item>(`item?id=${encodeURIComponent(id)}`),
    save: (draft: SaveRequest) => post<SaveResponse>('save', draft),
    remove: (request: RemoveRequest) => post<SaveResponse>('remove', request),
    issues: (request: IssuesRequest, signal?: AbortSignal) => post<IssuesResponse>('issues', request, signal),
    review: (request: ReviewRequest) => post<ReviewResponse>('reviews', request),
    search: (text: string) => call<SearchResponse>(`search?q=${encodeURIComponent(text)}`),
    changes: () => call<Changes>('changes'),
    choices: repeated<Choices>('choices'),
    preview: (request: PreviewRequest, signal?: AbortSignal) =>
      post<PreviewResponse>('preview', request, signal),
    upload: (file: File, { kind, name, replace }: { kind: string; name: string; replace: boolean }) =>
      call<UploadResponse>(
        `pictures?kind=${kind}&name=${encodeURIComponent(name)}${replace ? '&replace=true' : ''}`,
        { method: 'POST', headers: { 'Content-Type': 'application/octet-stream' }, body: file },
      ),
  };
}

/** A proxy that answers in place of the server sends no JSON. */
function parsed<Body>(text: string): Body {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ServerAway('', { cause });
  }
}

/** Address of a picture by its asset key. `width` in CSS pixels. */
export const pictureUrl = (key: string, width: number) => `api/pictures/${key}?width=${width}`;

/**
 * Listens to changes of files. Calls `onConnection` with true when the server is connected, and with false when the connection is
 * lost. Returns a function that stops listening.
 */
export function listen(
  onEvent: (event: DeskEvent) => void,
  onConnection: (isConnected: boolean) => void,
): () => void {
  const source = new EventSource('api/events');
  source.onopen = () => onConnection(true);
  source.onerror = () => onConnection(false);
  source.onmessage = ({ data }) => onEvent(JSON.parse(data));
  return () => source.close();
}
