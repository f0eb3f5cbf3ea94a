import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MenuItem } from '@tamarack-lowe/content-model';
import type { RequestStatus } from '../requests.ts';

/** The full-screen menu. */
export type MenuState = {
  /** The firm's own links. */
  items: MenuItem[];
  opened: boolean;
  /** Address at which the menu was last opened; null if the event had none. */
  openedAt: string | null;
  /** Index of the visible submenu, open or folding: it is cleared 700 ms after it was closed. */
  submenu: number | null;
  /** True while `submenu` is open, false while it folds. */
  submenuOpened: boolean;
  status: RequestStatus;
};

const initialState: MenuState = {
  items: [],
  opened: false,
  openedAt: null,
  submenu: null,
  submenuOpened: false,
  status: 'idle',
};

export const menuSlice = createSlice({
  name: 'menu',
  initialState,
  reducers: {
    /**
     * The visitor opened the menu. `path`: the address in the address bar, which changes before the site reports
     * `navigated`. A menu that was opened in between stays open.
     */
    menuOpened(menu, { payload }: PayloadAction<{ path: string } | undefined>) {
      menu.opened = true;
      menu.openedAt = payload?.path ?? null;
    },
    menuClosed: close,
    /** A parent item was pressed: opens its submenu alone, or closes it if it was open. Ignored while the menu is closed. */
    submenuToggled(menu, { payload: index }: PayloadAction<number>) {
      if (!menu.opened || !Number.isInteger(index) || index < 0) return;
      menu.submenuOpened = !(menu.submenuOpened && menu.submenu === index);
      menu.submenu = index;
    },
    /** A submenu has folded. Ignored if another one is open by now. */
    submenuCleared(menu, { payload: index }: PayloadAction<number>) {
      if (menu.submenu === index && !menu.submenuOpened) menu.submenu = null;
    },
    /** Escape closes the submenu first, then the menu. */
    escapePressed(menu) {
      if (menu.submenuOpened) menu.submenuOpened = false;
      else close(menu);
    },
    menuRequested(menu) {
      menu.status = 'loading';
    },
    /** Closes the submenu, because its index now belongs to another item. */
    menuLoaded(menu, { payload: items }: PayloadAction<MenuItem[]>) {
      menu.status = 'ready';
      menu.items = items;
      menu.submenu = null;
      menu.submenuOpened = false;
    },
    menuFailed(menu, _event: PayloadAction<{ reason: string }>) {
      menu.status = 'failed';
    },
  },
  selectors: {
    selectMenuItems: (menu) => menu.items,
    selectMenuOpened: (menu) => menu.opened,
    /** Index of the expanded submenu, or null. */
    selectOpenSubmenu: (menu) => (menu.submenuOpened ? menu.submenu : null),
    /** Index of the submenu to render, open or folding, or null. */
    selectActiveSubmenu: (menu) => menu.submenu,
    selectMenuStatus: (menu) => menu.status,
  },
});

export const { menuOpened, menuClosed, submenuToggled, escapePressed } = menuSlice.actions;

function close(menu: MenuState) {
  menu.opened = false;
  menu.submenu = null;
  menu.submenuOpened = false;
}
