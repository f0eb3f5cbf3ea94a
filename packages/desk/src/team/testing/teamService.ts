import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Item, SaveResponse } from '../../protocol.ts';
import { createTeamHandler, type TeamHandlerOptions } from '../server/teamHandler.ts';
import type { Proposal, Role, Team } from '../teamProtocol.ts';
import { readTeamSettings } from '../teamSettings.ts';

const EXAMPLE = join(import.meta.dirname, '../../../../content-tools/example');
export const STORY = 'stories/discover/how-we-mend/story.json';
export const ORIGIN = 'https://desk.example';
export const SECRET = 'a secret of more than thirty-two characters';
const HOOK_SECRET = 'another secret of more than thirty-two characters';

/** Runs Git for a test, without the settings of this machine. */
export const gitIn = (cwd: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Cleo', '-c', 'user.email=cleo@firm.example', ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: tmpdir(), LC_ALL: 'C' },
  }).toString();

type AtEnd = (work: () => void | Promise<void>) => void;

/**
 * Makes a bare repository with the example content, and a clone in which a colleague works by hand. `atEnd` takes work for the end of the
 * test, or of the file.
 */
export function makeRemote(atEnd: AtEnd = onTestFinished) {
  const root = mkdtempSync(join(tmpdir(), 'desk-team-'));
  atEnd(() => rmSync(root, { recursive: true, force: true }));
  const [remote, colleague] = [join(root, 'remote.git'), join(root, 'colleague')];
  gitIn(root, 'init', '--quiet', '--bare', '--initial-branch=main', remote);
  gitIn(root, 'clone', '--quiet', remote, colleague);
  cpSync(EXAMPLE, join(colleague, 'content'), { recursive: true });
  const brandFile = join(colleague, 'content/brand.json');
  const brand = JSON.parse(readFileSync(brandFile, 'utf8'));
  writeFileSync(brandFile, JSON.stringify({ ...brand, language: 'en-GB' }, null, 2));
  const messagesFile = join(colleague, 'content/messages.en-GB.json');
  const messages = JSON.parse(readFileSync(messagesFile, 'utf8'));
  const labels = { introBegin: 'Begin', seeRoles: 'See roles', storyNextStep: 'Next' };
  writeFileSync(messagesFile, JSON.stringify({ ...messages, ...labels }, null, 2));
  writeFileSync(join(colleague, 'content/messages.cy.json'), '{}\n');
  gitIn(colleague, 'checkout', '--quiet', '-B', 'main');
  const commit = (message: string) => {
    gitIn(colleague, 'add', '--all');
    gitIn(colleague, 'commit', '--quiet', '--message', message);
    gitIn(colleague, 'push', '--quiet', 'origin', 'main');
  };
  commit('Begin');
  return {
    root,
    remote,
    /** Text of a content file that is published. */
    published: (file: string) => gitIn(remote, 'show', `main:content/${file}`),
    log: (...args: string[]) => gitIn(remote, 'log', ...args, 'main'),
    /** Changes a content file by hand, and pushes it. */
    change: (file: string, edit: (text: string) => string) => {
      gitIn(colleague, 'pull', '--quiet', '--rebase');
      const path = join(colleague, 'content', file);
      writeFileSync(path, edit(readFileSync(path, 'utf8')));
      commit('By hand');
    },
  };
}

/** A site that is built from a repository whenever its hook is called. Addresses of its pages that were asked for are in `state.pages`. */
export async function startSite(remote: string) {
  let words = gitIn(remote, 'show', `main:content/${STORY}`);
  const pages: string[] = [];
  const state = { calls: 0, isDown: false, isBroken: false, pages };
  /** Last build, as `microsite hook` says it. */
  let last: { ended: string; isBuilt: boolean } | null = null;
  const build = () => {
    words = gitIn(remote, 'show', `main:content/${STORY}`);
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      if (request.url === '/readyz') return response.end(JSON.stringify({ status: 'idle', last }));
      if (request.method === 'GET') {
        pages.push(request.url ?? '');
        return response.end(words);
      }
      const [, time, hex] = /^t=(\d+),v1=(\w+)$/.exec(String(request.headers['x-microsite-signature'])) ?? [];
      const isSigned = createHmac('sha256', HOOK_SECRET).update(`${time}.${body}`).digest('hex') === hex;
      state.calls += 1;
      response.statusCode = state.isDown ? 503 : isSigned ? 202 : 401;
      response.end('{}');
      if (response.statusCode === 202) last = { ended: `build ${state.calls}`, isBuilt: !state.isBroken };
      if (response.statusCode === 202 && !state.isBroken) build();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
  return { url, state, build, words: () => words };
}

export type Person = { id: string; name: string; email: string; roles: readonly Role[] };

export const ADA: Person = { id: 'ada', name: 'Ada Moe', email: 'ada@firm.example', roles: ['writer'] };
export const BEN: Person = {
  id: 'ben',
  name: 'Ben Ézo',
  email: 'ben@firm.example',
  roles: ['writer', 'reviewer'],
};
export const EVE: Person = { id: 'eve', name: 'Eve Roy', email: 'eve@firm.example', roles: ['publisher'] };
export const TOM: Person = { id: 'tom', name: 'Tom Lee', email: 'tom@firm.example', roles: ['translator'] };

type ServiceOptions = {
  root: string;
  remote: string;
  site?: string;
  env?: Record<string, string>;
  now?: () => Date;
  atEnd?: AtEnd;
  /** Waits that differ from those of other tests. */
  pace?: TeamHandlerOptions['pace'];
};

/** A desk for a team whose proxy says who asks. */
export async function startService({
  atEnd = onTestFinished,
  env = {},
  now,
  pace,
  remote,
  root,
  site,
}: ServiceOptions) {
  const settings = readTeamSettings(
    { repository: remote },
    {
      DESK_URL: ORIGIN,
      DESK_DATA: join(root, 'data'),
      DESK_SECRET: SECRET,
      DESK_WRITERS: 'writer',
      DESK_TRANSLATORS: 'translator',
      DESK_REVIEWERS: 'reviewer',
      DESK_PUBLISHERS: 'publisher',
      DESK_PROXIES: '10.0.0.5',
      DESK_USER_HEADER: 'X-User',
      ...(site !== undefined && { HOOK_URL: site, HOOK_SECRET, DESK_SITE: site }),
      ...env,
    },
  );
  const short = { hookWaits: [10], everyMs: 20, longestMs: 4000, scheduleEveryMs: 50 };
  const handler = await createTeamHandler({ settings, pace: { ...short, ...pace }, now });
  let isOpen = true;
  const close = async () => {
    if (isOpen) await handler.close();
    isOpen = false;
  };
  atEnd(close);

  const send = (path: string, init: RequestInit, address = '10.0.0.5') =>
    handler.fetch(new Request(`${ORIGIN}${path}`, init), { address });

  /** Somebody in a browser. */
  const as = ({ email, id, name, roles }: Person) => {
    const headers = {
      Host: new URL(ORIGIN).host,
      'X-User': id,
      'X-Forwarded-Name': Buffer.from(name).toString('latin1'),
      'X-Forwarded-Email': email,
      'X-Forwarded-Groups': roles.join(','),
    };
    const get = (path: string) => send(path, { headers });
    const json = async <Body>(path: string): Promise<Body> => (await get(path)).json();
    /** Returns a function that sends a request with a body, without a step before it. */
    const request = async (path: string, body: unknown, more: Record<string, string> = {}) => {
      const { token } = await json<Team>('/api/team');
      const signed = {
        ...headers,
        Origin: ORIGIN,
        'Content-Type': 'application/json',
        'X-Desk-Token': token,
      };
      const init = { method: 'POST', headers: { ...signed, ...more }, body: JSON.stringify(body) };
      return () => send(path, init);
    };
    const post = async (path: string, body: unknown = {}, more: Record<string, string> = {}) =>
      await (await request(path, body, more))();
    const take = async (
      id: string,
      action: string,
      body: unknown = {},
    ): Promise<Proposal & { message?: string }> =>
      (await post(`/api/proposals/${id}/${action}`, body)).json();
    return {
      get,
      json,
      post,
      request,
      take,
      /** Makes a signed link to the story, and returns its path. */
      link: async (id: string, person = 'Ada Quist'): Promise<string> => {
        const link = { item: STORY, language: 'en-GB', person, days: 7 };
        const { url }: { url: string } = await (await post(`/api/proposals/${id}/links`, link)).json();
        return url.slice(ORIGIN.length);
      },
      propose: async (title: string): Promise<Proposal> => (await post('/api/proposals', { title })).json(),
      view: (id: string) => json<Proposal>(`/api/proposals/${id}`),
      /** Opens a file in a proposal, sets one of its fields and saves. */
      write: async (id: string, field: string, value: string, item = STORY): Promise<SaveResponse> => {
        const { files } = await json<Item>(`/p/${id}/api/item?id=${item}`);
        const { file = item, text = '', version = null } = files[0] ?? {};
        const edits = [{ op: 'set', path: [field], value }];
        return (await post(`/p/${id}/api/save`, { file, version, opened: text, edits })).json();
      },
    };
  };
  /** A visitor of a signed link, from anywhere and without an account. */
  const visit = (path: string, body?: unknown) => {
    const headers = { Host: new URL(ORIGIN).host, Origin: ORIGIN, 'Content-Type': 'application/json' };
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    return send(path, { headers, ...init }, '203.0.113.9');
  };
  return { as, close, send, visit, data: join(root, 'data') };
}
