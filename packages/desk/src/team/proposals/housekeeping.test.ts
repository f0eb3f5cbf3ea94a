import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ADA, EVE, gitIn, makeRemote, STORY, startService } from '../testing/teamService.ts';

type Service = Awaited<ReturnType<typeof startService>>;
const REV = { id: 'rev', name: 'Rev Iew', email: 'rev@firm.example', roles: ['reviewer'] as const };
const trees = ({ data }: Service) => readdirSync(join(data, 'proposals'));

async function published(service: Service, label: string): Promise<string> {
  const { id } = await service.as(ADA).propose(label);
  await service.as(ADA).write(id, 'label', label);
  await service.as(ADA).take(id, 'ask');
  await service.as(REV).take(id, 'approve');
  expect(await service.as(EVE).take(id, 'publish')).toMatchObject({ state: 'published' });
  return id;
}

it('removes the work tree of a published proposal, and makes it again for whoever looks or takes it back', async () => {
  const remote = makeRemote();
  const first = await startService(remote);
  const id = await published(first, 'Seen by visitors');
  await first.close();
  const second = await startService(remote);
  expect(trees(second)).toEqual([]);
  expect(await second.as(EVE).view(id)).toMatchObject({
    items: [{ id: STORY, changes: [{ change: 'changed' }] }],
  });
  const item = await second.as(EVE).json(`/p/${id}/api/item?id=${STORY}`);
  expect(JSON.stringify(item)).toContain('Seen by visitors');
  expect(trees(second)).toEqual([id]);
  await second.close();
  const third = await startService(remote);
  expect(trees(third)).toEqual([]);
  expect(await third.as(EVE).take(id, 'take-back')).toMatchObject({
    state: 'draft',
    items: [{ id: STORY }],
  });
  expect(JSON.stringify(await third.as(ADA).json(`/p/${id}/api/item?id=${STORY}`))).toContain(
    'Seen by visitors',
  );
});

it('removes the work tree of a published proposal once its desk is closed, without a restart', async () => {
  const remote = makeRemote();
  const service = await startService(remote);
  const kept = await service.as(ADA).propose('Still written in');
  const { id } = await service.as(ADA).propose('Published');
  await service.as(ADA).write(id, 'label', 'Published');
  // Files that nobody has open.
  await service.close();
  const again = await startService({ ...remote, pace: { trimEveryMs: 20 } });
  await again.as(ADA).take(id, 'ask');
  await again.as(REV).take(id, 'approve');
  await again.as(EVE).take(id, 'publish');
  await expect.poll(() => trees(again), { timeout: 20_000 }).toEqual([kept.id]);
});

it('keeps words without a record: a work tree with changes, and a branch with commits', async () => {
  const remote = makeRemote();
  const first = await startService(remote);
  const [clean, dirty, empty] = [
    await first.as(ADA).propose('Committed'),
    await first.as(ADA).propose('Changed'),
    await first.as(ADA).propose('Empty'),
  ];
  await first.as(ADA).write(clean.id, 'label', 'Committed words');
  await first.close();
  writeFileSync(join(first.data, 'proposals', dirty.id, 'content/notes.txt'), 'not committed');
  for (const { id } of [clean, dirty, empty]) rmSync(join(first.data, 'records', `${id}.json`));
  const second = await startService(remote);
  expect(trees(second)).toEqual([dirty.id]);
  const home = join(second.data, 'repository.git');
  const names = gitIn(home, 'branch', '--list', 'proposal/*', '--format=%(refname:short)');
  expect(names).toContain(clean.id);
  expect(names).not.toContain(empty.id);
  expect(gitIn(home, 'show', `proposal/${clean.id}:content/${STORY}`)).toContain('Committed words');
});

it('goes on after it was killed: locks of Git, a half-done merge, and words that were saved and not committed', async () => {
  const remote = makeRemote();
  const first = await startService(remote);
  const [one, two] = [await first.as(ADA).propose('Merging'), await first.as(ADA).propose('Saving')];
  await first.as(ADA).write(one.id, 'label', 'Ours');
  await first.close();
  remote.change(STORY, (text) => text.replace('"How we mend"', '"Theirs"'));
  const home = join(first.data, 'repository.git');
  const treeOf = ({ id }: { id: string }) => join(first.data, 'proposals', id);
  gitIn(home, 'fetch', '--quiet', 'origin');
  expect(() => gitIn(treeOf(one), 'merge', '--no-commit', 'origin/main')).toThrow();
  expect(readFileSync(join(treeOf(one), 'content', STORY), 'utf8')).toContain('<<<<<<<');
  const story = join(treeOf(two), 'content', STORY);
  writeFileSync(story, readFileSync(story, 'utf8').replace('"How we mend"', '"Saved in the last moment"'));
  for (const lock of ['worktrees', '.'])
    writeFileSync(join(home, lock, `${lock === '.' ? 'HEAD' : two.id}.lock`), '');
  writeFileSync(join(home, 'worktrees', two.id, 'index.lock'), '');

  const second = await startService({ ...remote, pace: { pushAfterMs: 5 } });
  expect(await second.as(ADA).write(one.id, 'summary', 'Word '.repeat(12).trim())).toMatchObject({
    result: 'saved',
  });
  expect(gitIn(home, 'show', `proposal/${one.id}:content/${STORY}`)).not.toContain('<<<<<<<');
  expect(gitIn(home, 'show', `proposal/${one.id}:content/${STORY}`)).toContain('"Ours"');
  expect(gitIn(home, 'log', '-1', '--format=%an %s', `proposal/${two.id}`, '--')).toBe(
    'Desk Saving: saved before the desk ended\n',
  );
  await expect
    .poll(() => gitIn(remote.remote, 'show', `proposal/${two.id}:content/${STORY}`), { timeout: 20_000 })
    .toContain('Saved in the last moment');
});

it('makes a work tree whole whose making was interrupted', async () => {
  const remote = makeRemote();
  const first = await startService(remote);
  const { id } = await first.as(ADA).propose('Half there');
  await first.close();
  rmSync(join(first.data, 'proposals', id, 'content/stories'), { recursive: true });
  writeFileSync(join(first.data, 'repository.git/worktrees', id, 'locked'), 'initializing');
  const second = await startService(remote);
  expect((await second.as(ADA).view(id)).items).toEqual([]);
  expect(await second.as(ADA).write(id, 'label', 'Whole again')).toMatchObject({ result: 'saved' });
});

it('goes on from a backup of the records on another machine', async () => {
  const remote = makeRemote();
  const first = await startService(remote);
  const { id } = await first.as(ADA).propose('Moved');
  await first.as(ADA).write(id, 'label', 'Pushed when the desk ended');
  await first.close();
  for (const part of ['repository.git', 'proposals', 'publishing'])
    rmSync(join(first.data, part), { recursive: true, force: true });
  const second = await startService(remote);
  expect(existsSync(join(second.data, 'proposals', id))).toBe(false);
  expect(await second.as(ADA).view(id)).toMatchObject({ title: 'Moved', items: [{ id: STORY }] });
  const item = await second.as(ADA).json(`/p/${id}/api/item?id=${STORY}`);
  expect(JSON.stringify(item)).toContain('Pushed when the desk ended');
});
