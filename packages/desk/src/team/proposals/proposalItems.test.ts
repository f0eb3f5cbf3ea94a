import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Proposal } from '../teamProtocol.ts';
import { ADA, BEN, EVE, makeRemote, STORY, startService } from '../testing/teamService.ts';

const FACTS = 'facts.json';
const WELSH = STORY.replace('.json', '.cy.json');

type Service = Awaited<ReturnType<typeof startService>>;

/** Saves a file of a proposal that does not exist yet. */
async function writeNew({ as }: Service, id: string, file: string, value: unknown) {
  const edits = [{ op: 'set', path: ['label'], value }];
  const save = { file, version: null, opened: '', edits };
  expect(await (await as(ADA).post(`/p/${id}/api/save`, save)).json()).toMatchObject({ result: 'saved' });
}

it('names what changes by its title, with the files of one item together', async () => {
  const service = await startService(makeRemote());
  const ada = service.as(ADA);
  const { id } = await ada.propose('Named');
  await writeNew(service, id, WELSH, 'Sut rydym yn trwsio');
  await ada.write(id, 'label', 'How we mend things');
  const { items } = await ada.view(id);
  expect(items).toEqual([
    {
      ...{ id: STORY, kind: 'story', title: 'How we mend things', section: 'discover', isEditable: true },
      changes: [
        { file: STORY, language: 'en-GB', change: 'changed' },
        { file: WELSH, language: 'cy', change: 'added' },
      ],
    },
  ]);
});

it('names an item whose translation alone changes, and one that is only spoken of', async () => {
  const service = await startService(makeRemote());
  const ada = service.as(ADA);
  const { id } = await ada.propose('In Welsh');
  await writeNew(service, id, WELSH, 'Sut rydym yn trwsio');
  await ada.post(`/api/proposals/${id}/comments`, { file: FACTS, path: [], text: 'Is this still so?' });
  expect((await ada.view(id)).items).toMatchObject([
    { id: STORY, title: 'How we mend', changes: [{ file: WELSH }] },
    { id: FACTS, kind: 'facts', changes: [], isEditable: true },
  ]);
});

it('names what a proposal removes, before it is published and afterwards', async () => {
  const remote = makeRemote();
  const service = await startService(remote);
  const ada = service.as(ADA);
  const { id } = await ada.propose('Gone');
  await ada.write(id, 'label', 'Still here');
  rmSync(join(service.data, 'proposals', id, 'content', STORY));
  // The commit of the next save holds the removal.
  await writeNew(service, id, 'stories/discover/new/story.json', 'New');
  const removed = {
    ...{ id: STORY, kind: 'story', title: 'How we mend', isEditable: false },
    changes: [{ file: STORY, change: 'removed' }],
  };
  const removedIn = ({ items }: Proposal) => items.find((item) => item.id === STORY);
  expect(removedIn(await ada.view(id))).toMatchObject(removed);
  await ada.take(id, 'ask');
  await service.as({ ...BEN, id: 'rev' }).take(id, 'approve');
  const published = await service.as(EVE).take(id, 'publish');
  expect(removedIn(published)).toMatchObject(removed);
  expect(published.items.map(({ title }) => title)).toEqual(['How we mend', 'New']);
});

it('names a file that no proposal can have by its path, and goes on with the others', async () => {
  const service = await startService(makeRemote());
  const ada = service.as(ADA);
  const { id } = await ada.propose('Odd');
  await ada.write(id, 'label', 'How we mend things');
  const odd = `facts.json\nHEAD:content/${FACTS}`;
  for (const file of [odd, '../outside.json'])
    await ada.post(`/api/proposals/${id}/comments`, { file, path: [], text: 'Here?' });
  const titles = (await ada.view(id)).items.map(({ title }) => title);
  expect(titles[0]).toBe('How we mend things');
  expect(titles).toHaveLength(3);
});
