import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ADA, BEN, EVE, makeRemote, STORY, startService, startSite } from '../testing/teamService.ts';

it('takes a proposal to visitors, and back', async () => {
  const remote = makeRemote();
  const site = await startSite(remote.remote);
  const { as, data } = await startService({ ...remote, site: site.url });
  const [ada, ben, eve] = [as(ADA), as(BEN), as(EVE)];
  const before = remote.published(STORY);

  const { id, state } = await ada.propose('A better label');
  expect(state).toBe('draft');
  expect(await ada.write(id, 'label', 'How we mend it')).toMatchObject({ result: 'saved' });
  expect(await ben.write(id, 'summary', `${'Word '.repeat(12)}`.trim())).toMatchObject({ result: 'saved' });
  expect(await ada.take(id, 'ask')).toMatchObject({
    state: 'review',
    authors: [ADA.name, BEN.name],
    items: [{ id: STORY, changes: [{ file: STORY, change: 'changed' }] }],
  });
  expect(await ben.take(id, 'approve')).toMatchObject({ reason: 'ownApproval' });
  const reviewer = as({ ...BEN, id: 'rev', name: 'Rev Iew', email: 'rev@firm.example' });
  expect(await reviewer.take(id, 'approve')).toMatchObject({ state: 'approved', mayWrite: false });
  expect(await ada.post(`/p/${id}/api/save`, {}).then((response) => response.status)).toBe(409);

  expect(await eve.take(id, 'publish')).toMatchObject({ state: 'published', problem: null });
  await expect.poll(async () => (await eve.view(id)).publication?.step, { timeout: 10_000 }).toBe('arrived');
  expect(site.words()).toContain('How we mend it');
  expect(remote.log('-1', '--format=%an <%ae>%n%B')).toBe(
    `Ada Moe <ada@firm.example>\nA better label\n\nProposal: ${id}\nReviewed-by: Rev Iew\nPublished-by: Eve Roy\nCo-authored-by: Ben Ézo <ben@firm.example>\n\n`,
  );
  expect(remote.log('-1', '--format=%P').split(' ')).toHaveLength(2);

  expect(await eve.take(id, 'take-back')).toMatchObject({
    state: 'draft',
    publication: { isTakenBack: true },
  });
  await expect.poll(async () => (await eve.view(id)).publication?.step, { timeout: 10_000 }).toBe('arrived');
  expect(remote.published(STORY)).toBe(before);
  expect(site.words()).toBe(before);

  // Nothing of the proposal is lost: it can be published again.
  expect(await ada.take(id, 'ask')).toMatchObject({ state: 'review', items: [{ id: STORY }] });
  await reviewer.take(id, 'approve');
  expect(await eve.take(id, 'publish')).toMatchObject({ state: 'published' });
  expect(remote.published(STORY)).toContain('How we mend it');

  const audit = readFileSync(join(data, 'audit.jsonl'), 'utf8').trim().split('\n');
  const actions = audit.map((line) => JSON.parse(line)).map(({ action, outcome }) => `${action} ${outcome}`);
  expect(actions).toEqual(
    expect.arrayContaining(['created done', 'save done', 'approve done', 'publish done', 'take-back done']),
  );
});
