import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WORKSPACE } from './siteFolder.ts';
import { CONTENT, growContent } from './workspaceCopy.ts';

/** A copy of the sample's content, in a repository of its own. */
export type DeskFolder = { content: string; stories: number; remove: () => void };

/** Copies the sample's content, with `times` as many stories, and a history of many commits. */
export function makeDeskFolder(times: number, commits: number): DeskFolder {
  const folder = mkdtempSync(join(tmpdir(), 'desk-bench-'));
  // The command of the desk is looked for in packages beside the content.
  symlinkSync(join(WORKSPACE, 'apps/site/node_modules'), join(folder, 'node_modules'), 'junction');
  const content = join(folder, 'content');
  cpSync(join(WORKSPACE, CONTENT), content, { recursive: true });
  const stories = growContent(content, times);
  const git = (words: readonly string[], input = '') =>
    execFileSync('git', words, { cwd: content, input, stdio: ['pipe', 'ignore', 'inherit'] });
  git(['init', '--quiet', '--initial-branch', 'main']);
  git(['fast-import', '--quiet'], history(commits));
  git(['reset', '--quiet', '--mixed']);
  git(['add', '--all']);
  git([...AUTHOR, 'commit', '--quiet', '--message', 'Everything']);
  return { content, stories, remove: () => rmSync(folder, { recursive: true }) };
}

const AUTHOR = ['-c', 'user.name=The benchmark', '-c', 'user.email=bench@example.com'];

/** Commits for `git fast-import`, each with another text in the same file. */
function history(commits: number): string {
  return Array.from({ length: commits }, (_, index) => {
    const [message, text] = [`Change ${index + 1}`, `{ "change": ${index + 1} }\n`];
    return `commit refs/heads/main
committer The benchmark <bench@example.com> ${1_780_000_000 + index * 3600} +0000
data ${message.length}
${message}
M 100644 inline facts.json
data ${text.length}
${text}`;
  }).join('\n');
}

/** Starts the desk of a folder. */
export async function serveDesk(
  { content }: DeskFolder,
  port: number,
): Promise<{ address: string; startMs: number; stop: () => Promise<void> }> {
  const began = performance.now();
  const command = join(WORKSPACE, 'packages/microsite/src/cli/main.ts');
  const server = spawn(process.execPath, [command, 'desk', content, '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const said = await Promise.race([once(server.stdout, 'data'), ended.then(() => null)]);
  if (said === null) throw new Error('The desk did not start. Build it first: pnpm bench:desk.');
  return {
    address: `http://localhost:${port}/`,
    startMs: performance.now() - began,
    stop: async () => {
      server.kill();
      await ended;
    },
  };
}
