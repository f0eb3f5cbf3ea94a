/** What is installed, kept or built anew wherever it stands, and what a package makes in its own folder. */
const ANYWHERE = /(?:^|\/)(?:\.git|\.turbo|\.cache|\.microsite|node_modules)(?:\/|$)/;
const MADE = /^(?:apps|packages)\/[^/]+\/(?:build|dist|storybook-static)(?:\/|$)/;

/** Whether a copy of the workspace needs this file or folder, by its path from the root with slashes. */
export const isCopied = (path: string) => !ANYWHERE.test(path) && !MADE.test(path);
