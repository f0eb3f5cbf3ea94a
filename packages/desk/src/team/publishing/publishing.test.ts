import { chmodSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Item } from '../../protocol.ts';
import {
  ADA,
  BEN,
  EVE,
  gitIn,
  makeRemote,
  STORY,
  startService,
  startSite,
  TOM,
} from '../testing/teamService.ts';

type Service = Awaited<ReturnType<typeof startService>>;
const REV = { id: 'rev', name: 'Rev Iew', email: 'rev@firm.example', roles: ['reviewer'] as const };
const SUMMARY = 'Word '.repeat(12).trim();

/** A proposal that changes a field and is approved. */
async function approved({ as }: Service, field: string, value: string): Promise<string> {
  const { id } = await as(ADA).propose(`${field}: ${value}`.slice(0, 60));
  await as(ADA).write(id, field, value);
  await as(ADA).take(id, 'ask');
  expect(await as(REV).take(id, 'approve')).toMatchObject({ state: 'approved' });
  return id;
}

it('publishes two proposals at once, one after the other, when they change different fields', async () => {
  const remote = makeRemote();
  const service = await startService(remote);
  const [one, two] = [
    await approved(service, 'label', 'First label'),
    await approved(service, 'summary', SUMMARY),
  ];
  const eve = service.as(EVE);
  const results = await Promise.all([eve.take(one, 'publish'), eve.take(two, 'publish')]);
  expect(results.map(({ state }) => state)).toEqual(['published', 'published']);
  expect(remote.published(STORY)).toContain('First label');
  expect(remote.published(STORY)).toContain(SUMMARY);
  expect(await eve.take(one, 'publish')).toMatchObject({ reason: 'alreadyPublished' });
});

it('publishes a proposal once, though two people press at once', async () => {
  const remote = makeRemote();
  const service = await startService(remote);
  const id = await approved(service, 'label', 'Pressed twice');
  const people = [EVE, { ...EVE, id: 'eva' }].map(service.as);
  const results = await Promise.all(people.map((each) => each.take(id, 'publish')));
  expect(results.map((each) => each.state ?? 'refused').toSorted()).toEqual(['published', 'refused']);
  expect(remote.log('--merges', '--format=%s').trim().split('\n')).toHaveLength(1);
});

it('names the file of a conflict, brings the other words in as a comment, and publishes then', async () => {
  const remote = makeRemote();
  const service = await startService(remote);
  const [ada, eve] = [service.as(ADA), service.as(EVE)];
  const id = await approved(service, 'label', 'Ours');
  remote.change(STORY, (text) => text.replace('"How we mend"', '"Theirs"'));
  const refused = await eve.take(id, 'publish');
  expect(refused).toMatchObject({
    reason: 'conflict',
    message: expect.stringContaining('{files}'),
    files: [STORY],
  });
  expect(remote.published(STORY)).toContain('Theirs');

  expect(await ada.take(id, 'reopen')).toMatchObject({ state: 'draft' });
  const updated = await ada.take(id, 'update');
  expect(updated.comments).toMatchObject([
    { file: STORY, path: ['label'], text: expect.stringContaining('Theirs') },
  ]);
  await ada.take(id, 'ask');
  await service.as(REV).take(id, 'approve');
  expect(await eve.take(id, 'publish')).toMatchObject({ state: 'published' });
  expect(remote.published(STORY)).toContain('"Ours"');
});

it('merges fields that are neighbours, though Git would see a conflict', async () => {
  const remote = makeRemote();
  const service = await startService(remote);
  const before = JSON.parse(remote.published(STORY));
  const [first = '', second = ''] = Object.keys(before).filter((key) => typeof before[key] === 'string');
  expect([first, second]).not.toContain('');
  const id = await approved(service, 'label', 'Label of the proposal');
  remote.change(STORY, (text) => text.replace(JSON.stringify(before.summary), JSON.stringify(SUMMARY)));
  expect(await service.as(EVE).take(id, 'publish')).toMatchObject({ state: 'published' });
  expect(JSON.parse(remote.published(STORY))).toMatchObject({
    label: 'Label of the proposal',
    summary: SUMMARY,
  });
});

it('says that the repository does not let the desk push, and publishes once it does', async () => {
  const remote = makeRemote();
  const service = await startService(remote);
  const id = await approved(service, 'label', 'Pushed later');
  const hook = join(remote.remote, 'hooks/update');
  writeFileSync(hook, '#!/bin/sh\necho "protected branch" >&2\nexit 1\n');
  chmodSync(hook, 0o755);
  const eve = service.as(EVE);
  expect(await eve.take(id, 'publish')).toMatchObject({ reason: 'gitRefused' });
  expect(await eve.view(id)).toMatchObject({ state: 'approved', publication: null });
  chmodSync(hook, 0o644);
  expect(await eve.take(id, 'publish')).toMatchObject({ state: 'published' });
  expect(remote.published(STORY)).toContain('Pushed later');
});

it('says that the site could not be told, and tells it again in one press', async () => {
  const remote = makeRemote();
  const site = await startSite(remote.remote);
  const service = await startService({ ...remote, site: site.url });
  const id = await approved(service, 'label', 'Told twice');
  site.state.isDown = true;
  const eve = service.as(EVE);
  await eve.take(id, 'publish');
  await expect
    .poll(async () => (await eve.view(id)).problem?.message ?? '', { timeout: 20_000 })
    .toContain('could not be told');
  expect(site.state.calls).toBe(2);
  expect(await eve.view(id)).toMatchObject({
    publication: { step: 'pushed' },
    actions: expect.arrayContaining(['tell']),
  });
  site.state.isDown = false;
  expect(await eve.take(id, 'tell')).toMatchObject({ state: 'published', problem: null });
  await expect.poll(async () => (await eve.view(id)).publication?.step, { timeout: 20_000 }).toBe('arrived');
});

it('says at once that visitors have it with the next build, where the desk tells no site', async () => {
  const remote = makeRemote();
  const service = await startService({ ...remote, pace: { longestMs: 60 } });
  const id = await approved(service, 'label', 'Told nobody');
  const eve = service.as(EVE);
  expect(await eve.take(id, 'publish')).toMatchObject({ publication: { step: 'next-build' } });
  // Longer than the desk waits for visitors.
  await new Promise((resolve) => setTimeout(resolve, 300));
  const later = await eve.view(id);
  expect(later).toMatchObject({ publication: { step: 'next-build' }, problem: null });
  expect(later.actions).not.toContain('tell');
  expect(await eve.take(id, 'take-back')).toMatchObject({
    publication: { step: 'next-build', isTakenBack: true },
  });
});

it('sees on its pages that a site which nobody tells has built', async () => {
  const remote = makeRemote();
  const site = await startSite(remote.remote);
  const service = await startService({ ...remote, env: { DESK_SITE: site.url } });
  const id = await approved(service, 'label', 'Built by itself');
  const eve = service.as(EVE);
  expect(await eve.take(id, 'publish')).toMatchObject({ publication: { step: 'next-build' } });
  site.build();
  await expect.poll(async () => (await eve.view(id)).publication?.step, { timeout: 20_000 }).toBe('arrived');
  expect(site.state.calls).toBe(0);
});

it('does not wait for visitors without an end', async () => {
  const remote = makeRemote();
  const site = await startSite(remote.remote);
  site.state.isBroken = true;
  const service = await startService({ ...remote, site: site.url });
  const id = await approved(service, 'label', 'Never built');
  const eve = service.as(EVE);
  await eve.take(id, 'publish');
  await expect.poll(async () => (await eve.view(id)).publication?.step, { timeout: 20_000 }).toBe('late');
  expect((await eve.view(id)).problem?.message).toContain('nobody saw it');
});

it('knows by the state of the hook when visitors have it, and that a build failed', async () => {
  const remote = makeRemote();
  const site = await startSite(remote.remote);
  const env = { HOOK_STATE: `${site.url}readyz` };
  const service = await startService({ ...remote, site: site.url, env });
  const eve = service.as(EVE);
  const step = async (id: string) => (await eve.view(id)).publication?.step;
  const one = await approved(service, 'label', 'Built');
  await eve.take(one, 'publish');
  await expect.poll(() => step(one), { timeout: 20_000 }).toBe('arrived');

  site.state.isBroken = true;
  const two = await approved(service, 'label', 'Not built');
  await eve.take(two, 'publish');
  await expect.poll(() => step(two), { timeout: 20_000 }).toBe('late');
  expect((await eve.view(two)).problem?.message).toContain('could not be built');
});

it('says that words are on the machine of the desk alone, and pushes them once the repository takes them', async () => {
  const remote = makeRemote();
  const service = await startService({ ...remote, pace: { pushAfterMs: 5, pushRetryMs: 30 } });
  const hook = join(remote.remote, 'hooks/update');
  writeFileSync(hook, '#!/bin/sh\necho "protected branch" >&2\nexit 1\n');
  chmodSync(hook, 0o755);
  const ada = service.as(ADA);
  const { id } = await ada.propose('Not taken yet');
  await ada.write(id, 'label', 'Kept here');
  const problem = async () => (await ada.view(id)).problem?.message ?? '';
  await expect.poll(problem, { timeout: 20_000 }).toContain('on the machine of the desk alone');
  chmodSync(hook, 0o644);
  await expect.poll(problem, { timeout: 20_000 }).toBe('');
  expect(gitIn(remote.remote, 'show', `proposal/${id}:content/${STORY}`)).toContain('Kept here');
});

it('publishes at its day and hour in a zone, and not before', async () => {
  const remote = makeRemote();
  let time = Date.parse('2026-12-01T13:59:00Z');
  const service = await startService({ ...remote, now: () => new Date(time) });
  const id = await approved(service, 'label', 'At nine');
  const eve = service.as(EVE);
  const hour = { day: '2026-12-01', time: '09:00', zone: 'America/Toronto' };
  expect(await eve.take(id, 'schedule', { ...hour, time: '08:00' })).toMatchObject({ reason: 'inThePast' });
  expect(await eve.take(id, 'schedule', { ...hour, first: 'cy' })).toMatchObject({
    reason: 'languagesTogether',
  });
  expect(await eve.take(id, 'schedule', hour)).toMatchObject({
    state: 'scheduled',
    schedule: { ...hour, at: '2026-12-01T14:00:00.000Z' },
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(remote.published(STORY)).not.toContain('At nine');
  time = Date.parse('2026-12-01T14:00:01Z');
  await expect.poll(async () => (await eve.view(id)).state, { timeout: 30_000 }).toBe('published');
  expect(remote.published(STORY)).toContain('At nine');
});

it('gives an hour up that ends in a conflict, and says why', async () => {
  const remote = makeRemote();
  let time = Date.parse('2026-12-01T13:59:00Z');
  const service = await startService({ ...remote, now: () => new Date(time) });
  const id = await approved(service, 'label', 'Conflict at nine');
  const eve = service.as(EVE);
  await eve.take(id, 'schedule', { day: '2026-12-01', time: '09:00', zone: 'America/Toronto' });
  remote.change(STORY, (text) => text.replace('"How we mend"', '"Theirs"'));
  time += 120_000;
  await expect.poll(async () => (await eve.view(id)).problem?.files, { timeout: 30_000 }).toEqual([STORY]);
  expect(await eve.view(id)).toMatchObject({ state: 'approved', schedule: null });
});

it('keeps an hour while the repository does not answer, and publishes once it does', async () => {
  const remote = makeRemote();
  let time = Date.parse('2026-12-01T13:59:00Z');
  const service = await startService({ ...remote, now: () => new Date(time) });
  const id = await approved(service, 'label', 'After the storm');
  const eve = service.as(EVE);
  await eve.take(id, 'schedule', { day: '2026-12-01', time: '09:00', zone: 'America/Toronto' });
  renameSync(remote.remote, `${remote.remote}.away`);
  time += 120_000;
  await expect
    .poll(async () => (await eve.view(id)).problem?.message ?? '', { timeout: 30_000 })
    .toContain('does not answer');
  expect(await eve.view(id)).toMatchObject({ state: 'scheduled' });
  renameSync(`${remote.remote}.away`, remote.remote);
  time += 120_000;
  await expect.poll(async () => (await eve.view(id)).state, { timeout: 30_000 }).toBe('published');
  expect(remote.published(STORY)).toContain('After the storm');
});

it('publishes one language first where that is allowed, and the others later', async () => {
  const remote = makeRemote();
  const service = await startService({ ...remote, env: { DESK_LANGUAGES_APART: 'yes' } });
  const { id } = await service.as(ADA).propose('In two steps');
  await service.as(ADA).write(id, 'label', 'Source first');
  const translation = STORY.replace('.json', '.cy.json');
  const edits = [{ op: 'set', path: ['label'], value: 'Wedyn' }];
  const save = { file: translation, version: null, opened: '', edits };
  expect(await (await service.as(TOM).post(`/p/${id}/api/save`, save)).json()).toMatchObject({
    result: 'saved',
  });
  await service.as(TOM).take(id, 'ask');
  await service.as(REV).take(id, 'approve');
  const eve = service.as(EVE);
  expect(await eve.take(id, 'publish', { first: 'en-GB' })).toMatchObject({
    state: 'approved',
    publication: { first: 'en-GB' },
  });
  expect(remote.published(STORY)).toContain('Source first');
  expect(() => remote.published(translation)).toThrow();
  expect(await eve.take(id, 'publish')).toMatchObject({ state: 'published' });
  expect(remote.published(translation)).toContain('Wedyn');

  await eve.take(id, 'take-back');
  expect(remote.published(STORY)).not.toContain('Source first');
  expect(() => remote.published(translation)).toThrow();
  expect((await eve.view(id)).items).toMatchObject([
    { id: STORY, changes: [{ file: STORY }, { file: translation, language: 'cy' }] },
  ]);
});

it('keeps everything when the service ends, and goes on', async () => {
  const remote = makeRemote();
  const first = await startService(remote);
  const { id } = await first.as(ADA).propose('Kept');
  await first.as(ADA).write(id, 'label', 'Written before the end');
  await first.close();
  const second = await startService(remote);
  expect(await second.as(BEN).view(id)).toMatchObject({
    title: 'Kept',
    authors: [ADA.name],
    items: [{ id: STORY }],
  });
  expect(await second.as(BEN).write(id, 'summary', SUMMARY)).toMatchObject({ result: 'saved' });
});

it('publishes once, though the response to the first push did not arrive', async () => {
  const remote = makeRemote();
  const first = await startService(remote);
  const id = await approved(first, 'label', 'Pushed once');
  const record = join(first.data, 'records', `${id}.json`);
  const before = readFileSync(record);
  const home = join(first.data, 'repository.git');
  const main = gitIn(home, 'rev-parse', 'origin/main').trim();
  expect(await first.as(EVE).take(id, 'publish')).toMatchObject({ state: 'published' });
  await first.close();
  // The desk knows nothing of the push, and cannot ask.
  writeFileSync(record, before);
  gitIn(home, 'update-ref', 'refs/remotes/origin/main', main);
  renameSync(remote.remote, `${remote.remote}.away`);
  const second = await startService(remote);
  renameSync(`${remote.remote}.away`, remote.remote);
  const log = remote.log('--format=%H');
  expect(await second.as(EVE).take(id, 'publish')).toMatchObject({ state: 'published' });
  expect(remote.log('--format=%H')).toBe(log);
  expect(await second.as(EVE).take(id, 'take-back')).toMatchObject({ state: 'draft' });
  expect(remote.published(STORY)).not.toContain('Pushed once');
});

it('finishes the publication of one language whose push arrived before the service ended', async () => {
  const remote = makeRemote();
  const env = { DESK_LANGUAGES_APART: 'yes' };
  const first = await startService({ ...remote, env });
  const id = await approved(first, 'label', 'One language');
  const record = join(first.data, 'records', `${id}.json`);
  const before = readFileSync(record);
  expect(await first.as(EVE).take(id, 'publish', { first: 'en-GB' })).toMatchObject({ state: 'approved' });
  await first.close();
  writeFileSync(record, before);
  const second = await startService({ ...remote, env });
  expect(await second.as(EVE).view(id)).toMatchObject({ state: 'approved', publication: { by: '' } });
  await second.as(EVE).take(id, 'publish');
  expect(await second.as(EVE).take(id, 'take-back')).toMatchObject({ state: 'draft' });
  expect(remote.published(STORY)).not.toContain('One language');
});

it('commits, pushes and answers a save under way when the service ends, and takes no further one', async () => {
  const remote = makeRemote();
  const service = await startService(remote);
  const ada = service.as(ADA);
  const { id } = await ada.propose('In the last moment');
  const { files } = await ada.json<Item>(`/p/${id}/api/item?id=${STORY}`);
  const { text = '', version = null } = files[0] ?? {};
  const edits = [{ op: 'set', path: ['label'], value: 'Sent in time' }];
  const save = await ada.request(`/p/${id}/api/save`, { file: STORY, version, opened: text, edits });
  const [saved] = await Promise.all([save(), service.close()]);
  expect(await saved.json()).toMatchObject({ result: 'saved' });
  expect(gitIn(remote.remote, 'show', `proposal/${id}:content/${STORY}`)).toContain('Sent in time');
  expect((await save()).status).toBe(503);
});

it('finishes a publication whose push arrived before the service ended', async () => {
  const remote = makeRemote();
  const site = await startSite(remote.remote);
  const first = await startService({ ...remote, site: site.url });
  const id = await approved(first, 'label', 'Pushed, then the power went');
  const record = join(first.data, 'records', `${id}.json`);
  const before = readFileSync(record);
  expect(await first.as(EVE).take(id, 'publish')).toMatchObject({ state: 'published' });
  await first.close();
  writeFileSync(record, before);
  const calls = site.state.calls;
  const second = await startService({ ...remote, site: site.url });
  expect(await second.as(EVE).view(id)).toMatchObject({ state: 'published' });
  await expect.poll(() => site.state.calls, { timeout: 20_000 }).toBe(calls + 1);
  expect(await second.as(EVE).take(id, 'take-back')).toMatchObject({ state: 'draft' });
  expect(remote.published(STORY)).not.toContain('then the power went');
});
