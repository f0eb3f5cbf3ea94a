import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Installs the server of a built site into an empty folder with the commands of the site's Dockerfile, and copies the build. */
export function installServer({
  site,
  folder,
  registry,
}: {
  site: string;
  folder: string;
  registry: string;
}): void {
  mkdirSync(folder);
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(path.join(site, file), path.join(folder, file));
  writeFileSync(path.join(folder, '.npmrc'), `@tamarack-lowe:registry=${registry}\n`);
  const [stage = ''] = readFileSync(path.join(site, 'build/adapters/Dockerfile'), 'utf8').split(/\n\nFROM /);
  const commands = [...stage.matchAll(/^RUN (?:--mount=\S+ )?(.*)$/gm)].map(([, command = '']) => command);
  for (const command of commands) {
    const { status, stderr } = spawnSync(command, {
      cwd: folder,
      shell: true,
      encoding: 'utf8',
      env: { ...process.env, npm_config_prefer_offline: 'true' },
    });
    if (status !== 0) throw new Error(`"${command}" of the Dockerfile ended with ${status}:\n${stderr}`);
  }
  cpSync(path.join(site, 'build'), path.join(folder, 'build'), { recursive: true, verbatimSymlinks: true });
}

/** Longest time until a program prints its address, and until a build of the hook is served, ms. */
const PATIENCE_MS = 300_000;

/** Serves a built site with the installed server alone, and returns a line for each response that is wrong. */
export async function serverIssues({ site, server }: { site: string; server: string }): Promise<string[]> {
  const issues: string[] = [];
  const contentHost = createServer((_, response) =>
    response.end('[{"title":"From the host","url":"https://a.example"}]'),
  );
  await new Promise<void>((ready) => contentHost.listen(0, '127.0.0.1', ready));
  const { port } = contentHost.address() as AddressInfo;
  const env = { PORT: '0', LOG_LEVEL: 'silent', CONTENT_HOST: `http://127.0.0.1:${port}` };
  const running = await startProgram('npx', ['--no', '@tamarack-lowe/server', '.'], { cwd: server, env });
  const ask = async (address: string, status: number, words = '') => {
    const response = await fetch(`${running.origin}${address}`, { redirect: 'manual' });
    const text = await response.text();
    if (response.status !== status || !text.includes(words))
      issues.push(
        `The server alone answers ${address} with ${response.status}, not with ${status} and "${words}".`,
      );
  };
  try {
    await ask('/', 200, '<h1');
    await ask('/our-people/a-first-day', 200, 'This story is an example');
    await ask('/nowhere', 404, '<h1');
    await ask('/contact/lee-example', 410, 'This colleague has moved on.');
    await ask('/learn/wp-json/api/menu', 200, 'From the host');
    await ask('/readyz', 200);
  } finally {
    running.stop();
  }
  issues.push(...(await hookIssues(site, path.join(server, 'node_modules/.bin/microsite-server'))));
  contentHost.close();
  return issues;
}

/** Lets the hook of a site build it while the server alone serves it: the new words have to appear. */
async function hookIssues(site: string, program: string): Promise<string[]> {
  const secret = 'of-a-test-'.repeat(4);
  const env = { PORT: '0', HOOK_PORT: '0', LOG_LEVEL: 'silent', HOOK_SECRET: secret };
  const serving = await startProgram(program, ['build/client'], { cwd: site, env });
  const hook = await startProgram('node_modules/.bin/microsite', ['hook'], { cwd: site, env });
  try {
    const story = path.join(site, 'content/stories/our-people/a-first-day/story.json');
    writeFileSync(
      story,
      readFileSync(story, 'utf8').replace('This story is an example', 'This story is new'),
    );
    const body = '{}';
    const time = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
    const headers = { 'x-microsite-signature': `t=${time},v1=${signature}` };
    const { status } = await fetch(hook.origin, { method: 'POST', body, headers });
    if (status !== 202) return [`The hook answers a signed call with ${status}.`];
    for (const began = Date.now(); Date.now() - began < PATIENCE_MS; await wait(500)) {
      const page = await fetch(`${serving.origin}/our-people/a-first-day`);
      if ((await page.text()).includes('This story is new')) return [];
    }
    return ['The server alone does not serve the build of the hook.'];
  } finally {
    serving.stop();
    hook.stop();
  }
}

type Place = { cwd: string; env: Record<string, string> };

/** Starts a program, and resolves to the origin that it prints. */
async function startProgram(program: string, words: readonly string[], { cwd, env }: Place) {
  const child = spawn(program, words, { cwd, env: { ...process.env, ...env }, detached: true });
  return { origin: await originOf(child), stop: () => void process.kill(-(child.pid ?? 0), 'SIGTERM') };
}

function originOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = () => reject(new Error(`A program did not print its address:\n${said}`));
    const timer = setTimeout(fail, PATIENCE_MS);
    child.once('exit', fail);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data) => {
        said += data;
        const [origin] = /http:\/\/localhost:\d+/.exec(said) ?? [];
        if (origin === undefined) return;
        clearTimeout(timer);
        resolve(origin);
      });
    }
  });
}
