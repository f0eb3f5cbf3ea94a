/** What is known of a page from the link to it: its words, and the address of its picture, if it has one. */
export type Preview = { words: string; picture: string | null };
