import { campusSlice } from './campus/campusSlice.ts';
import { browserSlice } from './every-page/browserSlice.ts';
import { menuSlice } from './every-page/menuSlice.ts';
import { noticeSlice } from './every-page/noticeSlice.ts';

export const {
  menuOpened,
  menuClosed,
  submenuToggled,
  submenuCleared,
  escapePressed,
  menuRequested,
  menuLoaded,
  menuFailed,
} = menuSlice.actions;
export const { viewportResized } = browserSlice.actions;
export const { countryRequested, countryDetected, countryFailed, noticeDismissed } = noticeSlice.actions;
export const { eventsPageOpened, eventsRequested, eventsLoaded, eventsFailed, eventsFiltered, eventsSorted } =
  campusSlice.actions;
