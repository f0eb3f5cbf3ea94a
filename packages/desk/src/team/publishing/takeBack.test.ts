import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ADA, EVE, gitIn, makeRemote, STORY, startService, startSite } from '../testing/teamService.ts';

type Service = Awaited<ReturnType<typeof startService>>;
const REV = { id: 'rev', name: 'Rev Iew', email: 'rev@firm.example', roles: ['reviewer'] as const };

async function published({ as }: Service, label: string): Promise<string> {
  const { id } = await as(ADA).propose(label);
  await as(ADA).write(id, 'label', label);
  await as(ADA).take(id, 'ask');
  await as(REV).take(id, 'approve');
  expect(await as(EVE).take(id, 'publish')).toMatchObject({ state: 'published' });
  return id;
}

it('takes nothing back where somebody changed the same words since, and names the file', async () => {
  const remote = makeRemote();
  const service = await startService(remote);
  const id = await published(service, 'Of the proposal');
  remote.change(STORY, (text) => text.replace('"Of the proposal"', '"Of a colleague"'));
  const before = remote.log('--format=%H');
  const refused = await service.as(EVE).take(id, 'take-back');
  expect(refused).toMatchObject({
    reason: 'takeBackConflict',
    message: expect.stringContaining('{files}'),
    files: [STORY],
  });
  expect(remote.log('--format=%H')).toBe(before);
  expect(await service.as(EVE).view(id)).toMatchObject({ state: 'published' });
});

it('finishes a return whose push arrived before the service ended', async () => {
  const remote = makeRemote();
  const site = await startSite(remote.remote);
  const first = await startService({ ...remote, site: site.url });
  const id = await published(first, 'Back, then the power went');
  const home = join(first.data, 'repository.git');
  const record = join(first.data, 'records', `${id}.json`);
  const before = readFileSync(record);
  const head = gitIn(home, 'rev-parse', `proposal/${id}`).trim();
  expect(await first.as(EVE).take(id, 'take-back')).toMatchObject({ state: 'draft' });
  await first.close();
  // The record and the branch are those of the moment after the push.
  writeFileSync(record, before);
  rmSync(join(first.data, 'proposals', id), { recursive: true, force: true });
  gitIn(home, 'worktree', 'prune');
  gitIn(home, 'update-ref', `refs/heads/proposal/${id}`, head);
  const log = remote.log('--format=%H');

  const second = await startService({ ...remote, site: site.url });
  expect(await second.as(EVE).view(id)).toMatchObject({
    state: 'draft',
    publication: { isTakenBack: true },
    items: [{ id: STORY }],
  });
  expect(remote.log('--format=%H')).toBe(log);
  const item = await second.as(ADA).json(`/p/${id}/api/item?id=${STORY}`);
  expect(JSON.stringify(item)).toContain('Back, then the power went');
});

it('finds the page whose words were taken back, where the hook says no state', async () => {
  const remote = makeRemote();
  const site = await startSite(remote.remote);
  const service = await startService({ ...remote, site: site.url });
  const id = await published(service, 'Seen on its page');
  await expect
    .poll(async () => (await service.as(EVE).view(id)).publication?.step, { timeout: 20_000 })
    .toBe('arrived');
  site.state.pages.length = 0;
  await service.as(EVE).take(id, 'take-back');
  await expect
    .poll(async () => (await service.as(EVE).view(id)).publication?.step, { timeout: 20_000 })
    .toBe('arrived');
  expect(new Set(site.state.pages)).toEqual(new Set(['/workshop/how-we-mend']));
});
