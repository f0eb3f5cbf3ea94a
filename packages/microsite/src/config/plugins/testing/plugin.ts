/** The file of a plugin, for its address only. */
export {};
