/** Campus packs: the list of schools, and the pack of one. */
export { PackListPage, type PackListPageProps } from './PackListPage.tsx';
export { PackPage, type PackPageProps } from './PackPage.tsx';
