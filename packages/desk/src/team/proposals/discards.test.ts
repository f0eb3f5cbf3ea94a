import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Team } from '../teamProtocol.ts';
import { ADA, BEN, EVE, gitIn, makeRemote, startService } from '../testing/teamService.ts';

const branches = (folder: string) =>
  gitIn(folder, 'branch', '--list', 'proposal/*', '--format=%(refname:short)');

it('discards a proposal with its branch and its work tree, and says so in the audit log', async () => {
  const remote = makeRemote();
  const service = await startService({ ...remote, pace: { pushAfterMs: 5 } });
  const ada = service.as(ADA);
  const { id } = await ada.propose('A wrong turn');
  await ada.write(id, 'label', 'Words that go');
  await expect.poll(() => branches(remote.remote), { timeout: 20_000 }).toContain(id);
  expect(await ada.view(id)).toMatchObject({ mayDiscard: true });
  const commit = gitIn(remote.remote, 'rev-parse', `proposal/${id}`).trim();

  expect((await ada.post(`/api/proposals/${id}/discard`)).status).toBe(200);
  expect((await ada.json<Team>('/api/team')).proposals).toEqual([]);
  expect(await ada.view(id)).toMatchObject({ reason: 'noSuchProposal' });
  expect(existsSync(join(service.data, 'proposals', id))).toBe(false);
  expect(branches(remote.remote)).toBe('');
  expect(branches(join(service.data, 'repository.git'))).toBe('');
  await service.close();
  const line = readFileSync(join(service.data, 'audit.jsonl'), 'utf8').split('\n').at(-2) ?? '';
  expect(JSON.parse(line)).toMatchObject({ by: 'ada', action: 'discard', proposal: id, about: commit });
});

it('lets nobody discard a proposal of others, but publishers', async () => {
  const service = await startService(makeRemote());
  const { id } = await service.as(ADA).propose('Of Ada');
  await service.as(BEN).write(id, 'label', 'Ben wrote here');
  const refused = await service.as(BEN).post(`/api/proposals/${id}/discard`);
  expect(await refused.json()).toMatchObject({ reason: 'discardByOther' });
  expect(await service.as(BEN).view(id)).toMatchObject({ mayDiscard: false, title: 'Of Ada' });
  expect((await service.as(EVE).post(`/api/proposals/${id}/discard`)).status).toBe(200);
});

it('refuses a save into a discarded proposal, in words', async () => {
  const service = await startService(makeRemote());
  const [ada, ben] = [service.as(ADA), service.as(BEN)];
  const { id } = await ada.propose('Gone meanwhile');
  await ben.write(id, 'label', 'Saved in time');
  const save = { file: 'new.json', version: null, opened: '', edits: [] };
  await ada.post(`/api/proposals/${id}/discard`);
  const refused = await ben.post(`/p/${id}/api/save`, save);
  expect(refused.status).toBe(404);
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining('kept in this browser') });
});

it('removes at the next start what the repository did not let go', async () => {
  const remote = makeRemote();
  const first = await startService({ ...remote, pace: { pushAfterMs: 5 } });
  const { id } = await first.as(ADA).propose('Held by the repository');
  await first.as(ADA).write(id, 'label', 'Words that go');
  await expect.poll(() => branches(remote.remote), { timeout: 20_000 }).toContain(id);
  const hook = join(remote.remote, 'hooks/update');
  writeFileSync(hook, '#!/bin/sh\necho "protected branch" >&2\nexit 1\n');
  chmodSync(hook, 0o755);
  expect((await first.as(ADA).post(`/api/proposals/${id}/discard`)).status).toBe(200);
  expect(await first.as(ADA).view(id)).toMatchObject({ reason: 'noSuchProposal' });
  expect(branches(remote.remote)).toContain(id);
  await first.close();
  chmodSync(hook, 0o644);
  await startService(remote);
  expect(branches(remote.remote)).toBe('');
});
