/** Starts measuring if the config says so, else empty. Made by the plugin `siteModules`. */
declare module 'virtual:microsite/measure' {}

/** Opens the choice of consent again. Undefined unless the config says how. */
declare module 'virtual:microsite/choice' {
  export const manageChoice: (() => Promise<void>) | undefined;
}
