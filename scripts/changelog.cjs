// How Changesets writes a changelog: a line for each change of the package. The others have the same version, so a list
// of them would say nothing.
module.exports = {
  getReleaseLine: async ({ commit, summary }) =>
    `- ${commit ? `${commit.slice(0, 7)}: ` : ''}${summary.trim().replaceAll('\n', '\n  ')}`,
  getDependencyReleaseLine: async () => '',
}
