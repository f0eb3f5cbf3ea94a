/** Files that are installed, cached or built again anywhere, and the output of a package in its own folder. */
const ANYWHERE = /(?:^|\/)(?:\.git|\.turbo|\.cache|\.microsite|node_modules)(?:\/|$)/;
const MADE = /^(?:apps|packages)\/[^/]+\/(?:build|dist|storybook-static)(?:\/|$)/;

/** Returns true when a copy of the workspace needs this file or folder, by its path from the root with slashes. */
export const isCopied = (path: string) => !ANYWHERE.test(path) && !MADE.test(path);
