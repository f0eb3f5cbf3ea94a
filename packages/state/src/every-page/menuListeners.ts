import { isAnyOf } from '@reduxjs/toolkit';
import { MENU_CLOSE_AFTER_NAVIGATION_MS, SUBMENU_CLEAR_DELAY_MS } from '../constants.ts';
import { ask } from '../requests.ts';
import type { StartListening } from '../listening/startListening.ts';
import { navigated, sectionChosen, siteOpened, visitorTypeChosen } from '../visit/visitEvents.ts';
import { menuSlice } from '../slices/menuSlice.ts';

const { menuClosed, menuFailed, menuLoaded, menuRequested, submenuCleared } = menuSlice.actions;

/** What the menu does by itself: it arrives, closes behind the visitor, and clears folded submenus. */
export function listenToMenu(startListening: StartListening) {
  startListening({
    actionCreator: siteOpened,
    effect: async (_event, { dispatch, extra, getState, signal }) => {
      const { status } = getState().root.menu;
      if (status === 'loading' || status === 'ready') return;
      if (!extra.api.menu) return void dispatch(menuLoaded([]));
      const built = extra.menu;
      dispatch(built ? menuLoaded(built) : menuRequested());
      const answer = await ask(extra.api.menu, signal);
      // Nothing that somebody reads is exchanged, and no failure takes away what is there.
      if (built && (!answer.ok || getState().root.menu.opened)) return;
      dispatch(answer.ok ? menuLoaded(answer.value) : menuFailed({ reason: answer.reason }));
    },
  });

  startListening({
    matcher: isAnyOf(navigated, visitorTypeChosen, sectionChosen),
    effect: (_event, { dispatch, extra, getState }) => {
      if (!getState().root.menu.opened) return;
      extra.timers.start('menu', MENU_CLOSE_AFTER_NAVIGATION_MS, () => dispatch(menuClosed()));
    },
  });

  startListening({
    predicate: (_event, { root: { menu } }, { root: { menu: before } }) => before.opened && !menu.opened,
    effect: (_event, { extra }) => extra.timers.stop('menu'),
  });

  startListening({
    predicate: (_event, { root: { menu } }, { root: { menu: before } }) =>
      menu.submenu !== before.submenu || menu.submenuOpened !== before.submenuOpened,
    effect: (_event, { dispatch, extra, getState }) => {
      const { submenu, submenuOpened } = getState().root.menu;
      extra.timers.stop('submenu');
      if (submenu === null || submenuOpened) return;
      extra.timers.start('submenu', SUBMENU_CLEAR_DELAY_MS, () => dispatch(submenuCleared(submenu)));
    },
  });
}
