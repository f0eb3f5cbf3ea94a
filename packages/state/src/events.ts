import { campusSlice } from './campus/campusSlice.ts';
import { browserSlice } from './every-page/browserSlice.ts';
import { menuSlice } from './every-page/menuSlice.ts';
import { noticeSlice } from './every-page/noticeSlice.ts';

export const { menuOpened, menuClosed, submenuToggled, escapePressed } = menuSlice.actions;
export const { viewportResized } = browserSlice.actions;
export const { noticeDismissed } = noticeSlice.actions;
export const { eventsPageOpened, eventsFiltered, eventsSorted } = campusSlice.actions;
