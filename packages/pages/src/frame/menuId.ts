/** Id of the menu, which the button in the header opens. */
export const MENU_ID = 'main-menu';
