import { campusSlice } from './slices/campusSlice.ts';
import { browserSlice } from './slices/browserSlice.ts';
import { menuSlice } from './slices/menuSlice.ts';
import { noticeSlice } from './slices/noticeSlice.ts';

export const { menuOpened, menuClosed, submenuToggled, escapePressed } = menuSlice.actions;
export const { viewportResized } = browserSlice.actions;
export const { noticeDismissed } = noticeSlice.actions;
export const { eventsPageOpened, eventsFiltered, eventsSorted } = campusSlice.actions;
