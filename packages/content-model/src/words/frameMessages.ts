/** What stands around every page: header, menu, footer, notice. Labels by key, with the values that their words ask for. */
export const frameMessages = {
  skipToContent: [],
  logoHome: [],
  openMenu: [],
  closeMenu: [],
  mainMenu: [],
  menuProduct: [],
  menuConnect: [],
  learnHowWeRecruit: [],
  menuFirm: [],
  menuLoading: [],
  /** The link at the end of a list that is too long for a menu. */
  menuRest: [],
  opensNewTab: [],
  socialTitle: [],
  copyright: ['year'],
  privacy: [],
  accessibility: [],
  /** That the page exists in this language, for who reads it in another. */
  languageHint: [],
  cookieText: [],
  cookieButton: [],
  cookieTitle: [],
  campusResources: [],
  connectWithUs: [],
} as const satisfies Record<string, readonly string[]>;
