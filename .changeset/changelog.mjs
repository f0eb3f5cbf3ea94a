/**
 * Writes the entries of CHANGELOG.md: the words of a changeset as they are, without the hash of a commit. All packages have one version, so
 * the list of packages that are newer with it says nothing.
 */
export default {
  getReleaseLine: async ({ summary }) => `${summary.trim()}\n`,
  getDependencyReleaseLine: async () => '',
};
