import { expect, it } from 'vitest';
import type { PreviewResponse, Session } from '../../protocol.ts';
import type { Look, Proposal } from '../teamProtocol.ts';
import {
  ADA,
  BEN,
  EVE,
  gitIn,
  makeRemote,
  ORIGIN,
  STORY,
  startService,
  TOM,
} from '../testing/teamService.ts';

it('keeps proposals apart, and shows each to everybody with a role', async () => {
  const service = await startService(makeRemote());
  const [ada, ben] = [service.as(ADA), service.as(BEN)];
  const one = await ada.propose('One');
  const two = await ben.propose('Two');
  await ada.write(one.id, 'label', 'Only in one');
  expect(JSON.stringify(await ben.json(`/p/${one.id}/api/item?id=${STORY}`))).toContain('Only in one');
  expect(JSON.stringify(await ada.json(`/p/${two.id}/api/item?id=${STORY}`))).not.toContain('Only in one');
  expect(await service.as(EVE).json<Session>(`/p/${one.id}/api/session`)).toMatchObject({
    editor: { name: EVE.name },
    proposal: { id: one.id, title: 'One', mayWrite: false },
  });
});

it('commits what two people save in one proposal, each under their name', async () => {
  const remote = makeRemote();
  const service = await startService(remote);
  const { id } = await service.as(ADA).propose('Together');
  await Promise.all([
    service.as(ADA).write(id, 'label', 'By Ada'),
    service.as(BEN).write(id, 'summary', 'By Ben, in words enough to be a summary of its story.'),
  ]);
  const log = gitIn(
    service.data,
    '-C',
    'repository.git',
    'log',
    '--format=%an',
    `origin/main..proposal/${id}`,
    '--',
  );
  expect(log.trim().split('\n').toSorted()).toEqual([ADA.name, BEN.name]);
});

it('comments at fields, and settles comments', async () => {
  const service = await startService(makeRemote());
  const { id } = await service.as(ADA).propose('Discussed');
  const comment = { file: STORY, path: ['label'], text: 'Shorter?' };
  await service.as(EVE).post(`/api/proposals/${id}/comments`, comment);
  expect(await service.as(ADA).view(id)).toMatchObject({
    openComments: 1,
    comments: [{ ...comment, by: EVE.name, isDone: false, number: 0 }],
  });
  await service.as(ADA).post(`/api/proposals/${id}/comments/0`, { isDone: true });
  expect(await service.as(ADA).view(id)).toMatchObject({ openComments: 0, comments: [{ isDone: true }] });
});

it('shows a page to the person portrayed, whose agreement counts until the page changes', async () => {
  const service = await startService(makeRemote());
  const ada = service.as(ADA);
  const { id } = await ada.propose('A portrait');
  await ada.write(id, 'label', 'As you will stand');
  const link = { item: STORY, language: 'en-GB', person: 'Ada Quist', days: 7 };
  const { url }: { url: string } = await (await ada.post(`/api/proposals/${id}/links`, link)).json();
  const path = url.slice(ORIGIN.length);
  const headers = { Host: new URL(ORIGIN).host, Origin: ORIGIN, 'Content-Type': 'application/json' };
  // From anywhere, without an account.
  const open = async <Body>(part: string, init: RequestInit = {}): Promise<Body> =>
    (await service.send(`${path}${part}`, { headers, ...init }, '203.0.113.9')).json();

  expect(await open<Look>('api/look')).toMatchObject({
    title: 'A portrait',
    person: 'Ada Quist',
    consent: null,
  });
  const preview = await open<PreviewResponse>('api/preview?page=en-GB');
  expect(preview).toMatchObject({ result: 'data', page: { kind: 'story' } });
  const text = JSON.stringify(preview);
  expect(text).toContain('As you will stand');
  const [, picture = ''] = new RegExp(`"(${path}media/pictures/[^"]+)"`).exec(text) ?? [];
  expect(picture).not.toBe('');
  expect((await service.send(`${picture}-320.avif`, { headers }, '203.0.113.9')).status).toBe(200);

  const agree = { method: 'POST', body: JSON.stringify({ name: 'Ada Quist' }) };
  expect(await open<Look>('api/agree', agree)).toMatchObject({
    consent: { name: 'Ada Quist', isCurrent: true },
  });
  const consent = async () => (await ada.json<Proposal>(`/api/proposals/${id}`)).links[0]?.consent;
  expect(await consent()).toMatchObject({ name: 'Ada Quist', isCurrent: true });
  await ada.write(id, 'label', 'Otherwise');
  expect(await consent()).toMatchObject({ isCurrent: false });
});

it('takes an agreement back for good, though somebody else has the link too', async () => {
  const service = await startService(makeRemote());
  const ada = service.as(ADA);
  const { id } = await ada.propose('A portrait');
  const path = await ada.link(id);
  await service.visit(`${path}api/agree`, { name: 'Ada Quist' });
  const withdrawn = await service.visit(`${path}api/withdraw`, {});
  expect(await withdrawn.json()).toMatchObject({ consent: null, withdrawnAt: expect.any(String) });
  const again = await service.visit(`${path}api/agree`, { name: 'Ada Quist' });
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({ reason: 'agreementWithdrawn' });
  expect((await service.visit(`${path}api/withdraw`, {})).status).toBe(409);
  expect(await ada.view(id)).toMatchObject({
    links: [{ consent: null, withdrawnAt: expect.any(String) }],
    history: [{ step: 'withdrew', by: 'Ada Quist' }, { step: 'agreed' }, { step: 'created' }],
  });
  // A new link is a new question.
  expect((await service.visit(`${await ada.link(id)}api/agree`, { name: 'Ada Quist' })).status).toBe(200);
});

it('ends a link before its time, and with its proposal', async () => {
  const service = await startService(makeRemote());
  const ada = service.as(ADA);
  const { id } = await ada.propose('A portrait');
  const [one, two] = [await ada.link(id), await ada.link(id)];
  const { links } = await ada.view(id);
  expect((await service.visit(`${one}api/look`)).status).toBe(200);
  expect((await service.as(EVE).post(`/api/proposals/${id}/links/${links[0]?.id}/end`)).status).toBe(403);
  expect((await ada.post(`/api/proposals/${id}/links/${links[0]?.id}/end`)).status).toBe(200);
  const ended = await service.visit(`${one}api/look`);
  expect(await ended.json()).toMatchObject({ reason: 'linkEnded' });
  expect((await service.visit(`${one}api/agree`, { name: 'Ada Quist' })).status).toBe(404);
  expect((await service.visit(`${two}look/look.css`)).status).toBe(200);
  await ada.post(`/api/proposals/${id}/discard`);
  for (const part of ['api/look', 'api/preview', 'media/pictures/people/Ada_Quist-320.avif', 'look/look.css'])
    expect((await service.visit(`${two}${part}`)).status).toBe(404);
  expect((await service.visit(`${two}api/agree`, { name: 'Ada Quist' })).status).toBe(404);
});

it('lets translators change translations, and readers nothing', async () => {
  const service = await startService(makeRemote());
  const { id } = await service.as(ADA).propose('Roles');
  expect(await service.as(TOM).write(id, 'label', 'Source')).toMatchObject({ reason: 'translationsOnly' });
  expect(await service.as(EVE).write(id, 'label', 'Source')).toMatchObject({ reason: 'roleTooLow' });
  expect((await service.as(ADA).view(id)).items).toEqual([]);
});
