import type {
  Changes,
  Choices,
  DeskEvent,
  IssuesAnswer,
  IssuesRequest,
  Item,
  Overview,
  PreviewAnswer,
  PreviewRequest,
  Refusal,
  RemoveRequest,
  ReviewAnswer,
  ReviewRequest,
  SaveAnswer,
  SaveRequest,
  SearchAnswer,
  Session,
  UploadAnswer,
} from '../protocol.ts';

/** The server did not answer: it ended, or there is no network. Nothing is lost. */
class ServerAway extends Error {}

/** The server refused, with the reason in the editor's language. */
export class Refused extends Error {}

/** Longest wait for an answer, ms: more than the server takes for a check or a large picture. */
const LONGEST_MS = 120_000;

export type Api = ReturnType<typeof createApi>;

/** Token of the session in a desk for a team, once it is known. Another language of the desk is the same session. */
let token: string | undefined;

/** Makes the calls of the desk's server, with answers in a language of the desk. */
export function createApi(language: string) {
  async function call<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
    const url = new URL(`api/${path}`, document.baseURI);
    url.searchParams.set('language', language);
    let response: Response;
    try {
      const limit = AbortSignal.timeout(LONGEST_MS);
      response = await fetch(url, {
        ...init,
        headers: { ...init.headers, ...(token !== undefined && { 'X-Desk-Token': token }) },
        signal: init.signal ? AbortSignal.any([init.signal, limit]) : limit,
      });
    } catch (cause) {
      throw new ServerAway('', { cause });
    }
    const answer: Answer & Refusal = await response.json().catch((cause) => {
      throw new ServerAway('', { cause });
    });
    if (!response.ok) throw new Refused(answer.message);
    return answer;
  }
  const post = <Answer>(path: string, body: unknown, signal?: AbortSignal) =>
    call<Answer>(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    });

  return {
    session: async () => {
      const session = await call<Session>('session');
      token = session.token;
      return session;
    },
    overview: () => call<Overview>('overview'),
    item: (id: string) => call<Item>(`item?id=${encodeURIComponent(id)}`),
    save: (draft: SaveRequest) => post<SaveAnswer>('save', draft),
    remove: (request: RemoveRequest) => post<SaveAnswer>('remove', request),
    issues: (request: IssuesRequest, signal?: AbortSignal) => post<IssuesAnswer>('issues', request, signal),
    review: (request: ReviewRequest) => post<ReviewAnswer>('reviews', request),
    search: (text: string) => call<SearchAnswer>(`search?q=${encodeURIComponent(text)}`),
    changes: () => call<Changes>('changes'),
    choices: () => call<Choices>('choices'),
    preview: (request: PreviewRequest, signal?: AbortSignal) =>
      post<PreviewAnswer>('preview', request, signal),
    upload: (file: File, { kind, name, replace }: { kind: string; name: string; replace: boolean }) =>
      call<UploadAnswer>(
        `pictures?kind=${kind}&name=${encodeURIComponent(name)}${replace ? '&replace=true' : ''}`,
        { method: 'POST', headers: { 'Content-Type': 'application/octet-stream' }, body: file },
      ),
  };
}

/** Address of a picture by its asset key. `width` in CSS pixels. */
export const pictureUrl = (key: string, width: number) => `api/pictures/${key}?width=${width}`;

/** Listens to changes of files. `onLink` tells whether the server is there. Returns a function that ends it. */
export function listen(onEvent: (event: DeskEvent) => void, onLink: (there: boolean) => void): () => void {
  const source = new EventSource('api/events');
  source.onopen = () => onLink(true);
  source.onerror = () => onLink(false);
  source.onmessage = ({ data }) => onEvent(JSON.parse(data));
  return () => source.close();
}
