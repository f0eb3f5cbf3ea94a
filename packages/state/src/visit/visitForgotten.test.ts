import { expect, it } from 'vitest';
import { slideShown } from '../section/sectionEvents.ts';
import { selectUserType } from '../selectors.ts';
import { makeDeck } from '../testing/makeDeck.ts';
import { openSite, settled } from '../testing/openSite.ts';
import { chooseVisitorType } from './chooseVisitorType.ts';
import { nameEntered, visitForgotten } from './visitEvents.ts';

it('forgets name, type, picks and slide, and keeps the notice and the turn', () => {
  const { store, memory } = openSite({ remembered: { gdpr: 'true' } });
  const { user, intro } = store.getState().root;
  const slides = store.getState().sections.discover?.slides;
  store.dispatch(nameEntered('Amara'));
  store.dispatch(chooseVisitorType({ type: 'experienced', from: '/' }));
  store.dispatch(slideShown({ section: 'discover', index: 2 }));
  store.dispatch(visitForgotten());

  const { root, sections } = store.getState();
  expect([root.user, root.intro]).toEqual([user, intro]);
  expect(sections.discover).toMatchObject({ slides, picks: [], current: { slide: 0, story: 0 } });
  expect(memory.all()).toEqual({ gdpr: 'true', userName: '', userType: '', storyTurn: '1' });
});

it('lets no choice that was still on its way come back', async () => {
  const { discover, recruit } = makeDeck();
  const sets = { discover: discover.experienced, recruit: recruit.experienced };
  const { store } = openSite({
    deck: { discover: { student: discover.student }, recruit: { student: recruit.student } },
    with: { content: { load: async () => sets } },
  });
  store.dispatch(chooseVisitorType({ type: 'experienced', from: '/' }));
  store.dispatch(visitForgotten());
  await settled();
  expect(selectUserType(store.getState())).toBe('student');
});
