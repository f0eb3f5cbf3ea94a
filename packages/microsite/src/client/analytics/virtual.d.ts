/** Has the visit measured where the config of a site says so, and is empty elsewhere; made by the plugin `siteModules`. */
declare module 'virtual:microsite/measure' {}
