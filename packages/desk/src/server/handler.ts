import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { streamSSE } from 'hono/streaming';
import * as v from 'valibot';
import { resolveInside } from '../files/contentPaths.ts';
import type { DeskEvent } from '../protocol.ts';
import { openClientFiles } from './clientFiles.ts';
import { type Desk, type Editor, openDesk } from './desk.ts';
import { type DeskEnv, guard } from './guard.ts';
import { MOST_PICTURE_BYTES } from './images.ts';
import { issuesSchema, previewSchema, removeSchema, reviewSchema, saveSchema } from './requestSchemas.ts';
import { lookResponse, type SiteLook } from './siteLook.ts';
import { say } from './words.ts';

export type DeskHandlerOptions = {
  /**
   * Folder of the content.
   * @example '/site/content'
   */
  contentFolder: string;
  /**
   * Values of the `Host` header that the desk accepts.
   * @example ['localhost:4300']
   */
  hosts: readonly string[];
  /**
   * Returns who sent a request, for the review log; null refuses it.
   * @example () => ({ name: 'Ada Moe' })
   */
  editorOf: (request: Request) => Editor | null | Promise<Editor | null>;
  /**
   * Folder of the bundled client. Default: that of this package.
   * @example 'dist/client'
   */
  clientFolder?: string | undefined;
  /**
   * Style sheet and typefaces of the site, for the preview. Default: those of the kit.
   * @example look: { theme: '/site/theme.css' }
   */
  look?: SiteLook | undefined;
};

/** Responds to requests of the desk. `close` stops watching the folder, and ends the worker threads. */
export type DeskHandler = { fetch: (request: Request) => Promise<Response>; close: () => Promise<void> };

/** Most bytes of a JSON body. */
export const MOST_JSON_BYTES = 8 * 1024 * 1024;
/** Milliseconds between two comments on an event stream, because proxies end silent ones. */
const HEARTBEAT_MS = 20_000;

/**
 * Makes the handler of a desk: its client, and the requests of `protocol.ts`. Throws a `ContentError` when the languages of the
 * folder are unclear.
 *
 * @example
 * const desk = await createDeskHandler({ contentFolder: 'content', hosts: ['localhost:4300'], editorOf: () => ({ name: 'Ada' }) });
 * const response = await desk.fetch(new Request('http://localhost:4300/api/session', { headers: { Host: 'localhost:4300' } }));
 */
export async function createDeskHandler({
  clientFolder,
  contentFolder,
  editorOf,
  hosts,
  look = {},
}: DeskHandlerOptions): Promise<DeskHandler> {
  const desk = await openDesk(contentFolder);
  const clientFiles = await openClientFiles(clientFolder);
  let isClosed = false;
  const app = new Hono<DeskEnv>();
  app.use(guard(hosts));
  addReadRoutes(app, desk);
  addWriteRoutes(app, desk, editorOf);
  app.get('/api/session', async (c) => {
    const editor = await editorOf(c.req.raw);
    return editor ? c.json(await desk.session(editor)) : refuse(c, 403, 'notAllowed');
  });
  app.get(
    '/look/:name',
    async (c) => (await lookResponse(look, c.req.param('name'))) ?? refuse(c, 404, 'notFound'),
  );
  app.get('*', async (c) => (await clientFiles(c.req.path)) ?? refuse(c, 404, 'notFound'));
  app.notFound((c) => refuse(c, 404, 'notFound'));
  app.onError((error, c) => {
    // A check that a newer one replaced, or that stopped with the desk, is no failure.
    if (!isClosed && !c.req.raw.signal.aborted) console.error(error);
    return refuse(c, 500, 'internal');
  });
  return {
    fetch: async (request) => await app.fetch(request),
    close: async () => {
      isClosed = true;
      await desk.close();
    },
  };
}

function addReadRoutes(app: Hono<DeskEnv>, desk: Desk): void {
  app.get('/api/overview', async (c) =>
    c.body(await desk.overview(c.var.language), 200, { 'Content-Type': 'application/json' }),
  );
  app.get('/api/item', async (c) => {
    const item = await desk.item(c.req.query('id') ?? '', c.var.language);
    return item ? c.json(item) : refuse(c, 404, 'notFound');
  });
  app.get('/api/search', async (c) => c.json(await desk.search((c.req.query('q') ?? '').slice(0, 200))));
  app.get('/api/changes', async (c) => c.json(await desk.changes()));
  app.get('/api/choices', async (c) => c.json(await desk.choices(c.var.language)));
  app.get('/api/events', (c) =>
    streamSSE(c, async (stream) => {
      const send = (event: DeskEvent) =>
        void stream.writeSSE({ data: JSON.stringify(event) }).catch(() => undefined);
      const stop = desk.listen(send);
      stream.onAbort(stop);
      while (!stream.aborted && !stream.closed) {
        await stream.sleep(HEARTBEAT_MS);
        await stream.write(': \n\n');
      }
      stop();
    }),
  );
  app.get('/api/pictures/:kind/:name', async (c) => {
    const { kind, name } = c.req.param();
    const width = Number(c.req.query('width')) || undefined;
    return pictureResponse(c, await desk.picture(`${kind}/${name}`, { width }));
  });
  // Pages ask for "people/Amara_Osei.<hash>-320.avif".
  app.get('/media/pictures/:kind/:name', async (c) => {
    const { kind, name } = c.req.param();
    const width = Number(/-(\d+)\.\w+$/.exec(name)?.[1]) || undefined;
    const picture = await desk.picture(`${kind}/${name.replace(/\..*$/, '')}`, { width, isCropped: true });
    return pictureResponse(c, picture);
  });
  app.get('/content/films/:file', (c) => filmResponse(c, desk, c.req.param('file')));
  app.get('/media/films/:file', (c) =>
    filmResponse(c, desk, c.req.param('file').replace(/\.[0-9a-f]{6,}(?=\.)/, '')),
  );
}

function addWriteRoutes(app: Hono<DeskEnv>, desk: Desk, editorOf: DeskHandlerOptions['editorOf']): void {
  const limitBody = (maxSize: number) => bodyLimit({ maxSize, onError: (c) => refuse(c, 413, 'tooLarge') });
  /** Registers a request with a JSON body. Only a known editor may send it. */
  const post = <Body>(
    path: string,
    schema: v.GenericSchema<Body>,
    respond: (c: Context<DeskEnv>, body: Body, editor: Editor) => Promise<object>,
  ) =>
    app.post(path, limitBody(MOST_JSON_BYTES), async (c) => {
      const editor = await editorOf(c.req.raw);
      if (!editor) return refuse(c, 403, 'notAllowed');
      if (!/^application\/json(?:;|$)/i.test(c.req.header('Content-Type') ?? ''))
        return refuse(c, 415, 'malformed');
      const body = v.safeParse(schema, await jsonOf(c));
      return body.success ? c.json(await respond(c, body.output, editor)) : refuse(c, 400, 'malformed');
    });

  post('/api/save', saveSchema, (c, draft) => desk.save(draft, c.var.language));
  post('/api/remove', removeSchema, (c, request) => desk.remove(request, c.var.language));
  post('/api/issues', issuesSchema, (c, request) => desk.issues(request, c.var.language, c.req.raw.signal));
  post('/api/preview', previewSchema, (c, request) =>
    desk.preview(request, c.var.language, c.req.raw.signal),
  );
  post('/api/reviews', reviewSchema, (c, request, editor) => desk.review(request, editor, c.var.language));
  app.post('/api/pictures', limitBody(MOST_PICTURE_BYTES), async (c) => {
    if (!(await editorOf(c.req.raw))) return refuse(c, 403, 'notAllowed');
    if (c.req.header('Content-Type') !== 'application/octet-stream') return refuse(c, 415, 'malformed');
    const { kind = '', name = '', replace } = c.req.query();
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    return c.json(
      await desk.storePicture({
        kind,
        name,
        replace: replace === 'true',
        bytes,
        language: c.var.language,
      }),
    );
  });
}

/** Returns undefined for a body that is not JSON. */
async function jsonOf(c: Context<DeskEnv>): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await c.req.arrayBuffer()));
  } catch {
    return undefined;
  }
}

function refuse(
  c: Context<DeskEnv>,
  status: 400 | 403 | 404 | 413 | 415 | 416 | 500,
  key: Parameters<typeof say>[0],
) {
  return c.json({ message: say(key, c.var.language) }, status);
}

function pictureResponse(c: Context<DeskEnv>, picture: Awaited<ReturnType<Desk['picture']>>) {
  if (!picture) return refuse(c, 404, 'notFound');
  // Scripts in a drawing do not run when it is opened alone.
  return c.body(new Uint8Array(picture.bytes), 200, {
    'Content-Type': picture.type,
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'Cache-Control': 'no-cache',
  });
}

const FILM_TYPES: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** Sends a film, or the part of it that a player asks for. */
async function filmResponse(c: Context<DeskEnv>, { root }: Desk, name: string) {
  const type = FILM_TYPES[extname(name)];
  const path = type && resolveInside(root, `films/${name}`);
  const stats = path ? await stat(path).catch(() => null) : null;
  if (!path || !type || !stats?.isFile()) return refuse(c, 404, 'notFound');
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(c.req.header('Range') ?? '') ?? [];
  const headers = { 'Content-Type': type, 'Accept-Ranges': 'bytes', 'Cache-Control': 'no-cache' };
  if (from === undefined || (from === '' && to === ''))
    return c.body(streamOf(path), 200, { ...headers, 'Content-Length': String(stats.size) });
  const start = from === '' ? Math.max(0, stats.size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? stats.size - 1 : Math.min(Number(to), stats.size - 1);
  if (start > end) return refuse(c, 416, 'malformed');
  return c.body(streamOf(path, { start, end }), 206, {
    ...headers,
    'Content-Range': `bytes ${start}-${end}/${stats.size}`,
    'Content-Length': String(end - start + 1),
  });
}

function streamOf(path: string, range: { start?: number; end?: number } = {}): ReadableStream {
  return Readable.toWeb(createReadStream(path, range)) as ReadableStream;
}
