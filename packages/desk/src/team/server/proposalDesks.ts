import type { Editor } from '../../server/desk.ts';
import { createDeskHandler, type DeskHandler } from '../../server/handler.ts';
import type { SiteLook } from '../../server/siteLook.ts';

export type ProposalDesksOptions = {
  /** Returns the content folder of a proposal, and makes it if it is not there. */
  openContent: (id: string) => Promise<string>;
  hosts: readonly string[];
  clientFolder?: string | undefined;
  /** Style sheet and typefaces of the site, for previews. */
  look?: SiteLook | undefined;
};

export type ProposalDesks = ReturnType<typeof createProposalDesks>;

/** A desk without requests for this long is closed, ms: it has threads and watches a folder. */
const IDLE_MS = 30 * 60_000;
const LOOK_EVERY_MS = 60_000;

/** Header that names the member to the desk of a proposal. It is removed from requests of browsers. */
const EDITOR_HEADER = 'X-Desk-Editor';

/** Desks over the files of proposals. Each opens with its first request. */
export function createProposalDesks({ clientFolder, hosts, look, openContent }: ProposalDesksOptions) {
  type Opened = { handler: Promise<DeskHandler>; usedAt: number; streams: number };
  const opened = new Map<string, Opened>();

  function open(id: string): Opened {
    const known = opened.get(id);
    if (known) return known;
    const handler = openContent(id).then((contentFolder) =>
      createDeskHandler({
        ...{ contentFolder, hosts, editorOf, look },
        ...(clientFolder !== undefined && { clientFolder }),
      }),
    );
    const added: Opened = { handler, usedAt: Date.now(), streams: 0 };
    opened.set(id, added);
    // The next request opens it again.
    handler.catch(() => opened.delete(id));
    return added;
  }

  async function close(id: string): Promise<void> {
    const desk = opened.get(id);
    opened.delete(id);
    await desk?.handler.then((handler) => handler.close()).catch(() => undefined);
  }

  const timer = setInterval(() => {
    for (const [id, { streams, usedAt }] of opened)
      if (streams === 0 && Date.now() - usedAt > IDLE_MS) void close(id);
  }, LOOK_EVERY_MS).unref();

  return {
    /**
     * Passes a request on to the desk of a proposal, as if it were at `path`. The team's own guard has let it in, so
     * `Sec-Fetch-Site` of a link that somebody followed is not passed on.
     */
    fetch: async (id: string, request: Request, path: string, editor: Editor | null): Promise<Response> => {
      const desk = open(id);
      desk.usedAt = Date.now();
      const url = new URL(request.url);
      url.pathname = path;
      const passed = new Request(url, request);
      passed.headers.delete('Sec-Fetch-Site');
      passed.headers.delete(EDITOR_HEADER);
      if (editor) passed.headers.set(EDITOR_HEADER, encodeURIComponent(editor.name));
      if (path === '/api/events') {
        desk.streams += 1;
        request.signal.addEventListener('abort', () => (desk.streams -= 1), { once: true });
      }
      return await (await desk.handler).fetch(passed);
    },
    isOpen: (id: string): boolean => opened.has(id),
    close,
    closeAll: async (): Promise<void> => {
      clearInterval(timer);
      await Promise.all([...opened.keys()].map(close));
    },
  };
}

function editorOf({ headers }: Request): Editor | null {
  const name = headers.get(EDITOR_HEADER);
  return name === null ? null : { name: decodeURIComponent(name) };
}

/**
 * Puts a base before the addresses of pictures and films in a response. Pages of a preview name them from the root of the site, and a desk
 * of a proposal is below it.
 */
export async function withMediaBase(response: Response, base: string): Promise<Response> {
  if (!response.ok) return response;
  const text = await response.text();
  const { headers, status } = response;
  return new Response(text.replaceAll(/(["\s,])\/(media|content\/films)\//g, `$1${base}/$2/`), {
    status,
    headers: { ...Object.fromEntries(headers), 'Content-Type': 'application/json' },
  });
}
