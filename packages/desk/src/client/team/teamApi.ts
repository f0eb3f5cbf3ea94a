import type { PreviewResponse } from '../../protocol.ts';
import type {
  Action,
  ActionRequest,
  Agreement,
  Look,
  NewComment,
  NewLink,
  Problem,
  Proposal,
  Team,
} from '../../team/teamProtocol.ts';

/** A request of the team desk that was not done. `isSignedOut`: the session has ended. */
export class TeamProblem extends Error implements Problem {
  readonly isSignedOut: boolean;
  readonly files: readonly string[];

  constructor(message: string, isSignedOut: boolean, files: readonly string[] = []) {
    super(message);
    this.isSignedOut = isSignedOut;
    this.files = files;
  }
}

/** Longest wait for a response, ms: publishing fetches, merges and pushes. */
const LONGEST_MS = 120_000;

export type TeamApi = ReturnType<typeof createTeamApi>;

/** Makes the requests of a team, with messages in a language of the desk. `away`: words for a server that does not answer. */
export function createTeamApi(language: string, away: string) {
  async function call<Body>(path: string, token?: string, body?: object): Promise<Body> {
    const url = new URL(path, document.baseURI);
    url.searchParams.set('language', language);
    const response = await fetch(url, {
      signal: AbortSignal.timeout(LONGEST_MS),
      ...(body && {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(token !== undefined && { 'X-Desk-Token': token }),
        },
        body: JSON.stringify(body),
      }),
    }).catch(() => null);
    const parsed: (Body & Problem) | null = (await response?.json().catch(() => null)) ?? null;
    if (!response || !parsed) throw new TeamProblem(away, false);
    if (!response.ok) throw new TeamProblem(parsed.message, response.status === 401, parsed.files);
    return parsed;
  }

  const proposal = (id: string) => `/api/proposals/${encodeURIComponent(id)}`;
  return {
    team: () => call<Team>('/api/team'),
    create: (token: string, title: string) => call<Proposal>('/api/proposals', token, { title }),
    proposal: (id: string) => call<Proposal>(proposal(id)),
    act: (token: string, id: string, action: Action, request: ActionRequest = {}) =>
      call<Proposal>(`${proposal(id)}/${action}`, token, request),
    comment: (token: string, id: string, comment: NewComment) =>
      call<Proposal>(`${proposal(id)}/comments`, token, comment),
    settle: (token: string, id: string, number: number, isDone: boolean) =>
      call<Proposal>(`${proposal(id)}/comments/${number}`, token, { isDone }),
    link: (token: string, id: string, link: NewLink) =>
      call<{ proposal: Proposal; url: string }>(`${proposal(id)}/links`, token, link),
    endLink: (token: string, id: string, link: string) =>
      call<Proposal>(`${proposal(id)}/links/${link}/end`, token, {}),
    discard: (token: string, id: string) => call<object>(`${proposal(id)}/discard`, token, {}),
    signOut: (token: string) => call<object>('/sign-out', token, {}),
    // Beside the page of a signed link.
    look: () => call<Look>('api/look'),
    lookPreview: (page: string) => call<PreviewResponse>(`api/preview?page=${page}`),
    agree: (agreement: Agreement) => call<Look>('api/agree', undefined, agreement),
    withdraw: () => call<Look>('api/withdraw', undefined, {}),
  };
}
