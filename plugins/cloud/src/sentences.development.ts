/** The sentences for developers, which are written to the log together with the alert. */
export const missingProjectIdSentence: string | undefined =
  "cloud() has no project id, so the wallet directory is not asked: cloud({ projectId: '…' }). An empty one is often a variable of the build that is not set."
