/** Starts measuring if the config says so, else empty. Made by the plugin `siteModules`. */
declare module 'virtual:microsite/measure' {}
